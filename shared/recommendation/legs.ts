import { stayStyles } from '#shared/destination/facts/schema.ts';
import { type Pieces, whole } from '#shared/kernel/pieces.ts';
import type { ScoredCore } from './catalogue.ts';
import { units } from './exact-math.ts';
import { tripCostManwon } from './money.ts';
import type { Reach, Reaches } from './reach.ts';
import { isTooFar, timeFit } from './time-fit.ts';

/** The way to a city on a trip of so many days: the same for all who set out from one home. */
export interface Leg {
  reach: Reach;
  /** See `timeFit`. */
  time: number;
  isTooFar: boolean;
  /** Per person, ten thousand won, in the order of `stayStyles`. */
  costs: readonly number[];
}

/** To every city, in the catalogue's order: a ranking goes through them one after the other. */
export type Legs = readonly Leg[];

const remembered = new WeakMap<Reaches, Map<number, Legs>>();
/** Lengths of trips that are remembered of each home at most. */
const slots = 8;

/** Reckoned once per home and length of the trip. */
export const legsOf = (reaches: Reaches, core: ScoredCore, days: number): Legs => whole(legPieces(reaches, core, days));

/** How many cities a piece has. */
const fewCities = 64;

/** The same with stops. */
export function* legPieces(reaches: Reaches, core: ScoredCore, days: number): Pieces<Legs> {
  const ofHome = remembered.get(reaches) ?? new Map<number, Legs>();
  remembered.set(reaches, ofHome);
  const known = ofHome.get(days);
  if (known) return known;
  const found: Leg[] = [];
  for (const [index, city] of core.cities.entries()) {
    const reach = reaches.get(city.id);
    if (reach === undefined) continue;
    const costs = stayStyles.map((style) => tripCostManwon(core, reach, city, days, style));
    found.push({ reach, time: timeFit(reach, days), isTooFar: isTooFar(reach, days), costs });
    if (index % fewCities === fewCities - 1) yield;
  }
  if (ofHome.size >= slots) ofHome.clear();
  ofHome.set(days, found);
  return found;
}

/** What is asked of every way of a home again and again, in the catalogue's order. */
export interface LegColumns {
  /** How strongly people of the origin go there, in billionths; NaN for what the catalogue does not know. */
  pull: Float64Array;
  /** 2 where nobody of this home is sent: it is their own city, or their ministry warns; 1 where it is too far. */
  barrier: Uint8Array;
}

const columns = new WeakMap<Legs, LegColumns>();

export function columnsOf(legs: Legs): LegColumns {
  const known = columns.get(legs);
  if (known) return known;
  const found = {
    pull: Float64Array.from(legs, ({ reach: { pull } }) => (pull === undefined ? NaN : units(pull))),
    barrier: Uint8Array.from(legs, ({ reach, isTooFar: isFar }) =>
      reach.isHome || reach.isWarned ? 2 : isFar ? 1 : 0,
    ),
  };
  columns.set(legs, found);
  return found;
}

const orders = new WeakMap<ScoredCore, ReadonlyMap<string, number>>();

/** By its id, which place a city has in the catalogue's order. */
export function orderOf(core: ScoredCore): ReadonlyMap<string, number> {
  const known = orders.get(core);
  if (known) return known;
  const found = new Map(core.cities.map(({ id }, at) => [id, at]));
  orders.set(core, found);
  return found;
}
