import { forgetMirrorsOf, namesGroup } from '#app/local/answers/drafts.ts';
import { ownAnswerKey } from '#app/local/answers/own-answer-key.ts';
import type { LocalDb, StoredSession } from '#app/local/device/db.ts';
import { forgetGroupCode } from '#app/local/device/group-code.ts';
import type { Device } from '#app/local/device/device.ts';
import { decideActor } from '#app/local/outbox/actor-policy.ts';
import { pendingOf } from '#app/local/outbox/queue.ts';
import { discardGroup, discardSettled } from '#app/local/outbox/transitions.ts';
import { pushKey } from '#app/local/push/push-key.ts';
import { currentSession } from './groups.ts';
import { addLeaving, endSession } from './members.ts';
import { deleteWaitingJoin } from './waiting-joins.ts';

const tablesOf = (db: LocalDb) => [
  db.groups,
  db.rows,
  db.cursors,
  db.outbox,
  db.sessions,
  db.organizers,
  db.drafts,
  db.meta,
];

/**
 * Removes a group from this device; for everybody else it stays. Not while a write is pending or rejected, because that
 * would be lost.
 * @returns whether it was removed.
 */
export async function forgetGroup({ db }: Device, groupId: string): Promise<boolean> {
  return db.write(tablesOf(db), async () => {
    const stuck = await db.outbox
      .where('[groupId+state]')
      .anyOf([
        [groupId, 'pending'],
        [groupId, 'rejected'],
      ])
      .count();
    if (stuck > 0) return false;
    await forget(db, groupId);
    return true;
  });
}

/**
 * Logs out and removes the group from this device, which others use too. What can be read goes at once; what waits to
 * be sent, and the session that sends it, go as soon as the server has answered (`forgetOnceSent`).
 */
export async function logOutAndForget(device: Device, groupId: string): Promise<void> {
  await endAndForget(device, groupId, async () => {
    const session = await currentSession(device.db, groupId);
    if (session) await endSession(device, session);
  });
}

/** Leaves the group as `leaveGroup` does, and removes it from this device as `logOutAndForget` does. */
export async function leaveAndForget(device: Device, session: StoredSession): Promise<void> {
  await endAndForget(device, session.groupId, () => addLeaving(device, session));
}

async function endAndForget({ db }: Device, groupId: string, end: () => Promise<void>): Promise<void> {
  await db.write(tablesOf(db), async () => {
    await end();
    await db.groups.update(groupId, { leaving: true });
    await forgetOnceSent(db, groupId);
  });
}

/**
 * Of a group that is leaving this device: removes what can be read, and everything when nothing is left that the server
 * could still take. Does nothing to other groups. Runs inside a transaction of its caller.
 * @param canSend false when the server has said that it takes nothing more
 */
export async function forgetOnceSent(db: LocalDb, groupId: string, canSend = true): Promise<void> {
  if (!(await db.groups.get(groupId))?.leaving) return;
  const sessions = await db.sessions.where('groupId').equals(groupId).toArray();
  const waits = (await pendingOf(db, groupId)).some(
    (one) =>
      decideActor(
        'send',
        one,
        sessions.find((session) => session.id === one.actor),
      ) === 'allow',
  );
  if (waits && canSend) await forgetReadable(db, groupId);
  else await forget(db, groupId);
}

/** Rows, drafts, private amounts, settled writes, and a name that waits at the group's link. */
async function forgetReadable(db: LocalDb, groupId: string): Promise<void> {
  await db.rows.where('groupId').equals(groupId).delete();
  await db.cursors.delete(groupId);
  await discardSettled(db, groupId);
  const { shareUrl } = (await db.groups.get(groupId)) ?? {};
  if (shareUrl) await deleteWaitingJoin(db, shareUrl);
  const names = [groupId, ...(shareUrl ? [shareUrl] : [])];
  await db.drafts.filter((draft) => namesGroup(draft, names)).delete();
  forgetMirrorsOf(names);
  await db.meta.where('key').startsWith(ownAnswerKey(groupId)).delete();
  await db.meta.delete(pushKey(groupId));
}

async function forget(db: LocalDb, groupId: string): Promise<void> {
  await forgetReadable(db, groupId);
  await discardGroup(db, groupId);
  await db.sessions.where('groupId').equals(groupId).delete();
  await db.organizers.delete(groupId);
  await db.groups.delete(groupId);
  if ((await db.groups.count()) === 0) await forgetGroupCode(db);
}
