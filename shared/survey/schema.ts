import { z } from '#shared/contract/z.ts';
import { language, line, milliseconds, text } from '#shared/contract/fields.ts';
import { limits } from '#shared/limits.ts';
import { civilDate, dateRange } from '#shared/calendar/schema.ts';
import { budgetTiers, currencies, originCountries, ranges, subcategories, tripTypes } from './options.ts';

const amount = z.int().check(z.nonnegative(), z.maximum(2_000_000_000));

/**
 * The canonical answer of the 4-step survey. Budgets are either a tier or an amount in its own currency (whole units of that
 * currency per person for the whole trip); `seed` is the day on which it was answered.
 */
export const simplePayload = z
  .strictObject({
    availability: z.array(dateRange).check(z.minLength(1), z.maxLength(limits.dateRanges)),
    originCountryIso2: z.enum(originCountries),
    originAirport: z.nullable(text(limits.nameLength)),
    range: z.enum(ranges),
    budgetTier: z.nullable(z.enum(budgetTiers)),
    budgetCurrency: z.nullable(z.enum(currencies)),
    budgetMin: z.nullable(amount),
    budgetMax: z.nullable(amount),
    mainType: z.enum(tripTypes),
    subcats: z.array(z.string()).check(z.maxLength(limits.chips)),
    otherDescription: z.nullable(line(limits.otherDescriptionLength)),
    seed: civilDate,
    lang: language,
  })
  .check(
    z.refine((value) => (value.budgetTier === null) === (value.budgetCurrency !== null && value.budgetMin !== null && value.budgetMax !== null), { path: ['budgetTier'] }),
    z.refine((value) => value.budgetMin === null || value.budgetMax === null || value.budgetMin <= value.budgetMax, { path: ['budgetMax'] }),
    z.refine((value) => value.subcats.every((one) => (subcategories[value.mainType] as readonly string[]).includes(one)), { path: ['subcats'] }),
    z.refine((value) => (value.mainType === 'other') === (value.otherDescription !== null), { path: ['otherDescription'] }),
  );
export type SimplePayload = z.infer<typeof simplePayload>;

/** A saved answer of the 4-step survey; its id is its member's. */
export const simpleResponseRow = z.object({
  memberId: z.string(),
  payload: simplePayload,
  createdAt: milliseconds,
  updatedAt: milliseconds,
});
export type SimpleResponseRow = z.infer<typeof simpleResponseRow>;

export const saveSimpleResponseInput = z.strictObject({ payload: simplePayload });
