import type { Range } from '#shared/travel/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import type { Asked } from './asked.ts';
import type { Subject } from './catalogue.ts';
import type { Traveller } from './traveller.ts';
import { typeFit } from './type-fit.ts';
import { placeWishFit, wishOfDestination, type Wish } from './wish.ts';

/** What a destination is measured by, and how much each weighs (fitted on half of the panel, docs/evaluation.md). */
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

/** A fit up to here is bad: two ranges off, rain on most days. */
export const fitsBadly = 0.4;

/** 0..1 each; what is unknown is undefined. */
export type Fits = { [F in Feature]?: number | undefined };

/**
 * The same as numbers, in the order of `features`; NaN: unknown. A ranking fills one again and again where objects
 * would be thrown away.
 */
export type FitRow = Float64Array;
export const emptyRow = (): FitRow => new Float64Array(features.length).fill(NaN);

const told = (fit = NaN): number | undefined => (Number.isNaN(fit) ? undefined : fit);
export function fitsOf([wishes, tripType, pull, budget, reach, season, destinationType, pace]: FitRow): Fits {
  return {
    wishes: told(wishes),
    tripType: told(tripType),
    pull: told(pull),
    budget: told(budget),
    reach: told(reach),
    season: told(season),
    destinationType: told(destinationType),
    pace: told(pace),
  };
}

/**
 * What can be said of a single place: a place has no fare, no season and no pace of its own. It is one stop of a trip,
 * which has others for the rest: what it answers best counts as much as all that is asked, and to be of another kind
 * than the trip is no great fault.
 */
export function placeFits(traveller: Traveller, place: Subject): Fits {
  const valueOf = (wish: Wish) => placeWishFit(place, wish) ?? NaN;
  const ofType = typesFit(traveller, (type) => typeFit(place.strengths, type));
  return {
    wishes: told(stopFit(traveller.asked, valueOf)),
    tripType: told(Math.max(otherKind, ofType)),
    destinationType: told(destinationTypeFit(traveller, valueOf, undefined, undefined)),
  };
}

const otherKind = 1 / 3;

/** The mean of the wish that is answered best, as far as it is meant, and of all. */
function stopFit(asked: readonly Asked[], valueOf: (wish: Wish) => number): number {
  const known = asked.filter(({ wish }) => !Number.isNaN(valueOf(wish)));
  const most = Math.max(...known.map(({ weight }) => weight));
  let [sum, all, best] = [0, 0, 0];
  for (const { wish, weight } of known) {
    const value = valueOf(wish);
    sum += weight * value;
    all += weight;
    best = Math.max(best, (weight / most) * value);
  }
  return all === 0 ? NaN : (best + sum / all) / 2;
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

/** Exotic is what lies far from one's own home. */
const exoticBy: Record<Range, number> = { domestic: 0.05, intl_short: 0.4, intl_mid: 0.75, intl_long: 1 };

export function destinationTypeFit(
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
