import type { City } from '#shared/destination/schema.ts';
import { airFit } from './city-fits.ts';
import { type GroupProfile, type MemberProfile, scoreOf, type Score } from './group-profile.ts';
import { judge, judgementOf } from './judgement.ts';
import { columnsOf, orderOf } from './legs.ts';
import { priorOfCity } from './city-prior.ts';
import { withRating } from './ratings.ts';
import { byScore } from './tie-break.ts';
import { nearlyLong } from './journey.ts';
import type { Reach } from './reach.ts';
import { saidOf } from './said.ts';
import { times } from './utility.ts';
import type { Traveller } from './traveller.ts';

export type CityScore = Score & { city: City };

/** `isWidened`: nothing lies within the ranges that were chosen, so the rest is shown, and the page says so. */
export interface RankedCities {
  cities: readonly CityScore[];
  isWidened: boolean;
}

/** Best first. The members' own cities, warned-off ones and what nobody can reach in time are left out. */
export function rankCities(profile: GroupProfile, pool: readonly City[] = profile.core.cities): RankedCities {
  const offered = placesOf(profile, pool).filter(isOffered(profile));
  const isNamed = namedIn(profile);
  const near = offered.filter((at) => isInReach(profile, at, isNamed(at)));
  const isWidened = near.length === 0;
  return { cities: scored(profile, isWidened ? offered : near), isWidened };
}

/** Best first, all of them. */
export const scoreCities = (profile: GroupProfile, pool: readonly City[]): CityScore[] =>
  scored(profile, placesOf(profile, pool));

/** In the catalogue's order; whoever hands in other cities asks of nothing that the catalogue knows. */
function placesOf({ core }: GroupProfile, pool: readonly City[]): number[] {
  if (pool === core.cities) return pool.map((_, at) => at);
  const order = orderOf(core);
  return pool.flatMap(({ id }) => order.get(id) ?? []);
}

function scored(profile: GroupProfile, places: readonly number[]): CityScore[] {
  const { travellers, basis, core, day } = profile;
  // Member by member: what is known of one stays at hand for all cities.
  const judged = travellers.map((one) => opinionsOf(profile, one, places));
  const priorOf = priorOfCity(profile);
  const found: CityScore[] = [];
  places.forEach((at, index) => {
    const city = core.cities[at];
    if (city === undefined) return;
    const score = scoreOf(
      city.id,
      judged.map(({ utilities }) => utilities[index]),
      judged.map(({ broken }) => broken[at] === 1),
      priorOf(city, at),
      basis,
    );
    found.push({ ...score, city });
  });
  return found.sort(byScore(day));
}

/** Utilities by place in the list, hard limits by place in the catalogue. */
interface Opinions {
  utilities: (number | undefined)[];
  broken: Uint8Array;
}

function opinionsOf(profile: GroupProfile, traveller: MemberProfile, places: readonly number[]): Opinions {
  const { cities } = profile.core;
  const { ratings, isTextHeard, legs } = traveller;
  const judgement = judgementOf(profile, traveller);
  const utilities = places.map((at) => {
    const city = cities[at];
    if (city === undefined) return undefined;
    judge(judgement, profile, traveller, at);
    let left = judgement.left[at] ?? 1;
    if (isTextHeard) left *= saidOf(traveller, city, profile, legs?.[at]?.reach);
    const utility = judgement.utilities[at] ?? NaN;
    const told = Number.isNaN(utility) ? undefined : times(utility, left);
    return withRating(told, ratings.get(city.id));
  });
  return { utilities, broken: judgement.broken };
}

/**
 * Not anybody's own city, nor where an origin's ministry says not to go, nor longer in the air than somebody can bear,
 * nor too far for everybody.
 */
function isOffered({ travellers }: GroupProfile): (at: number) => boolean {
  const homes = [...new Set(travellers.flatMap(({ legs }) => (legs ? [legs] : [])))].map(columnsOf);
  const sparing = travellers.filter(({ particulars }) => particulars.mostFlightHours !== undefined);
  const isBorne = (one: MemberProfile, at: number) => {
    const leg = one.legs?.[at];
    return leg === undefined || airFit(one, leg.reach) === 1;
  };
  return (at) => {
    let isReached = homes.length === 0;
    for (const { barrier } of homes) {
      if (barrier[at] === 2) return false;
      if (barrier[at] === 0) isReached = true;
    }
    return isReached && (sparing.length === 0 || sparing.every((one) => isBorne(one, at)));
  };
}

/** Whether somebody names the city or its country, and nobody turns it down. */
function namedIn({ travellers, core }: GroupProfile): (at: number) => boolean {
  const wanted = new Set(travellers.flatMap(({ named }) => [...named.wanted, ...named.wantedCities, ...named.dreamed]));
  for (const { named } of travellers) for (const one of named.refused) wanted.delete(one);
  return (at) => {
    const city = core.cities[at];
    return city !== undefined && (wanted.has(city.iso2) || wanted.has(city.id));
  };
}

/**
 * Between what the members chose, each from their own origin: too far for most is out, and so is too near for most (see
 * `isTooNear`), unless it is named. For one visitor that is exactly the chosen range; where as many want to stay at
 * home as to fly far, the ways in between stay open.
 */
function isInReach({ travellers }: GroupProfile, at: number, isNamed: boolean): boolean {
  let asked = 0;
  let tooNear = 0;
  let tooFar = 0;
  for (const traveller of travellers) {
    const off = traveller.rangesOff?.[at];
    if (off === undefined) continue;
    asked += 1;
    if (off > 0) tooFar += 1;
    else if (off < 0 && isTooNear(traveller, off, traveller.legs?.[at]?.reach)) tooNear += 1;
  }
  // Who chose the own country has no other: it takes more than two thirds to leave it out.
  const isNear = travellers.some(({ range }) => range === 'domestic') ? 3 * tooNear <= 2 * asked : 2 * tooNear <= asked;
  return (isNear || isNamed) && 2 * tooFar <= asked;
}

/** From here on a flight comes near enough to a long one: seven and a half hours, which the survey calls eight. */
const longEnough = 7.5;

/**
 * The own country when somebody asked for abroad, and less than eight hours when they asked for ten. A short flight
 * instead of five hours is only scored lower.
 */
function isTooNear(traveller: Traveller, off: number, reach: Reach | undefined): boolean {
  if (reach !== undefined && reach.hours >= longEnough && nearlyLong(traveller, reach) > 0) return false;
  return traveller.isExact || reach?.range !== 'intl_short' || off < -1;
}
