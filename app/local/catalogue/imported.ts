import { exploreImported, exploreImportedPlaces, explorePhotos, exploreRatings } from '#shared/explore/endpoints.ts';
import type { OutputOf, Schema } from '#shared/kernel/endpoint.ts';
import { call, CallError, Unreachable } from '#app/net/call.ts';
import { importedCache } from './kept-files.ts';

export type ImportedDestinations = OutputOf<typeof exploreImported>;
export type ImportedPlaces = OutputOf<typeof exploreImportedPlaces>;

/** On the first visit a page waits this long for what the server has imported; later visits read the stored answer. */
const firstAnswerMs = 2_000;

/** Storage of answers between visits, and the wait for the first one. */
export interface KeptAnswers {
  read: (address: string) => Promise<unknown>;
  write: (address: string, answer: unknown) => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
}

const nothing: ImportedDestinations = { revision: 0, cities: [], airports: {}, sources: [] };

/** What the server has imported beside the built catalogue: the stored answer if there is one, so that nothing waits for a missing network. */
export const importedDestinations = (): Promise<ImportedDestinations> =>
  keptOrAsked(exploreImported.path, exploreImported.output, () => call(exploreImported, {}), nothing);

export const importedPlaces = (iso2: string): Promise<ImportedPlaces> =>
  keptOrAsked(
    exploreImportedPlaces.path.replace('{iso2}', iso2),
    exploreImportedPlaces.output,
    () => call(exploreImportedPlaces, { params: { iso2 } }),
    [],
  );

/** The operator's photographs of countries and cities, by id. */
export const photographs = (): Promise<OutputOf<typeof explorePhotos>> =>
  keptOrAsked(explorePhotos.path, explorePhotos.output, () => call(explorePhotos, {}), {});

/** The instance's public ratings of a city and its places. */
export const cityRatings = (countrySlug: string, citySlug: string): Promise<OutputOf<typeof exploreRatings>> =>
  keptOrAsked(
    exploreRatings.path.replace('{countrySlug}', countrySlug).replace('{citySlug}', citySlug),
    exploreRatings.output,
    () => call(exploreRatings, { params: { countrySlug, citySlug } }),
    [],
  );

/** The stored answer, which is fetched again for the next visit; or the first answer, if it arrives in time. */
export async function keptOrAsked<T>(
  address: string,
  form: Schema<T>,
  ask: () => Promise<T>,
  none: T,
  kept: KeptAnswers = browserCache,
): Promise<T> {
  const asked = ask().then(
    async (answer) => {
      await kept.write(address, answer);
      return answer;
    },
    (error: unknown) => {
      if (error instanceof Unreachable || error instanceof CallError) return undefined;
      throw error;
    },
  );
  const before = form.safeParse(await kept.read(address));
  if (before.success) return before.data;
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
