import { hubOf, knowsRoutesOf, nonstopFromTown } from '#shared/destination/facts/ways.ts';
import type { City } from '#shared/destination/schema.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';
import { isSomewhereIn, usualHome } from '#shared/recommendation/home.ts';
import { reachesFrom } from '#shared/recommendation/reach.ts';
import type { OriginCountry } from '#shared/travel/options.ts';
import { isByLand, type LandMeans } from './land-means.ts';

/** unknown: the catalogue does not know every airport's flights, which is not the same as none. */
export type Nonstop = 'yes' | 'no' | 'unknown';

export interface LandWay {
  means: LandMeans;
  /** From centre to centre. */
  minutes: number;
  /** The city of the origin that it starts in. */
  from: City;
}

/** How one gets to a city from an origin. */
export interface CityWays {
  /** The quickest of each means, the quickest first; empty where the table has none. */
  land: LandWay[];
  /**
   * Hours from door to door by road or rail, reckoned from the distance; where people go by land, the table has no way,
   * and it is known from where.
   */
  groundHours: number | null;
  /**
   * In the air; null where one goes by land and there is no nonstop flight, where nobody flies, or where it is not
   * known from where.
   */
  flight: { hours: number; nonstop: Nonstop; /** From the airport to the city. */ transferHours: number } | null;
}

/** Null for the origin's own city, and where nothing is known of how one gets there. */
export function cityWays(core: ScoredCore, origin: OriginCountry, city: City): CityWays | null {
  const home = usualHome(origin, core);
  const reach = reachesFrom(home, core).get(city.id);
  if (reach === undefined || reach.isHome) return null;
  const land = landWays(core, home.airports, city.id);
  if (isSomewhereIn(home, city)) return land.length > 0 ? { land, groundHours: null, flight: null } : null;
  const nonstop = nonstopFrom(core, home.airports, city.gateway);
  const goesByLand = land.length > 0 || reach.isByLand;
  const isFlown = reach.hours > 0 && (!goesByLand || nonstop === 'yes');
  return {
    land,
    groundHours: reach.isByLand && land.length === 0 ? reach.doorHours : null,
    flight: isFlown ? { hours: reach.hours, nonstop, transferHours: reach.transferHours } : null,
  };
}

function landWays({ facts, cities }: ScoredCore, airports: readonly string[], cityId: string): LandWay[] {
  const hubs = new Set(airports.map(hubOf));
  const found = new Map<LandMeans, LandWay>();
  for (const { from, to, means, minutes } of facts.ways) {
    if (to !== cityId || !isByLand(means) || !hubs.has(from)) continue;
    const start = cities.find(({ id }) => id === from);
    if (start && minutes < (found.get(means)?.minutes ?? Infinity)) found.set(means, { means, minutes, from: start });
  }
  return [...found.values()].sort((a, b) => a.minutes - b.minutes);
}

function nonstopFrom({ facts }: ScoredCore, airports: readonly string[], gateway: string): Nonstop {
  if (airports.some((airport) => nonstopFromTown(facts, airport, gateway) !== 'none')) return 'yes';
  return airports.every((airport) => knowsRoutesOf(facts, airport)) ? 'no' : 'unknown';
}
