import type { Knex } from 'knex';
import coreFile from '#shared/destination/catalogue/core.json' with { type: 'json' };
import type { CompactPlaces } from '#shared/destination/compact.ts';
import type { CompactCore } from '#shared/destination/core/compact-core.ts';
import type { Coords } from '#shared/destination/flight.ts';
import { findCountry, readCore, type Core } from '#shared/destination/core/read-core.ts';
import { describedIn, readPlaces } from '#shared/destination/core/read-places.ts';
import type { City, ImportedSource, Place } from '#shared/destination/schema.ts';
import { withImported, withImportedPlaces } from '#shared/destination/core/with-imported.ts';
import { placeFiles } from './place-files.ts';
import { japaneseLines } from './place-lines.ts';
import {
  importRevision,
  listImportedAirports,
  listImportedCities,
  listImportedPlaces,
  listImportedSources,
} from './store.ts';

/**
 * The editors' countries, cities and airports: read once per process. The build wrote the file, so its form is taken on
 * trust.
 */
export const core: Core = readCore(coreFile as unknown as CompactCore);

const read = new Map<string, readonly Place[]>();

/**
 * A country's places by slug or ISO code, city by city, as the editors wrote them; read at the first use. Nothing of an
 * unknown country.
 */
export function placesOfCountry(slugOrIso2: string): readonly Place[] {
  const country = findCountry(core, slugOrIso2);
  if (country === undefined) return [];
  const known = read.get(country.iso2);
  if (known) return known;
  const built = readPlaces(placeFiles[country.iso2] as CompactPlaces, country.slug);
  const places = describedIn('ja', built, country.slug, japaneseLines[country.iso2] ?? {});
  read.set(country.iso2, places);
  return places;
}

/** A city's places by its id, `country/city`. */
export function placesOfCity(cityId: string): readonly Place[] {
  return placesOfCountry(cityId.split('/')[0] ?? '').filter((place) => place.cityId === cityId);
}

/** What this instance has imported beside the editors' rows; its places are read when they are asked for. */
export interface Imported {
  readonly revision: number;
  readonly cities: readonly City[];
  readonly airports: ReadonlyMap<string, Coords>;
  readonly sources: readonly ImportedSource[];
}

/** Both together: what explore, recommendations and pages answer from. */
export interface Catalogue {
  readonly core: Core;
  readonly imported: Imported;
}

interface Cached {
  checkedAt: number;
  value: Catalogue;
}

const cacheBy = new WeakMap<Knex, Cached>();
const nothing: Imported = { revision: 0, cities: [], airports: new Map(), sources: [] };

/** Another process imports, so the database is asked again after this time. */
const cacheMs = 5_000;

/** The catalogue of an instance; an import shows within five seconds. */
export async function catalogueOf({ db, now }: { db: Knex; now: () => number }): Promise<Catalogue> {
  const cached = cacheBy.get(db) ?? { checkedAt: -Infinity, value: { core, imported: nothing } };
  const at = now();
  if (Math.abs(at - cached.checkedAt) < cacheMs) return cached.value;
  const revision = await importRevision(db);
  const value = revision === cached.value.imported.revision ? cached.value : await readImported(db, revision);
  cacheBy.set(db, { checkedAt: at, value });
  return value;
}

async function readImported(db: Knex, revision: number): Promise<Catalogue> {
  const [cities, airports, sources] = [
    await listImportedCities(db),
    await listImportedAirports(db),
    await listImportedSources(db),
  ];
  return { core: withImported(core, cities, airports), imported: { revision, cities, airports, sources } };
}

/** A city's places, the editors' first. An imported place that the editors have written since is left out. */
export async function allPlacesOfCity(db: Knex, { imported }: Catalogue, cityId: string): Promise<readonly Place[]> {
  const authored = placesOfCity(cityId);
  return imported.revision === 0 ? authored : withImportedPlaces(authored, await listImportedPlaces(db, [cityId]));
}
