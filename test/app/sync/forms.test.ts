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
  const phone = server.device('phone');
  const laptop = server.device('laptop');
  const group = await createGroup(phone.device, springTrip);
  const onPhone = await joinGroup(phone.device, group.groupId, 'Ara');
  const openedOn = await saveSimpleResponse(phone.device, onPhone, aPayload());
  await phone.sync(group.groupId);
  await rememberGroup(laptop.device, group);
  await laptop.sync(group.groupId);
  const onLaptop = await claimMember(laptop.device, group.groupId, onPhone.memberId, 'Ara');
  await saveSimpleResponse(laptop.device, onLaptop, aPayload({ range: 'domestic' }));
  await laptop.sync(group.groupId);
  // The first device has the second one's answer by now, and its form still shows the older one.
  await phone.sync(group.groupId);
  await saveSimpleResponse(phone.device, onPhone, aPayload({ range: 'intl_mid' }), openedOn);
  await phone.sync(group.groupId);
  expect((await phone.entries('rejected')).map((one) => one.code)).toEqual(['conflict']);
  const kept = (await phone.view(group.groupId)).get('simpleResponse', onPhone.memberId);
  expect(kept?.data.payload.range).toBe('domestic');
});
