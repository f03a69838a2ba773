import { afterEach, beforeEach, expect, test } from 'vitest';
import { saveSimpleResponse } from '#app/local/answers/responses.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { castDateVote } from '#app/local/group/votes.ts';
import { retryRejected } from '#app/local/outbox/rejected.ts';
import { reject } from '#app/local/outbox/transitions.ts';
import { buildRequest } from '#app/sync/request.ts';
import { applyResponse } from '#app/sync/response.ts';
import { exchangeResponse } from '#shared/protocol/sync.ts';
import { springTrip } from '#test/builders/group.ts';
import { aPayload } from '#test/builders/payload.ts';
import { memberOnTwoDevices, WorldServer } from '#test/worlds/devices.ts';

let server: WorldServer;
beforeEach(async () => {
  server = await WorldServer.open();
});
afterEach(() => server.close());

test('fault list 13: createGroup, refused once and tried again, goes ahead of what depends on it (P16)', async () => {
  const phone = server.device('phone');
  const { db } = phone.device;
  const { groupId } = await createGroup(phone.device, springTrip);
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

test('a write on which nothing depends, refused once and tried again, goes behind what was made since (S4)', async () => {
  const phone = server.device('phone');
  const { db } = phone.device;
  const { groupId } = await createGroup(phone.device, springTrip);
  const session = await joinGroup(phone.device, groupId, 'Ara');
  const refused = await castDateVote(phone.device, session, '2027-04-03');
  const between = await castDateVote(phone.device, session, '2027-04-10');
  const vote = (await phone.entries('pending')).find((one) => one.mutationId === refused);
  if (!vote) throw new Error('no vote waits');
  await db.write([db.outbox], () => reject(db, [vote], 'quarantined'));
  await retryRejected(phone.device, refused);
  const waiting = await phone.entries('pending');
  expect(waiting.map((one) => one.name)).toEqual(['createGroup', 'joinGroup', 'castDateVote', 'castDateVote']);
  expect(waiting.at(-2)?.mutationId).toBe(between);
  expect(waiting.at(-1)?.timestamp).toBeGreaterThan(waiting.at(-2)?.timestamp ?? Infinity);
  expect(await phone.entries('rejected')).toEqual([]);
});

test('an answer that is kept after a conflict replaces the other one, though a later answer waits that was made on it (P7)', async () => {
  const { groupId, phone, laptop, onPhone: session, onLaptop } = await memberOnTwoDevices(server);
  await saveSimpleResponse(laptop.device, onLaptop, aPayload({ range: 'domestic' }));
  await laptop.sync(groupId);
  const mine = await saveSimpleResponse(phone.device, session, aPayload({ range: 'intl_long' }));
  // The later answer is made while the request with the first one is under way.
  const sent = await buildRequest(phone.device.db, groupId);
  const later = await saveSimpleResponse(phone.device, session, aPayload({ range: 'intl_short' }));
  const answer = exchangeResponse.parse(await server.answer(sent.request));
  await applyResponse(phone.device.db, sent, answer, { sentMs: phone.now(), receivedMs: phone.now() });
  expect((await phone.entries('rejected')).map((one) => [one.mutationId, one.code])).toEqual([[mine, 'conflict']]);
  await retryRejected(phone.device, mine);
  await phone.sync(groupId);
  const present = (await phone.view(groupId)).get('simpleResponse', session.memberId);
  expect(present?.data.payload.range).toBe('intl_long');
  expect((await phone.entries('rejected')).map((one) => [one.mutationId, one.code])).toEqual([[later, 'conflict']]);
});
