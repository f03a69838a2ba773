import { z } from '#shared/kernel/z.ts';
import { language, line, milliseconds, text } from '#shared/kernel/fields.ts';
import { limits } from '#shared/kernel/limits.ts';
import { civilDate, dateRange } from '#shared/calendar/schema.ts';
import { budgetTiers, currencies, originCountries, ranges, subcategories, tripTypes } from '#shared/travel/options.ts';

const amount = z.int().check(z.nonnegative(), z.maximum(2_000_000_000));

/**
 * The canonical answer of the 4-step survey. Budgets are either a tier or an amount in its own currency (whole units of
 * that currency per person for the whole trip), or private and left out; `seed` is the day on which it was answered.
 */
export const simplePayload = z
  .strictObject({
    availability: z.array(dateRange).check(z.minLength(1), z.maxLength(limits.dateRanges)),
    /**
     * Days that suit if need be: never among those of `availability`, and never counted with them
     * (founding decision 29). Left out where there are none.
     */
    availabilityIfNeedBe: z.optional(z.array(dateRange).check(z.minLength(1))),
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
    /** Nobody but the member and the server may know the amounts (founding decision 6): rows are without them. */
    budgetPrivate: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ availability, availabilityIfNeedBe = [] }) =>
        availability.length + availabilityIfNeedBe.length <= limits.dateRanges,
      { path: ['availabilityIfNeedBe'] },
    ),
    z.refine(
      (value) =>
        isWithheld(value) ||
        (value.budgetTier === null) ===
          (value.budgetCurrency !== null && value.budgetMin !== null && value.budgetMax !== null),
      { path: ['budgetTier'] },
    ),
    z.refine((value) => value.budgetMin === null || value.budgetMax === null || value.budgetMin <= value.budgetMax, {
      path: ['budgetMax'],
    }),
    z.refine(
      (value) => value.subcats.every((one) => (subcategories[value.mainType] as readonly string[]).includes(one)),
      { path: ['subcats'] },
    ),
    z.refine((value) => (value.mainType === 'other') === (value.otherDescription !== null), {
      path: ['otherDescription'],
    }),
  );
export type SimplePayload = z.infer<typeof simplePayload>;
type Budget = Pick<SimplePayload, 'budgetTier' | 'budgetCurrency' | 'budgetMin' | 'budgetMax' | 'budgetPrivate'>;

const untold = { budgetTier: null, budgetCurrency: null, budgetMin: null, budgetMax: null } as const;

/** A private budget without its amounts: as others see it, or as it was sent by a device that does not know them. */
export function isWithheld({ budgetPrivate, budgetTier, budgetCurrency, budgetMin, budgetMax }: Budget): boolean {
  return (
    budgetPrivate === true && budgetTier === null && budgetCurrency === null && budgetMin === null && budgetMax === null
  );
}

/** What the group may see of an answer. */
export const withoutPrivateBudget = (payload: SimplePayload): SimplePayload =>
  payload.budgetPrivate ? { ...payload, ...untold } : payload;
/** The same, whatever the answer itself says: the member has made their budget private elsewhere. */
export const makeBudgetPrivate = (payload: SimplePayload): SimplePayload =>
  withoutPrivateBudget({ ...payload, budgetPrivate: true });
/** The same answer with the amounts of an earlier one. */
export const withBudgetOf = (
  payload: SimplePayload,
  { budgetTier, budgetCurrency, budgetMin, budgetMax }: SimplePayload,
): SimplePayload => ({ ...payload, budgetTier, budgetCurrency, budgetMin, budgetMax });

/** A saved answer of the 4-step survey; its id is its member's. */
export const simpleResponseRow = z.object({
  memberId: z.string(),
  payload: simplePayload,
  createdAt: milliseconds,
  updatedAt: milliseconds,
});
export type SimpleResponseRow = z.infer<typeof simpleResponseRow>;

/** `keepBudget`: the budget is private, this device does not know the amounts, and the server's amounts are kept. */
export const saveSimpleResponseInput = z.strictObject({
  payload: simplePayload,
  keepBudget: z.optional(z.literal(true)),
});

declare module '#shared/kernel/rows.ts' {
  interface RowTypes {
    simpleResponse: z.infer<typeof simpleResponseRow>;
  }
}
