import { airFit } from './city-fits.ts';
import type { MemberProfile } from './group-profile.ts';
import type { Leg } from './legs.ts';

/** Above this part of the ceiling a place is out of the question. */
const overBudget = 1.25;

/**
 * Whether something stands against the city at this place of the catalogue's order for this member: over 1.25 x the
 * budget in the simplest style, two ranges off or more, a third of the trip on the way, or no day of the trip in
 * common.
 */
export function isImpossible(traveller: MemberProfile, at: number): boolean {
  const { ceiling, isElsewhere, legs, rangesOff } = traveller;
  if (isElsewhere) return true;
  const leg = legs?.[at];
  if (leg === undefined) return false;
  if (leg.isTooFar || airFit(traveller, leg.reach) < 1) return true;
  if (ceiling !== undefined && leastCost(traveller, leg) > overBudget * ceiling) return true;
  return Math.abs(rangesOff?.[at] ?? 0) >= 2;
}

/** Of the trip in the simplest style that the member would take, ten thousand won. */
export const leastCost = ({ style }: MemberProfile, { costs: [hostel = 0, middle = 0] }: Leg): number =>
  style === 'simple' ? hostel : middle;

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

/**
 * Of the utility, 1 where no limit of way and money is broken: over 1.25 x the budget it is that bound's part of the
 * cost.
 */
export function leftWithinLimits(traveller: MemberProfile, at: number, days: number): number {
  const leg = traveller.legs?.[at];
  if (leg === undefined) return 1;
  let left = leg.isTooFar || airFit(traveller, leg.reach) < 1 ? tooFar : 1;
  if ((traveller.rangesOff?.[at] ?? 0) >= 2) left *= twoRangesOff;
  // The shorter the trip, the more of it the way decides.
  if (days <= shortTrip) left *= 1 - (1 - leg.time) * Math.min(1, wayDecides / days);
  const { ceilingWithin: ceiling } = traveller;
  if (ceiling === undefined || ceiling === Infinity) return left;
  const part = (overBudget * ceiling) / leastCost(traveller, leg);
  if (part < 1) left *= Math.max(least, part);
  return left;
}
