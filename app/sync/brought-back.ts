import { isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { nextTimestamp } from '#app/local/device/clock.ts';
import type { LocalDb, OutboxEntry, StoredRow, StoredSession } from '#app/local/device/db.ts';
import { isJoining, sessionStatus } from '#app/local/outbox/actor-policy.ts';
import { renewAs } from '#app/local/outbox/transitions.ts';
import type { BuiltRequest } from './request.ts';
import { openAgain } from './ended-sessions.ts';
import { targetOf } from './resubmit.ts';

/*
 * Rule P14: a member who was removed may be brought back. The server then takes their sessions again, and what was
 * refused because of the removal is sent after all, as new writes: the server keeps its refusals for good. It is rare,
 * and loaded when it is needed (`SyncPorts.broughtBack`).
 */

/** The functions of this module, as `SyncPorts.broughtBack` loads them. */
export interface BroughtBack {
  refusedForRemoval: typeof refusedForRemoval;
  welcomeBack: typeof welcomeBack;
}

/** A write that was refused because its member was removed, with the row that it goes to. */
export interface Refused {
  entry: OutboxEntry;
  row: StoredRow | undefined;
}

/** To be read before an answer's rows replace those of before the removal. */
export async function refusedForRemoval(db: LocalDb, groupId: string): Promise<Refused[]> {
  const rejected = await db.outbox.where('[groupId+state]').equals([groupId, 'rejected']).sortBy('order');
  const refused = rejected.filter((one) => one.code === 'member_removed');
  return Promise.all(refused.map(async (entry) => ({ entry, row: await rowOf(db, entry) })));
}

async function rowOf(db: LocalDb, entry: OutboxEntry): Promise<StoredRow | undefined> {
  const target = targetOf(entry);
  return target && db.rows.get([entry.groupId, target.kind, target.id]);
}

/**
 * The server has taken a request with the session of a member who is in the group. To be called after the rows and the
 * results.
 * @returns whether something waits to be sent
 */
export async function welcomeBack(
  db: LocalDb,
  { request: { groupId }, sessions }: BuiltRequest,
  refused: readonly Refused[],
  nowMs: number,
): Promise<boolean> {
  await revive(db, groupId, sessions);
  const known = await db.sessions.where('groupId').equals(groupId).toArray();
  const session = known.find((one) => one.state === 'active' && sessions.some(({ id }) => id === one.id));
  if (!session || !(await db.rows.get([groupId, 'member', session.memberId]))) return false;
  const outbox = await db.outbox.where('groupId').equals(groupId).toArray();
  const open = outbox.filter((one) => one.state !== 'done');
  return isJoining(open, session.id) ? false : sendAfterAll(db, session, refused, outbox, nowMs);
}

/** Only what was asked about: the answer to an older request, from before the removal, says nothing of it. */
async function revive(db: LocalDb, groupId: string, asked: readonly StoredSession[]): Promise<void> {
  const known = await db.sessions.where('groupId').equals(groupId).toArray();
  if (known.some((one) => one.state === 'active')) return;
  const ended = asked.find((one) => one.state === 'ended');
  const session = known.find((one) => one.id === ended?.id);
  if (!session || sessionStatus(session) !== 'removed') return;
  const { why: _, removedSaidAt: __, isDismissed: ___, ...rest } = session;
  await db.sessions.put({ ...rest, state: 'active' });
  await openAgain(db, groupId);
}

/**
 * In order (invariant S4), and nothing that the member has written anew since. What takes away is the person's to send
 * again, as in rule P8.
 */
async function sendAfterAll(
  db: LocalDb,
  session: StoredSession,
  refused: readonly Refused[],
  outbox: readonly OutboxEntry[],
  nowMs: number,
): Promise<boolean> {
  const renamed = new Map<string, string>();
  for (const { entry, row } of refused) {
    const present = await db.outbox.get(entry.order);
    if (present?.state !== 'rejected' || entry.memberId !== session.memberId || !isMutationName(entry.name)) continue;
    const { bindsSession, takesAway, checksBase }: MutationDefinition<unknown> = mutationDefinitions[entry.name];
    if (bindsSession || takesAway || outbox.some((one) => isLater(one, entry))) continue;
    const now = await rowOf(db, entry);
    // Another device of the member has written it before the removal: which of the two is the later one cannot be told,
    // and the person decides.
    if (!checksBase && now && now.mutationId !== row?.mutationId) continue;
    const base = renamed.get(entry.base ?? '') ?? entry.base;
    const timestamp = await nextTimestamp(db, nowMs);
    const write = { actor: session.id, timestamp, ...(base === undefined ? {} : { base }) };
    renamed.set(entry.mutationId, await renewAs(db, entry, write));
  }
  return renamed.size > 0;
}

/** Whether a later write of the same member goes to the same row, and the server has taken it, or not answered yet. */
function isLater(one: OutboxEntry, entry: OutboxEntry): boolean {
  if (one.state === 'rejected' || one.memberId !== entry.memberId || one.timestamp <= entry.timestamp) return false;
  const [target, own] = [targetOf(one), targetOf(entry)];
  return own !== undefined && target?.kind === own.kind && target.id === own.id;
}
