import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { LocalDb } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { decide } from '#app/local/group/decision.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { groupsForProposal } from '#app/local/group/proposals.ts';
import { castPlaceVote } from '#app/local/group/votes.ts';
import { SeededRandom } from '#test/builders/seeded-random.ts';

const place = 'japan/fukuoka';
let made = 0;
let device: Device;

beforeEach(() => {
  made += 1;
  let now = Date.UTC(2027, 0, 10);
  device = { db: new LocalDb(`proposals-${made}`), now: () => (now += 1), random: new SeededRandom(made).bytes };
});

async function aGroup(name: string): Promise<string> {
  const { groupId } = await createGroup(device, {
    name,
    description: '',
    createdBy: '민지',
    creatorEmail: 'minji@example.com',
    surveyType: 'default',
  });
  return groupId;
}
const states = async () => (await groupsForProposal(device.db, place)).map(({ name, state }) => [name, state]);

test('a place can be proposed only to groups in which somebody takes part on this device', async () => {
  const groupId = await aGroup('봄 여행');
  expect(await states()).toEqual([]);
  await joinGroup(device, groupId, '소라');
  expect(await states()).toEqual([['봄 여행', 'open']]);
});

test('a proposed place is a candidate at once, without a network; another place is not', async () => {
  const groupId = await aGroup('봄 여행');
  const session = await joinGroup(device, groupId, '소라');
  await castPlaceVote(device, session, place);
  expect(await states()).toEqual([['봄 여행', 'candidate']]);
  expect((await groupsForProposal(device.db, 'japan/osaka')).map(({ state }) => state)).toEqual(['open']);
});

test('a group whose place is decided takes no more places', async () => {
  const groupId = await aGroup('봄 여행');
  await joinGroup(device, groupId, '소라');
  await decide(
    device,
    groupId,
    { kind: 'place', dates: null, place: { id: 'japan/osaka', name: '오사카' }, word: '' },
    null,
  );
  expect(await states()).toEqual([['봄 여행', 'decided']]);
});
