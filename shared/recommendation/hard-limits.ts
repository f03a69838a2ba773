import type { City } from '#shared/destination/schema.ts';
import type { ScoredCore } from './catalogue.ts';
import { airFit } from './features.ts';
import { rangesOff } from './journey.ts';
import type { MemberProfile } from './group-profile.ts';
import { tripCostManwon } from './money.ts';
import type { Reach } from './reach.ts';
import type { Trip } from './trip.ts';
import { isTooFar } from './time-fit.ts';

/** Above this part of the ceiling a place is out of the question. */
const overBudget = 1.25;

/**
 * Whether something stands against this city for this member: over 1.25 x the budget in the simplest style, two ranges off or more, a
 * third of the trip on the way, or no day of the trip in common.
 */
export function isImpossible(
  traveller: MemberProfile,
  city: City,
  trip: Trip,
  reach: Reach | undefined,
  core: ScoredCore,
): boolean {
  const { ceiling, isElsewhere, style } = traveller;
  if (isElsewhere) return true;
  if (reach === undefined) return false;
  if (isTooFar(reach, trip.days) || airFit(traveller, reach) < 1) return true;
  const least = style === 'simple' ? 'hostel' : 'middle';
  if (ceiling !== undefined && tripCostManwon(core, reach, city, trip.days, least) > overBudget * ceiling) return true;
  return Math.abs(rangesOff(traveller, reach) ?? 0) >= 2;
}
