import { bindsSession, flagsOf } from '#shared/protocol/mutations.ts';
import type { OutboxEntry, StoredSession } from '#app/local/device/db.ts';

/**
 * - `enqueue`: the person makes the write now.
 * - `send`: the write is pending and a request is being built.
 * - `resubmitApplied`: the server had accepted the write, and was then restored from an older backup (rule P8).
 * - `resubmitRejected`: the server had rejected the write, and was then restored.
 */
export type ActorAttempt = 'enqueue' | 'send' | 'resubmitApplied' | 'resubmitRejected';

/**
 * The session behind an entry. `ended`: the server no longer accepts it, but logging in again replaces it. `removed`:
 * the member was removed.
 */
export type SessionStatus = 'missing' | 'active' | 'leaving' | 'ended' | 'removed';

/**
 * `wait`: not now; the entry stays as it is. The others are rejection codes: nobody on this device can ever send the
 * write.
 */
export type ActorDecision = 'allow' | 'wait' | 'session_revoked' | 'member_removed';

type Session = Pick<StoredSession, 'state' | 'why'>;
type Entry = Pick<OutboxEntry, 'actor' | 'memberId' | 'name'>;

const decisions: Record<ActorAttempt, Record<SessionStatus, ActorDecision>> = {
  enqueue: {
    // Another page of this browser has logged out or discarded the session in the meantime.
    missing: 'session_revoked',
    active: 'allow',
    leaving: 'session_revoked',
    // Rule P14: the member can log in again, and the write is then sent with the new session.
    ended: 'allow',
    removed: 'member_removed',
  },
  send: { missing: 'wait', active: 'allow', leaving: 'allow', ended: 'wait', removed: 'wait' },
  // After a log-out this device may no longer act for the member.
  resubmitApplied: { missing: 'wait', active: 'allow', leaving: 'allow', ended: 'allow', removed: 'wait' },
  // What waits behind a log-out was rejected here, not by the server: see `offerRejected`.
  resubmitRejected: { missing: 'wait', active: 'allow', leaving: 'allow', ended: 'wait', removed: 'wait' },
};

/**
 * The one place that decides whether this device may act with an entry's session.
 * @param session the session that `entry.actor` names, if this device has it
 */
export function decideActor(
  attempt: ActorAttempt,
  entry: Pick<Entry, 'actor' | 'name'>,
  session: Session | undefined,
): ActorDecision {
  if (needsNoSession(entry.actor)) return 'allow';
  const status = sessionStatus(session);
  const { bindsSession: binds, endsSession: ends } = flagsOf(entry.name);
  // A log-out is always queued: the session is `leaving` by then. The one that has been applied has nothing left to
  // end.
  if (ends && attempt === 'enqueue') return 'allow';
  if (ends && attempt === 'resubmitApplied') return 'wait';
  // A join or claim binds the session anew, whatever its state.
  if (binds && attempt === 'enqueue' && status !== 'missing') return 'allow';
  return decisions[attempt][status];
}

export function sessionStatus(session: Session | undefined): SessionStatus {
  if (!session) return 'missing';
  if (session.state !== 'ended') return session.state;
  return session.why === 'removed' ? 'removed' : 'ended';
}

/** A group is asked at most this often whether a member who was removed is back. */
export const removedAgainMs = 60 * 1000;

/**
 * Rule P14: the sessions of removed members that the server may be asked about, because the organiser may have brought
 * the member back. Not where somebody is logged in: then that session is asked about anyway.
 */
export function sessionsToAskAbout(known: readonly StoredSession[], nowMs: number): StoredSession[] {
  const busy = new Set(known.filter((one) => one.state === 'active').map((one) => one.groupId));
  return known.filter(
    (one) =>
      sessionStatus(one) === 'removed' &&
      one.removedSaidAt !== undefined &&
      !busy.has(one.groupId) &&
      Math.abs(nowMs - one.removedSaidAt) >= removedAgainMs,
  );
}

/** Entries made with the share link alone or by the organizer. */
export const needsNoSession = (actor: string): actor is 'link' | 'organizer' =>
  actor === 'link' || actor === 'organizer';

/**
 * Whether a join or claim of this session is pending or was rejected (rule P9). Until it is applied the server does not
 * know the session.
 * @param entries pending and rejected ones
 */
export const isJoining = (entries: readonly Pick<Entry, 'actor' | 'name'>[], actor: string): boolean =>
  entries.some((one) => one.actor === actor && bindsSession(one.name));

/**
 * Whether `entry` waits for `join`, a join or claim. It does when the same session made it, and also when another
 * session made it for the same member: somebody who joins offline, logs out and comes back claims a member that only
 * this device knows.
 */
export const waitsForJoin = (
  entry: Pick<OutboxEntry, 'order' | 'actor' | 'memberId'>,
  join: Pick<OutboxEntry, 'order' | 'actor' | 'memberId'>,
): boolean =>
  entry.order !== join.order &&
  (entry.actor === join.actor || (entry.memberId !== undefined && entry.memberId === join.memberId));

/**
 * What becomes of an earlier entry when its member logs in again with a new session. `requeue`: it is sent with the new
 * session. `reassign`: it stays rejected, and a retry uses the new session.
 * @param session the session that `entry.actor` names, if this device has it
 */
export function inherit(
  entry: Pick<OutboxEntry, 'actor' | 'memberId' | 'name' | 'state' | 'code'>,
  session: Session | undefined,
  memberId: string,
): 'keep' | 'requeue' | 'reassign' {
  const { bindsSession: binds, endsSession: ends } = flagsOf(entry.name);
  if (entry.memberId !== memberId || entry.state === 'done' || binds || ends) return 'keep';
  if (session && session.state !== 'ended') return 'keep';
  // `session_revoked` means only that no session could send it, and now there is one.
  return entry.state === 'rejected' && entry.code !== 'session_revoked' ? 'reassign' : 'requeue';
}
