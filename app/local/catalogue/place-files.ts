/// <reference types="vite/client" />
import { inBase } from '#app/kernel/base.ts';
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import type { CompactPlaces } from '#shared/destination/compact.ts';
import { readPlaces } from '#shared/destination/read-places.ts';
import type { Place } from '#shared/destination/schema.ts';
import { withImportedPlaces } from '#shared/destination/with-imported.ts';
import { importedPlaces } from './imported.ts';
import { countryOfPlacesFile, placesCache } from './kept-files.ts';

/** Addresses of the places' files by country code; a file is fetched when its country is looked at. */
const files = import.meta.glob<string>('../../../shared/destination/catalogue/places/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const urls = new Map(
  Object.entries(files).map(([path, url]) => [path.slice(-'XX.json'.length, -'.json'.length), inBase(url)]),
);

export const placesUrl = (iso2: string): string | undefined => urls.get(iso2);

/** The editors' places, and those that the server has imported, if it has any. @throws when the file is neither on this device nor can be fetched */
export async function fetchPlaces(iso2: string, countrySlug: string, hasImported: boolean): Promise<readonly Place[]> {
  const [authored, imported] = await Promise.all([
    fetchAuthored(iso2, countrySlug),
    hasImported ? importedPlaces(iso2) : [],
  ]);
  return withImportedPlaces(authored, imported);
}

async function fetchAuthored(iso2: string, countrySlug: string): Promise<readonly Place[]> {
  const url = urls.get(iso2);
  if (url === undefined) return [];
  const response = await fetch(url, { signal: within(fileTimeoutMs) }).catch(
    async (error: unknown) =>
      (await keptEarlier(iso2)) ?? Promise.reject(error instanceof Error ? error : new Error(String(error))),
  );
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  return readPlaces((await response.json()) as CompactPlaces, countrySlug);
}

/** An earlier build's file, for when this build's cannot be fetched. */
async function keptEarlier(iso2: string): Promise<Response | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(placesCache);
  const kept = (await cache.keys()).find(({ url }) => countryOfPlacesFile(new URL(url).pathname) === iso2);
  return kept && cache.match(kept);
}

/** After an update: fetches the stored countries' files of this build and deletes those of earlier builds. */
export async function refreshKeptPlaces(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(placesCache))) return;
  const cache = await caches.open(placesCache);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const url = urls.get(countryOfPlacesFile(pathname) ?? '');
    if (url === pathname) continue;
    if (url !== undefined && !(await cache.match(url))) await cache.add(url);
    await cache.delete(request);
  }
}
