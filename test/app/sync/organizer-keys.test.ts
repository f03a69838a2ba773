import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGroup } from '#app/local/group/groups.ts';
import { keepOrganizerToken, organizerToken, rotateOrganizer, updateGroup } from '#app/local/group/organizer.ts';
import { WorldServer, type TestDevice } from '#test/worlds/devices.ts';

let server: WorldServer;
let first: TestDevice;
let groupId: string;
beforeEach(async () => {
  server = await WorldServer.open();
  first = server.device('first');
  ({ groupId } = await createGroup(first.device, {
    name: '봄 여행',
    description: '',
    createdBy: '지우',
    creatorEmail: 'jiu@example.com',
    surveyType: 'default',
  }));
  await first.sync(groupId);
});
afterEach(() => server.close());

const nameOn = async (one: TestDevice) => (await one.view(groupId)).get('group', groupId)?.data.name;

test('the device that makes a new key goes on with it, in the same queue', async () => {
  const before = await organizerToken(first.device, groupId);
  await rotateOrganizer(first.device, groupId);
  await updateGroup(first.device, groupId, { name: '여름 여행' });
  expect(await organizerToken(first.device, groupId)).toBe(before);
  await first.sync(groupId);
  expect(await first.entries('rejected')).toEqual([]);
  expect(await organizerToken(first.device, groupId)).not.toBe(before);
  await updateGroup(first.device, groupId, { name: '가을 여행' });
  await first.sync(groupId);
  expect(await nameOn(first)).toBe('가을 여행');
});

test('another device that was the organiser by the old key is told, and no longer is', async () => {
  const other = server.device('second');
  await other.device.db.groups.put({ groupId, shareUrl: groupId, name: '', openedAt: 1 });
  await keepOrganizerToken(other.device, groupId, (await organizerToken(first.device, groupId)) ?? '');
  await other.sync(groupId);
  await rotateOrganizer(first.device, groupId);
  await first.sync(groupId);
  await updateGroup(other.device, groupId, { name: '내 여행' });
  await other.sync(groupId);
  expect((await other.entries('rejected')).map((one) => one.code)).toEqual(['not_organizer']);
  expect(await organizerToken(other.device, groupId)).toBeUndefined();
});

test('P8 a server that was restored to before the new key is managed with the key before it', async () => {
  const backup = await server.backup();
  await rotateOrganizer(first.device, groupId);
  await first.sync(groupId);
  await server.restore(backup);
  await updateGroup(first.device, groupId, { name: '여름 여행' });
  await first.sync(groupId);
  await first.sync(groupId);
  expect(await first.entries('rejected')).toEqual([]);
  expect(await nameOn(first)).toBe('여름 여행');
});
