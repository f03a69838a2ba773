import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { newId } from '#shared/kernel/ids.ts';
import { addTypedPlace } from '#app/local/group/votes.ts';
import { readView } from '#app/local/outbox/queue.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

test('a typed place is a candidate at once, with the own vote, and both wait in this order', async () => {
  let now = Date.UTC(2027, 0, 10);
  const device: Device = {
    db: new LocalDb('typed-place'),
    now: () => (now += 1),
    random: new SeededRandom(1).bytes,
  };
  const { groupId } = await createGroup(device, {
    name: '봄 여행',
    description: '',
    createdBy: '민지',
    creatorEmail: 'minji@example.com',
    surveyType: 'default',
  });
  const session = await joinGroup(device, groupId, '소라');
  const placeId = newId(device.now(), device.random);
  await addTypedPlace(device, session, { placeId, name: '성수 한옥', url: 'https://example.com' });
  const view = await readView(device.db, groupId);
  expect(view.list('typedPlace').map(({ data }) => [data.placeId, data.memberId, data.name, data.url])).toEqual([
    [placeId, session.memberId, '성수 한옥', 'https://example.com'],
  ]);
  expect(view.list('placeVote').map(({ data }) => [data.destinationId, data.memberId])).toEqual([
    [placeId, session.memberId],
  ]);
  const queued = await device.db.outbox.orderBy('order').toArray();
  expect(queued.slice(-2).map(({ name }) => name)).toEqual(['addTypedPlace', 'castPlaceVote']);
});
