import type { Flight } from '#shared/destination/flight.ts';
import type { City } from '#shared/destination/schema.ts';
import type { Strengths } from '#shared/destination/strength.ts';
import type { Range } from '#shared/travel/options.ts';
import { budgetFit } from './budget-fit.ts';
import type { Subject } from './catalogue.ts';
import { rangesOff, tripCostManwon } from './journey.ts';
import type { Seat } from './panel.ts';
import { seasonFit } from './season-fit.ts';
import type { Traveller } from './traveller.ts';
import type { Trip } from './trip.ts';
import { allRound, typeFit } from './type-fit.ts';
import type { Wish, WishTable } from './wish.ts';

/** What a destination is measured by, and how much each weighs (design: Fit of a destination for a member). */
export const weights = {
  tripType: 0.3,
  budget: 0.2,
  wishes: 0.15,
  reach: 0.13,
  destinationType: 0.1,
  season: 0.07,
  pace: 0.05,
} as const;
export type Feature = keyof typeof weights;
export const features = Object.keys(weights) as Feature[];

/** 0..1 each; what is unknown is absent. */
export type Fits = { [F in Feature]?: number | undefined };

/** The same as numbers, in the order of `features`; NaN: unknown. A ranking fills one again and again where objects would be thrown away. */
export type FitRow = Float64Array;
export const emptyRow = (): FitRow => new Float64Array(features.length).fill(NaN);

/** All that can be said of a city for a member; nothing for whoever told nothing. `table` is the city's; `flight` is the member's own. */
export function cityFits(traveller: Seat, city: City, table: WishTable, trip: Trip, flight: Flight | undefined): Fits {
  fillCityFits(scratch, traveller, city, table, trip, flight);
  return {
    tripType: known(scratch[0]),
    budget: known(scratch[1]),
    wishes: known(scratch[2]),
    reach: known(scratch[3]),
    destinationType: known(scratch[4]),
    season: known(scratch[5]),
    pace: known(scratch[6]),
  };
}

const scratch = emptyRow();
const known = (fit: number | undefined): number | undefined => (fit === fit ? fit : undefined);

export function fillCityFits(
  row: FitRow,
  traveller: Seat,
  city: City,
  table: WishTable,
  trip: Trip,
  flight: Flight | undefined,
): void {
  if (!traveller.isHeard) {
    row.fill(NaN);
    return;
  }
  row[0] = cityTypeFit(traveller, city.strengths, table) ?? NaN;
  row[1] = flight && traveller.ceiling ? budgetFit(tripCostManwon(flight, city, trip.days), traveller.ceiling) : NaN;
  row[2] = meanFit(table, traveller.wishes) ?? NaN;
  row[3] = reachFit(traveller, flight) ?? NaN;
  row[4] = destinationTypeFit(traveller, table, flight?.range) ?? NaN;
  row[5] = tripSeasonFit(traveller, city, trip) ?? NaN;
  row[6] = paceFit(traveller, city.strengths) ?? NaN;
}

/** What can be said of a single place: a place has no fare, no season and no pace of its own. */
export function placeFits(traveller: Traveller, place: Subject, table: WishTable): Fits {
  return {
    tripType: tripTypeFit(traveller, place.strengths, table),
    wishes: meanFit(table, traveller.wishes),
    destinationType: destinationTypeFit(traveller, table, undefined),
  };
}

/** Whoever comes for one thing spends the rest of the days there too: 0.7 what was asked for, 0.3 how good the city is all round. */
function cityTypeFit(traveller: Traveller, strengths: Strengths, table: WishTable): number | undefined {
  const asked = tripTypeFit(traveller, strengths, table);
  return asked === undefined ? undefined : 0.7 * asked + 0.3 * allRound(strengths);
}

/** Per type 0.65 main + 0.35 mean of the detailed preferences (they refine the survey's main type); types by the member's own mix. */
function tripTypeFit(
  { types, typeAnswer, chips }: Traveller,
  strengths: Strengths,
  table: WishTable,
): number | undefined {
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

function destinationTypeFit(
  { destinationType }: Traveller,
  table: WishTable,
  range: Range | undefined,
): number | undefined {
  if (destinationType === undefined) return undefined;
  if (destinationType === '이국적') return range && exoticBy[range];
  return table[destinationType];
}

const reachBy = [1, 0.7, 0.4, 0.15] as const;

/** 1 inside the chosen range, then by how many ranges off. */
function reachFit(traveller: Traveller, flight: Flight | undefined): number | undefined {
  const off = rangesOff(traveller, flight);
  return off === undefined ? undefined : reachBy[Math.abs(off)];
}

function tripSeasonFit({ types }: Traveller, city: City, { months }: Trip): number | undefined {
  if (types.length === 0) return seasonFit(city, months, 'sightseeing');
  let sum = 0;
  for (const { type, share } of types) {
    const fit = seasonFit(city, months, type);
    if (fit === undefined) return undefined;
    sum += share * fit;
  }
  return sum;
}

/**
 * 1 - what is missing of the activity wanted (0 at rest, 1 on the go) and of the rest wanted, each as far as the city's strength does not
 * reach: a place that has both suits everyone, and none is worse for having more.
 */
function paceFit({ activityLevel }: Traveller, { activity, relax }: Strengths): number | undefined {
  if (activityLevel === undefined) return undefined;
  return 1 - Math.max(0, activityLevel / 10 - activity / 3) - Math.max(0, 1 - activityLevel / 10 - relax / 3);
}
