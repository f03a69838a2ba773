import type { City } from '#shared/destination/schema.ts';
import { cityFits } from './features.ts';
import { isImpossible } from './hard-limits.ts';
import { withHeart } from './hearts.ts';
import { rangesOff, tripCostManwon } from './journey.ts';
import { type Panel, verdictOf, type Verdict } from './panel.ts';
import { priorScore } from './prior.ts';
import { byScore } from './tie-break.ts';
import { utility } from './utility.ts';
import type { View } from './view.ts';
import { wishTable } from './wish.ts';

/** `views`, the reasons, are reckoned when they are asked for: a card needs them, a ranking of hundreds does not. */
export type CityVerdict = Verdict & { city: City; readonly views: readonly View[] };

/** `isWidened`: nothing lies within the ranges that were chosen, so the rest is shown, and the page says so. */
export interface RankedCities {
  cities: CityVerdict[];
  isWidened: boolean;
}

/** Best first. */
export function rankCities(panel: Panel, pool: readonly City[] = panel.core.cities): RankedCities {
  const near = pool.filter((city) => isInReach(panel, city));
  const isWidened = near.length === 0;
  const cities = (isWidened ? pool : near).map((city) => judgeCity(panel, city)).sort(byScore(panel.day));
  return { cities, isWidened };
}

function judgeCity(panel: Panel, city: City): CityVerdict {
  const { travellers, trip, basis } = panel;
  const table = wishTable(city);
  const utilities: (number | undefined)[] = [];
  const broken: boolean[] = [];
  for (const traveller of travellers) {
    const flight = traveller.flights?.get(city.id);
    utilities.push(withHeart(utility(cityFits(traveller, city, table, trip, flight)), traveller.hearts.get(city.id)));
    broken.push(isImpossible(traveller, city, trip, flight));
  }
  return { ...verdictOf(city.id, utilities, broken, priorScore(city), basis), city, get views() { return viewsOf(panel, city, utilities); } };
}

function viewsOf({ travellers, trip }: Panel, city: City, utilities: Verdict['utilities']): View[] {
  const table = wishTable(city);
  return travellers.map((traveller, member) => {
    const flight = traveller.flights?.get(city.id);
    const isAffordable = flight && traveller.ceiling && tripCostManwon(flight, city, trip.days) <= traveller.ceiling.to;
    return { traveller, flight, isAffordable, fits: cityFits(traveller, city, table, trip, flight), utility: utilities[member] };
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
  }
  return !isAsked || (isNearEnough && isFarEnough);
}
