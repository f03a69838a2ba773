import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { Asked } from './asked.ts';
import type { ScoredCore } from './catalogue.ts';
import { type Coords, haversineKm } from '#shared/destination/flight.ts';
import { groupScore } from './group-score.ts';
import { rangeName, rangesOff } from './journey.ts';
import { type Legs, legsOf } from './legs.ts';
import { type Measures, measuresOf } from './measures.ts';
import { type Reaches, reachesFrom } from './reach.ts';
import { type WishValues, wishValues } from './wish-values.ts';
import { type Basis, shrunk } from './prior.ts';
import { saysMore } from './says-more.ts';
import { ceilingWithin } from './ceiling-within.ts';
import { wishesWithin } from './wishes-within.ts';
import { hasNeeds, type Traveller } from './traveller.ts';
import type { Trip } from './trip.ts';

/** A traveller, and what is the same for every destination. */
export interface MemberProfile extends Traveller {
  /** From the own origin, by city id. */
  reaches: Reaches | undefined;
  /** Told something that a destination can be measured by. */
  isHeard: boolean;
  /** Comes for no day of the trip. */
  isElsewhere: boolean;
  /** What is asked, as far as anything within the chosen range answers it. */
  askedWithin: readonly Asked[];
  /** The ceiling as far as anything within the chosen range answers it. */
  ceilingWithin: number | undefined;
  /** The texts say more than wishes. */
  isTextHeard: boolean;
  /**
   * From the own origin on this trip, in the catalogue's order, and by how many ranges each city lies off; nothing
   * where either is unknown.
   */
  legs: Legs | undefined;
  rangesOff: Int8Array | undefined;
  measures: Measures;
}

/** Who judges, on which trip, and by which catalogue. `travellers` are sorted by id. */
export interface GroupProfile {
  travellers: readonly MemberProfile[];
  basis: Basis;
  trip: Trip;
  core: ScoredCore;
  values: WishValues;
  /** Where some of them want to meet half-way, by city: see `betweenOf`. */
  between: Float64Array | undefined;
  /** Orders exact ties, nothing else. */
  day: CivilDate;
}

export function groupProfileOf(
  travellers: readonly Traveller[],
  trip: Trip,
  core: ScoredCore,
  day: CivilDate,
): GroupProfile {
  const values = wishValues(core, trip);
  const within = wishesWithin(core, trip, values);
  const ceilingOf = ceilingWithin(core, trip);
  const homes = homesOf(travellers, core);
  const widest = Math.max(0, ...homes.flatMap((a) => homes.map((b) => haversineKm(a, b))));
  const profiles = travellers.map((told): MemberProfile => {
    const isHalfway = told.particulars.isHalfway && widest > apartKm;
    const nearFromHours = isHalfway ? 0 : widest > farApartKm ? journeyHours : Infinity;
    const one = nearFromHours === Infinity ? told : { ...told, nearFromHours };
    const reaches = one.origin && reachesFrom(one.origin, core);
    const { asked, slack: welcome } = within(one, reaches);
    const slack = one.isExact ? one.slack : welcome;
    const legs = reaches && legsOf(reaches, core, trip.days);
    return {
      ...one,
      slack,
      askedWithin: asked,
      reaches,
      ceilingWithin: ceilingOf(one, reaches),
      isHeard: hasNeeds(one),
      isElsewhere: isElsewhere(one, trip),
      isTextHeard: saysMore(one),
      legs,
      rangesOff: rangesOffOf(slack === one.slack ? one : { ...one, slack }, legs, core),
      measures: measuresOf(one, asked, values, core),
    };
  });
  const between = profiles.some(({ nearFromHours }) => nearFromHours === 0)
    ? betweenOf(profiles, widest, core)
    : undefined;
  return { travellers: profiles, trip, core, day, values, between, basis: basisOf(profiles) };
}

const known = new WeakMap<Legs, Map<string, Int8Array>>();
/** Of each home and length of the trip at most. */
const slots = 100;

/** Reckoned once for all who set out from one home and chose and named the same. */
function rangesOffOf(one: Traveller, legs: Legs | undefined, { cities }: ScoredCore): Int8Array | undefined {
  if (legs === undefined || one.range === undefined) return undefined;
  const ofLegs = known.get(legs) ?? new Map<string, Int8Array>();
  known.set(legs, ofLegs);
  const name = rangeName(one);
  const before = ofLegs.get(name);
  if (before !== undefined) return before;
  const found = new Int8Array(cities.length);
  for (let at = 0; at < found.length; at += 1) found[at] = rangesOff(one, legs[at]?.reach, cities[at]?.iso2 ?? '') ?? 0;
  if (ofLegs.size >= slots) ofLegs.clear();
  ofLegs.set(name, found);
  return found;
}

/** Km between two homes from which on they lie on different sides of the world. */
const farApartKm = 6000;
/** A flight of so many hours is a journey, also within the own country. */
const journeyHours = 4;
/** Nearer homes have no half-way that anybody flies to. */
const apartKm = 300;

/** Where the travellers' airports lie. */
function homesOf(travellers: readonly Traveller[], { gateways }: ScoredCore): Coords[] {
  const airports = new Set(travellers.flatMap(({ origin }) => origin?.airports.slice(0, 1) ?? []));
  return [...airports].flatMap((airport) => gateways.get(airport) ?? []);
}

/**
 * By city: how far it lies from the home that it is farthest from, as a part of the distance between the homes. Half is
 * the middle.
 */
function betweenOf(
  travellers: readonly { legs: Legs | undefined }[],
  widest: number,
  { cities }: ScoredCore,
): Float64Array {
  return Float64Array.from(
    cities,
    (_, at) => Math.max(0, ...travellers.map(({ legs }) => legs?.[at]?.reach.km ?? 0)) / widest,
  );
}

/** Who has answered and is content with anything is not waited for. */
function basisOf(profiles: readonly MemberProfile[]): Basis {
  const heard = profiles.filter(({ isHeard }) => isHeard);
  return {
    k: heard.length,
    n: heard.length + profiles.filter(({ isHeard, hasAnswered }) => !isHeard && !hasAnswered).length,
  };
}

/** Coming for a part of the trip is possible; for no day of it is not. */
function isElsewhere({ memberId }: Traveller, { window }: Trip): boolean {
  return (
    window?.absent.some((absence) => absence.memberId === memberId && absence.missingDays >= window.lengthDays) ?? false
  );
}

/** A destination as the group sees it. */
export interface Score {
  id: string;
  /** G in billionths, shrunk to the prior while answers are missing. */
  score: number;
  /** How strongly it draws people, in billionths: comes before chance where scores are equal. */
  prior: number;
  worksNotFor: number;
  /**
   * Each traveller's, hearts included, in billionths and in the profile's order; `undefined` for somebody who told
   * nothing.
   */
  utilities: readonly (number | undefined)[];
  /** For whom a hard limit is broken, in the same order. */
  broken: readonly boolean[];
}

export function scoreOf(
  id: string,
  utilities: readonly (number | undefined)[],
  broken: readonly boolean[],
  prior: number,
  basis: Basis,
): Score {
  const group = groupScore(utilities, broken);
  return {
    id,
    score: shrunk(group?.score, prior, basis),
    prior,
    worksNotFor: group?.worksNotFor ?? 0,
    utilities,
    broken,
  };
}
