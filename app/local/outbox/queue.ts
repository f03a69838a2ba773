import type { Table } from 'dexie';
import { rebase } from '#shared/protocol/rebase.ts';
import type { GroupReplica } from '#shared/kernel/replica.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { bindsSession, mutationDefinitions, type InputOf, type MutationName } from '#shared/protocol/mutations.ts';
import { newId } from '#shared/kernel/ids.ts';
import type { LocalDb, OutboxEntry, StoredSession } from '#app/local/device/db.ts';
import { nextTimestamp } from '#app/local/device/clock.ts';
import type { Device } from '#app/local/device/device.ts';
import { decideActor, needsNoSession } from './actor-policy.ts';
import { addPending, addRejected, discard } from './transitions.ts';

export interface NewWrite<N extends MutationName> {
  groupId: string;
  /** A session's id, `link` or `organizer`. */
  actor: string;
  memberId?: string;
  name: N;
  input: InputOf<N>;
  /**
   * Of a save from a form: the mutation id of the row that the form was opened on, `null` for none. Left out: of the
   * present row (rule P7).
   */
  base?: string | null | undefined;
}

/** What a write of a session's member has beside its name and input. */
export const writtenBy = ({ groupId, id, memberId }: StoredSession) => ({ groupId, actor: id, memberId });

/**
 * Queues a write: one transaction, together with whatever `also` writes. The screens redraw from it at once; the sync
 * engine, which watches this table, sends it when it can.
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
 * The same for functions that already run in a transaction over outbox, rows, meta and, for a member's write, sessions.
 * A write whose session another page has logged out, or whose member was removed, is rejected at once, because nobody
 * could ever send it.
 * @param place the order of a rejected entry that it takes the place of, because others wait for it (rule P9)
 */
export async function addToOutbox<N extends MutationName>(
  { db, now, random }: Device,
  write: NewWrite<N>,
  place?: number,
): Promise<string> {
  const definition = mutationDefinitions[write.name] as MutationDefinition<unknown>;
  const view = await readView(db, write.groupId);
  const target = definition.target(write.input, write.memberId, write.groupId);
  const present = target && view.get(target.kind, target.id);
  const mutationId = newId(now(), random);
  const timestamp = await nextTimestamp(db, now());
  const decision = decideActor('enqueue', write, await sessionOf(db, write.actor));
  const { groupId, actor, memberId, name, input, base = present?.mutationId ?? null } = write;
  const entry = {
    mutationId,
    groupId,
    actor,
    ...(memberId === undefined ? {} : { memberId }),
    name,
    ver: definition.ver,
    input,
    timestamp,
    ...(definition.checksBase ? { base } : {}),
    madeAt: now(),
  };
  await (decision === 'allow' ? addPending(db, entry, place) : addRejected(db, entry, decision, place));
  return mutationId;
}

/** Link and organizer writes do not read sessions: their transactions may be without that table. */
const sessionOf = async (db: LocalDb, actor: string): Promise<StoredSession | undefined> =>
  needsNoSession(actor) ? undefined : db.sessions.get(actor);

/** Pending entries of a group in the order in which they were made. */
export async function pendingOf(db: LocalDb, groupId: string): Promise<OutboxEntry[]> {
  // Entries of one index key come by their primary key, which is the order.
  return db.outbox.where('[groupId+state]').equals([groupId, 'pending']).toArray();
}

const none: ReadonlySet<string> = new Set();

/**
 * Rule P5: confirmed rows rebased with the pending writes, in order.
 * @param without mutation ids of pending writes that are left out
 */
export async function readView(db: LocalDb, groupId: string, without = none): Promise<GroupReplica> {
  const [rows, pending] = await Promise.all([
    db.rows.where('groupId').equals(groupId).toArray(),
    pendingOf(db, groupId),
  ]);
  return rebase(
    rows,
    pending.filter((one) => !without.has(one.mutationId)).map((entry) => ({ ...entry, memberId: entry.memberId })),
  );
}

/** Gives a rejected write up. Writes that waited for a rejected join go with it, because no session can send them. */
export async function discardRejected({ db }: Device, mutationId: string): Promise<void> {
  await db.write([db.outbox, db.sessions], async () => {
    const entry = await db.outbox.where('mutationId').equals(mutationId).first();
    if (entry?.state !== 'rejected') return;
    await discard(db, [entry]);
    if (!bindsSession(entry.name)) return;
    await db.sessions.delete(entry.actor);
    const waiting = await pendingOf(db, entry.groupId);
    await discard(
      db,
      waiting.filter((one) => one.actor === entry.actor),
    );
  });
}
