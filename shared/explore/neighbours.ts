import { haversineKm } from '#shared/destination/flight.ts';
import { islandOf } from '#shared/destination/islands.ts';
import type { City } from '#shared/destination/schema.ts';
import type { ScoredCore } from '#shared/recommendation/catalogue.ts';
import { isByLand, type LandMeans } from './land-means.ts';

interface LandWay {
  means: LandMeans;
  minutes: number;
}

export interface Neighbour {
  city: City;
  /** The way that the catalogue knows, from centre to centre; null: only the distance is known. */
  way: LandWay | null;
  /** As the crow flies. */
  km: number;
}

const most = 5;
const enough = 3;
/** Minutes of a day trip, one way. */
const mostMinutes = 240;
/** As the crow flies, where no way is known. */
const mostKm = 300;

/**
 * The cities nearest to one, at most five: by rail, road or ship where a way of a day trip is known, the quickest
 * first. Fewer than three are followed by the nearest of the country as the crow flies, told by a longer way where one
 * is known, but none across the sea. Abroad there may be a closed border between: such cities only fill up to three.
 */
export function neighboursOf(core: ScoredCore, city: City): Neighbour[] {
  const known = waysOf(core, city);
  const ways = inADay(core, city, known);
  if (ways.length >= enough) return ways;
  const told = new Set(ways.map((one) => one.city.id));
  const near = byDistance(core, city, known).filter((one) => !told.has(one.city.id));
  const own = near.filter((one) => one.city.iso2 === city.iso2).slice(0, most - ways.length);
  const missing = Math.max(0, enough - ways.length - own.length);
  const abroad = near.filter((one) => one.city.iso2 !== city.iso2).slice(0, missing);
  return [...ways, ...[...own, ...abroad].sort((a, b) => a.km - b.km)];
}

/** The best way to each city that one goes to. A way is as long in both directions. */
function waysOf({ facts }: ScoredCore, city: City): ReadonlyMap<string, LandWay> {
  const found = new Map<string, LandWay>();
  for (const { from, to, means, minutes } of facts.ways) {
    const other = from === city.id ? to : to === city.id ? from : undefined;
    if (other === undefined || !isByLand(means)) continue;
    if (isBetter({ means, minutes }, found.get(other))) found.set(other, { means, minutes });
  }
  return found;
}

function inADay({ cities }: ScoredCore, city: City, known: ReadonlyMap<string, LandWay>) {
  return cities
    .flatMap((one) => {
      const way = known.get(one.id);
      return way && way.minutes <= mostMinutes ? [{ city: one, way, km: haversineKm(city.coords, one.coords) }] : [];
    })
    .sort((a, b) => a.way.minutes - b.way.minutes || a.km - b.km)
    .slice(0, most);
}

/** The quicker one; a car, which travellers must hire, only where no other means goes. */
function isBetter(one: LandWay, other: LandWay | undefined): boolean {
  if (other === undefined) return true;
  if ((one.means === 'car') !== (other.means === 'car')) return other.means === 'car';
  return one.minutes < other.minutes;
}

/** On the same island, or both on the mainland. */
function byDistance({ cities }: ScoredCore, city: City, known: ReadonlyMap<string, LandWay>): Neighbour[] {
  return cities
    .filter((one) => one.id !== city.id && islandOf(one.id) === islandOf(city.id))
    .map((one) => ({ city: one, way: known.get(one.id) ?? null, km: haversineKm(city.coords, one.coords) }))
    .filter(({ km }) => km <= mostKm)
    .sort((a, b) => a.km - b.km);
}
