import { useEffect, useState } from 'react';
import { inBase } from '#app/kernel/base.ts';
import { fileTimeoutMs, within } from '#app/kernel/time-limits.ts';
import { tilePath, worldPath, type FineLevel, type MapFile, type WorldFile } from '#shared/map/files.ts';
import { type Loaded, once, useOnce } from './load-once.ts';

async function fetchMap(path: string): Promise<unknown> {
  const response = await fetch(inBase(path), { signal: within(fileTimeoutMs) });
  if (!response.ok) throw new Error(`${response.status}: ${path}`);
  return response.json();
}

const world = once<WorldFile>(async (path) => (await fetchMap(path)) as WorldFile);
const tiles = once<MapFile>(async (path) => (await fetchMap(path)) as MapFile);

/** The coarse map of the world: kept on this device once it was seen. */
export const useWorldFile = (): Loaded<WorldFile> => useOnce(world, worldPath);

/** Those of the wanted tiles that are here. One that cannot be fetched stays away until it is wanted anew; the coarse map shows its land. */
export function useTiles(level: FineLevel | undefined, wanted: readonly string[]): ReadonlyMap<string, MapFile> {
  const [, setArrived] = useState(0);
  const list = wanted.join(' ');
  useEffect(() => {
    if (level === undefined || list === '') return;
    let isWanted = true;
    const arrived = () => {
      if (isWanted) setArrived((count) => count + 1);
    };
    for (const tile of list.split(' ')) {
      const path = tilePath(level, tile);
      if (!tiles.known.has(path)) tiles.load(path).then(arrived, ignoreNetwork);
    }
    return () => {
      isWanted = false;
    };
  }, [level, list]);
  if (level === undefined) return new Map();
  return new Map(
    wanted.flatMap((tile): [string, MapFile][] => {
      const file = tiles.known.get(tilePath(level, tile));
      return file ? [[tile, file]] : [];
    }),
  );
}

/** A finer drawing is not necessary: without it the coarser one stays. */
function ignoreNetwork(error: unknown): void {
  if (!(error instanceof Error)) throw error;
}
