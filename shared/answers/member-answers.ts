import type { GroupState } from '#shared/kernel/replica.ts';
import type { CustomAnswers } from '#shared/custom-survey/schema.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import { toManwon } from '#shared/money/currency.ts';
import type { PriceInterval } from '#shared/money/price-interval.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { totalBudget, type TripBudget } from '#shared/statistics/totals.ts';

/** Everything that one member has answered, by survey. */
export interface MemberAnswers {
  memberId: string;
  simple: SimplePayload | undefined;
  preference: PreferenceAnswers | undefined;
  custom: CustomAnswers | undefined;
  /**
   * From the newer of the two surveys that ask for days; a tie goes to the long one, which also knows the days to
   * avoid.
   */
  dates: MemberDates | undefined;
}

export function memberAnswers(view: Pick<GroupState, 'get'>, memberId: string): MemberAnswers {
  const simple = view.get('simpleResponse', memberId)?.data;
  const preference = view.get('preference', memberId)?.data;
  const isSimpleNewer = simple !== undefined && (preference === undefined || simple.updatedAt > preference.updatedAt);
  return {
    memberId,
    simple: simple?.payload,
    preference: preference?.answers,
    custom: view.get('customResponse', memberId)?.data.responses,
    dates: isSimpleNewer
      ? simpleDates(memberId, simple.payload)
      : preference && { memberId, ranges: preference.answers.dates, avoid: preference.answers.datesToAvoid },
  };
}

/** What an answer of the quick survey says of days. */
export function simpleDates(
  memberId: string,
  { availability, availabilityIfNeedBe }: Pick<SimplePayload, 'availability' | 'availabilityIfNeedBe'>,
): MemberDates {
  return { memberId, ranges: availability, ...(availabilityIfNeedBe && { maybe: availabilityIfNeedBe }) };
}

/** The parts of the trip's cost that were answered; an open question is left out, never zero. */
export function tripBudget(preference: PreferenceAnswers | undefined): Partial<TripBudget> {
  const { flightBudget, accommodationBudget, dailyBudget, totalDays } = preference ?? {};
  return {
    ...(flightBudget != null && { flightBudget }),
    ...(accommodationBudget != null && { accommodationBudget }),
    ...(dailyBudget != null && { dailyBudget }),
    ...(totalDays != null && { totalDays }),
  };
}

/** Prices per person for the whole trip, in ten thousand won; only the long survey answered: up to its total. */
export function acceptedPrices({ simple, preference }: MemberAnswers): PriceInterval | undefined {
  if (!simple) {
    const total = totalBudget(tripBudget(preference));
    return total === undefined ? undefined : { min: 0, max: total };
  }
  const { budgetTier, budgetCurrency, budgetMin, budgetMax } = simple;
  if (budgetTier) return tierInterval(budgetTier);
  if (!budgetCurrency || budgetMin === null || budgetMax === null) return undefined;
  return { min: toManwon(budgetMin, budgetCurrency), max: toManwon(budgetMax, budgetCurrency) };
}
