import { dateRange } from '#shared/calendar/schema.ts';
import { milliseconds, text } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { limits } from '#shared/kernel/limits.ts';
import { originCountries } from '#shared/travel/options.ts';
import {
  destinationTypes,
  durationBuckets,
  foodStyles,
  scheduleStyles,
  travelExperiences,
  travelPurposes,
  travelStyles,
} from './options.ts';

/** Ten thousand won. */
const manwon = z.nullable(z.number().check(z.nonnegative(), z.maximum(100_000)));
const chips = <T extends z.ZodMiniType>(one: T) => z.array(one).check(z.maxLength(limits.chips));

/**
 * The default survey: 15 questions (founding decision 7). Everything but the dates may be left open; open is `null` or
 * an empty list and never counts as an answer.
 */
export const preferenceAnswers = z.strictObject({
  dates: z.array(dateRange).check(z.minLength(1), z.maxLength(limits.dateRanges)),
  datesToAvoid: z.array(dateRange).check(z.maxLength(limits.dateRanges)),
  durationBucket: z.nullable(z.enum(durationBuckets)),
  totalDays: z.nullable(z.int().check(z.positive(), z.maximum(365))),
  originCountryIso2: z.nullable(z.enum(originCountries)),
  originAirport: z.nullable(text(limits.nameLength)),
  flightBudget: manwon,
  accommodationBudget: manwon,
  dailyBudget: manwon,
  travelPurposes: chips(z.enum(travelPurposes)),
  travelStyles: chips(z.enum(travelStyles)),
  preferredDestinationType: z.nullable(z.enum(destinationTypes)),
  activityLevel: z.nullable(z.int().check(z.nonnegative(), z.maximum(10))),
  scheduleStyle: z.nullable(z.enum(scheduleStyles)),
  foodStyle: z.nullable(z.enum(foodStyles)),
  travelExperience: z.nullable(z.enum(travelExperiences)),
  bucketList: text(limits.answerLength),
  tripWishlist: text(limits.answerLength),
  /** Nobody but the member and the server may know the three amounts (founding decision 6): rows are without them. */
  budgetPrivate: z.optional(z.literal(true)),
});
export type PreferenceAnswers = z.infer<typeof preferenceAnswers>;

export const preferenceRow = z.object({
  memberId: z.string(),
  answers: preferenceAnswers,
  createdAt: milliseconds,
  updatedAt: milliseconds,
});
/** `keepBudget`: the budget is private, this device does not know the amounts, and the server's amounts are kept. */
export const savePreferenceInput = z.strictObject({
  answers: preferenceAnswers,
  keepBudget: z.optional(z.literal(true)),
});
export type SavePreferenceInput = z.infer<typeof savePreferenceInput>;

/** What the group may see of an answer. */
export const withoutPrivateBudget = (answers: PreferenceAnswers): PreferenceAnswers =>
  answers.budgetPrivate ? { ...answers, flightBudget: null, accommodationBudget: null, dailyBudget: null } : answers;
/** The same, whatever the answer itself says: the member has made their budget private elsewhere. */
export const makeBudgetPrivate = (answers: PreferenceAnswers): PreferenceAnswers =>
  withoutPrivateBudget({ ...answers, budgetPrivate: true });
/** The same answer with the amounts of an earlier one. */
export const withBudgetOf = (
  answers: PreferenceAnswers,
  { flightBudget, accommodationBudget, dailyBudget }: PreferenceAnswers,
): PreferenceAnswers => ({ ...answers, flightBudget, accommodationBudget, dailyBudget });

declare module '#shared/kernel/rows.ts' {
  interface RowTypes {
    preference: z.infer<typeof preferenceRow>;
  }
}
