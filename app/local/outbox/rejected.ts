import { isMutationName, type InputOf, type MutationName } from '#shared/protocol/mutations.ts';
import type { LocalDb, OutboxEntry } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { waitsForJoin } from './actor-policy.ts';
import { addToOutbox, pendingOf } from './queue.ts';

/** Sends a rejected write again as a new one: with another mutation id, made on the rows of now (rules P6, P7), in its old place: ahead of what depends on it. */
export async function retryRejected(device: Device, mutationId: string): Promise<void> {
  const { db } = device;
  await db.write([db.outbox, db.rows, db.sessions], async () => {
    const entry = await db.outbox.where('mutationId').equals(mutationId).first();
    if (entry?.state !== 'rejected' || !isMutationName(entry.name)) return;
    await addToOutbox(
      device,
      {
        ...entry,
        name: entry.name,
        input: entry.input as InputOf<MutationName>,
        base: undefined,
      },
      entry.order,
    );
  });
}

/** The pending writes that wait for a rejected join or claim. */
export async function waitingBehind(db: LocalDb, join: OutboxEntry): Promise<OutboxEntry[]> {
  return (await pendingOf(db, join.groupId)).filter((one) => waitsForJoin(one, join));
}
