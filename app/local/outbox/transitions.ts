import type { LocalDb, OutboxEntry } from '#app/local/device/db.ts';

/*
 * Every write to the outbox table. An entry is `pending` until the server's result arrives: then it is `done`, or `rejected` with a code. Each
 * function runs inside a transaction of its caller (`LocalDb.write` with the outbox among its tables).
 */

export async function addEntry(db: LocalDb, entry: Omit<OutboxEntry, 'order'>): Promise<void> {
  await db.outbox.add(entry);
}

/** The server has accepted the write. `superseded`: a later write of the same row stands (rule P6). */
export async function markDone(
  db: LocalDb,
  entry: OutboxEntry,
  code: 'applied' | 'superseded',
  nowMs: number,
): Promise<void> {
  await db.outbox.update(entry.order, { state: 'done', code, doneAt: nowMs });
}

/** The writes are shown to the person with their code until he or she retries or discards them (rule P16). */
export async function reject(db: LocalDb, entries: readonly OutboxEntry[], code: string): Promise<void> {
  for (const entry of entries) await db.outbox.update(entry.order, { state: 'rejected', code });
}

/**
 * The write is sent again as it was: same mutation id, timestamp and place (rule P8).
 * @param withoutBase its base row is part of what the server has lost, so it must not be compared (rule P7)
 */
export async function resubmit(db: LocalDb, entry: OutboxEntry, withoutBase = false): Promise<void> {
  await db.outbox.update(entry.order, { state: 'pending', ...(withoutBase ? { base: undefined } : {}) });
}

/** Moves entries behind all others, in their old order, for example behind a join that is sent again. */
export async function moveToEnd(
  db: LocalDb,
  entries: readonly OutboxEntry[],
  changes: Pick<Partial<OutboxEntry>, 'memberId'> = {},
): Promise<void> {
  for (const { order, ...entry } of entries) {
    await db.outbox.delete(order);
    await db.outbox.add({ ...entry, ...changes });
  }
}

/** Another session of the same member sends the write from now on; behind all others, since its own join comes first. */
export async function requeueAs(db: LocalDb, entry: OutboxEntry, actor: string): Promise<void> {
  const { order, code: _, ...rest } = entry;
  await db.outbox.delete(order);
  await db.outbox.add({ ...rest, actor, state: 'pending' });
}

/** The write stays rejected; when it is retried, another session of the same member sends it. */
export async function reassign(db: LocalDb, entry: OutboxEntry, actor: string): Promise<void> {
  await db.outbox.update(entry.order, { actor });
}

/** The person gives writes up, or one is replaced by a new write. */
export async function discard(db: LocalDb, entries: readonly OutboxEntry[]): Promise<void> {
  await db.outbox.bulkDelete(entries.map((one) => one.order));
}

/** The group leaves this device. */
export async function discardGroup(db: LocalDb, groupId: string): Promise<void> {
  await db.outbox.where('groupId').equals(groupId).delete();
}

/** Done writes are kept this long, so that they can be resubmitted to a server that was restored from a backup (rule P8). */
const keepDoneMs = 30 * 24 * 60 * 60 * 1000;

export async function forgetDone(db: LocalDb, nowMs: number): Promise<void> {
  // An entry that was resubmitted keeps the `doneAt` of its first result, so its state counts as well.
  await db.outbox
    .where('doneAt')
    .below(nowMs - keepDoneMs)
    .filter((one) => one.state === 'done')
    .delete();
}
