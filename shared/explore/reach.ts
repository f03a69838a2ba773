import { flightHours, flownKm, haversineKm, rangeOf, type Coords } from '#shared/destination/flight.ts';
import type { Facts } from '#shared/destination/facts/read.ts';
import { visitsThousand } from '#shared/destination/facts/pull.ts';
import type { City } from '#shared/destination/schema.ts';
import type { Range } from '#shared/travel/options.ts';

/** The drawing's own units: width, height, and where the airport lies. */
export const reachFrame = { width: 760, height: 400, x: 380, y: 232 } as const;

const edgeKm = 7_156;
const edgeRadius = 150;

/** Distance on the drawing for a distance on the globe: near ones are drawn larger (9.5 hours of flight at 150). */
export const ringRadius = (km: number): number => edgeRadius * (km / edgeKm) ** 0.66;

/**
 * Where each range ends: 4.5 h and 9.5 h of flight. The inner ring is a sign for the own country, the last range has no
 * end.
 */
export const rangeRadius: Readonly<Record<Exclude<Range, 'intl_long'>, number>> = {
  domestic: 26.6,
  intl_short: ringRadius(2_971),
  intl_mid: edgeRadius,
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The direction in which one sets out, clockwise from north, in radians (great circle). */
export function bearing(from: Coords, to: Coords): number {
  const turn = radians(to.lng - from.lng);
  const [a, b] = [radians(from.lat), radians(to.lat)];
  return Math.atan2(
    Math.sin(turn) * Math.cos(b),
    Math.cos(a) * Math.sin(b) - Math.sin(a) * Math.cos(b) * Math.cos(turn),
  );
}

/** Where a place lies on the drawing round an airport: its bearing is true, its distance follows `ringRadius`. */
export function onRings(airport: Coords, place: Coords): { x: number; y: number } {
  const radius = ringRadius(haversineKm(airport, place));
  const angle = bearing(airport, place);
  return { x: reachFrame.x + radius * Math.sin(angle), y: reachFrame.y - radius * Math.cos(angle) };
}

/** What lies so near to the airport is where one sets out, and says nothing of how far a range goes. */
const ownKm = 80;

/**
 * The cities of a range that people of the origin go to most, in that order: the names that say to a reader how far it
 * is.
 */
export function mostVisited(
  { iso2, airport }: { iso2: string; airport: Coords },
  { cities, facts }: { cities: readonly City[]; facts: Facts },
  range: Range,
  count: number,
): City[] {
  const visits = (city: City) => visitsThousand(facts, iso2, city, airport);
  return cities
    .filter((city) => haversineKm(airport, city.coords) > ownKm)
    .filter((city) => rangeOf(iso2, city.iso2, flightHours(flownKm(iso2, airport, city.coords, city.iso2))) === range)
    .map((city) => ({ city, visits: visits(city) }))
    .sort((a, b) => b.visits - a.visits || (a.city.id < b.city.id ? -1 : 1))
    .slice(0, count)
    .map(({ city }) => city);
}

export interface ReachedCity {
  city: City;
  range: Range;
  x: number;
  y: number;
}

/** Names do not come nearer to each other than this, in the drawing's units. */
const labelWidth = 66;
const labelHeight = 17;
/** The rings' own names stand in the middle, at these heights; the airport below them. */
const middleWidth = 112;
const middleRows = [28, 82, 148, 205.4, reachFrame.y];
const middleHeight = 28;
/** How many names one ring has. */
const mostNames = 6;

/** The largest cities of each range that are drawn with their names without covering each other. */
export function citiesInReach(origin: { iso2: string; airport: Coords }, cities: readonly City[]): ReachedCity[] {
  const shown: ReachedCity[] = [];
  const largestFirst = [...cities].sort((a, b) => (b.population ?? 0) - (a.population ?? 0) || (a.id < b.id ? -1 : 1));
  for (const city of largestFirst) {
    const range = rangeOf(
      origin.iso2,
      city.iso2,
      flightHours(flownKm(origin.iso2, origin.airport, city.coords, city.iso2)),
    );
    const { x, y } = onRings(origin.airport, city.coords);
    const isInside = x > 60 && x < reachFrame.width - 60 && y > 12 && y < reachFrame.height - 12;
    const isFree =
      (Math.abs(x - reachFrame.x) > middleWidth || middleRows.every((row) => Math.abs(row - y) > middleHeight)) &&
      shown.every((one) => Math.abs(one.x - x) > labelWidth || Math.abs(one.y - y) > labelHeight);
    const isFew = shown.filter((one) => one.range === range).length < mostNames;
    if (range !== 'domestic' && isInside && isFree && isFew) shown.push({ city, range, x, y });
  }
  return shown;
}
