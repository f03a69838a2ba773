import type { LocalDb, StoredSession } from '#app/local/device/db.ts';
import type { BuiltRequest } from './request.ts';

/** The server does not accept the session. */
export async function noteEnded(
  db: LocalDb,
  sessionId: string,
  why: NonNullable<StoredSession['why']>,
  nowMs: number,
): Promise<void> {
  const before = await db.sessions.get(sessionId);
  const mayComeBack = why === 'removed' && (before?.state === 'active' || before?.removedSaidAt !== undefined);
  // The member is back, and this session ended for another reason meanwhile: the group is read like one in which nobody
  // is logged in.
  const isBack = before?.why === 'removed' && why === 'revoked';
  await db.sessions.update(sessionId, {
    state: 'ended',
    why,
    removedSaidAt: mayComeBack ? nowMs : undefined,
    ...(isBack && { isDismissed: undefined }),
  });
  if (isBack) await openAgain(db, before.groupId);
}

/**
 * Notes when the removed members of the request were asked about, whatever the answer was, so that the next question
 * waits.
 */
export async function noteAskedAbout(db: LocalDb, { sessions }: BuiltRequest, nowMs: number): Promise<void> {
  for (const { id } of sessions) {
    const stored = await db.sessions.get(id);
    if (stored?.removedSaidAt !== undefined && stored.state === 'ended')
      await db.sessions.update(id, { removedSaidAt: nowMs });
  }
}

/** A group of which a removed member was told nothing more is read again (invariant S10). */
export async function openAgain(db: LocalDb, groupId: string): Promise<void> {
  if ((await db.groups.get(groupId))?.archived === 'removed') await db.groups.update(groupId, { archived: undefined });
}

/**
 * Whether the answer to a request may tell that a member who was removed is back (rule P14): `brought-back.ts` is
 * needed then.
 */
export async function mayBringBack(db: LocalDb, { request, sessions }: BuiltRequest): Promise<boolean> {
  if (sessions.some((one) => one.state === 'ended')) return true;
  const rejected = db.outbox.where('[groupId+state]').equals([request.groupId, 'rejected']);
  return (await rejected.filter((one) => one.code === 'member_removed').count()) > 0;
}
