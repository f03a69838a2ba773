import { afterEach, beforeEach, expect, it } from 'vitest';
import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';
import { codesOf } from '#test/builders/codes-of.ts';

let world: RunningServer;
let group: Group;
let sora: { token: string; memberId: string };
beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup();
  sora = { token: aSecret(), memberId: anId() };
  await send('joinGroup', { memberId: sora.memberId, name: '소라' });
});
afterEach(() => world.close());

async function send<N extends MutationName>(name: N, input: InputOf<N>, ver?: number): Promise<string[]> {
  world.clock.now += 1_000;
  const mutation = aMutation(name, input, { timestamp: world.clock.now, ...(ver === undefined ? {} : { ver }) });
  const answer = await world.sync({ groupId: group.id, tokens: [sora.token], mutations: [mutation] });
  return codesOf(answer);
}
const votes = async () =>
  (await world.services.liveRows(group.id)).filter((row) => row.kind === 'placeVote').map(({ data }) => data);
const destinationId = 'japan/fukuoka';

it('what is said with a place lies with the vote, without spaces around it', async () => {
  expect(await send('castPlaceVote', { destinationId, note: '  포장마차에서 라멘 먹자 ' }, 2)).toEqual(['applied']);
  expect(await votes()).toMatchObject([{ memberId: sora.memberId, destinationId, note: '포장마차에서 라멘 먹자' }]);
});

it('a vote of an earlier version says nothing, nor does one that is cast again after it was withdrawn', async () => {
  expect(await send('castPlaceVote', { destinationId }, 1)).toEqual(['applied']);
  expect((await votes())[0]).not.toHaveProperty('note');
  await send('castPlaceVote', { destinationId, note: '라멘' }, 2);
  expect(await votes()).toMatchObject([{ note: '라멘' }]);
  await send('withdrawPlaceVote', { destinationId });
  expect(await votes()).toEqual([]);
  await send('castPlaceVote', { destinationId }, 2);
  expect((await votes())[0]).not.toHaveProperty('note');
});

it.each(['   ', '\u2800\u200b'])('a note of nothing that can be seen is none: the vote counts', async (note) => {
  expect(await send('castPlaceVote', { destinationId, note }, 2)).toEqual(['applied']);
  expect((await votes())[0]).not.toHaveProperty('note');
});

it('a note that is longer than the field takes is refused', async () => {
  expect(await send('castPlaceVote', { destinationId, note: '가'.repeat(81) }, 2)).toEqual(['invalid_input']);
  expect(await votes()).toEqual([]);
});
