import { mergeRanges } from '#shared/calendar/date-range.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { bucketOf } from './duration.ts';
import type { postPreference } from './endpoints.ts';
import { preferenceAnswers, type PreferenceAnswers, type SavePreferenceInput } from './schema.ts';

/**
 * The body of an API call as stored answers: adjacent single days become ranges, missing fields are unanswered, and the
 * number of days determines its bucket.
 * A private budget of which no amount is named stays as it was (`keepBudget`).
 * @returns the answers, or the names of the fields that are missing or wrong.
 */
export function readPreference(input: InputOf<typeof postPreference>): SavePreferenceInput | { wrong: string[] } {
  const { preferredDates, memberId: _, sessionToken: __, ...given } = input;
  const days = mergeRanges((preferredDates ?? []).map((day) => ({ start: day, end: day })));
  const parsed = preferenceAnswers.safeParse({
    dates: given.dates ?? days,
    datesToAvoid: given.datesToAvoid ?? [],
    durationBucket: given.durationBucket ?? (given.totalDays ? bucketOf(given.totalDays) : null),
    totalDays: given.totalDays ?? null,
    originCountryIso2: given.originCountryIso2 ?? null,
    originAirport: given.originAirport ?? null,
    flightBudget: given.flightBudget ?? null,
    accommodationBudget: given.accommodationBudget ?? null,
    dailyBudget: given.dailyBudget ?? null,
    travelPurposes: given.travelPurposes ?? [],
    travelStyles: given.travelStyles ?? [],
    preferredDestinationType: given.preferredDestinationType ?? null,
    activityLevel: given.activityLevel ?? null,
    scheduleStyle: given.scheduleStyle ?? null,
    foodStyle: given.foodStyle ?? null,
    travelExperience: given.travelExperience ?? null,
    bucketList: given.bucketList ?? '',
    tripWishlist: given.tripWishlist ?? '',
    budgetPrivate: given.budgetPrivate,
  } satisfies Record<keyof PreferenceAnswers, unknown>);
  const keeps =
    given.budgetPrivate &&
    given.flightBudget === undefined &&
    given.accommodationBudget === undefined &&
    given.dailyBudget === undefined;
  if (parsed.success) return { answers: parsed.data, ...(keeps ? { keepBudget: true } : {}) };
  // Only the days can be wrong here; the error uses the caller's field names.
  return { wrong: [given.dates || !preferredDates ? 'dates' : 'preferredDates'] };
}
