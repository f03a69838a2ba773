import { bindsSession, isMutationName, type InputOf, type MutationName } from '#shared/protocol/mutations.ts';
import type { LocalDb, OutboxEntry } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { addToOutbox, pendingOf } from './queue.ts';

/** A refused write goes again, as a new one: another mid, made on what is there now (rules P6, P7). Waiting ones behind a join follow. */
export async function retryRejected(device: Device, mutationId: string): Promise<void> {
  const { db } = device;
  await db.write([db.outbox, db.rows, db.sessions], async () => {
    const entry = await db.outbox.where('mutationId').equals(mutationId).first();
    if (entry?.state !== 'rejected' || !isMutationName(entry.name)) return;
    await db.outbox.delete(entry.order);
    const behind = bindsSession(entry.name) ? await waitingBehind(db, entry) : [];
    await addToOutbox(device, { ...entry, name: entry.name, input: entry.input as InputOf<MutationName> });
    await toTheEnd(db, behind);
  });
}

/**
 * What a refused join or claim holds up: what was made under the same session, and what was made for the same member under another one (whoever joined without a
 * network, left and came back has claimed a member that only this device knows).
 */
export async function waitingBehind(db: LocalDb, join: OutboxEntry): Promise<OutboxEntry[]> {
  return (await pendingOf(db, join.groupId)).filter(
    (one) =>
      one.order !== join.order &&
      (one.actor === join.actor || (one.memberId !== undefined && one.memberId === join.memberId)),
  );
}

/** Puts writes behind everything else, in their old order. */
export async function toTheEnd(
  db: LocalDb,
  entries: readonly OutboxEntry[],
  changes: Partial<OutboxEntry> = {},
): Promise<void> {
  for (const { order, ...rest } of entries) {
    await db.outbox.delete(order);
    await db.outbox.add({ ...rest, ...changes });
  }
}
