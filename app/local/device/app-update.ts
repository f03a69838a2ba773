import { createStore, useStore } from '#app/kernel/store.ts';

/** Activates the version that waits; the page then reloads by itself. */
export type ApplyUpdate = () => void;

const waiting = createStore<{ apply: ApplyUpdate } | undefined>(undefined);

/** A new version of the app has been fetched and waits for consent. */
export function announceUpdate(apply: ApplyUpdate): void {
  waiting.set({ apply });
}

export const useUpdateReady = (): ApplyUpdate | undefined => useStore(waiting)?.apply;
