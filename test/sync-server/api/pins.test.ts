import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { aMutation, anId, aSecret } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';
import { codesOf } from '#test/builders/codes-of.ts';

let world: RunningServer;
let group: Group;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.pass(60_000);
  group = await world.openGroup({ createdBy: '지우' });
});

const enter = async (memberName: string, pin?: string) => {
  world.pass(1000);
  const answer = await world.post<Login & { code?: string }>(`/api/groups/${group.id}/participant-login`, {
    memberName,
    ...(pin ? { pin } : {}),
  });
  return { status: answer.status, code: answer.body.code, login: answer.body };
};
async function organize<N extends MutationName>(
  name: N,
  input: NoInfer<InputOf<N>>,
  over: { token?: string; timestamp?: number } = {},
): Promise<string | undefined> {
  world.pass(1000);
  const { token = group.organizerToken, timestamp = world.clock.now } = over;
  const answer = await world.sync({
    groupId: group.id,
    organizerToken: token,
    mutations: [aMutation(name, input, { actor: 'organizer', timestamp })],
  });
  return codesOf(answer)[0];
}
async function asMember<N extends MutationName>(
  sessionToken: string,
  name: N,
  input: NoInfer<InputOf<N>>,
): Promise<string | undefined> {
  world.pass(1000);
  const answer = await world.sync({
    groupId: group.id,
    tokens: [sessionToken],
    mutations: [aMutation(name, input, { timestamp: world.clock.now })],
  });
  return codesOf(answer)[0];
}
const rows = (kind: string) => world.rows(group.id, kind);
const log = async () =>
  (await rows('activity')).map(({ data }) => [data['kind'], data['actorName'], data['subjectName']]);
const hasPin = async (memberId: string) =>
  (await rows('member')).find((row) => row.id === memberId)?.data['hasPin'] ?? false;
const require = (requiresPin: boolean) => organize('updateGroup', { requiresPin });

describe('a forgotten PIN', () => {
  it('is taken away by the organiser: the name opens without it, everybody can read that it happened', async () => {
    const { login: bo } = await enter('Bo');
    await asMember(bo.sessionToken, 'setPin', { pin: '1234' });
    expect((await enter('Bo')).code).toBe('pin_required');
    expect(await organize('clearPin', { memberId: bo.memberId })).toBe('applied');
    expect(await hasPin(bo.memberId)).toBe(false);
    expect((await enter('Bo')).status).toBe(200);
    expect((await log())[0]).toEqual(['pinCleared', '지우', 'Bo']);
    // Whoever has spoken for Bo until now may not be Bo.
    expect(await asMember(bo.sessionToken, 'setPin', { pin: '5678' })).toBeUndefined();
    const { login: again } = await enter('Bo');
    expect(await asMember(again.sessionToken, 'setPin', { pin: '5678' })).toBe('applied');
    expect((await enter('Bo', '1234')).code).toBe('pin_wrong');
    expect((await enter('Bo', '5678')).status).toBe(200);
  });

  it('forgets the wrong tries with it', async () => {
    const { login: bo } = await enter('Bo');
    await asMember(bo.sessionToken, 'setPin', { pin: '1234' });
    for (let turn = 0; turn < 5; turn += 1) expect((await enter('Bo', '9999')).code).toBe('pin_wrong');
    expect((await enter('Bo', '1234')).code).toBe('too_many_requests');
    await organize('clearPin', { memberId: bo.memberId });
    await asMember(bo.sessionToken, 'setPin', { pin: '4321' });
    expect((await enter('Bo', '4321')).status).toBe(200);
  });

  it('is for the organiser only; of a name without one nothing changes, of nobody there is none', async () => {
    const { login: bo } = await enter('Bo');
    await asMember(bo.sessionToken, 'setPin', { pin: '1234' });
    expect(await organize('clearPin', { memberId: bo.memberId }, { token: aSecret() })).toBe('not_organizer');
    expect(await asMember(bo.sessionToken, 'clearPin', { memberId: bo.memberId })).toBe('not_organizer');
    expect(await hasPin(bo.memberId)).toBe(true);
    const { login: ara } = await enter('Ara');
    expect(await organize('clearPin', { memberId: ara.memberId })).toBe('applied');
    expect(await organize('clearPin', { memberId: anId() })).toBe('member_not_found');
    expect(await log()).toEqual([]);
  });

  it("P6 goes whatever the organiser's clock says", async () => {
    const { login: bo } = await enter('Bo');
    await asMember(bo.sessionToken, 'setPin', { pin: '1234' });
    await organize('clearPin', { memberId: bo.memberId }, { timestamp: 1 });
    expect(await hasPin(bo.memberId)).toBe(false);
    expect((await enter('Bo')).status).toBe(200);
  });
});

describe('a group that requires PINs', () => {
  it('lets nobody in by the name alone: a new name brings its PIN, and it counts from then on', async () => {
    expect(await require(true)).toBe('applied');
    expect([(await enter('Bo')).status, (await enter('Bo')).code]).toEqual([401, 'pin_missing']);
    expect(await world.members(group.id)).toEqual([]);
    const { login: bo } = await enter('Bo', '1234');
    expect(await hasPin(bo.memberId)).toBe(true);
    expect((await enter('Bo')).code).toBe('pin_required');
    expect((await enter('Bo', '4321')).code).toBe('pin_wrong');
    expect((await enter('Bo', '1234')).login.memberId).toBe(bo.memberId);
    expect((await log())[0]).toEqual(['pinRequired', '지우', null]);
  });

  it('asks for one at the next login of whoever is in without; their sessions stay until then', async () => {
    const { login: bo } = await enter('Bo');
    await require(true);
    expect(
      (
        await world.post(`/api/group/${group.id}/simple-response`, {
          payload: aPayload(),
          sessionToken: bo.sessionToken,
        })
      ).status,
    ).toBe(200);
    expect((await enter('Bo')).code).toBe('pin_missing');
    expect((await enter('Bo', '1234')).login.memberId).toBe(bo.memberId);
    expect(await hasPin(bo.memberId)).toBe(true);
    expect((await enter('Bo', '9999')).code).toBe('pin_wrong');
  });

  it('holds for a name that was only put on the list, and for queued joins and claims', async () => {
    await require(true);
    await world.ok(world.post('/api/members', { groupId: group.id, name: 'Jun' }));
    const [jun] = await world.members(group.id);
    expect(await asMember(aSecret(), 'claimMember', { memberId: jun?.id ?? '' })).toBe('pin_missing');
    expect(await asMember(aSecret(), 'claimMember', { memberId: jun?.id ?? '', pin: '2468' })).toBe('applied');
    expect(await asMember(aSecret(), 'joinGroup', { memberId: anId(), name: 'Seo' })).toBe('pin_missing');
    const seo = anId();
    expect(await asMember(aSecret(), 'joinGroup', { memberId: seo, name: 'Seo', pin: '1357' })).toBe('applied');
    expect([await hasPin(jun?.id ?? ''), await hasPin(seo)]).toEqual([true, true]);
    expect((await enter('Seo', '1357')).status).toBe(200);
    expect((await enter('Jun', '1357')).code).toBe('pin_wrong');
  });

  it('keeps its members from taking their PIN away, until it no longer requires one', async () => {
    const { login: bo } = await enter('Bo', '1234');
    await require(true);
    expect(await asMember(bo.sessionToken, 'setPin', { pin: null })).toBe('pin_missing');
    expect(await require(false)).toBe('applied');
    expect(await asMember(bo.sessionToken, 'setPin', { pin: null })).toBe('applied');
    expect((await enter('Bo')).status).toBe(200);
    expect((await enter('Mina')).status).toBe(200);
    expect((await log()).map(([kind]) => kind)).toEqual(expect.arrayContaining(['pinRequired', 'pinOptional']));
  });

  it("is the organiser's to decide, and nothing else of the group changes with it", async () => {
    expect(await organize('updateGroup', { requiresPin: true }, { token: aSecret() })).toBe('not_organizer');
    const before = (await rows('group'))[0]?.data;
    await require(true);
    expect((await rows('group'))[0]?.data).toEqual({ ...before, requiresPin: true });
    expect(await require(true)).toBe('applied');
    await require(false);
    expect((await rows('group'))[0]?.data).toEqual(before);
    expect(await log()).toHaveLength(2);
  });

  it('a PIN that was cleared there has to be chosen anew', async () => {
    await require(true);
    const { login: bo } = await enter('Bo', '1234');
    await organize('clearPin', { memberId: bo.memberId });
    expect((await enter('Bo')).code).toBe('pin_missing');
    expect((await enter('Bo', '8642')).status).toBe(200);
    expect((await enter('Bo', '1234')).code).toBe('pin_wrong');
  });
});

describe('a PIN that comes with a new name', () => {
  it('protects it where PINs are not required too; a claim of a name without one sets none', async () => {
    const { login: bo } = await enter('Bo', '1234');
    expect(await hasPin(bo.memberId)).toBe(true);
    expect((await enter('Bo')).code).toBe('pin_required');
    const { login: ara } = await enter('Ara');
    expect((await enter('Ara', '1234')).status).toBe(200);
    expect(await hasPin(ara.memberId)).toBe(false);
  });

  it('is stored as a hash only, and is in no answer and no log line', async () => {
    const { login: bo } = await enter('Bo', '73519264');
    expect(JSON.stringify(await world.db('member_pins').where({ member_id: bo.memberId }).select('*'))).not.toContain(
      '73519264',
    );
    expect(JSON.stringify(await world.sync({ groupId: group.id }))).not.toContain('73519264');
    expect(JSON.stringify(world.logged)).not.toContain('73519264');
  });
});
