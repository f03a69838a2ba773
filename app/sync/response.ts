import { flagsOf } from '#shared/protocol/mutations.ts';
import type { TimeReading } from '#shared/kernel/clock.ts';
import type { ExchangeRequest, ExchangeResponse } from '#shared/protocol/sync.ts';
import { takeServerTime } from '#app/local/outbox/server-time.ts';
import type { LocalDb, OutboxEntry } from '#app/local/device/db.ts';
import { isJoining } from '#app/local/outbox/actor-policy.ts';
import { pendingOf } from '#app/local/outbox/queue.ts';
import { markDone, reject, resubmit } from '#app/local/outbox/transitions.ts';
import { forgetOnceSent } from '#app/local/group/forget.ts';
import { advanceRows, replaceRows } from './confirmed-rows.ts';
import type { BroughtBack } from './brought-back.ts';
import { noteAskedAbout, noteEnded } from './ended-sessions.ts';
import type { BuiltRequest } from './request.ts';
import {
  askAboutRemovals,
  entriesToOffer,
  offerAfterLoss,
  offerAgain,
  removedByHere,
  resubmitGroup,
  settleRejected,
} from './resubmit.ts';
import { hasRetry, takeResults } from './results.ts';
import { askAboutOthers, noteAsked, noteMissing } from './sweep.ts';

/** What the scheduler does after a response has been applied. */
export type Applied = Settled | { kind: 'wait' } | { kind: 'gone' };

/**
 * `again`: another exchange is to follow. `isUnchanged`: it would ask the same again, because this one has changed
 * nothing here.
 */
export interface Settled {
  kind: 'settled';
  again: boolean;
  isUnchanged?: true;
}

const settled = (again: boolean, hasChanged = true): Settled => ({
  kind: 'settled',
  again,
  ...(again && !hasChanged && { isUnchanged: true }),
});

type Answer<K extends ExchangeResponse['kind']> = Extract<ExchangeResponse, { kind: K }>;

/**
 * Applies an exchange's response: rows, cursor, results and the server's time in one transaction (rules P1 to P4, P6,
 * P8, P14). Besides the socket's patches nothing else writes confirmed rows.
 * @param moments by this device's clock: when the request was sent, and when its answer was there
 * @param broughtBack where the answer may tell that a member is back (`mayBringBack`)
 */
export async function applyResponse(
  db: LocalDb,
  built: BuiltRequest,
  answer: ExchangeResponse,
  moments: Pick<TimeReading, 'sentMs' | 'receivedMs'>,
  broughtBack?: BroughtBack,
): Promise<Applied> {
  return db.write([db.rows, db.cursors, db.outbox, db.sessions, db.groups, db.organizers, db.drafts], async () => {
    // Another page has taken the group off this device in the meantime.
    if (!(await db.groups.get(built.request.groupId))) return settled(false);
    const knowsGroup = answer.kind === 'delta' || answer.kind === 'reset' || answer.kind === 'lost';
    const hasComeBack = knowsGroup && (await comeBack(db, built.request.groupId));
    const applied = await applyAnswer(db, built, answer, moments.receivedMs, broughtBack);
    await noteAsked(db, built, knowsGroup);
    if (answer.kind !== 'lost') await noteAskedAbout(db, built, moments.receivedMs);
    // After the rows, so that entries which get new timestamps come after them.
    if (answer.now !== undefined) await takeServerTime(db, { serverMs: answer.now, ...moments });
    await forgetOnceSent(db, built.request.groupId, knowsGroup);
    return hasComeBack && applied.kind === 'settled' ? settled(true) : applied;
  });
}

async function applyAnswer(
  db: LocalDb,
  built: BuiltRequest,
  answer: ExchangeResponse,
  nowMs: number,
  broughtBack: BroughtBack | undefined,
): Promise<Applied> {
  const { groupId } = built.request;
  switch (answer.kind) {
    case 'delta':
      return applyDelta(db, built, answer, nowMs, broughtBack);
    case 'reset':
      return applyReset(db, built, answer, nowMs, broughtBack);
    case 'lost':
      return applyLost(db, built, nowMs);
    case 'unknown':
      return applyUnknown(db, built, answer, nowMs);
    case 'gone':
      await takeResults(db, answer.results, nowMs, true);
      await reject(db, await pendingOf(db, groupId), 'group_gone');
      await db.groups.update(groupId, { archived: 'gone', goneSaidAt: nowMs });
      return { kind: 'gone' };
    case 'forbidden':
      return applyForbidden(db, built, answer, nowMs);
  }
}

async function applyLost(db: LocalDb, { request: { groupId, cursor } }: BuiltRequest, nowMs: number): Promise<Applied> {
  const stored = await db.cursors.get(groupId);
  if (stored && !stored.lost) await askAboutOthers(db, groupId);
  await offerAfterLoss(db, groupId, nowMs);
  return settled(true, cursor !== null);
}

/** The server knows a group again that it had called gone: what was rejected for that is sent after all (rule P14). */
async function comeBack(db: LocalDb, groupId: string): Promise<boolean> {
  const stored = await db.groups.get(groupId);
  if (stored?.archived !== 'gone') return false;
  await db.groups.update(groupId, { archived: undefined, goneSaidAt: undefined });
  const rejected = await db.outbox.where('[groupId+state]').equals([groupId, 'rejected']).toArray();
  for (const entry of rejected) if (entry.code === 'group_gone') await resubmit(db, entry);
  return true;
}

/** The server has answered about the group. If the group was archived as closed, this device has its new link now. */
async function heardOf(db: LocalDb, groupId: string, { expiresAt }: { expiresAt?: number | undefined }): Promise<void> {
  const stored = await db.groups.get(groupId);
  if (stored?.archived === 'closed') await db.groups.update(groupId, { archived: undefined });
  if (stored?.expiresAt !== expiresAt) await db.groups.update(groupId, { expiresAt });
}

async function applyDelta(
  db: LocalDb,
  built: BuiltRequest,
  answer: Answer<'delta'>,
  nowMs: number,
  broughtBack: BroughtBack | undefined,
): Promise<Applied> {
  const { request, isPartial } = built;
  await heardOf(db, request.groupId, answer);
  const refused = await broughtBack?.refusedForRemoval(db, request.groupId);
  const advance = await advanceRows(db, request.groupId, answer);
  const hasTaken = await takeResults(db, answer.results, nowMs, advance !== 'unrelated');
  if (advance === 'unrelated') return settled(true, hasTaken);
  const isJoinPending = await settleRejected(db, request.groupId, nowMs, answer.results);
  const hasMore = refused && (await broughtBack?.welcomeBack(db, built, refused, nowMs));
  const asksAgain = hasMore === true || isJoinPending;
  return settled(asksAgain || isPartial || hasRetry(answer.results), asksAgain || hasTaken || advance === 'moved');
}

async function applyReset(
  db: LocalDb,
  built: BuiltRequest,
  answer: Answer<'reset'>,
  nowMs: number,
  broughtBack: BroughtBack | undefined,
): Promise<Applied> {
  const { request, isPartial } = built;
  await heardOf(db, request.groupId, answer);
  const stored = await db.cursors.get(request.groupId);
  // Another tab's response came first: this one is from an older moment of the same history, or from another history.
  if (stored && !stored.lost && (request.cursor !== null || stored.version > answer.version)) {
    return settled(true, await takeResults(db, answer.results, nowMs, false));
  }
  const refused = await broughtBack?.refusedForRemoval(db, request.groupId);
  const removals = await removedByHere(db, request.groupId);
  // Without a cursor nothing tells whether this history is still the one that accepted these.
  const unproven = stored ? [] : await entriesToOffer(db, request.groupId, nowMs);
  await replaceRows(db, request.groupId, answer);
  await takeResults(db, answer.results, nowMs, true);
  await offerAgain(db, unproven);
  await askAboutRemovals(db, removals);
  const isJoinPending = await settleRejected(db, request.groupId, nowMs, answer.results);
  const hasMore = refused && (await broughtBack?.welcomeBack(db, built, refused, nowMs));
  const asksAgain = hasMore === true || isJoinPending;
  return settled(asksAgain || isPartial || unproven.length > 0 || hasRetry(answer.results));
}

/**
 * The server does not know the group (rule P14): local data stays. After a restore the device that made the group
 * offers it again.
 */
async function applyUnknown(
  db: LocalDb,
  { request: { groupId } }: BuiltRequest,
  answer: Answer<'unknown'>,
  nowMs: number,
): Promise<Applied> {
  await takeResults(db, answer.results, nowMs, true);
  if (!(await db.cursors.get(groupId))) return { kind: 'wait' };
  await noteMissing(db, groupId);
  return (await resubmitGroup(db, groupId, nowMs)) ? settled(true) : { kind: 'wait' };
}

/** The server does not accept one of the request's sessions (rule P14). */
async function applyForbidden(
  db: LocalDb,
  { request: { groupId, mutations }, sessions }: BuiltRequest,
  answer: Answer<'forbidden'>,
  nowMs: number,
): Promise<Applied> {
  if (answer.why === 'closed') {
    // The session of a removed member that was only asked about: nothing changes.
    if ((await db.groups.get(groupId))?.archived === 'removed') return settled(false);
    // Pending writes stay: they are sent once somebody opens the new link or logs in.
    await db.groups.update(groupId, { archived: 'closed' });
    return { kind: 'wait' };
  }
  const session = sessions[answer.actor];
  if (!session) return { kind: 'wait' };
  const hasTaken = await takeResults(db, answer.results, nowMs, true);
  const stored = await db.sessions.get(session.id);
  // It is gone, or another page has heard since that the member is back.
  if (!stored || (session.state === 'ended' && stored.state !== 'ended')) return settled(true);
  if (answer.why === 'nosession') {
    // The request is older than a join of the same session that is pending again, or that was rejected and waits for
    // the person's decision.
    const waiting = await db.outbox.where('state').anyOf('pending', 'rejected').toArray();
    if (isJoining(waiting, session.id)) return settled(true, hasTaken);
  }
  const own = (await pendingOf(db, groupId)).filter((one) => one.actor === session.id);
  if (answer.why === 'removed' && hasOthersToSend(own, mutations, answer.actor)) return settled(true);
  await noteEnded(db, session.id, answer.why, nowMs);
  if (answer.why === 'removed') {
    await reject(db, own, 'member_removed');
    await stopListening(db, groupId);
  }
  // The session has ended already, so a pending log-out has nothing left to do.
  const logouts = own.filter((one) => flagsOf(one.name).endsSession);
  for (const entry of logouts) await markDone(db, entry, 'applied', nowMs);
  if (session.state === 'leaving' && logouts.length === own.length) await db.sessions.delete(session.id);
  return settled(true);
}

/**
 * Whether the session has pending writes that its request did not bring, and all that it brought have their results (a
 * log-out has none): the member may have been brought back since, and another page's request may have brought these
 * (invariant S1). The next request asks for them, and each one leaves fewer.
 */
function hasOthersToSend(own: readonly OutboxEntry[], sent: ExchangeRequest['mutations'], actor: number): boolean {
  const brought = new Set(sent.filter((one) => one.actor === actor).map((one) => one.mutationId));
  const writes = own.filter((one) => !flagsOf(one.name).endsSession);
  return brought.size > 0 && writes.length > 0 && writes.every((one) => !brought.has(one.mutationId));
}

/**
 * Invariant S10: a removed member keeps what this device has and gets no more changes until the organiser brings them
 * back or somebody logs in here again. Another session or the organizer's secret of this device keeps receiving them.
 */
async function stopListening(db: LocalDb, groupId: string): Promise<void> {
  const sessions = await db.sessions.where('groupId').equals(groupId).toArray();
  const isOrganizer = (await db.organizers.get(groupId)) !== undefined;
  if (!isOrganizer && !sessions.some((one) => one.state === 'active'))
    await db.groups.update(groupId, { archived: 'removed' });
}
