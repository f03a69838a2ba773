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
  const ara = server.device('ara');
  const { db } = ara.device;
  const { groupId } = await createGroup(ara.device, springTrip);
  await joinGroup(ara.device, groupId, 'Ara');
  const [made] = await ara.entries('pending');
  if (!made) throw new Error('nothing waits');
  await db.write([db.outbox], () => reject(db, [made], 'quarantined'));
  await retryRejected(ara.device, made.mutationId);
  const waiting = await ara.entries('pending');
  expect(waiting.map((one) => [one.name, one.mutationId === made.mutationId])).toEqual([
    ['createGroup', false],
    ['joinGroup', false],
  ]);
  await ara.sync(groupId);
  expect(await ara.entries('pending')).toEqual([]);
  expect((await ara.view(groupId)).list('member').map((one) => one.data.name)).toEqual(['Ara']);
});

test('a write on which nothing depends, refused once and tried again, goes behind what was made since (S4)', async () => {
  const ara = server.device('ara');
  const { db } = ara.device;
  const { groupId } = await createGroup(ara.device, springTrip);
  const session = await joinGroup(ara.device, groupId, 'Ara');
  const refused = await castDateVote(ara.device, session, '2027-04-03');
  const between = await castDateVote(ara.device, session, '2027-04-10');
  const vote = (await ara.entries('pending')).find((one) => one.mutationId === refused);
  if (!vote) throw new Error('no vote waits');
  await db.write([db.outbox], () => reject(db, [vote], 'quarantined'));
  await retryRejected(ara.device, refused);
  const waiting = await ara.entries('pending');
  expect(waiting.map((one) => one.name)).toEqual(['createGroup', 'joinGroup', 'castDateVote', 'castDateVote']);
  expect(waiting.at(-2)?.mutationId).toBe(between);
  expect(waiting.at(-1)?.timestamp).toBeGreaterThan(waiting.at(-2)?.timestamp ?? Infinity);
  expect(await ara.entries('rejected')).toEqual([]);
});

test('an answer that is kept after a conflict replaces the other one, though a later answer waits that was made on it (P7)', async () => {
  const { groupId, first, second, onFirst: session, onSecond } = await memberOnTwoDevices(server);
  await saveSimpleResponse(second.device, onSecond, aPayload({ range: 'domestic' }));
  await second.sync(groupId);
  const mine = await saveSimpleResponse(first.device, session, aPayload({ range: 'intl_long' }));
  // The later answer is made while the request with the first one is under way.
  const sent = await buildRequest(first.device.db, groupId);
  const later = await saveSimpleResponse(first.device, session, aPayload({ range: 'intl_short' }));
  const answer = exchangeResponse.parse(await server.answer(sent.request));
  await applyResponse(first.device.db, sent, answer, { sentMs: first.now(), receivedMs: first.now() });
  expect((await first.entries('rejected')).map((one) => [one.mutationId, one.code])).toEqual([[mine, 'conflict']]);
  await retryRejected(first.device, mine);
  await first.sync(groupId);
  const present = (await first.view(groupId)).get('simpleResponse', session.memberId);
  expect(present?.data.payload.range).toBe('intl_long');
  expect((await first.entries('rejected')).map((one) => [one.mutationId, one.code])).toEqual([[later, 'conflict']]);
});
