import { newId, newSecret } from '#shared/ids.ts';
import { nameKey, tidyName } from '#shared/member/name.ts';
import type { Row } from '#shared/contract/rows.ts';
import type { StoredSession } from './db.ts';
import type { Device } from './device.ts';
import { currentSession } from './groups.ts';
import { addToOutbox, enqueue, readView } from './outbox.ts';

/** Who in the group already goes by this name, as far as this device knows. */
export async function findMemberByName({ db }: Device, groupId: string, name: string): Promise<Row<'member'> | undefined> {
  const key = nameKey(name);
  return (await readView(db, groupId)).list('member').find((one) => nameKey(one.data.name) === key);
}

/** Joins under a new name: member id and session secret are made here, so that it works offline (rule P9). */
export async function joinGroup(device: Device, groupId: string, name: string, email?: string): Promise<StoredSession> {
  const memberId = newId(device.now(), device.random);
  return speakAs(device, groupId, memberId, tidyName(name), (session) =>
    addToOutbox(device, { groupId, identity: session.id, memberId, name: 'joinGroup', input: { memberId, name: tidyName(name), ...(email ? { email } : {}) } }),
  );
}

/** "That is me": an explicit claim of a member, made by the person who says so. */
export async function claimMember(device: Device, groupId: string, memberId: string, name: string, pin?: string): Promise<StoredSession> {
  return speakAs(device, groupId, memberId, name, (session) =>
    addToOutbox(device, { groupId, identity: session.id, memberId, name: 'claimMember', input: { memberId, ...(pin ? { pin } : {}) } }),
  );
}

async function speakAs(device: Device, groupId: string, memberId: string, name: string, announce: (session: StoredSession) => Promise<string>): Promise<StoredSession> {
  const { db, now, random } = device;
  return db.write([db.sessions, db.outbox, db.rows], async () => {
    const before = await currentSession(db, groupId);
    if (before?.memberId === memberId) return before;
    if (before) await leave(device, before);
    const session: StoredSession = { id: newId(now(), random), groupId, memberId, name, secret: newSecret(random), state: 'active' };
    await db.sessions.add(session);
    await announce(session);
    // What this same member had waiting under a session that the server no longer takes goes on under the new one.
    const ended = (await db.sessions.where('groupId').equals(groupId).toArray()).filter((one) => one.state === 'ended' && one.memberId === memberId);
    for (const old of ended) {
      const stuck = (await db.outbox.where('[groupId+state]').equals([groupId, 'pending']).sortBy('order')).filter((one) => one.identity === old.id && one.name !== 'logout');
      for (const { order, ...entry } of stuck) {
        await db.outbox.delete(order);
        await db.outbox.add({ ...entry, identity: session.id });
      }
      await db.sessions.delete(old.id);
    }
    return session;
  });
}

/** Logs out: the session ends for the server too, once everything made under it has been sent. */
export async function logOut(device: Device, groupId: string): Promise<void> {
  const { db } = device;
  await db.write([db.sessions, db.outbox, db.rows], async () => {
    const session = await currentSession(db, groupId);
    if (session) await leave(device, session);
  });
}

async function leave(device: Device, session: StoredSession): Promise<void> {
  await device.db.sessions.update(session.id, { state: 'leaving' });
  await addToOutbox(device, { groupId: session.groupId, identity: session.id, memberId: session.memberId, name: 'logout', input: {} });
}

/** Puts somebody on the list by name. */
export async function addMember(device: Device, groupId: string, name: string, email?: string): Promise<string> {
  const memberId = newId(device.now(), device.random);
  await enqueue(device, { groupId, identity: 'link', name: 'addMember', input: { memberId, name: tidyName(name), ...(email ? { email } : {}) } });
  return memberId;
}
