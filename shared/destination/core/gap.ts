import { mainOrigins, ranges, type MainOrigin, type Range } from '#shared/travel/options.ts';
import { flightTo, originOf } from '../flight.ts';
import type { Core } from './read-core.ts';
import type { City } from '../schema.ts';
import { ratedTypes, type RatedType } from '../strength.ts';

/** A question that the catalogue cannot answer well: fewer than `enoughCities` good cities. */
export interface Gap {
  readonly origin: MainOrigin;
  readonly range: Range;
  readonly type: RatedType;
  /** Cities of strength 2 or 3 that there are. */
  readonly cities: number;
  /** The nearest international range that has enough; null where none has. */
  readonly offer: Range | null;
}

export const enoughCities = 3;
const international = ranges.filter((range) => range !== 'domestic');

/** Cities of strength 2 or 3 for the type, by range as flown from a country without a named airport. */
export function goodCities(core: Core, origin: MainOrigin, type: RatedType): Record<Range, City[]> {
  const from = originOf(origin, null, core.gateways);
  const found: Record<Range, City[]> = { domestic: [], intl_short: [], intl_mid: [], intl_long: [] };
  for (const city of core.cities)
    if (city.strengths[type] >= 2) found[flightTo(from, city, core.gateways).range].push(city);
  return found;
}

/** All international gaps, in the survey's order. The page says so and offers the other range. */
export function findGaps(core: Core): Gap[] {
  return mainOrigins.flatMap((origin) =>
    ratedTypes.flatMap((type) => {
      const cities = goodCities(core, origin, type);
      const has = (range: Range) => cities[range].length >= enoughCities;
      return international
        .filter((range) => !has(range))
        .map((range) => ({ origin, range, type, cities: cities[range].length, offer: nearest(range, has) }));
    }),
  );
}

/** One step away before two, shorter flights before longer ones. */
function nearest(range: Range, has: (range: Range) => boolean): Range | null {
  const place = ranges.indexOf(range);
  const others = international.filter((other) => other !== range);
  const byDistance = others.sort(
    (a, b) =>
      Math.abs(ranges.indexOf(a) - place) - Math.abs(ranges.indexOf(b) - place) ||
      ranges.indexOf(a) - ranges.indexOf(b),
  );
  return byDistance.find(has) ?? null;
}
