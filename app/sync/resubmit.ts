import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { beats, rowKey, type WriteTimestamp } from '#shared/kernel/rows.ts';
import { flagsOf, isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { Patch, Result } from '#shared/protocol/sync.ts';
import type { LocalDb, OutboxEntry, StoredRow } from '#app/local/device/db.ts';
import { decideActor } from '#app/local/outbox/actor-policy.ts';
import { forgetDone, markDone, reject, requeueAs, resubmit } from '#app/local/outbox/transitions.ts';

/**
 * Rule P8: the server does not know this device's cursor, because it was restored from a backup. The rows stay until
 * the reset replaces them.
 */
export async function offerAfterLoss(db: LocalDb, groupId: string, nowMs: number): Promise<void> {
  const cursor = await db.cursors.get(groupId);
  if (cursor) await db.cursors.put({ ...cursor, lost: true });
  await offerAgain(db, await entriesToOffer(db, groupId, nowMs));
  await offerRejected(db, groupId);
}

/**
 * Every write that the server has accepted becomes pending again, in order, with its old mutation id and timestamp: the
 * id makes it harmless where the server still knows it, the timestamp where somebody has written since. What takes away
 * from others is not offered by itself.
 */
export async function offerAgain(db: LocalDb, entries: readonly OutboxEntry[]): Promise<void> {
  for (const entry of entries) {
    // `null`: the input was only a secret, which this device no longer holds.
    if (isRemoval(entry) || entry.input === null) continue;
    const session = await db.sessions.get(entry.actor);
    if (decideActor('resubmitApplied', entry, session) === 'allow') await resubmit(db, entry);
    else await offerAsSuccessor(db, entry);
  }
}

/** A member who logged out and came back on this device: the present session sends what the earlier one wrote. */
async function offerAsSuccessor(db: LocalDb, entry: OutboxEntry): Promise<void> {
  const { bindsSession, endsSession } = flagsOf(entry.name);
  if (bindsSession || endsSession) return;
  const sessions = await db.sessions.where('groupId').equals(entry.groupId).toArray();
  const successor = sessions.find((one) => one.state === 'active' && one.memberId === entry.memberId);
  if (successor) await requeueAs(db, entry, successor.id);
}

/**
 * The server was restored to a time before the group existed: the device that made the group offers it again.
 * @returns whether this device made it
 */
export async function resubmitGroup(db: LocalDb, groupId: string, nowMs: number): Promise<boolean> {
  const hasMadeIt = (await doneEntries(db, groupId)).some((one) => flagsOf(one.name).opensGroup);
  if (hasMadeIt) await offerAfterLoss(db, groupId, nowMs);
  return hasMadeIt;
}

/**
 * In order. A page that has been open for months still holds what the server may have forgotten, and would refuse as
 * too old.
 */
export async function entriesToOffer(db: LocalDb, groupId: string, nowMs: number): Promise<OutboxEntry[]> {
  await forgetDone(db, nowMs);
  return doneEntries(db, groupId);
}

/** In order. */
const doneEntries = (db: LocalDb, groupId: string): Promise<OutboxEntry[]> => entriesOf(db, groupId, 'done');

/** Codes by which the device itself rejects a write that it could not send, or of which it asks the person. */
const notByServer = new Set(['session_revoked', 'undone_by_restore']);

/**
 * A rejection by a history that no longer exists does not count: a copy of the request that is still on its way may be
 * accepted by the present one.
 * Sent again with its own mutation id, the entry is either accepted or rejected, and not both (invariant S1). What
 * waits for a person's decision is left alone.
 */
async function offerRejected(db: LocalDb, groupId: string): Promise<void> {
  for (const entry of await entriesOf(db, groupId, 'rejected')) {
    if (notByServer.has(entry.code ?? '') || entry.code === 'conflict') continue;
    const session = await db.sessions.get(entry.actor);
    if (decideActor('resubmitRejected', entry, session) === 'allow') await resubmit(db, entry);
  }
}

const definitionOf = (name: string): MutationDefinition<unknown> | undefined =>
  isMutationName(name) ? mutationDefinitions[name] : undefined;

const isRemoval = ({ name }: OutboxEntry): boolean => definitionOf(name)?.takesAway === true;

/**
 * The last removal of each member that the organiser made here and that stands in the stored rows. To be read before a
 * reset replaces these.
 */
export async function removedByHere(db: LocalDb, groupId: string): Promise<OutboxEntry[]> {
  const removals = new Map<string, OutboxEntry>();
  for (const entry of await doneEntries(db, groupId)) {
    const target = entry.actor === 'organizer' && isRemoval(entry) ? targetOf(entry) : undefined;
    if (target && !(await isTargetHere(db, entry))) removals.set(rowKey(target.kind, target.id), entry);
  }
  return [...removals.values()];
}

/**
 * The person is asked about each removal that a restore took back, but not where somebody has brought the member back
 * since.
 */
export async function askAboutRemovals(db: LocalDb, removals: readonly OutboxEntry[]): Promise<void> {
  for (const entry of removals)
    if ((await isTargetHere(db, entry)) && !(await isBroughtBack(db, entry)))
      await reject(db, [entry], 'undone_by_restore');
}

/**
 * A rejection is over when a row shows that the write is in effect after all, or, of a removal, the group's activity
 * does: a late copy of the request, or a copy of this device's storage, can be accepted by a server that has lost its
 * rejection or kept it in memory only. `too_old` stays: the server would answer it again. A rejection is over too when
 * a later write of the same member has replaced what it would have written. To be called after the rows.
 * @param heard the results of the same answer: what it rejects is not asked again at once
 * @returns whether a join is pending again: the server's result settles its session as well
 */
export async function settleRejected(
  db: LocalDb,
  groupId: string,
  nowMs: number,
  heard: readonly Result[],
): Promise<boolean> {
  const rejected = await entriesOf(db, groupId, 'rejected');
  if (rejected.length === 0) return false;
  const rows = await db.rows.where('groupId').equals(groupId).toArray();
  const answered = new Set(heard.map((one) => one.mutationId));
  let isAnyPending = false;
  const madeHere = new Set((await db.outbox.where('groupId').equals(groupId).toArray()).map((one) => one.mutationId));
  for (const entry of rejected.filter((one) => isOvertaken(rows, one, madeHere)))
    await markDone(db, entry, 'superseded', nowMs);
  for (const entry of madeBy(rows, rejected)) {
    if (answered.has(entry.mutationId)) continue;
    const session = await db.sessions.get(entry.actor);
    // A join is asked again so that its session is settled with it, which a session that has logged out does not need.
    if (!flagsOf(entry.name).bindsSession || !session) await markDone(db, entry, 'applied', nowMs);
    else if (decideActor('resubmitRejected', entry, session) === 'allow') {
      await resubmit(db, entry);
      isAnyPending = true;
    }
  }
  return isAnyPending;
}

/** Whether a patch shows such a rejection to be over. It changes no entry itself (rule P4): an exchange does. */
export async function endsRejection(db: LocalDb, { groupId, rows }: Pick<Patch, 'groupId' | 'rows'>): Promise<boolean> {
  if (rows.length === 0) return false;
  const rejected = await entriesOf(db, groupId, 'rejected');
  return madeBy(rows, rejected).length > 0 || rejected.some((one) => overtaking(rows, one) !== undefined);
}

/** A row of this device, or of a patch, as far as it tells of a write. */
interface ShownRow extends WriteTimestamp {
  kind: string;
  id: string;
  data?: unknown;
}

function madeBy(rows: readonly ShownRow[], rejected: readonly OutboxEntry[]): OutboxEntry[] {
  const made = new Set(rows.map((row) => row.mutationId));
  return rejected.filter((one) => one.code !== 'too_old' && (made.has(one.mutationId) || hasJoined(rows, one)));
}

/**
 * The row as a later write of the same member has left it, if it makes this write irrelevant, whatever became of this
 * one. A session that has ended cannot ask, and a copy of this storage may have sent both. A `conflict` waits for the
 * person's decision.
 */
function overtaking<R extends ShownRow>(rows: readonly R[], entry: OutboxEntry): R | undefined {
  if (!definitionOf(entry.name)?.isOvertakenBy || entry.code === 'conflict') return undefined;
  const target = targetOf(entry);
  return rows.find((row) => row.kind === target?.kind && row.id === target.id && beats(row, entry));
}

/**
 * An answer that was refused because its member was removed, and that another device of the member has overtaken,
 * waits: when the member is brought back it is sent, and is a `conflict` (rule P7), as it would have been without the
 * removal.
 */
function isOvertaken(rows: readonly StoredRow[], entry: OutboxEntry, madeHere: ReadonlySet<string>): boolean {
  const later = overtaking(rows, entry);
  const definition = definitionOf(entry.name);
  if (later === undefined || definition?.isOvertakenBy?.(later.data) !== true) return false;
  return !(entry.code === 'member_removed' && definition.checksBase) || madeHere.has(later.mutationId);
}

const nameIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : undefined;

/**
 * A copy of this device's storage has sent the same join, and the member has been changed since, so that their row has
 * another mutation id. Only this join makes a member with this id.
 */
function hasJoined(rows: readonly ShownRow[], { code, name, memberId, input }: OutboxEntry): boolean {
  if (code !== 'name_taken' || !flagsOf(name).bindsSession) return false;
  const own = nameIn(input);
  return (
    own !== undefined && rows.some((row) => row.kind === 'member' && row.id === memberId && nameIn(row.data) === own)
  );
}

/** Whether the group's activity tells of a member's return that is later than the removal. */
async function isBroughtBack(db: LocalDb, entry: OutboxEntry): Promise<boolean> {
  const rows = await db.rows.where('groupId').equals(entry.groupId).toArray();
  return new GroupReplica(rows)
    .list('activity')
    .some(
      ({ data, timestamp }) =>
        data.kind === 'memberRestored' && data.subjectId === targetOf(entry)?.id && timestamp > entry.timestamp,
    );
}

export const targetOf = ({ name, input, memberId, groupId }: OutboxEntry) =>
  definitionOf(name)?.target(input, memberId, groupId);

async function isTargetHere(db: LocalDb, entry: OutboxEntry): Promise<boolean> {
  const target = targetOf(entry);
  return target?.kind === 'member' && (await db.rows.get([entry.groupId, target.kind, target.id])) !== undefined;
}

const entriesOf = (db: LocalDb, groupId: string, state: OutboxEntry['state']): Promise<OutboxEntry[]> =>
  db.outbox.where('[groupId+state]').equals([groupId, state]).sortBy('order');
