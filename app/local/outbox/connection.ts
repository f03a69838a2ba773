import { useSyncExternalStore } from 'react';
import { reachedAgain } from '#app/kernel/reached-again.ts';
import { createStore, useStore } from '#app/kernel/store.ts';

/** What the sync engine knows and screens may show. The engine writes it, screens read it. */
export interface Connection {
  /**
   * Whether the server was reached lately, and answered with a failure of its own (`failing`). `unknown` until the
   * first try.
   */
  reach: 'unknown' | 'online' | 'failing' | 'offline';
  /** Groups whose exchange is under way. */
  sending: number;
  /** Changes arrive by socket; otherwise watched groups are polled. */
  isLive: boolean;
  /** This code is too old for the server or for the database: "update available". */
  isOutdated: boolean;
  /** Saving on this device fails (quota, private mode). */
  storageFailed: boolean;
}

const connection = createStore<Connection>({
  reach: 'unknown',
  sending: 0,
  isLive: false,
  isOutdated: false,
  storageFailed: false,
});

export function reportConnection(change: Partial<Connection>): void {
  const current = connection.get();
  // The engine reports after every exchange, mostly what is known already.
  if ((Object.keys(change) as (keyof Connection)[]).some((key) => current[key] !== change[key]))
    connection.set({ ...current, ...change });
  const { reach } = current;
  if (change.reach === 'online' && (reach === 'offline' || reach === 'failing'))
    reachedAgain.set(reachedAgain.get() + 1);
}

export const useConnection = (): Connection => useStore(connection);

/** Whether the server was reached lately. What needs no more of the connection is not drawn anew with each exchange. */
export const useReach = (): Connection['reach'] =>
  useSyncExternalStore(connection.subscribe, () => connection.get().reach);

/** Whether this code is too old to write or to send. */
export const useIsOutdated = (): boolean =>
  useSyncExternalStore(connection.subscribe, () => connection.get().isOutdated);
