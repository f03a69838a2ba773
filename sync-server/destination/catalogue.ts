import coreFile from '#shared/destination/catalogue/core.json' with { type: 'json' };
import type { CompactCore, CompactPlaces } from '#shared/destination/compact.ts';
import { findCountry, readCore, type Core } from '#shared/destination/read-core.ts';
import { readPlaces } from '#shared/destination/read-places.ts';
import type { Place } from '#shared/destination/schema.ts';
import { placeFiles } from './place-files.ts';

/** Countries, cities and airports: read once per process. The build wrote the file, so its form is taken on trust. */
export const core: Core = readCore(coreFile as unknown as CompactCore);

const read = new Map<string, readonly Place[]>();

/** A country's places by slug or ISO code, city by city; read at the first use. Nothing of an unknown country. */
export function placesOfCountry(slugOrIso2: string): readonly Place[] {
  const country = findCountry(core, slugOrIso2);
  if (country === undefined) return [];
  const known = read.get(country.iso2);
  if (known) return known;
  const places = readPlaces(placeFiles[country.iso2] as CompactPlaces, country.slug);
  read.set(country.iso2, places);
  return places;
}

/** A city's places by its id, `country/city`. */
export function placesOfCity(cityId: string): readonly Place[] {
  return placesOfCountry(cityId.split('/')[0] ?? '').filter((place) => place.cityId === cityId);
}
