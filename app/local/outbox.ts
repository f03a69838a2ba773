import type { Table } from 'dexie';
import { fold } from '#shared/contract/fold.ts';
import type { GroupRows } from '#shared/contract/group-rows.ts';
import type { Intent } from '#shared/contract/intent.ts';
import { bindsSession, intents, type InputOf, type IntentName } from '#shared/contract/intents.ts';
import { newId } from '#shared/ids.ts';
import type { LocalDb, OutboxEntry } from './db.ts';
import type { Device } from './device.ts';

export interface NewWrite<N extends IntentName> {
  groupId: string;
  /** A session's id, `link` or `organizer`. */
  identity: string;
  memberId?: string;
  name: N;
  input: InputOf<N>;
}

/**
 * Queues a write: one transaction, together with whatever `also` writes. The screens redraw from it at once; the sync engine, which
 * watches this table, sends it when it can.
 * @returns the write's mid.
 */
export async function enqueue<N extends IntentName>(device: Device, write: NewWrite<N>, tables: Table[] = [], also?: () => Promise<void>): Promise<string> {
  const { db } = device;
  return db.write([db.outbox, db.rows, db.sessions, ...tables], async () => {
    const mid = await addToOutbox(device, write);
    await also?.();
    return mid;
  });
}

/**
 * The queueing itself, for verbs that already are in a transaction over outbox, rows, meta and, for a member's write, sessions. What a page still says in a
 * name that another page has logged out, or that was taken out, goes to the refused ones at once: nobody could ever send it.
 */
export async function addToOutbox<N extends IntentName>({ db, now, random }: Device, write: NewWrite<N>): Promise<string> {
  const definition = intents[write.name] as Intent<unknown>;
  const view = await readView(db, write.groupId);
  const target = definition.target(write.input, write.memberId, write.groupId);
  const seen = target && view.mark(target.kind, target.id);
  const present = target && view.get(target.kind, target.id);
  const mid = newId(now(), random);
  // Rule P6: later than the clock, than this device's last write, and than the row that it was made on.
  const last = (await db.meta.get('lastStamp'))?.value;
  const stamp = Math.max(now(), (typeof last === 'number' ? last : 0) + 1, (seen?.stamp ?? 0) + 1);
  await db.meta.put({ key: 'lastStamp', value: stamp });
  const refusal = await whyMute(db, write);
  await db.outbox.add({
    mid,
    groupId: write.groupId,
    identity: write.identity,
    ...(write.memberId === undefined ? {} : { memberId: write.memberId }),
    name: write.name,
    ver: definition.ver,
    input: write.input,
    stamp,
    ...(definition.checksBase ? { base: present?.mid ?? null } : {}),
    ...(refusal ? { state: 'parked', code: refusal } : { state: 'pending' }),
    madeAt: now(),
  });
  return mid;
}

/** Why nobody could send this write any more, if so. A session that merely ended can be taken up again (rule P14). */
async function whyMute(db: LocalDb, { identity, memberId, name }: NewWrite<IntentName>): Promise<'session_revoked' | 'member_removed' | undefined> {
  if (memberId === undefined || name === 'logout') return undefined;
  const session = await db.sessions.get(identity);
  if (bindsSession(name)) return session ? undefined : 'session_revoked';
  if (session?.state === 'ended') return session.why === 'removed' ? 'member_removed' : undefined;
  return session?.state === 'active' ? undefined : 'session_revoked';
}

export async function pendingOf(db: LocalDb, groupId: string): Promise<OutboxEntry[]> {
  return (await db.outbox.where('[groupId+state]').equals([groupId, 'pending']).toArray()).sort((a, b) => a.order - b.order);
}

/** Rule P5: confirmed rows folded with the pending writes, in order. */
export async function readView(db: LocalDb, groupId: string): Promise<GroupRows> {
  const [rows, pending] = await Promise.all([db.rows.where('groupId').equals(groupId).toArray(), pendingOf(db, groupId)]);
  return fold(rows, pending.map((entry) => ({ ...entry, memberId: entry.memberId })));
}

/** Gives a refused write up. With a join, what waited behind it goes too: it has nobody to speak for it. */
export async function discardParked({ db }: Device, mid: string): Promise<void> {
  await db.write([db.outbox, db.sessions], async () => {
    const entry = await db.outbox.where('mid').equals(mid).first();
    if (entry?.state !== 'parked') return;
    await db.outbox.delete(entry.order);
    if (!bindsSession(entry.name)) return;
    await db.sessions.delete(entry.identity);
    await db.outbox.where('[groupId+state]').equals([entry.groupId, 'pending']).filter((one) => one.identity === entry.identity).delete();
  });
}
