import type {
  exploreImported,
  exploreImportedPlaces,
  explorePhotos,
  exploreRatings,
} from '#shared/explore/endpoints.ts';
import { importedPath, importedPlacesPath, photosPath, ratingsPath } from '#shared/explore/public-answers.ts';
import type { OutputOf, Schema } from '#shared/kernel/endpoint.ts';
import { LoadFailure, loadParts } from '#app/kernel/load-failure.ts';
import { type Asked, call, CallError, Unreachable } from '#app/net/call.ts';
import type { forms } from './imported-forms.ts';
import { importedCache } from './kept-files.ts';

export type ImportedDestinations = OutputOf<typeof exploreImported>;
export type ImportedPlaces = OutputOf<typeof exploreImportedPlaces>;
type Ratings = OutputOf<typeof exploreRatings>;

/** On the first visit a page waits this long for what the server has imported; later visits read the stored answer. */
const firstAnswerMs = 2_000;

/** Storage of answers between visits, and the wait for the first one. */
export interface KeptAnswers {
  read: (address: string) => Promise<unknown>;
  write: (address: string, answer: unknown) => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
}

const noDestinations: ImportedDestinations = { revision: 0, cities: [], airports: {}, sources: [] };

/**
 * What the server has imported beside the built catalogue: the stored answer if there is one, so that nothing waits for
 * a missing network.
 */
export const importedDestinations = (): Promise<ImportedDestinations> =>
  keptOrAsked(
    importedPath,
    reader(noDestinations, (all) => all.destinations),
    () => call(asItComes(importedPath), {}),
    noDestinations,
  );

export const importedPlaces = (iso2: string): Promise<ImportedPlaces> =>
  keptOrAsked(
    importedPlacesPath.replace('{iso2}', iso2),
    reader<ImportedPlaces>([], (all) => all.places),
    () => call(asItComes(importedPlacesPath), { params: { iso2 } }),
    [],
  );

/** The operator's photographs of countries and cities, by id. */
export const photographs = (): Promise<OutputOf<typeof explorePhotos>> =>
  keptOrAsked(
    photosPath,
    reader({}, (all) => all.photographs),
    () => call(asItComes(photosPath), {}),
    {},
  );

/** The instance's public ratings of a city and its places. */
export const cityRatings = (countrySlug: string, citySlug: string): Promise<Ratings> =>
  keptOrAsked(
    ratingsPath.replace('{countrySlug}', countrySlug).replace('{citySlug}', citySlug),
    reader<Ratings>([], (all) => all.ratings),
    () => call(asItComes(ratingsPath), { params: { countrySlug, citySlug } }),
    [],
  );

const asItComes = <Path extends string>(path: Path): Asked<Path, undefined, undefined, unknown> => ({
  method: 'GET',
  path,
  output: { safeParse: (data) => ({ success: true, data }) },
});

/** `undefined`: it has another form. */
type Read<T> = (answer: unknown) => Promise<T | undefined>;

/**
 * Reads an answer by its form. One that holds nothing, as that of most instances, is read without: the library of
 * schemas is a fifth of what explore loads.
 */
export const reader =
  <T extends object>(none: T, formOf: (all: typeof forms) => Schema<T>): Read<T> =>
  async (answer) => {
    if (holdsNothing(answer, none)) return none;
    const { forms } = await loadParts(import('./imported-forms.ts'));
    return formOf(forms).safeParse(answer).data;
  };

/** Has every part of `none`, and nothing in any of them; a number only counts answers. */
function holdsNothing(answer: unknown, none: object): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  if (Array.isArray(none)) return isEmpty(answer);
  return (
    Object.keys(none).every((name) => name in answer) &&
    Object.values(answer).every((part) => typeof part === 'number' || part === false || isEmpty(part))
  );
}

const isEmpty = (part: unknown): boolean => typeof part === 'object' && part !== null && Object.keys(part).length === 0;

/** The stored answer, which is fetched again for the next visit; or the first answer, if it arrives in time. */
export async function keptOrAsked<T>(
  address: string,
  read: Read<T>,
  ask: () => Promise<unknown>,
  none: T,
  kept: KeptAnswers = browserCache,
): Promise<T> {
  const asked = ask()
    .then(async (answer) => {
      const found = await read(answer);
      if (found !== undefined) await kept.write(address, answer);
      return found;
    })
    .catch((error: unknown) => {
      if (error instanceof Unreachable || error instanceof CallError || error instanceof LoadFailure) return undefined;
      throw error;
    });
  const stored = await kept.read(address);
  const before = stored === undefined ? undefined : await read(stored);
  if (before !== undefined) return before;
  return (await Promise.race([asked, kept.wait(firstAnswerMs)])) ?? none;
}

/** Cache Storage is missing on plain HTTP in a local network. */
const browserCache: KeptAnswers = {
  read: async (address): Promise<unknown> =>
    'caches' in globalThis ? (await (await caches.open(importedCache)).match(address))?.json() : undefined,
  write: async (address, answer) => {
    if ('caches' in globalThis) await (await caches.open(importedCache)).put(address, Response.json(answer));
  },
  wait: (milliseconds) =>
    new Promise((resolve) => {
      setTimeout(resolve, milliseconds);
    }),
};
