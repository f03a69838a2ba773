import { newId, newOpeningId, newSecret } from '#shared/kernel/ids.ts';
import { participantLogin } from '#shared/member/endpoints.ts';
import { nameKey, tidyName } from '#shared/kernel/person-name.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { call, Unreachable } from '#app/net/call.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { currentSession } from './groups.ts';
import { inherit } from '#app/local/outbox/actor-policy.ts';
import { addToOutbox, enqueue, readView, writtenBy } from '#app/local/outbox/queue.ts';
import { reassign, requeueAs } from '#app/local/outbox/transitions.ts';
import { giveDrafts } from '#app/local/answers/drafts.ts';
import { ownAnswerKey } from '#app/local/answers/own-answer-key.ts';

/** The member who already has this name, as far as this device knows. */
export async function findMemberByName(
  { db }: Device,
  groupId: string,
  name: string,
): Promise<Row<'member'> | undefined> {
  const key = nameKey(name);
  return (await readView(db, groupId)).list('member').find((one) => nameKey(one.data.name) === key);
}

/** Joins under a new name: member id and session secret are made here, so that it works offline (rule P9). */
export async function joinGroup(
  device: Device,
  groupId: string,
  name: string,
  email?: string,
  pin?: string,
): Promise<StoredSession> {
  const memberId = newOpeningId(device.random);
  return startSession(device, groupId, memberId, tidyName(name), (session) =>
    addToOutbox(device, {
      groupId,
      actor: session.id,
      memberId,
      name: 'joinGroup',
      input: { memberId, name: tidyName(name), ...(email ? { email } : {}), ...(pin ? { pin } : {}) },
    }),
  );
}

/** "That is me": an explicit claim of a member (rule P9). */
export async function claimMember(
  device: Device,
  groupId: string,
  memberId: string,
  name: string,
  pin?: string,
): Promise<StoredSession> {
  return startSession(device, groupId, memberId, name, (session) =>
    addToOutbox(device, {
      groupId,
      actor: session.id,
      memberId,
      name: 'claimMember',
      input: { memberId, name: tidyName(name), ...(pin ? { pin } : {}) },
    }),
  );
}

/**
 * Claims a member whose name is protected by a PIN, or gets this one because the group requires PINs. With a network
 * the server checks the PIN at once; without one the claim is queued like every other write, and the PIN is checked
 * when it is sent.
 * @throws CallError pin_wrong, too_many_requests
 */
export async function claimWithPin(
  device: Device,
  groupId: string,
  shareUrl: string,
  member: { id: string; name: string },
  pin: string,
): Promise<StoredSession> {
  try {
    const { sessionToken, memberId } = await call(participantLogin, {
      // Once the organiser has made a new link a group opens by that, not by its id alone.
      params: { ref: shareUrl },
      input: { memberName: member.name, pin },
      signal: AbortSignal.timeout(pinTimeoutMs),
    });
    if (memberId === member.id)
      return await startSession(device, groupId, memberId, member.name, () => Promise.resolve(''), sessionToken);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
  }
  return claimMember(device, groupId, member.id, member.name, pin);
}

const pinTimeoutMs = 8_000;

async function startSession(
  device: Device,
  groupId: string,
  memberId: string,
  name: string,
  enqueueJoin: (session: StoredSession) => Promise<string>,
  secret = newSecret(device.random),
): Promise<StoredSession> {
  const { db, now, random } = device;
  return db.write([db.sessions, db.outbox, db.rows, db.groups, db.drafts], async () => {
    // A member who was removed and logs in again receives the group's changes again.
    if ((await db.groups.get(groupId))?.archived === 'removed') {
      await db.groups.update(groupId, { archived: undefined });
      // The rows are from before the removal. Under the same name, what was being typed then goes on.
      const former = await findMemberByName(device, groupId, name);
      if (former) await giveDrafts(db, former.id, memberId);
    }
    const before = await currentSession(db, groupId);
    if (before?.memberId === memberId) return before;
    if (before) await endSession(device, before);
    const session: StoredSession = { id: newId(now(), random), groupId, memberId, name, secret, state: 'active' };
    await db.sessions.add(session);
    await enqueueJoin(session);
    await takeOver(device, session);
    return session;
  });
}

/**
 * A new session of a member takes over what the member's ended sessions could not send. What the server rejected stays
 * rejected; a retry then uses the new session.
 */
async function takeOver({ db }: Device, session: StoredSession): Promise<void> {
  const { groupId, memberId, id } = session;
  const sessions = await db.sessions.where('groupId').equals(groupId).toArray();
  for (const entry of await db.outbox.where('groupId').equals(groupId).sortBy('order')) {
    const actor = sessions.find((one) => one.id === entry.actor);
    const fate = inherit(entry, actor, memberId);
    if (fate === 'reassign') await reassign(db, entry, id);
    else if (fate === 'requeue') await requeueAs(db, entry, id);
  }
  for (const old of sessions) if (old.state === 'ended' && old.memberId === memberId) await db.sessions.delete(old.id);
}

/** Logs out: the session ends for the server too, once everything made under it has been sent. */
export async function logOut(device: Device, groupId: string): Promise<void> {
  const { db } = device;
  await db.write([db.sessions, db.outbox, db.rows], async () => {
    const session = await currentSession(db, groupId);
    if (session) await endSession(device, session);
  });
}

/** Runs inside a transaction of its caller over sessions, outbox, rows and meta. */
export async function endSession(device: Device, session: StoredSession): Promise<void> {
  // Another page of this browser may have logged out already.
  if ((await device.db.sessions.get(session.id))?.state !== 'active') return;
  await device.db.sessions.update(session.id, { state: 'leaving' });
  // Another person may log in on this device next.
  await device.db.meta.where('key').startsWith(ownAnswerKey(session.groupId, session.memberId)).delete();
  await addToOutbox(device, {
    ...writtenBy(session),
    name: 'logout',
    input: {},
  });
}

/** Adds a member by name, without a session. */
export async function addMember(device: Device, groupId: string, name: string, email?: string): Promise<string> {
  const memberId = newOpeningId(device.random);
  await enqueue(device, {
    groupId,
    actor: 'link',
    name: 'addMember',
    input: { memberId, name: tidyName(name), ...(email ? { email } : {}) },
  });
  return memberId;
}

/** Protects the name of the session's member; `null` removes the PIN. */
export function setPin(device: Device, session: StoredSession, pin: string | null): Promise<string> {
  return enqueue(device, {
    ...writtenBy(session),
    name: 'setPin',
    input: { pin },
  });
}

/** Removes the session's member from the group, with all answers and votes, and then logs out. */
export async function leaveGroup(device: Device, session: StoredSession): Promise<void> {
  const { db } = device;
  await db.write([db.sessions, db.outbox, db.rows], () => addLeaving(device, session));
}

/** Runs inside a transaction of its caller over sessions, outbox, rows and meta. */
export async function addLeaving(device: Device, session: StoredSession): Promise<void> {
  await addToOutbox(device, {
    ...writtenBy(session),
    name: 'leaveGroup',
    input: {},
  });
  await endSession(device, session);
}
