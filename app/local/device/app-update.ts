import { useSyncExternalStore } from 'react';

/** Takes the waiting version over; the page reloads by itself then. */
export type ApplyUpdate = () => void;

let waiting: ApplyUpdate | undefined;
const listeners = new Set<() => void>();

/** A new version of the app has been fetched and waits for consent. */
export function announceUpdate(apply: ApplyUpdate): void {
  waiting = apply;
  for (const listener of listeners) listener();
}

export function useUpdateReady(): ApplyUpdate | undefined {
  return useSyncExternalStore(
    subscribe,
    () => waiting,
    () => waiting,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
