import type { City } from '#shared/destination/schema.ts';
import { cityFits, emptyRow, fillCityFits } from './features.ts';
import { isImpossible } from './hard-limits.ts';
import { withRating } from './ratings.ts';
import { rangesOff, tripCostManwon } from './journey.ts';
import { type Panel, verdictOf, type Verdict } from './panel.ts';
import { priorScore } from './prior.ts';
import { byScore } from './tie-break.ts';
import { rowUtility } from './utility.ts';
import type { View } from './view.ts';
import { wishTable } from './wish.ts';

export type CityVerdict = Verdict & { city: City };

/** `isWidened`: nothing lies within the ranges that were chosen, so the rest is shown, and the page says so. */
export interface RankedCities {
  cities: CityVerdict[];
  isWidened: boolean;
}

/** Best first. */
export function rankCities(panel: Panel, pool: readonly City[] = panel.core.cities): RankedCities {
  const near = pool.filter((city) => isInReach(panel, city));
  const isWidened = near.length === 0;
  const cities = judge(panel, isWidened ? pool : near).sort(byScore(panel.day));
  return { cities, isWidened };
}

/** Member by member, which is the order in which flights lie in memory. */
function judge({ travellers, trip, basis }: Panel, pool: readonly City[]): CityVerdict[] {
  const found = pool.map((city) => ({
    city,
    table: wishTable(city),
    utilities: [] as (number | undefined)[],
    broken: [] as boolean[],
  }));
  const row = emptyRow();
  for (const traveller of travellers) {
    const { flights, ratings } = traveller;
    for (const { city, table, utilities, broken } of found) {
      const flight = flights?.get(city.id);
      fillCityFits(row, traveller, city, table, trip, flight);
      utilities.push(withRating(rowUtility(row), ratings.size === 0 ? undefined : ratings.get(city.id)));
      broken.push(isImpossible(traveller, city, trip, flight));
    }
  }
  return found.map(({ city, utilities, broken }) => ({
    ...verdictOf(city.id, utilities, broken, priorScore(city), basis),
    city,
  }));
}

/** The reasons behind a verdict: a card needs them, a ranking of hundreds does not. */
export function cityViews({ travellers, trip }: Panel, { city, utilities }: CityVerdict): View[] {
  const table = wishTable(city);
  return travellers.map((traveller, member) => {
    const flight = traveller.flights?.get(city.id);
    const isAffordable = flight && traveller.ceiling && tripCostManwon(flight, city, trip.days) <= traveller.ceiling.to;
    return {
      traveller,
      flight,
      isAffordable,
      fits: cityFits(traveller, city, table, trip, flight),
      utility: utilities[member],
    };
  });
}

/**
 * Between what the members chose, each from their own origin: too far for all is out, and so is too near for all. For one visitor
 * that is exactly the chosen range; for a group that wants to stay at home and to fly far, the ways in between stay open.
 */
function isInReach({ travellers }: Panel, city: City): boolean {
  let isNearEnough = false;
  let isFarEnough = false;
  let isAsked = false;
  for (const traveller of travellers) {
    const off = rangesOff(traveller, traveller.flights?.get(city.id));
    if (off === undefined) continue;
    isAsked = true;
    if (off <= 0) isNearEnough = true;
    if (off >= 0) isFarEnough = true;
    if (isNearEnough && isFarEnough) return true;
  }
  return !isAsked;
}
