import type { Coords } from '../flight.ts';
import type { Core } from './read-core.ts';
import type { City, Place } from '../schema.ts';

/** The catalogue with what an instance has imported: the editors' rows first, and where both have one, theirs alone. */
export function withImported(core: Core, cities: readonly City[], airports: Iterable<readonly [string, Coords]>): Core {
  const gateways = new Map([...airports, ...core.gateways]);
  const known = new Set(core.cities.map(({ id }) => id));
  const countries = new Set(core.countries.map(({ id }) => id));
  // A build may have dropped a country or an airport since.
  const added = cities.filter(
    (city) => !known.has(city.id) && countries.has(city.countryId) && gateways.has(city.gateway),
  );
  return { ...core, cities: [...core.cities, ...added], gateways };
}

/** The same for places. */
export function withImportedPlaces(authored: readonly Place[], imported: readonly Place[]): Place[] {
  const known = new Set(authored.map(({ id }) => id));
  return [...authored, ...imported.filter(({ id }) => !known.has(id))];
}
