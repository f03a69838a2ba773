import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { aMutation } from '#test/builders/mutation.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';
import { codesOf } from '#test/builders/codes-of.ts';

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
  await enter('Ara');
  bo = await enter('Bpo');
});

async function enter(memberName: string): Promise<Login> {
  world.pass(1000);
  return (await world.post<Login>(`/api/groups/${group.id}/participant-login`, { memberName })).body;
}
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
  return codesOf(answer)[0];
}
const rows = (kind: string) => world.rows(group.id, kind);
const member = async () => (await rows('member')).find(({ id }) => id === bo.memberId)?.data;

it('the same member goes by the new name, and everybody can read what it was before', async () => {
  await asBo('castTypeVote', { type: 'relax' });
  expect(await asBo('changeName', { name: 'Bo' })).toBe('applied');
  expect(await member()).toMatchObject({ name: 'Bo', claimed: true });
  expect((await enter('Bo')).memberId).toBe(bo.memberId);
  expect((await rows('typeVote')).map(({ data }) => data['memberId'])).toEqual([bo.memberId]);
  expect(
    (await rows('activity')).map(({ data }) => [data['kind'], data['actorName'], data['subjectName']]),
  ).toContainEqual(['nameChanged', 'Bpo', 'Bo']);
});

it('a name that another member has, or that looks as if it were theirs, is refused and changes nothing', async () => {
  for (const name of ['Ara', 'ARA', 'Аrа']) expect(await asBo('changeName', { name }), name).toBe('name_taken');
  expect(await member()).toMatchObject({ name: 'Bpo' });
  expect((await rows('activity')).filter(({ data }) => data['kind'] === 'nameChanged')).toEqual([]);
});

it('a correction that was made before another write of the member and comes after it counts, and leaves what that one wrote', async () => {
  const made = world.clock.now;
  expect(await asBo('setPin', { pin: '4821' })).toBe('applied');
  expect(await asBo('changeName', { name: 'Bo' }, made)).toBe('applied');
  expect(await member()).toMatchObject({ name: 'Bo', hasPin: true });
});

it('that a fit is shown by name stands in the member’s row for everybody, and is taken back there', async () => {
  expect(await member()).not.toHaveProperty('showsFit');
  for (const isShown of [true, false]) {
    expect(await asBo('showFit', { isShown })).toBe('applied');
    expect(await member()).toMatchObject({ name: 'Bpo', showsFit: isShown });
  }
});

it('that a fit is shown, made before another write of the member and coming after it, counts, and leaves what that one wrote', async () => {
  const made = world.clock.now;
  expect(await asBo('setPin', { pin: '4821' })).toBe('applied');
  expect(await asBo('showFit', { isShown: true }, made)).toBe('applied');
  expect(await member()).toMatchObject({ hasPin: true, showsFit: true });
});
