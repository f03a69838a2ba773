import { useEffect } from 'react';

/** Groups that a screen of this tab shows now: the engine keeps these live. Reference-counted. */
const counts = new Map<string, number>();
const listeners = new Set<() => void>();

export function watchGroup(groupId: string): () => void {
  counts.set(groupId, (counts.get(groupId) ?? 0) + 1);
  notify();
  return () => {
    const left = (counts.get(groupId) ?? 1) - 1;
    if (left > 0) counts.set(groupId, left);
    else counts.delete(groupId);
    notify();
  };
}

export const watchedGroups = (): string[] => [...counts.keys()];

export function onWatchChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}

export function useWatchGroup(groupId: string | undefined): void {
  useEffect(() => (groupId ? watchGroup(groupId) : undefined), [groupId]);
}
