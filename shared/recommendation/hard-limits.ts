import type { Flight } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import { rangesOff, tripCostManwon } from './journey.ts';
import type { Seat } from './panel.ts';
import type { Trip } from './trip.ts';

/** Whether something stands against this city for this member: over 1.25 x the budget, two ranges off or more, or no day of the trip in common. */
export function isImpossible(traveller: Seat, city: City, trip: Trip, flight: Flight | undefined): boolean {
  const { ceiling, isElsewhere } = traveller;
  if (isElsewhere) return true;
  if (ceiling && flight && tripCostManwon(flight, city, trip.days) > 1.25 * ceiling.to) return true;
  return Math.abs(rangesOff(traveller, flight) ?? 0) >= 2;
}
