import type { Flight } from '#shared/destination/flight.ts';
import type { ScoredCity } from './catalogue.ts';
import { rangesOff, tripCostManwon } from './journey.ts';
import type { Traveller } from './traveller.ts';
import type { Trip } from './trip.ts';

/** Whether something stands against this city for this member: over 1.25 x the budget, two ranges off or more, or no day of the trip in common. */
export function isImpossible(traveller: Traveller, city: ScoredCity, trip: Trip, flight: Flight | undefined): boolean {
  const { ceilingManwon } = traveller;
  if (ceilingManwon !== undefined && flight && tripCostManwon(flight, city, trip.days) > 1.25 * ceilingManwon) return true;
  return Math.abs(rangesOff(traveller, flight) ?? 0) >= 2 || isElsewhere(traveller, trip);
}

/** Coming for a part of the trip is possible; for no day of it is not. */
function isElsewhere({ memberId }: Traveller, { window }: Trip): boolean {
  return window?.absent.some((absence) => absence.memberId === memberId && absence.missingDays >= window.lengthDays) ?? false;
}
