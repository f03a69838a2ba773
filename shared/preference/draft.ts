import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { civilDate, dateRange } from '#shared/calendar/schema.ts';
import { subtractRanges } from '#shared/calendar/date-range.ts';
import { text } from '#shared/kernel/fields.ts';
import { z } from '#shared/kernel/z.ts';
import { totalBudget } from '#shared/statistics/totals.ts';
import { limits } from '#shared/kernel/limits.ts';
import { emptyDraft as emptySurvey, readAirport } from '#shared/survey/draft.ts';
import { originCountries } from '#shared/travel/options.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { validRanges } from '#shared/survey/ranges.ts';
import { canLeave, move, type Move } from '#shared/survey/steps.ts';
import type { ValidationCode } from '#shared/kernel/validation.ts';
import { bucketOf, readDays, type DurationBucket } from './duration.ts';
import { readManwon } from './manwon-text.ts';
import {
  destinationTypes,
  durationBuckets,
  foodStyles,
  scheduleStyles,
  travelExperiences,
  travelPurposes,
  travelStyles,
} from './options.ts';
import { preferenceAnswers, type PreferenceAnswers } from './schema.ts';

const typed = z.string().check(z.maxLength(limits.answerLength));
const typedDay = z.union([z.literal(''), civilDate]);
const picked = z.object({
  ranges: z.array(dateRange).check(z.maxLength(limits.dateRanges)),
  /** A range without its end yet, or with ends in the wrong order; `''` is an empty field. */
  half: z.object({ start: typedDay, end: typedDay }),
});
const chips = <T extends z.ZodMiniType>(one: T) => z.array(one).check(z.maxLength(limits.chips));

const preferenceDraft = z.object({
  dates: picked,
  datesToAvoid: picked,
  durationBucket: z.nullable(z.enum(durationBuckets)),
  totalDays: typed,
  originCountryIso2: z.nullable(z.enum(originCountries)),
  originAirport: typed,
  flightBudget: typed,
  accommodationBudget: typed,
  dailyBudget: typed,
  budgetPrivate: z._default(z.boolean(), false),
  /** Private amounts that this device does not know stay what they are. */
  keepsBudget: z._default(z.boolean(), false),
  travelPurposes: chips(z.enum(travelPurposes)),
  travelStyles: chips(z.enum(travelStyles)),
  preferredDestinationType: z.nullable(z.enum(destinationTypes)),
  activityLevel: z.nullable(z.int().check(z.nonnegative(), z.maximum(10))),
  scheduleStyle: z.nullable(z.enum(scheduleStyles)),
  foodStyle: z.nullable(z.enum(foodStyles)),
  travelExperience: z.nullable(z.enum(travelExperiences)),
  bucketList: typed,
  tripWishlist: typed,
});

/** The default survey while it is being filled in: days and amounts as typed. */
export type PreferenceDraft = z.infer<typeof preferenceDraft>;
export type Picked = PreferenceDraft['dates'];
export type RangeMove = Extract<
  Move,
  { kind: 'pickDay' | 'typeRange' | 'addRange' | 'dropHalf' | 'putRange' | 'removeRange' }
>;

export const budgetFields = ['flightBudget', 'accommodationBudget', 'dailyBudget'] as const;
export type BudgetField = (typeof budgetFields)[number];

const nothingPicked = (): Picked => ({ ranges: [], half: { start: '', end: '' } });

export function emptyPreference(): PreferenceDraft {
  return {
    dates: nothingPicked(),
    datesToAvoid: nothingPicked(),
    durationBucket: null,
    totalDays: '',
    originCountryIso2: null,
    originAirport: '',
    flightBudget: '',
    accommodationBudget: '',
    dailyBudget: '',
    budgetPrivate: false,
    keepsBudget: false,
    travelPurposes: [],
    travelStyles: [],
    preferredDestinationType: null,
    activityLevel: null,
    scheduleStyle: null,
    foodStyle: null,
    travelExperience: null,
    bucketList: '',
    tripWishlist: '',
  };
}

/** A stored draft; `undefined` for any other value. */
export function readPreferenceDraft(kept: unknown): PreferenceDraft | undefined {
  return preferenceDraft.safeParse(kept).data;
}

/**
 * Founding decision 7: what the member's own 4-step answer contains is prefilled. Its budget is only shown as a hint,
 * because the question is a different one.
 */
export function fromSimple(payload: SimplePayload): PreferenceDraft {
  return {
    ...emptyPreference(),
    dates: { ...nothingPicked(), ranges: payload.availability },
    originCountryIso2: payload.originCountryIso2,
    originAirport: payload.originAirport ?? '',
    budgetPrivate: payload.budgetPrivate ?? false,
  };
}

/** A saved answer, opened again. @param knowsBudget whether the private amounts are in it; those of a row are not */
export function fromPreference(
  answers: PreferenceAnswers,
  knowsBudget = answers.budgetPrivate !== true,
): PreferenceDraft {
  const written = (value: number | null) => (value === null ? '' : String(value));
  const {
    dates,
    datesToAvoid,
    totalDays,
    originAirport,
    flightBudget,
    accommodationBudget,
    dailyBudget,
    budgetPrivate = false,
    ...rest
  } = answers;
  return {
    ...rest,
    dates: { ...nothingPicked(), ranges: dates },
    datesToAvoid: { ...nothingPicked(), ranges: datesToAvoid },
    totalDays: written(totalDays),
    originAirport: originAirport ?? '',
    flightBudget: written(flightBudget),
    accommodationBudget: written(accommodationBudget),
    dailyBudget: written(dailyBudget),
    budgetPrivate,
    keepsBudget: !knowsBudget,
  };
}

/** The same edits as in the 4-step survey's calendar. */
export function pickRange({ ranges, half }: Picked, does: RangeMove): Picked {
  const after = move({ ...emptySurvey(), ranges, half }, does);
  return { ranges: after.ranges, half: after.half };
}

/** The complete ranges, and the incomplete one as soon as both its ends are in order. */
export const rangesOf = ({ ranges, half }: Picked): Picked['ranges'] => validRanges({ ...emptySurvey(), ranges, half });

/** The number of days determines the bucket, so that they never contradict each other. */
export function setDays(draft: PreferenceDraft, totalDays: string): PreferenceDraft {
  const read = readDays(totalDays);
  return {
    ...draft,
    totalDays: totalDays.slice(0, 24),
    ...(read.kind === 'days' ? { durationBucket: bucketOf(read.days) } : {}),
  };
}

/** Choosing another bucket clears a number of days that is not in it. */
export function setBucket(draft: PreferenceDraft, durationBucket: DurationBucket | null): PreferenceDraft {
  const read = readDays(draft.totalDays);
  const fits = read.kind === 'days' && bucketOf(read.days) === durationBucket;
  return { ...draft, durationBucket, totalDays: fits ? draft.totalDays : '' };
}

/** Amounts that this device does not know cannot be shown to the others: they have to be given again. */
export const setPrivate = (draft: PreferenceDraft, budgetPrivate: boolean): PreferenceDraft => ({
  ...draft,
  budgetPrivate,
  keepsBudget: budgetPrivate && draft.keepsBudget,
});

/** The amounts have come from the server, in time before they were given again. */
export function learnBudget(draft: PreferenceDraft, from: PreferenceAnswers): PreferenceDraft {
  if (!draft.keepsBudget) return draft;
  const { flightBudget, accommodationBudget, dailyBudget } = fromPreference(from, true);
  return { ...draft, flightBudget, accommodationBudget, dailyBudget, keepsBudget: false };
}

/** Ten thousand won per member for the whole trip; `undefined` while one of the four numbers is open. */
export function totalOf(draft: PreferenceDraft): number | undefined {
  const { flightBudget, accommodationBudget, dailyBudget, totalDays } = readNumbers(draft);
  return totalBudget({
    ...(flightBudget === null ? {} : { flightBudget }),
    ...(accommodationBudget === null ? {} : { accommodationBudget }),
    ...(dailyBudget === null ? {} : { dailyBudget }),
    ...(totalDays === null ? {} : { totalDays }),
  });
}

/** The days to avoid leave none of the days that were chosen: a warning, not an error. */
export function avoidsEverything(draft: PreferenceDraft): boolean {
  const dates = rangesOf(draft.dates);
  return dates.length > 0 && subtractRanges(dates, rangesOf(draft.datesToAvoid)).length === 0;
}

export type Stop = { field: 'dates' | 'datesToAvoid' | 'totalDays' | BudgetField; reason: ValidationCode };

/**
 * Why the survey cannot be sent, in its order; an empty list: it can be sent. Only the dates must be there. `today` as
 * in `canLeave`.
 */
export function whatStops(draft: PreferenceDraft, today?: CivilDate): Stop[] {
  const reasons = (picked: Picked) => canLeave({ ...emptySurvey(), ...picked }, 'dates', today);
  const avoid = reasons(draft.datesToAvoid).filter((reason) => reason === 'range_passed');
  const money = (draft.keepsBudget ? [] : budgetFields).flatMap((field): Stop[] => {
    const { kind } = readManwon(draft[field]);
    return kind === 'unreadable' || kind === 'too_large' ? [{ field, reason: `manwon_${kind}` }] : [];
  });
  return [
    ...reasons(draft.dates).map((reason): Stop => ({ field: 'dates', reason })),
    ...avoid.map((reason): Stop => ({ field: 'datesToAvoid', reason })),
    ...(readDays(draft.totalDays).kind === 'unreadable'
      ? [{ field: 'totalDays', reason: 'days_unreadable' } satisfies Stop]
      : []),
    ...money,
  ];
}

/** The answer as it is sent; `undefined` while something stops it. */
export function toPreference(draft: PreferenceDraft): PreferenceAnswers | undefined {
  if (whatStops(draft).length > 0) return undefined;
  const { keepsBudget: _, ...rest } = draft;
  const free = (value: string) => text(limits.answerLength).safeParse(value).data ?? '';
  return preferenceAnswers.safeParse({
    ...rest,
    ...readNumbers(draft),
    dates: rangesOf(draft.dates),
    datesToAvoid: rangesOf(draft.datesToAvoid),
    originAirport: readAirport(draft.originAirport),
    bucketList: free(draft.bucketList),
    tripWishlist: free(draft.tripWishlist),
    budgetPrivate: draft.budgetPrivate || undefined,
  } satisfies Record<keyof PreferenceAnswers, unknown>).data;
}

function readNumbers(draft: PreferenceDraft): Pick<PreferenceAnswers, 'totalDays' | BudgetField> {
  const days = readDays(draft.totalDays);
  const manwon = (field: BudgetField) => {
    const read = readManwon(draft[field]);
    return read.kind === 'manwon' ? read.manwon : null;
  };
  return {
    totalDays: days.kind === 'days' ? days.days : null,
    flightBudget: manwon('flightBudget'),
    accommodationBudget: manwon('accommodationBudget'),
    dailyBudget: manwon('dailyBudget'),
  };
}
