import type { City } from '#shared/destination/schema.ts';
import { airFit, cityFits, emptyRow, fillCityFits } from './features.ts';
import { type GroupProfile, scoreOf, type Score } from './group-profile.ts';
import { isImpossible, leftWithinLimits } from './hard-limits.ts';
import { rangesOff } from './journey.ts';
import { isWithin } from './money.ts';
import { priorOfCity } from './city-prior.ts';
import { withRating } from './ratings.ts';
import { byScore } from './tie-break.ts';
import type { Range } from '#shared/travel/options.ts';
import { isTooFar } from './time-fit.ts';
import { saidOf } from './said.ts';
import { rowUtility, times } from './utility.ts';
import type { Traveller } from './traveller.ts';
import type { View } from './view.ts';

export type CityScore = Score & { city: City };

/** `isWidened`: nothing lies within the ranges that were chosen, so the rest is shown, and the page says so. */
export interface RankedCities {
  cities: readonly CityScore[];
  isWidened: boolean;
}

/** Best first. The members' own cities, warned-off ones and what nobody can reach in time are left out. */
export function rankCities(profile: GroupProfile, pool: readonly City[] = profile.core.cities): RankedCities {
  const offered = pool.filter((city) => isOffered(profile, city));
  const near = offered.filter((city) => isInReach(profile, city));
  const isWidened = near.length === 0;
  const cities = scoreCities(profile, isWidened ? offered : near);
  return { cities, isWidened };
}

/** Best first, all of them. Member by member, which is the order in which their ways lie in memory. */
export function scoreCities(profile: GroupProfile, pool: readonly City[]): CityScore[] {
  const { travellers, trip, basis, core } = profile;
  const found = pool.map((city) => ({
    city,
    utilities: [] as (number | undefined)[],
    broken: [] as boolean[],
  }));
  const row = emptyRow();
  for (const traveller of travellers) {
    const { reaches, ratings } = traveller;
    for (const { city, utilities, broken } of found) {
      const reach = reaches?.get(city.id);
      fillCityFits(row, traveller, city, profile, reach, traveller.ceilingWithin);
      const isBroken = isImpossible(traveller, city, trip, reach, core);
      const left = leftWithinLimits(traveller, city, trip, reach, core) * saidOf(traveller, city, profile, reach);
      utilities.push(withRating(times(rowUtility(row), left), ratings.size === 0 ? undefined : ratings.get(city.id)));
      broken.push(isBroken);
    }
  }
  return found
    .map(({ city, utilities, broken }) => ({
      ...scoreOf(city.id, utilities, broken, priorOfCity(profile, city), basis),
      city,
    }))
    .sort(byScore(profile.day));
}

/** The reasons behind a score: a card needs them, a ranking of hundreds does not. */
export function cityViews(profile: GroupProfile, { city, utilities }: CityScore): View[] {
  const { travellers, trip, core } = profile;
  return travellers.map((traveller, member) => {
    const reach = traveller.reaches?.get(city.id);
    const { ceiling, isBudgetPrivate } = traveller;
    return {
      traveller,
      reach,
      isAffordable:
        reach && ceiling !== undefined && !isBudgetPrivate
          ? isWithin(core, reach, city, trip.days, ceiling, traveller.style)
          : undefined,
      fits: cityFits(traveller, city, profile, reach),
      utility: utilities[member],
    };
  });
}

/** Not anybody's own city, nor where an origin's ministry says not to go, nor longer in the air than somebody can bear, nor too far for everybody. */
function isOffered({ travellers, trip }: GroupProfile, city: City): boolean {
  let isReached = false;
  let isAsked = false;
  for (const traveller of travellers) {
    const reach = traveller.reaches?.get(city.id);
    if (reach === undefined) continue;
    if (reach.isHome || reach.isWarned || airFit(traveller, reach) < 1) return false;
    isAsked = true;
    if (!isReached) isReached = !isTooFar(reach, trip.days);
  }
  return isReached || !isAsked;
}

/**
 * Between what the members chose, each from their own origin: too far for most is out, and so is too near for most (see `isTooNear`). For one
 * visitor that is exactly the chosen range; where as many want to stay at home as to fly far, the ways in between stay open.
 */
function isInReach({ travellers }: GroupProfile, city: City): boolean {
  let asked = 0;
  let tooNear = 0;
  let tooFar = 0;
  for (const traveller of travellers) {
    const off = rangesOff(traveller, traveller.reaches?.get(city.id), city.iso2);
    if (off === undefined) continue;
    asked += 1;
    if (isTooNear(traveller, off, traveller.reaches?.get(city.id)?.range)) tooNear += 1;
    else if (off > 0) tooFar += 1;
  }
  return 2 * tooNear <= asked && 2 * tooFar <= asked;
}

/** The own country when somebody asked for abroad, and less than ten hours when they asked for more. A short flight instead of five hours is only scored lower. */
function isTooNear({ isExact }: Pick<Traveller, 'isExact'>, off: number, range: Range | undefined): boolean {
  return off < 0 && (isExact || range !== 'intl_short' || off < -1);
}
