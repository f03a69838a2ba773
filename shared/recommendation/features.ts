import type { Flight } from '#shared/destination/flight.ts';
import type { Strengths } from '#shared/destination/strength.ts';
import type { Range } from '#shared/survey/options.ts';
import type { ScoredCity, Subject } from './catalogue.ts';
import { exp } from './exact-math.ts';
import { rangesOff, tripCostManwon } from './journey.ts';
import { seasonFit } from './season-fit.ts';
import type { Traveller } from './traveller.ts';
import type { Trip } from './trip.ts';
import { typeFit } from './type-fit.ts';
import type { Wish, WishTable } from './wish.ts';

/** What a destination is measured by, and how much each weighs (design: Fit of a destination for a member). */
export const weights = { tripType: 0.3, budget: 0.2, wishes: 0.15, reach: 0.13, destinationType: 0.1, season: 0.07, pace: 0.05 } as const;
export type Feature = keyof typeof weights;
export const features = Object.keys(weights) as Feature[];

/** 0..1 each; what is unknown is absent. */
export type Fits = { [F in Feature]?: number | undefined };

/** All that can be said of a city for a member. `table` is the city's; `flight` is from the member's own origin. */
export function cityFits(traveller: Traveller, city: ScoredCity, table: WishTable, trip: Trip, flight: Flight | undefined): Fits {
  return {
    tripType: tripTypeFit(traveller, city.strengths, table),
    wishes: meanFit(table, traveller.wishes),
    destinationType: destinationTypeFit(traveller, table, flight?.range),
    budget: budgetFit(traveller, city, trip, flight),
    reach: reachFit(traveller, flight),
    season: tripSeasonFit(traveller, city, trip),
    pace: paceFit(traveller, city),
  };
}

/** What can be said of a single place: a place has no fare, no season and no pace of its own. */
export function placeFits(traveller: Traveller, place: Subject, table: WishTable): Fits {
  return {
    tripType: tripTypeFit(traveller, place.strengths, table),
    wishes: meanFit(table, traveller.wishes),
    destinationType: destinationTypeFit(traveller, table, undefined),
  };
}

/** Per type 0.65 main + 0.35 mean of the detailed preferences (they refine the survey's main type); types by the member's own mix. */
function tripTypeFit({ types, typeAnswer, chips }: Traveller, strengths: Strengths, table: WishTable): number | undefined {
  if (types.length === 0) return undefined;
  const detail = meanFit(table, chips);
  let sum = 0;
  for (const { type, share } of types) {
    const main = typeFit(strengths, type);
    sum += share * (type === typeAnswer.mainType && detail !== undefined ? 0.65 * main + 0.35 * detail : main);
  }
  return sum;
}

/** Over the wishes that say anything about the place. */
function meanFit(table: WishTable, wishes: readonly Wish[]): number | undefined {
  let sum = 0;
  let count = 0;
  for (const wish of wishes) {
    const fit = table[wish];
    if (fit === undefined) continue;
    sum += fit;
    count += 1;
  }
  return count === 0 ? undefined : sum / count;
}

/** Exotic is what lies far from one's own home. */
const exoticBy: Record<Range, number> = { domestic: 0.05, intl_short: 0.4, intl_mid: 0.75, intl_long: 1 };

function destinationTypeFit({ destinationType }: Traveller, table: WishTable, range: Range | undefined): number | undefined {
  if (destinationType === undefined) return undefined;
  if (destinationType === '이국적') return range && exoticBy[range];
  return table[destinationType];
}

/** 1 up to the ceiling, then exp(-(C / max - 1) / 0.25): a quarter more is a third as good. */
function budgetFit({ ceilingManwon }: Traveller, city: ScoredCity, trip: Trip, flight: Flight | undefined): number | undefined {
  if (ceilingManwon === undefined || flight === undefined) return undefined;
  const cost = tripCostManwon(flight, city, trip.days);
  return cost <= ceilingManwon ? 1 : exp(-(cost / Math.max(1, ceilingManwon) - 1) / 0.25);
}

const reachBy = [1, 0.7, 0.4, 0.15] as const;

/** 1 inside the chosen range, then by how many ranges off. */
function reachFit(traveller: Traveller, flight: Flight | undefined): number | undefined {
  const off = rangesOff(traveller, flight);
  return off === undefined ? undefined : reachBy[Math.abs(off)];
}

function tripSeasonFit({ types }: Traveller, city: ScoredCity, { months }: Trip): number | undefined {
  if (types.length === 0) return seasonFit(city, months, 'sightseeing');
  let sum = 0;
  for (const { type, share } of types) {
    const fit = seasonFit(city, months, type);
    if (fit === undefined) return undefined;
    sum += share * fit;
  }
  return sum;
}

/** 1 - the distance between the wanted level (0 at rest, 1 on the go) and the city's: activity against relaxation. */
function paceFit({ activityLevel }: Traveller, { strengths }: ScoredCity): number | undefined {
  if (activityLevel === undefined) return undefined;
  return 1 - Math.abs(activityLevel / 10 - (0.5 + (strengths.activity - strengths.relax) / 6));
}
