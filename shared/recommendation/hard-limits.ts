import type { City } from '#shared/destination/schema.ts';
import type { ScoredCore } from './catalogue.ts';
import { airFit } from './features.ts';
import { rangesOff } from './journey.ts';
import type { MemberProfile } from './group-profile.ts';
import { tripCostManwon } from './money.ts';
import type { Reach } from './reach.ts';
import type { Trip } from './trip.ts';
import { isTooFar, timeFit } from './time-fit.ts';

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
  const { ceiling, isElsewhere } = traveller;
  if (isElsewhere) return true;
  if (reach === undefined) return false;
  if (isTooFar(reach, trip.days) || airFit(traveller, reach) < 1) return true;
  if (ceiling !== undefined && leastCost(traveller, city, trip, reach, core) > overBudget * ceiling) return true;
  return Math.abs(rangesOff(traveller, reach, city.iso2) ?? 0) >= 2;
}

/** Of the trip in the simplest style that the member would take, ten thousand won. */
const leastCost = ({ style }: MemberProfile, city: City, trip: Trip, reach: Reach, core: ScoredCore): number =>
  tripCostManwon(core, reach, city, trip.days, style === 'simple' ? 'hostel' : 'middle');

/** What is left of a member's utility where the way is too long, or more hours in the air than they can bear. */
const tooFar = 0.5;
/** Where it is two ranges further than they chose. */
const twoRangesOff = 0.7;
/** Of a trip of one day the way takes all that it is too long; of longer ones this over their days. */
const wayDecides = 0.6;
/** Longer ones are not shortened by a night on a plane: their way is one respect among others. */
const shortTrip = 5;
/** However dear it is, so much is left. */
const least = 0.2;

/** Of the utility, 1 where no limit of way and money is broken: over 1.25 x the budget it is that bound's part of the cost. */
export function leftWithinLimits(
  traveller: MemberProfile,
  city: City,
  trip: Trip,
  reach: Reach | undefined,
  core: ScoredCore,
): number {
  if (reach === undefined) return 1;
  const off = rangesOff(traveller, reach, city.iso2) ?? 0;
  let left = isTooFar(reach, trip.days) || airFit(traveller, reach) < 1 ? tooFar : 1;
  if (off >= 2) left *= twoRangesOff;
  // The shorter the trip, the more of it the way decides.
  if (trip.days <= shortTrip) left *= 1 - (1 - timeFit(reach, trip.days)) * Math.min(1, wayDecides / trip.days);
  const { ceilingWithin: ceiling } = traveller;
  if (ceiling === undefined || ceiling === Infinity) return left;
  const part = (overBudget * ceiling) / leastCost(traveller, city, trip, reach, core);
  if (part < 1) left *= Math.max(least, part);
  return left;
}
