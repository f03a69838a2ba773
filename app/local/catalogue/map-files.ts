import { useEffect, useState } from 'react';
import { inBase } from '#app/kernel/base.ts';
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import { tilePath, worldPath, type FineLevel, type MapFile, type WorldFile } from '#shared/map/files.ts';
import { once, useOnce, type Loaded, type Once } from './load-once.ts';

async function fetchMap(path: string): Promise<unknown> {
  const response = await fetch(inBase(path), { signal: within(fileTimeoutMs) });
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  return response.json();
}

const world = once<WorldFile>(async (path) => (await fetchMap(path)) as WorldFile);
const tiles = once<MapFile>(async (path) => (await fetchMap(path)) as MapFile);

/** The coarse map of the world: kept on this device once it was seen. */
export const useWorldFile = (): Loaded<WorldFile> => useOnce(world, worldPath);

/** Those of the wanted tiles that are here. One that cannot be fetched stays away; the coarse map shows its land. */
export function useTiles(level: FineLevel | undefined, wanted: readonly string[]): ReadonlyMap<string, MapFile> {
  const paths = level === undefined ? [] : wanted.map((tile) => tilePath(level, tile));
  const here = useThoseHere(tiles, paths);
  return new Map(
    wanted.flatMap((tile, index): [string, MapFile][] => {
      const file = here.get(paths[index] ?? '');
      return file ? [[tile, file]] : [];
    }),
  );
}

/**
 * What is here of these keys, by key. One that cannot be had is asked for again when another comes or other keys are
 * wanted.
 */
export function useThoseHere<T>(source: Once<T>, keys: readonly string[]): ReadonlyMap<string, T> {
  const [, setArrived] = useState(0);
  // As it is drawn: what has come since then, for another part of the page, is drawn now.
  const missing = keys.filter((key) => !source.known.has(key)).join(' ');
  useEffect(() => {
    if (missing === '') return;
    let isWanted = true;
    const arrived = () => {
      if (isWanted) setArrived((count) => count + 1);
    };
    for (const key of missing.split(' ')) source.load(key).then(arrived, ignoreNetwork);
    return () => {
      isWanted = false;
    };
  }, [source, missing]);
  return new Map(
    keys.flatMap((key): [string, T][] => {
      const value = source.known.get(key);
      return value === undefined ? [] : [[key, value]];
    }),
  );
}

/** A finer drawing is not necessary: without it the coarser one stays. */
function ignoreNetwork(error: unknown): void {
  if (!(error instanceof Error)) throw error;
}
