import type { CityFacts } from '#shared/destination/facts/schema.ts';
import type { City } from '#shared/destination/schema.ts';
import type { Range } from '#shared/travel/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { type Asked, wantOf } from './asked.ts';
import type { Subject } from './catalogue.ts';
import { exp, ln } from './exact-math.ts';
import type { GroupProfile, MemberProfile } from './group-profile.ts';
import { rangesOff } from './journey.ts';
import { moneyFit } from './money.ts';
import type { Reach } from './reach.ts';
import { timeFit } from './time-fit.ts';
import type { Traveller } from './traveller.ts';
import { typeFit } from './type-fit.ts';
import { isBroad, placeWishFit, wishOfDestination, type Wish } from './wish.ts';

/** What a destination is measured by, and how much each weighs (design: Fit of a destination for a member; fitted on half of the panel). */
export const weights = {
  wishes: 0.29,
  tripType: 0.18,
  pull: 0.13,
  budget: 0.15,
  reach: 0.09,
  season: 0.09,
  destinationType: 0.05,
  pace: 0.02,
} as const;
export type Feature = keyof typeof weights;
export const features = Object.keys(weights) as Feature[];

/** 0..1 each; what is unknown is absent. */
export type Fits = { [F in Feature]?: number | undefined };

/** The same as numbers, in the order of `features`; NaN: unknown. A ranking fills one again and again where objects would be thrown away. */
export type FitRow = Float64Array;
export const emptyRow = (): FitRow => new Float64Array(features.length).fill(NaN);

/** What the fit of a city needs of the group. */
export type Ground = Pick<GroupProfile, 'core' | 'trip' | 'values'>;

/** All that can be said of a city for a member; nothing for whoever told nothing. `reach` is the member's own. */
export function cityFits(traveller: MemberProfile, city: City, ground: Ground, reach: Reach | undefined): Fits {
  // What is told of the budget is told of the one that the member gave.
  fillCityFits(scratch, traveller, city, ground, reach, traveller.ceiling);
  const fits: Fits = {};
  for (let at = 0; at < features.length; at += 1) {
    const fit = scratch[at] ?? NaN;
    const feature = features[at];
    if (feature !== undefined && !Number.isNaN(fit)) fits[feature] = fit;
  }
  return fits;
}

const scratch = emptyRow();

export function fillCityFits(
  row: FitRow,
  traveller: MemberProfile,
  city: City,
  ground: Ground,
  reach: Reach | undefined,
  ceiling: number | undefined,
): void {
  row.fill(NaN);
  if (!traveller.isHeard) return;
  const { core, trip, values } = ground;
  const facts = core.facts.cities.get(city.id);
  row[0] = askedFit(traveller, (wish) => values.withDayTrips(city, wish));
  row[1] = typesFit(traveller, (type) => sideFit(facts, city, type));
  if (reach) {
    row[2] = reach.pull ?? NaN;
    if (ceiling !== undefined) row[3] = moneyFit(core, reach, city, trip.days, ceiling, traveller.style);
    row[4] = reachFit(traveller, city, reach) * timeFit(reach, trip.days) * airFit(traveller, reach);
  }
  row[5] = tripSeasonFit(traveller, city, ground);
  row[6] = destinationTypeFit(traveller, (wish) => values.valueOf(city, wish), reach?.range, city.population);
  row[7] = paceFit(traveller, (type) => sideFit(facts, city, type));
}

/** What can be said of a single place: a place has no fare, no season and no pace of its own. */
export function placeFits(traveller: Traveller, place: Subject): Fits {
  const known = (fit: number) => (Number.isNaN(fit) ? undefined : fit);
  const valueOf = (wish: Wish) => placeWishFit(place, wish) ?? NaN;
  return {
    wishes: known(meanFit(traveller.asked, valueOf)),
    tripType: known(typesFit(traveller, (type) => typeFit(place.strengths, type))),
    destinationType: known(destinationTypeFit(traveller, valueOf, undefined, undefined)),
  };
}

/** A wish that is not met at all still leaves so much. */
const missing = 0.05;
/** Of what somebody wrote aside. */
const missingAside = 0.1;
/** How much more the best counts than the good, of a specific wish. */
const contrast = 1.12;
/** A specific wish decides more than all that every city has some of. */
const specificShare = 0.88;

/** Specific wishes by geometric mean, so that a missing one decides; broad ones by arithmetic mean. */
function askedFit({ askedWithin: asked }: MemberProfile, valueOf: (wish: Wish) => number): number {
  let specific = 0;
  let specificWeight = 0;
  let broad = 0;
  let broadWeight = 0;
  for (const { wish, weight } of asked) {
    const value = valueOf(wish);
    if (Number.isNaN(value)) continue;
    if (isBroad(wish)) {
      // Squared: every city has some, so only much of it counts.
      broad += weight * value * value;
      broadWeight += weight;
    } else {
      specific += weight * ln(Math.max(value, weight === 1 ? missing : missingAside));
      specificWeight += weight;
    }
  }
  if (specificWeight === 0) return broadWeight === 0 ? NaN : broad / broadWeight;
  // What was only said aside decides by half.
  const decides = Math.min(1, specificWeight);
  const mean = (decides * contrast * specific) / specificWeight;
  if (broadWeight === 0) return exp(Math.min(0, mean));
  const both = specificShare * mean + (1 - specificShare * decides) * ln(Math.max(missing, broad / broadWeight));
  return exp(Math.min(0, both));
}

function meanFit(asked: readonly Asked[], valueOf: (wish: Wish) => number): number {
  let sum = 0;
  let all = 0;
  for (const { wish, weight } of asked) {
    const value = valueOf(wish);
    if (Number.isNaN(value)) continue;
    sum += weight * value;
    all += weight;
  }
  return all === 0 ? NaN : sum / all;
}

/** Types by the member's own mix; `other` says nothing of a side. */
function typesFit({ types }: Traveller, fitOf: (type: VoteType) => number): number {
  let sum = 0;
  let shares = 0;
  for (const { type, share } of types) {
    if (type === 'other') continue;
    sum += share * fitOf(type);
    shares += share;
  }
  return shares === 0 ? NaN : sum / shares;
}

/** A side of 0 to 10 as the editors set it; of an imported city its strength. Decision 17: adventure, culture and nature are read as sides. */
export const cityTypeFit = (city: City, type: VoteType, { core }: Pick<Ground, 'core'>): number =>
  sideFit(core.facts.cities.get(city.id), city, type);

function sideFit(facts: CityFacts | undefined, city: City, type: VoteType): number {
  const sides = facts?.sides;
  if (sides === undefined) return typeFit(city.strengths, type);
  switch (type) {
    case 'adventure':
      return sides.activity / 10;
    case 'culture':
    case 'other':
      return sides.sightseeing / 10;
    case 'nature':
      return (sides.relax + sides.activity) / 20;
    default:
      return sides[type] / 10;
  }
}

/** Exotic is what lies far from one's own home. */
const exoticBy: Record<Range, number> = { domestic: 0.05, intl_short: 0.4, intl_mid: 0.75, intl_long: 1 };

function destinationTypeFit(
  { destinationType }: Traveller,
  valueOf: (wish: Wish) => number,
  range: Range | undefined,
  population: number | null | undefined,
): number {
  if (destinationType === undefined) return NaN;
  if (destinationType === '이국적') return range ? exoticBy[range] : NaN;
  const value = valueOf(wishOfDestination(destinationType));
  if (destinationType !== '대도시') return value;
  return population == null ? value : sizeOf(population);
}

function sizeOf(population: number): number {
  if (population >= 1_000_000) return 1;
  if (population >= 300_000) return 0.7;
  return population >= 100_000 ? 0.4 : 0.1;
}

const furtherBy = [1, 0.7, 0.4] as const;
const nearerBy = [1, 0.4] as const;
const offByMore = 0.15;

/**
 * 1 inside the chosen range, then by how many ranges off; 1 where none was chosen. Nearer loses more than further: who wants to fly far and is sent
 * next door gets another trip, and by departures nobody who flies for five hours goes there.
 */
function reachFit(traveller: Traveller, city: City, reach: Reach): number {
  const off = rangesOff(traveller, reach, city.iso2) ?? 0;
  return (off < 0 ? nearerBy[-off] : furtherBy[off]) ?? offByMore;
}

/** Longer in the air than somebody wrote that they can bear. */
const tooLong = 0.1;
/** Nobody means a limit to the minute, and the estimate is none either. */
const roughly = 1.04;
export const airFit = ({ particulars: { mostFlightHours } }: Traveller, { hours }: Reach): number =>
  mostFlightHours !== undefined && hours > roughly * mostFlightHours ? tooLong : 1;

function tripSeasonFit({ types, asked, particulars: { warmth } }: Traveller, city: City, { values }: Ground): number {
  const wanted = wantOf(asked, values.isInland(city));
  // A warm place for the sea must be warm enough for it.
  const want = warmth === undefined || (warmth === 'warm' && wanted === 'beach') ? wanted : warmth;
  if (types.length === 0) return values.seasonOf(city, typeBehind(asked), want);
  let sum = 0;
  for (const { type, share } of types) sum += share * values.seasonOf(city, type, want);
  return sum;
}

/** The type of whoever told none but asks for what people come for alone. */
function typeBehind(asked: readonly Asked[]): VoteType {
  for (const { wish } of asked) {
    if (wish === 'ski' || wish === 'golf' || wish === 'fishing') return wish;
    if (wish === 'diving') return 'scuba';
  }
  return 'sightseeing';
}

/**
 * 1 - what is missing of the activity wanted (0 at rest, 1 on the go) and of the rest wanted, each as far as the city's side does not
 * reach: a place that has both suits everyone, and none is worse for having more.
 */
function paceFit({ activityLevel }: Traveller, fitOf: (type: 'activity' | 'relax') => number): number {
  if (activityLevel === undefined) return NaN;
  const level = activityLevel / 10;
  return 1 - Math.max(0, level - fitOf('activity')) - Math.max(0, 1 - level - fitOf('relax'));
}
