import type { InputOf } from '#shared/protocol/mutations.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';

export type Again = 'dates' | 'place' | 'both';

/**
 * What of a decision can be opened again. What the group votes for and has not chosen yet comes first: it is chosen
 * without touching the rest.
 */
export function againChoices({
  fixedDates,
  fixedPlace,
  asks,
}: Pick<TripState, 'fixedDates' | 'fixedPlace' | 'asks'>): Again[] {
  if (fixedDates && fixedPlace) return ['dates', 'place', 'both'];
  if (fixedDates) return asks.place ? ['place', 'dates'] : ['dates'];
  return asks.dates ? ['dates', 'place'] : ['place'];
}

/** The act that opens a part again. What is not named stays fixed. */
export const openAgain = (
  { fixedDates, fixedPlace }: Pick<TripState, 'fixedDates' | 'fixedPlace'>,
  what: Again,
  word = '',
): InputOf<'decide'> => ({
  kind: 'reopen',
  dates: what === 'place' ? fixedDates : null,
  place: what === 'dates' ? fixedPlace : null,
  word,
});
