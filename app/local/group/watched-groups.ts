import { useEffect } from 'react';
import { createStore } from '#app/kernel/store.ts';

/**
 * Groups that screens of this tab show now, with the number of components that watch each: the engine keeps these up to
 * date.
 */
const counts = createStore<ReadonlyMap<string, number>>(new Map());

export function watchGroup(groupId: string): () => void {
  change(groupId, 1);
  return () => {
    change(groupId, -1);
  };
}

export const watchedGroups = (): string[] => [...counts.get().keys()];

export const onWatchChange = counts.subscribe;

function change(groupId: string, by: 1 | -1): void {
  const next = new Map(counts.get());
  const count = (next.get(groupId) ?? 0) + by;
  if (count > 0) next.set(groupId, count);
  else next.delete(groupId);
  counts.set(next);
}

export function useWatchGroup(groupId: string | undefined): void {
  useEffect(() => (groupId ? watchGroup(groupId) : undefined), [groupId]);
}
