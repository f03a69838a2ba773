import { mergeRanges } from '#shared/calendar/date-range.ts';
import type { InputOf } from '#shared/contract/endpoint.ts';
import { bucketOf } from './duration.ts';
import type { postPreference } from './endpoints.ts';
import { preferenceAnswers, type PreferenceAnswers } from './schema.ts';

/**
 * What a call brings, as the answers that are kept: single days become ranges where they touch, what is not said is open, and the
 * number of days chooses its bucket.
 * @returns the answers, or the names of the fields that are missing or wrong.
 */
export function readPreference(input: InputOf<typeof postPreference>): { answers: PreferenceAnswers } | { wrong: string[] } {
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
  } satisfies Record<keyof PreferenceAnswers, unknown>);
  if (parsed.success) return { answers: parsed.data };
  // Only the days can be wrong here, and they are named as the caller named them.
  return { wrong: [given.dates || !preferredDates ? 'dates' : 'preferredDates'] };
}
