import type { Table } from 'dexie';
import { rebase } from '#shared/protocol/rebase.ts';
import type { GroupReplica } from '#shared/kernel/replica.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { bindsSession, mutationDefinitions, type InputOf, type MutationName } from '#shared/protocol/mutations.ts';
import { newId } from '#shared/kernel/ids.ts';
import type { LocalDb, OutboxEntry } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';

export interface NewWrite<N extends MutationName> {
  groupId: string;
  /** A session's id, `link` or `organizer`. */
  actor: string;
  memberId?: string;
  name: N;
  input: InputOf<N>;
}

/**
 * Queues a write: one transaction, together with whatever `also` writes. The screens redraw from it at once; the sync engine, which
 * watches this table, sends it when it can.
 * @returns the write's mutation id.
 */
export async function enqueue<N extends MutationName>(
  device: Device,
  write: NewWrite<N>,
  tables: Table[] = [],
  also?: () => Promise<void>,
): Promise<string> {
  const { db } = device;
  return db.write([db.outbox, db.rows, db.sessions, ...tables], async () => {
    const mutationId = await addToOutbox(device, write);
    await also?.();
    return mutationId;
  });
}

/**
 * The queueing itself, for verbs that already are in a transaction over outbox, rows, meta and, for a member's write, sessions. What a page still says in a
 * name that another page has logged out, or that was taken out, goes to the refused ones at once: nobody could ever send it.
 */
export async function addToOutbox<N extends MutationName>(
  { db, now, random }: Device,
  write: NewWrite<N>,
): Promise<string> {
  const definition = mutationDefinitions[write.name] as MutationDefinition<unknown>;
  const view = await readView(db, write.groupId);
  const target = definition.target(write.input, write.memberId, write.groupId);
  const seen = target && view.mark(target.kind, target.id);
  const present = target && view.get(target.kind, target.id);
  const mutationId = newId(now(), random);
  // Rule P6: later than the clock, than this device's last write, and than the row that it was made on.
  const last = (await db.meta.get('lastStamp'))?.value;
  const timestamp = Math.max(now(), (typeof last === 'number' ? last : 0) + 1, (seen?.timestamp ?? 0) + 1);
  await db.meta.put({ key: 'lastStamp', value: timestamp });
  const refusal = await rejectionFor(db, write);
  await db.outbox.add({
    mutationId,
    groupId: write.groupId,
    actor: write.actor,
    ...(write.memberId === undefined ? {} : { memberId: write.memberId }),
    name: write.name,
    ver: definition.ver,
    input: write.input,
    timestamp,
    ...(definition.checksBase ? { base: present?.mutationId ?? null } : {}),
    ...(refusal ? { state: 'rejected', code: refusal } : { state: 'pending' }),
    madeAt: now(),
  });
  return mutationId;
}

/** Why nobody could send this write any more, if so. A session that merely ended can be taken up again (rule P14). */
async function rejectionFor(
  db: LocalDb,
  { actor, memberId, name }: NewWrite<MutationName>,
): Promise<'session_revoked' | 'member_removed' | undefined> {
  if (memberId === undefined || name === 'logout') return undefined;
  const session = await db.sessions.get(actor);
  if (bindsSession(name)) return session ? undefined : 'session_revoked';
  if (session?.state === 'ended') return session.why === 'removed' ? 'member_removed' : undefined;
  return session?.state === 'active' ? undefined : 'session_revoked';
}

export async function pendingOf(db: LocalDb, groupId: string): Promise<OutboxEntry[]> {
  return (await db.outbox.where('[groupId+state]').equals([groupId, 'pending']).toArray()).sort(
    (a, b) => a.order - b.order,
  );
}

/** Rule P5: confirmed rows folded with the pending writes, in order. */
export async function readView(db: LocalDb, groupId: string): Promise<GroupReplica> {
  const [rows, pending] = await Promise.all([
    db.rows.where('groupId').equals(groupId).toArray(),
    pendingOf(db, groupId),
  ]);
  return rebase(
    rows,
    pending.map((entry) => ({ ...entry, memberId: entry.memberId })),
  );
}

/** Gives a refused write up. With a join, what waited behind it goes too: it has nobody to speak for it. */
export async function discardRejected({ db }: Device, mutationId: string): Promise<void> {
  await db.write([db.outbox, db.sessions], async () => {
    const entry = await db.outbox.where('mutationId').equals(mutationId).first();
    if (entry?.state !== 'rejected') return;
    await db.outbox.delete(entry.order);
    if (!bindsSession(entry.name)) return;
    await db.sessions.delete(entry.actor);
    await db.outbox
      .where('[groupId+state]')
      .equals([entry.groupId, 'pending'])
      .filter((one) => one.actor === entry.actor)
      .delete();
  });
}
