import { useSyncExternalStore } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import type { OutboxEntry } from '#app/local/device/db.ts';
import { useDevice } from '#app/local/device/device.ts';

/** What the sync engine knows and screens may show. The engine writes it, screens read it. */
export interface Connection {
  /** Whether the server was reached lately. `unknown` until the first try. */
  reach: 'unknown' | 'online' | 'offline';
  /** Groups whose exchange is under way. */
  sending: number;
  /** Live news arrive by socket; otherwise the spec's polling stands in. */
  isLive: boolean;
  /** This code is too old for the server or for the database: "update available". */
  isOutdated: boolean;
  /** Saving on this device fails (quota, private mode). */
  storageFailed: boolean;
}

let current: Connection = { reach: 'unknown', sending: 0, isLive: false, isOutdated: false, storageFailed: false };
const listeners = new Set<() => void>();

export function reportConnection(change: Partial<Connection>): void {
  const next = { ...current, ...change };
  if ((Object.keys(change) as (keyof Connection)[]).every((key) => current[key] === next[key])) return;
  current = next;
  for (const listener of listeners) listener();
}

export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => current,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Writes that are still on this device, and those that were refused. */
export function useOutbox(groupId?: string): { pending: OutboxEntry[]; rejected: OutboxEntry[] } | undefined {
  const { db } = useDevice();
  return useLiveQuery(async () => {
    const all = await db.outbox.where('state').anyOf('pending', 'rejected').sortBy('order');
    const own = groupId ? all.filter((one) => one.groupId === groupId) : all;
    return {
      pending: own.filter((one) => one.state === 'pending'),
      rejected: own.filter((one) => one.state === 'rejected'),
    };
  }, [db, groupId]);
}

/** "Send now": the engine listens for it. */
const sendNowListeners = new Set<() => void>();
export function requestSendNow(): void {
  for (const listener of sendNowListeners) listener();
}
export function onSendNow(listener: () => void): () => void {
  sendNowListeners.add(listener);
  return () => {
    sendNowListeners.delete(listener);
  };
}
