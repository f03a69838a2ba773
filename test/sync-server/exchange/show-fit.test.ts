import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
let bo: Login;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.pass(60_000);
  group = await world.openGroup({ createdBy: 'Ara' });
  world.pass(1000);
  bo = (await world.post<Login>(`/api/groups/${group.id}/participant-login`, { memberName: 'Bo' })).body;
});

async function asBo<N extends MutationName>(
  name: N,
  input: NoInfer<InputOf<N>>,
  timestamp?: number,
): Promise<string | undefined> {
  world.pass(1000);
  const answer = await world.sync({
    groupId: group.id,
    tokens: [bo.sessionToken],
    mutations: [aMutation(name, input, { timestamp: timestamp ?? world.clock.now })],
  });
  return 'results' in answer ? answer.results[0]?.code : undefined;
}

async function bosRow(): Promise<unknown> {
  const answer = await world.sync({ groupId: group.id });
  return answer.kind === 'reset'
    ? answer.rows.find(({ kind, id }) => kind === 'member' && id === bo.memberId)?.data
    : undefined;
}

it('stands in the member’s row for everybody, and is taken back there', async () => {
  expect(await bosRow()).not.toHaveProperty('showsFit');
  expect(await asBo('showFit', { isShown: true })).toBe('applied');
  expect(await bosRow()).toMatchObject({ name: 'Bo', showsFit: true });
  expect(await asBo('showFit', { isShown: false })).toBe('applied');
  expect(await bosRow()).toMatchObject({ name: 'Bo', showsFit: false });
});

it('made before another write of the member and arriving after it, counts, and leaves what that one wrote', async () => {
  const made = world.clock.now;
  expect(await asBo('setPin', { pin: '4821' })).toBe('applied');
  expect(await asBo('showFit', { isShown: true }, made)).toBe('applied');
  expect(await bosRow()).toMatchObject({ hasPin: true, showsFit: true });
});
