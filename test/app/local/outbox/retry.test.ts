import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { reject } from '#app/local/outbox/transitions.ts';
import { WorldServer } from '#test/worlds/devices.ts';

let server: WorldServer;
beforeEach(async () => {
  server = await WorldServer.open();
});
afterEach(() => server.close());

test('seventeen 13: createGroup, refused once and tried again, goes ahead of what depends on it (P16)', async () => {
  const phone = server.phone('phone');
  const { db } = phone.device;
  const { groupId } = await createGroup(phone.device, {
    name: '봄 여행',
    description: '',
    createdBy: 'Ara',
    creatorEmail: 'ara@example.com',
    surveyType: 'default',
  });
  await joinGroup(phone.device, groupId, 'Ara');
  const [made] = await phone.entries('pending');
  if (!made) throw new Error('nothing waits');
  await db.write([db.outbox], () => reject(db, [made], 'quarantined'));
  await retryRejected(phone.device, made.mutationId);
  const waiting = await phone.entries('pending');
  expect(waiting.map((one) => [one.name, one.mutationId === made.mutationId])).toEqual([
    ['createGroup', false],
    ['joinGroup', false],
  ]);
  await phone.sync(groupId);
  expect(await phone.entries('pending')).toEqual([]);
  expect((await phone.view(groupId)).list('member').map((one) => one.data.name)).toEqual(['Ara']);
});
