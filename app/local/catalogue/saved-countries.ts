import { useEffect, useState } from 'react';
import { inBase } from '#app/kernel/base.ts';
import { keepStorage } from '#app/local/device/persist.ts';
import { picturesCache, placesCache } from './kept-files.ts';

/** A country's files: its places and the maps of it and its cities, which are paths of the app. */
export interface CountryFiles {
  iso2: string;
  pictures: readonly string[];
}

export type SavedState = 'unknown' | 'impossible' | 'no' | 'saving' | 'failed' | 'yes';

/** Whether a country is kept for offline, whole. Needs a service worker: without one no page opens offline. */
export function useSavedCountry({ iso2, pictures }: CountryFiles): {
  state: SavedState;
  save: () => void;
  remove: () => void;
} {
  const [state, setState] = useState<SavedState>('unknown');
  const key = pictures.join(' ');
  useEffect(() => {
    let isWanted = true;
    const files = { iso2, pictures: key.split(' ') };
    (canKeep() ? isKept(files) : Promise.resolve(undefined)).then(
      (isWhole) => {
        if (isWanted) setState(isWhole === undefined ? 'impossible' : isWhole ? 'yes' : 'no');
      },
      () => {
        if (isWanted) setState('impossible');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [iso2, key]);
  const run = (work: (files: CountryFiles) => Promise<void>, then: SavedState) => {
    setState('saving');
    work({ iso2, pictures }).then(
      () => {
        setState(then);
      },
      () => {
        setState('failed');
      },
    );
  };
  return {
    state,
    save: () => {
      run(keep, 'yes');
    },
    remove: () => {
      run(drop, 'no');
    },
  };
}

const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;

async function placesAddresses(iso2: string): Promise<string[]> {
  const { placesUrls } = await import('./place-files.ts');
  return placesUrls(iso2, document.documentElement.lang);
}

async function missing(cacheName: string, urls: readonly string[]): Promise<string[]> {
  const cache = await caches.open(cacheName);
  const have = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  return urls.filter((url) => !have.has(url));
}

async function isKept({ iso2, pictures }: CountryFiles): Promise<boolean> {
  const lacking = await Promise.all([
    missing(placesCache, await placesAddresses(iso2)),
    missing(picturesCache, pictures.map(inBase)),
  ]);
  return lacking.flat().length === 0;
}

async function keep({ iso2, pictures }: CountryFiles): Promise<void> {
  const [places, maps] = await Promise.all([caches.open(placesCache), caches.open(picturesCache)]);
  await places.addAll(await missing(placesCache, await placesAddresses(iso2)));
  await maps.addAll(await missing(picturesCache, pictures.map(inBase)));
  await keepStorage();
}

async function drop({ iso2, pictures }: CountryFiles): Promise<void> {
  const [places, maps] = await Promise.all([caches.open(placesCache), caches.open(picturesCache)]);
  for (const url of await placesAddresses(iso2)) await places.delete(url);
  for (const path of pictures) await maps.delete(inBase(path));
}
