import { fillCityFits } from './city-fits.ts';
import { emptyRow } from './features.ts';
import type { GroupProfile, MemberProfile } from './group-profile.ts';
import { isImpossible, leftWithinLimits } from './hard-limits.ts';
import { rangeName } from './journey.ts';
import { homeName } from './reach.ts';
import { rowUtility } from './utility.ts';
import type { WishValues } from './wish-values.ts';

/**
 * What a member's answers say of each city, in the catalogue's order; hearts, and what texts say beside wishes, are not
 * in it. Cities are judged when they are asked for.
 */
export interface Judgement {
  /** In billionths; NaN for whoever told nothing, 0 for what was not asked for yet. */
  utilities: Float64Array;
  /** See `leftWithinLimits`. */
  left: Float64Array;
  /** 1 where a hard limit is broken. */
  broken: Uint8Array;
}

const remembered = new WeakMap<WishValues, Map<string, Judgement>>();
/** Of each trip at most, as many as a hundred members may need. */
const slots = 150;

/** Made once for all who told the same: after one member's answer only that member judges anew. */
export function judgementOf({ core, values }: GroupProfile, traveller: MemberProfile): Judgement {
  const ofTrip = remembered.get(values) ?? new Map<string, Judgement>();
  remembered.set(values, ofTrip);
  const name = nameOf(traveller);
  const known = ofTrip.get(name);
  if (known) return known;
  const count = core.cities.length;
  const made: Judgement = {
    utilities: new Float64Array(count),
    left: new Float64Array(count),
    broken: new Uint8Array(count),
  };
  if (ofTrip.size >= slots) ofTrip.clear();
  ofTrip.set(name, made);
  return made;
}

const row = emptyRow();

/** Judges the city at that place, if that was not done before. */
export function judge(
  { utilities, left, broken }: Judgement,
  { core, trip }: GroupProfile,
  traveller: MemberProfile,
  at: number,
): void {
  // Nobody's utility is 0.
  if (utilities[at] !== 0) return;
  fillCityFits(row, traveller, at, core, traveller.ceilingWithin);
  utilities[at] = rowUtility(row) ?? NaN;
  left[at] = leftWithinLimits(traveller, at, trip.days);
  broken[at] = isImpossible(traveller, at) ? 1 : 0;
}

/** All that a judgement depends on, but for the trip and the catalogue. */
function nameOf(one: MemberProfile): string {
  const { origin, measures, particulars, ceiling, ceilingWithin, style } = one;
  return [
    ...[origin && homeName(origin), measures.name, rangeName(one), one.isExact, particulars.mostFlightHours],
    ...[ceiling, ceilingWithin, style, one.destinationType, one.activityLevel, one.isHeard, one.isElsewhere],
  ].join('|');
}
