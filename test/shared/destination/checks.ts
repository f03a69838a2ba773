import { haversineKm, type Coords } from '#shared/destination/flight.ts';
import { isSlug } from '#shared/destination/reserved-slugs.ts';
import { ratedTypes, type RatedType } from '#shared/destination/strength.ts';
import { skiMonths } from '#shared/destination/season.ts';
import type { Airport } from '#server/destination/build/sources/airports.ts';
import type { AuthoredCountry } from '#server/destination/build/sources/authored.ts';
import type { GeoRow } from '#server/destination/build/sources/geonames.ts';
import { eachCity, eachPlace, type Problem } from './checked-rows.ts';
import { reachKm } from '#server/destination/reach-km.ts';
import { monthsOf } from './months-of.ts';

const at = ([lat, lng]: readonly [number, number]): Coords => ({ lat, lng });

/** Check 3: a city where GeoNames has a settlement, apart from the others, near its airport. */
export function positionProblems(
  authored: readonly AuthoredCountry[],
  settlements: readonly { iso2: string; coords: Coords }[],
  airports: ReadonlyMap<string, Airport>,
  source: string,
): Problem[] {
  const byCountry = grouped(settlements);
  const all = eachCity(authored, (city, id) => [{ id, coords: at(city.at) }]);
  return eachCity(authored, (city, id, country) => {
    const coords = at(city.at);
    const nearest = (byCountry.get(country.country) ?? []).reduce(
      (least, row) => Math.min(least, haversineKm(row.coords, coords)),
      Infinity,
    );
    const airport = airports.get(city.gate);
    const toAirport = airport === undefined ? Infinity : haversineKm(airport.coords, coords);
    const crowd = all.filter((other) => other.id > id && haversineKm(other.coords, coords) < 8);
    return [
      ...(nearest > 15
        ? [{ check: `settlement-${source}`, id, text: `${nearest.toFixed(0)} km from the next row` }]
        : []),
      ...(toAirport > 220 ? [{ check: 'gateway', id, text: `${toAirport.toFixed(0)} km from ${city.gate}` }] : []),
      ...crowd.map((other) => ({ check: 'apart', id, text: `within 8 km of ${other.id}` })),
    ];
  });
}

function grouped<T extends { iso2: string }>(rows: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const group = groups.get(row.iso2);
    if (group === undefined) groups.set(row.iso2, [row]);
    else group.push(row);
  }
  return groups;
}

/** Check 3: the row that a city names is the city. */
export function rowProblems(authored: readonly AuthoredCountry[], geoById: ReadonlyMap<number, GeoRow>): Problem[] {
  return eachCity(authored, (city, id, { country }) => {
    if (city.geo === undefined) return [{ check: 'row', id, text: 'no GeoNames row' }];
    const row = geoById.get(city.geo);
    if (row === undefined || row.iso2 !== country)
      return [{ check: 'row', id, text: `no row ${city.geo} in ${country}` }];
    const km = haversineKm(row.coords, at(city.at));
    return km > 15 ? [{ check: 'row', id, text: `its row ${row.name} is ${km.toFixed(0)} km away` }] : [];
  });
}

/** Check 4: a place near its city. */
export function reachProblems(authored: readonly AuthoredCountry[]): Problem[] {
  return eachPlace(authored, (place, id, city) => {
    const km = haversineKm(at(place.at), at(city.at));
    // A day trip is bound by its minutes: no road or rail there is faster than 90 km/h as the crow flies.
    if (place.min !== undefined)
      return km > place.min * 1.5 ? [{ check: 'reach', id, text: `${km.toFixed(0)} km in ${place.min} min` }] : [];
    return km > reachKm(place)
      ? [{ check: 'reach', id, text: `${place.t} ${km.toFixed(0)} km from its city, at most ${reachKm(place)}` }]
      : [];
  });
}

/** Check 5: what a link may hold, once per parent. */
export function slugProblems(authored: readonly AuthoredCountry[]): Problem[] {
  const rows = [
    ...authored.map(({ country, slug }) => ({ id: country, slug, parent: '' })),
    ...eachCity(authored, (city, id, { country }) => [{ id, slug: city.city, parent: country }]),
    ...eachPlace(authored, (place, id, city) => [{ id, slug: place.place, parent: `${id.slice(0, 3)}${city.city}` }]),
  ];
  const seen = new Set<string>();
  return rows.flatMap(({ id, slug, parent }) => {
    const isTwice = seen.has(`${parent}|${slug}`);
    seen.add(`${parent}|${slug}`);
    return [
      ...(isTwice ? [{ check: 'slug', id, text: 'twice' }] : []),
      ...(isSlug(slug) ? [] : [{ check: 'slug', id, text: `no slug: ${slug}` }]),
    ];
  });
}

/** Check 6: the country's capital, if it is in the catalogue, is the row that GeoNames calls so. */
export function capitalProblems(authored: readonly AuthoredCountry[], geoNames: readonly GeoRow[]): Problem[] {
  return authored.flatMap(({ country, cities }) => {
    const capitals = geoNames.filter(({ iso2, feature }) => iso2 === country && feature === 'PPLC');
    return capitals.flatMap((row) =>
      cities
        .filter((city) => city.geo !== row.id && haversineKm(at(city.at), row.coords) < 8)
        .map((city) => ({
          check: 'capital',
          id: `${country}/${city.city}`,
          text: `beside the capital's row ${row.id} ${row.name}`,
        })),
    );
  });
}

/** Check 7: divers need a coast, skiers height or winter. */
export function nature(
  authored: readonly AuthoredCountry[],
  geoById: ReadonlyMap<number, GeoRow>,
  coastKm: (coords: Coords) => number,
): Problem[] {
  return eachCity(authored, (city, id) => {
    const [, , , , , ski, scuba] = city.f;
    const coords = at(city.at);
    const elevation = geoById.get(city.geo ?? -1)?.elevation ?? 0;
    const months = monthsOf(skiMonths({ climate: city.climate, coords, skiMonths: city.ski ?? null }));
    const isSummer = (month: number) => (coords.lat > 0 ? month >= 6 && month <= 9 : month <= 3 || month === 12);
    const inland = scuba >= 2 ? coastKm(coords) : 0;
    return [
      ...(inland > 40 ? [{ check: 'coast', id, text: `scuba ${inland.toFixed(0)} km from the coast` }] : []),
      ...(ski >= 2 && Math.abs(coords.lat) < 44 && elevation < 700
        ? [{ check: 'snow', id, text: `ski at ${coords.lat} and ${elevation} m` }]
        : []),
      ...(ski >= 2 && months.some(isSummer) ? [{ check: 'snow', id, text: `ski in ${months.join(' ')}` }] : []),
    ];
  });
}

/** Every strength of 3 in golf, fishing, ski and scuba has a place of its own name. */
export function namedSportProblems(authored: readonly AuthoredCountry[]): Problem[] {
  const sports: RatedType[] = ['golf', 'fishing', 'ski', 'scuba'];
  return eachCity(authored, (city, id) =>
    sports.flatMap((sport) => {
      const index = ratedTypes.indexOf(sport);
      if (city.f[index] !== 3 || city.places.some(({ f }) => f[index] === 3)) return [];
      return [{ check: 'named-sport', id, text: `${sport} 3 without a place of 3` }];
    }),
  );
}
