import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import type { HolidayTable } from '#shared/calendar/holidays.ts';
import type { CompactPlaceNames, CompactPlaces } from '#shared/destination/compact.ts';
import { describedIn, isLanguageOfLines, readPlaces } from '#shared/destination/core/read-places.ts';
import type { Place } from '#shared/destination/schema.ts';
import { languages, nameIn, type Language } from '#shared/kernel/languages.ts';
import { limits } from '#shared/kernel/limits.ts';
import { withImportedPlaces } from '#shared/destination/core/with-imported.ts';
import { importedPlaces } from './imported.ts';
import { placesFileOf, placesCache } from './kept-files.ts';
import { placesAddress } from './place-addresses.ts';

/** `ja-JP`: the file of what is said in the reader's language, where it has one. */
const linesFileOf = (iso2: string, language: string): string | undefined =>
  isLanguageOfLines(language) ? `${language}-${iso2}` : undefined;

/** What is fetched for the places of a country and a reader. */
export const placesUrls = (iso2: string, language: string): string[] =>
  [iso2, linesFileOf(iso2, language) ?? ''].map(placesAddress).filter((url) => url !== undefined);

/** What is known of a country beside the catalogue's core. */
export interface CountryFile {
  readonly places: readonly Place[];
  readonly holidays: HolidayTable | undefined;
}

/**
 * The editors' places, and those that the server has imported, if it has any.
 * @throws when the file is neither on this device nor can be fetched
 */
export async function fetchPlaces(
  { iso2, slug }: { iso2: string; slug: string },
  language: string,
  hasImported: boolean,
): Promise<CountryFile> {
  const linesFile = linesFileOf(iso2, language);
  const [file, lines, imported] = await Promise.all([
    fetchFile(iso2),
    // Places are shown without them as well, with the English line.
    linesFile === undefined ? undefined : fetchFile(linesFile).catch(() => undefined),
    hasImported ? importedPlaces(iso2) : [],
  ]);
  const built = file as CompactPlaces | undefined;
  const authored = built === undefined ? [] : readPlaces(built, slug);
  const lineOf = (lines ?? {}) as Record<string, string>;
  const described = isLanguageOfLines(language) ? describedIn(language, authored, slug, lineOf) : authored;
  return { places: withImportedPlaces(described, imported), holidays: built?.holidays };
}

/**
 * Names of all places for the readers of a language. Nothing where they are neither on this device nor can be fetched.
 */
export const fetchPlaceNames = (language: string): Promise<CompactPlaceNames | undefined> =>
  fetchFile(`names-${language}`).then(
    (names) => names as CompactPlaceNames,
    () => undefined,
  );

/** Of this build, or of an earlier one when it cannot be fetched; `undefined`: there is no such file. */
async function fetchFile(file: string): Promise<unknown> {
  const url = placesAddress(file);
  if (url === undefined) return undefined;
  const response = await fetch(url, { signal: within(fileTimeoutMs) }).catch(
    async (error: unknown) =>
      (await keptEarlier(file)) ?? Promise.reject(error instanceof Error ? error : new Error(String(error))),
  );
  if (!response.ok) throw new Error(`${response.status}: ${url}`);
  return response.json();
}

/** An earlier build's file, for when this build's cannot be fetched. */
async function keptEarlier(file: string): Promise<Response | undefined> {
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(placesCache);
  const kept = (await cache.keys()).find(({ url }) => placesFileOf(new URL(url).pathname) === file);
  return kept && cache.match(kept);
}

/** After an update: fetches the stored countries' files of this build and deletes those of earlier builds. */
export async function refreshKeptPlaces(): Promise<void> {
  if (!('caches' in globalThis) || !(await caches.has(placesCache))) return;
  const cache = await caches.open(placesCache);
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const url = placesAddress(placesFileOf(pathname) ?? '');
    if (url === pathname) continue;
    if (url !== undefined && !(await cache.match(url))) await cache.add(url);
    await cache.delete(request);
  }
}

/** A suggested city and what its proposer says with it. */
export interface NotedCity {
  id: string;
  iso2: string;
  note: string;
}

/** By city the place, in the reader's language, whose name in any language is all that was said. */
export type NotedPlaces = ReadonlyMap<string, string>;

/**
 * Who suggests a place of a city finds its name filled in, in their own language: that is nobody's words, and others
 * read it in theirs.
 */
export function notedPlaces(cities: readonly NotedCity[], places: readonly Place[], language: Language): NotedPlaces {
  const key = (name: string) => name.slice(0, limits.placeNote).trim();
  return new Map(
    cities.flatMap(({ id, note }) => {
      const found = places.find(
        (place) => place.cityId === id && languages.some((one) => key(nameIn(one, place)) === key(note)),
      );
      return found ? [[id, nameIn(language, found)] as const] : [];
    }),
  );
}
