import { exploreImported, exploreImportedPlaces } from '#shared/explore/endpoints.ts';
import type { OutputOf, Schema } from '#shared/kernel/endpoint.ts';
import { call, CallError, Unreachable } from '#app/net/call.ts';
import { importedCache } from './kept-files.ts';

export type ImportedDestinations = OutputOf<typeof exploreImported>;
export type ImportedPlaces = OutputOf<typeof exploreImportedPlaces>;

/** The first time, a page waits so long for what the server has imported; later visits have it from here. */
const firstAnswerMs = 2_000;

/** Where an answer is kept between visits, and how long is waited for the first. */
export interface KeptAnswers {
  read: (address: string) => Promise<unknown>;
  write: (address: string, answer: unknown) => Promise<void>;
  wait: (milliseconds: number) => Promise<void>;
}

const nothing: ImportedDestinations = { revision: 0, cities: [], airports: {}, sources: [] };

/** What the server has imported beside the built catalogue, as it was told last: nothing here waits for a network that is not there. */
export const importedDestinations = (): Promise<ImportedDestinations> =>
  keptOrAsked(exploreImported.path, exploreImported.output, () => call('exploreImported', {}), nothing);

export const importedPlaces = (iso2: string): Promise<ImportedPlaces> =>
  keptOrAsked(
    exploreImportedPlaces.path.replace('{iso2}', iso2),
    exploreImportedPlaces.output,
    () => call('exploreImportedPlaces', { params: { iso2 } }),
    [],
  );

/** What is kept, asked anew for the next visit; or the first answer, if it comes in time. */
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

/** Plain HTTP in a local network has no cache. */
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
