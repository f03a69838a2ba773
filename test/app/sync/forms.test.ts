import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveSimpleResponse } from '#app/local/answers/responses.ts';
import { createGroup, rememberGroup } from '#app/local/group/groups.ts';
import { claimMember, joinGroup } from '#app/local/group/members.ts';
import { springTrip } from '#test/builders/group.ts';
import { aPayload } from '#test/builders/payload.ts';
import { WorldServer } from '#test/worlds/devices.ts';

let server: WorldServer;
beforeEach(async () => {
  server = await WorldServer.open();
});
afterEach(() => server.close());

test('fault list 4: a form opened before another device answered, and sent after it, asks instead of replacing (P7)', async () => {
  const first = server.device('first');
  const second = server.device('second');
  const group = await createGroup(first.device, springTrip);
  const onFirst = await joinGroup(first.device, group.groupId, 'Ara');
  const openedOn = await saveSimpleResponse(first.device, onFirst, aPayload());
  await first.sync(group.groupId);
  await rememberGroup(second.device, group);
  await second.sync(group.groupId);
  const onSecond = await claimMember(second.device, group.groupId, onFirst.memberId, 'Ara');
  await saveSimpleResponse(second.device, onSecond, aPayload({ range: 'domestic' }));
  await second.sync(group.groupId);
  // The first device has the second one's answer by now, and its form still shows the older one.
  await first.sync(group.groupId);
  await saveSimpleResponse(first.device, onFirst, aPayload({ range: 'intl_mid' }), openedOn);
  await first.sync(group.groupId);
  expect((await first.entries('rejected')).map((one) => one.code)).toEqual(['conflict']);
  const kept = (await first.view(group.groupId)).get('simpleResponse', onFirst.memberId);
  expect(kept?.data.payload.range).toBe('domestic');
});
