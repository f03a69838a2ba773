import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeOverAfterMs } from '#shared/organizer/take-over.ts';
import type { StoredSession } from '#app/local/device/db.ts';
import { createGroupAndJoin } from '#app/local/group/create-group.ts';
import { currentSession } from '#app/local/group/groups.ts';
import { claimMember, joinGroup, leaveGroup } from '#app/local/group/members.ts';
import { organizerToken, takeOverGroup, updateGroup } from '#app/local/group/organizer.ts';
import { WorldServer, type TestDevice } from '#test/worlds/devices.ts';

let server: WorldServer;
let creator: TestDevice;
let sora: TestDevice;
let groupId: string;
let session: StoredSession;
beforeEach(async () => {
  server = await WorldServer.open();
  creator = server.device('creator');
  ({ groupId } = await createGroupAndJoin(creator.device, {
    name: '봄 여행',
    description: '',
    createdBy: '민지',
    creatorEmail: 'minji@example.com',
    surveyType: 'default',
  }));
  await creator.sync(groupId);
  sora = server.device('sora');
  await sora.device.db.groups.put({ groupId, shareUrl: groupId, name: '', openedAt: 1 });
  await sora.sync(groupId);
  session = await joinGroup(sora.device, groupId, '소라');
  await sora.sync(groupId);
});
afterEach(() => server.close());

const nameOn = async (one: TestDevice) => (await one.view(groupId)).get('group', groupId)?.data.name;

async function creatorLeaves(): Promise<void> {
  const own = await currentSession(creator.device.db, groupId);
  if (!own) throw new Error('the creator is not in the group');
  await leaveGroup(creator.device, own);
  await creator.sync(groupId);
}

test('7 days after the organiser left, the device of a member that asks becomes the organiser', async () => {
  await creatorLeaves();
  server.pass(takeOverAfterMs + 1);
  await sora.sync(groupId);
  await takeOverGroup(sora.device, session);
  expect(await organizerToken(sora.device, groupId), 'only when the server has agreed').toBeUndefined();
  await sora.sync(groupId);
  expect(await sora.entries('rejected')).toEqual([]);
  await updateGroup(sora.device, groupId, { name: '여름 여행' });
  await sora.sync(groupId);
  expect(await nameOn(sora)).toBe('여름 여행');
  expect((await sora.view(groupId)).get('group', groupId)?.data.organizedBy).toBe('소라');
});

test('asked for while the session had ended elsewhere, it is sent by the one with which the member comes back (seed 4202339)', async () => {
  await creatorLeaves();
  server.pass(takeOverAfterMs + 1);
  await sora.sync(groupId);
  await takeOverGroup(sora.device, session);
  await server.db('sessions').update({ revoked_at: server.nowMs });
  await sora.sync(groupId);
  expect((await sora.entries('pending')).map(({ name }) => name)).toEqual(['takeOverGroup']);
  await claimMember(sora.device, groupId, session.memberId, '소라');
  await sora.sync(groupId);
  expect(await sora.entries('pending')).toEqual([]);
  expect(await organizerToken(sora.device, groupId)).toBeDefined();
});

test('the link of the one who left keeps working', async () => {
  await creatorLeaves();
  server.pass(takeOverAfterMs + 1);
  await takeOverGroup(sora.device, session);
  await sora.sync(groupId);
  await creator.sync(groupId);
  await updateGroup(creator.device, groupId, { name: '가을 여행' });
  await creator.sync(groupId);
  expect(await creator.entries('rejected')).toEqual([]);
  await sora.sync(groupId);
  expect(await nameOn(sora)).toBe('가을 여행');
});

test('a clock that runs ahead takes nothing over: the server counts the days', async () => {
  await creatorLeaves();
  await sora.sync(groupId);
  sora.clockErrorMs = takeOverAfterMs * 2;
  await takeOverGroup(sora.device, session);
  await sora.sync(groupId);
  expect((await sora.entries('rejected')).map((one) => one.code)).toEqual(['not_organizer']);
  expect(await organizerToken(sora.device, groupId)).toBeUndefined();
});

test('while the organiser is a member nobody else becomes it', async () => {
  server.pass(takeOverAfterMs + 1);
  await takeOverGroup(sora.device, session);
  await sora.sync(groupId);
  expect((await sora.entries('rejected')).map((one) => one.code)).toEqual(['not_organizer']);
});
