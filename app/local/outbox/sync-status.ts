import { useLiveQuery } from 'dexie-react-hooks';
import { createStore } from '#app/kernel/store.ts';
import type { OutboxEntry } from '#app/local/device/db.ts';
import { useDevice } from '#app/local/device/device.ts';

/** Writes that are still on this device, and those that were rejected. */
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

/** How often "send now" was pressed: the engine sends at each change. */
const sendNowCount = createStore(0);

export function requestSendNow(): void {
  sendNowCount.set(sendNowCount.get() + 1);
}

export const onSendNow = sendNowCount.subscribe;
