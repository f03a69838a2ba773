import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Unsubscribe, Patch } from '#shared/protocol/sync.ts';
import { decodePatch } from '#shared/protocol/patch-codec.ts';
import type { InputOf, MutationName } from '#shared/protocol/mutations.ts';
import { nextMutationId } from '#app/local/outbox/transitions.ts';
import { sweep } from '#server/retention/sweep.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import {
  bearer,
  RunningServer,
  type Answer,
  type Group,
  type Login,
  type Refused,
} from '#test/worlds/running-server.ts';
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

const day = 24 * 60 * 60 * 1000;
const remove = <T = Refused>(name: string, token?: string) =>
  world.request<T>('DELETE', `/api/groups/${group.id}/members/${encodeURIComponent(name)}`, {
    headers: token ? bearer(token) : {},
  });

/** One mutation of the organiser, as a device queues it. */
async function organize<N extends MutationName>(
  name: N,
  input: NoInfer<InputOf<N>>,
  over: { token?: string; timestamp?: number; base?: string | null } = {},
): Promise<string | undefined> {
  const { token = group.organizerToken, ...rest } = over;
  world.pass(1000);
  return codesOf(
    await world.sync({
      groupId: group.id,
      organizerToken: token,
      mutations: [aMutation(name, input, { actor: 'organizer', timestamp: world.clock.now, ...rest })],
    }),
  )[0];
}
async function asMember<N extends MutationName>(
  login: Login,
  name: N,
  input: NoInfer<InputOf<N>>,
): Promise<string | undefined> {
  return codesOf(
    await world.sync({
      groupId: group.id,
      tokens: [login.sessionToken],
      mutations: [aMutation(name, input, { timestamp: world.clock.now })],
    }),
  )[0];
}
const save = (login: Login) =>
  world.post(`/api/group/${group.id}/simple-response`, { payload: aPayload(), sessionToken: login.sessionToken });
const voteDate = (login: Login) =>
  world.post(`/api/groups/${group.id}/date-votes`, { selectedDate: '2026-05-02', sessionToken: login.sessionToken });
const list = async (path: string) => (await world.ok<unknown[]>(world.get(`/api/groups/${group.id}/${path}`))).length;
const rows = (kind: string) => world.rows(group.id, kind);
const log = async () => (await rows('activity')).map((row) => row.data['kind']);
const codeOf = (answer: Answer<Refused>) => [answer.status, answer.body.code];

describe('taking a member out', () => {
  it("takes their answers and votes along, and nobody else's", async () => {
    const [bo, ara] = [await world.login(group.id, 'Bo'), await world.login(group.id, 'Ara')];
    for (const one of [bo, ara]) {
      await world.ok(save(one));
      await world.ok(voteDate(one));
    }
    await world.ok(
      world.post('/api/votes', { groupId: group.id, destinationId: 'japan', rating: 4, sessionToken: bo.sessionToken }),
    );
    const answer = await remove<{ removed: true; memberId: string; memberName: string }>(' bo ', group.organizerToken);
    expect(answer.body).toEqual({ removed: true, memberId: bo.memberId, memberName: 'Bo' });
    expect((await world.members(group.id)).map((one) => one.name)).toEqual(['Ara']);
    expect([await list('simple-responses'), await list('date-votes'), await list('votes')]).toEqual([1, 1, 0]);
    // Lists leave out the votes of people who are gone; the rows themselves are gone too.
    expect([(await rows('dateVote')).length, (await rows('rating')).length]).toEqual([1, 0]);
    expect(await log()).toEqual(['memberRemoved']);
  });

  it("needs the organiser's secret: 401 without one, 403 with a wrong one, and nothing happens", async () => {
    await world.login(group.id, 'Bo');
    const ara = await world.login(group.id, 'Ara');
    expect(codeOf(await remove('Bo'))).toEqual([401, 'organizer_required']);
    expect(codeOf(await remove('Bo', aSecret()))).toEqual([403, 'not_organizer']);
    expect(codeOf(await remove('Bo', ara.sessionToken))).toEqual([403, 'not_organizer']);
    const other = await world.openGroup();
    expect(codeOf(await remove('Bo', other.organizerToken))).toEqual([403, 'not_organizer']);
    expect(await world.members(group.id)).toHaveLength(2);
  });

  it('says when there is nobody by that name, to the organiser only', async () => {
    expect(codeOf(await remove('Bo', group.organizerToken))).toEqual([404, 'member_not_found']);
    expect(codeOf(await remove('Bo', aSecret()))).toEqual([403, 'not_organizer']);
  });

  it('is what a member may do to themself, by the session in the header or in the body', async () => {
    const [bo, ara] = [await world.login(group.id, 'Bo'), await world.login(group.id, 'Ara')];
    expect((await remove('Bo', bo.sessionToken)).status).toBe(200);
    expect(
      (
        await world.request('DELETE', `/api/groups/${group.id}/members/Ara`, {
          body: { sessionToken: ara.sessionToken },
        })
      ).status,
    ).toBe(200);
    expect(await world.members(group.id)).toEqual([]);
    expect(await log()).toEqual(['memberLeft', 'memberLeft']);
  });

  it('P6 beats any timestamp', async () => {
    const bo = await world.login(group.id, 'Bo');
    await world.ok(save(bo));
    world.pass(5_000);
    expect(await organize('removeMember', { memberId: bo.memberId }, { timestamp: 1 })).toBe('applied');
    expect(await world.members(group.id)).toEqual([]);
  });

  it('S10 ends every session of theirs: nothing is read and nothing taken, and the verdict stays', async () => {
    const [first, second] = [await world.login(group.id, 'Bo'), await world.login(group.id, 'Bo')];
    const queued = aMutation('saveSimpleResponse', { payload: aPayload() }, { timestamp: world.clock.now });
    await remove('Bo', group.organizerToken);
    for (const { sessionToken } of [first, second]) {
      const answer = await world.sync({ groupId: group.id, tokens: [sessionToken], mutations: [queued] });
      expect(answer).toEqual({
        proto: 1,
        now: expect.any(Number) as number,
        kind: 'forbidden',
        why: 'removed',
        actor: 0,
        results: [{ mutationId: queued.mutationId, code: 'member_removed' }],
      });
    }
    expect(codeOf(await save(first))).toEqual([403, 'member_removed']);
    // Brought back, the copy of the request that was still on its way changes nothing.
    await organize('restoreMember', { memberId: first.memberId });
    expect(codesOf(await world.sync({ groupId: group.id, tokens: [first.sessionToken], mutations: [queued] }))).toEqual(
      ['member_removed'],
    );
    expect(await list('simple-responses')).toBe(0);
  });

  it('S10 shuts their socket out before the news of it goes around', async () => {
    const [bo, ara] = [await world.login(group.id, 'Bo'), await world.login(group.id, 'Ara')];
    const heard: Record<string, (string | Patch)[]> = { bo: [], ara: [] };
    for (const [name, login] of [
      ['bo', bo],
      ['ara', ara],
    ] as const) {
      const client = await world.connect();
      client.on('patch', (patch) => {
        heard[name]?.push(decodePatch(patch));
      });
      client.on('unsubscribe', (unsubscribe: Unsubscribe) => {
        heard[name]?.push(unsubscribe.why);
      });
      await new Promise((resolve) => {
        client.emit(
          'subscribe',
          { proto: 1, groups: [{ groupId: group.id, cursor: null, token: login.sessionToken }] },
          resolve,
        );
      });
    }
    await remove('Bo', group.organizerToken);
    await world.ok(save(ara));
    // Commits that come close together share a patch (rule P12).
    const kinds = () =>
      (heard['ara'] ?? []).flatMap((one) =>
        typeof one === 'string' ? [one] : [...one.gone, ...one.rows].map((row) => row.kind),
      );
    await expect.poll(kinds).toContain('simpleResponse');
    expect(kinds()).toContain('member');
    // Whatever came before it was still theirs to hear.
    expect(heard['bo']?.at(-1)).toBe('removed');
    expect(heard['bo']?.flatMap((one) => (typeof one === 'string' ? [] : one.gone))).toEqual([]);
  });
});

describe('a socket that said subscribe before its join was sent', () => {
  it('S10 is shut out as well when the member is', async () => {
    const [token, memberId] = [aSecret(), anId()];
    const heard: string[] = [];
    const client = await world.connect();
    client.on('unsubscribe', (unsubscribe: Unsubscribe) => {
      heard.push(unsubscribe.why);
    });
    await new Promise((resolve) => {
      client.emit('subscribe', { proto: 1, groups: [{ groupId: group.id, cursor: null, token }] }, resolve);
    });
    await world.sync({
      groupId: group.id,
      tokens: [token],
      mutations: [aMutation('joinGroup', { memberId, name: 'Bo' })],
    });
    await remove('Bo', group.organizerToken);
    await expect.poll(() => heard.length).toBe(1);
  });
});

describe('bringing a member back', () => {
  it('puts everything back above the tombstones, and their sessions live again', async () => {
    const bo = await world.login(group.id, 'Bo');
    await world.ok(save(bo));
    await world.ok(voteDate(bo));
    const before = [await rows('member'), await rows('simpleResponse'), await rows('dateVote')];
    world.pass(5_000);
    await remove('Bo', group.organizerToken);
    expect(await organize('restoreMember', { memberId: bo.memberId }, { timestamp: 1 })).toBe('applied');
    const after = [await rows('member'), await rows('simpleResponse'), await rows('dateVote')];
    expect(after.map((some) => some.map(({ id, data }) => ({ id, data })))).toEqual(
      before.map((some) => some.map(({ id, data }) => ({ id, data }))),
    );
    expect((await save(bo)).status).toBe(200);
    expect(new Set(await log())).toEqual(new Set(['memberRemoved', 'memberRestored']));
  });

  it('S2, P14: what was refused meanwhile stays refused for good, and is taken as another write of the same session', async () => {
    const bo = await world.login(group.id, 'Bo');
    const vote = aMutation('castDateVote', { date: '2027-04-03' }, { timestamp: world.clock.now });
    const send = (mutation: typeof vote) =>
      world.sync({ groupId: group.id, tokens: [bo.sessionToken], mutations: [mutation] });
    await remove('Bo', group.organizerToken);
    expect(codesOf(await send(vote))).toEqual(['member_removed']);
    expect(await organize('restoreMember', { memberId: bo.memberId })).toBe('applied');
    expect(codesOf(await send(vote))).toEqual(['member_removed']);
    expect(await rows('dateVote')).toEqual([]);
    const again = { ...vote, mutationId: nextMutationId(vote.mutationId), timestamp: world.clock.now };
    expect(codesOf(await send(again))).toEqual(['applied']);
    expect(codesOf(await send(again))).toEqual(['applied']);
    expect(await rows('dateVote')).toHaveLength(1);
  });

  it('works in one request with the removal: undo, pressed without a network', async () => {
    const bo = await world.login(group.id, 'Bo');
    const answer = await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [
        aMutation('removeMember', { memberId: bo.memberId }, { actor: 'organizer' }),
        aMutation('restoreMember', { memberId: bo.memberId }, { actor: 'organizer' }),
      ],
    });
    expect(codesOf(answer)).toEqual(['applied', 'applied']);
    expect(await world.members(group.id)).toMatchObject([{ name: 'Bo' }]);
  });

  it('ends after seven days; then what was kept is gone for good', async () => {
    const [bo, ara] = [await world.login(group.id, 'Bo'), await world.login(group.id, 'Ara')];
    await remove('Bo', group.organizerToken);
    world.pass(7 * day + 1);
    expect(await organize('restoreMember', { memberId: bo.memberId })).toBe('member_not_found');
    await remove('Ara', group.organizerToken);
    await sweep(world.db, world.clock.now, 12);
    expect(await world.db('removed_members').select('member_id')).toEqual([{ member_id: ara.memberId }]);
  });

  it("waits while somebody else has the name, changes nothing for somebody who is there, and is the organiser's alone", async () => {
    const bo = await world.login(group.id, 'Bo');
    expect(await organize('restoreMember', { memberId: bo.memberId })).toBe('applied');
    await remove('Bo', group.organizerToken);
    await world.login(group.id, 'BO');
    expect(await organize('restoreMember', { memberId: bo.memberId })).toBe('name_taken');
    expect(await organize('restoreMember', { memberId: bo.memberId }, { token: aSecret() })).toBe('not_organizer');
    expect(await organize('restoreMember', { memberId: anId() })).toBe('member_not_found');
  });
});

describe('the group itself', () => {
  it('is renamed, described, and goes on without somebody; what is not named stays', async () => {
    const bo = await world.login(group.id, 'Bo');
    expect(await organize('updateGroup', { name: '여름 여행' })).toBe('applied');
    expect(await organize('updateGroup', { excused: [bo.memberId] })).toBe('applied');
    const [row] = await rows('group');
    expect(row?.data).toMatchObject({
      name: '여름 여행',
      description: '벚꽃 보러 가요',
      excused: [bo.memberId],
      shareUrl: group.shareUrl,
    });
    expect(await organize('updateGroup', { excused: [] })).toBe('applied');
    expect(new Set(await log())).toEqual(new Set(['settingsChanged', 'memberExcused', 'memberIncluded']));
  });

  it('P7 is a conflict when another device has changed it meanwhile', async () => {
    const answer = await world.sync({ groupId: group.id });
    const seen = answer.kind === 'reset' ? (answer.rows.find((row) => row.kind === 'group')?.mutationId ?? '') : '';
    expect(await organize('updateGroup', { name: 'A' }, { base: seen })).toBe('applied');
    expect(await organize('updateGroup', { name: 'B' }, { base: seen })).toBe('conflict');
    expect((await rows('group'))[0]?.data['name']).toBe('A');
  });

  it.each([
    ['removeMember', { memberId: anId() }],
    ['updateGroup', { name: 'x' }],
    ['rotateShareUrl', { shareUrl: aShareUrl() }],
    ['cleanUpDuplicates', {}],
    ['deleteGroup', {}],
  ] as const)('takes %s from nobody but the organiser', async (name, input) => {
    expect(await organize(name, input as never, { token: aSecret() })).toBe('not_organizer');
    const login = await world.login(group.id, 'Bo');
    expect(
      codesOf(
        await world.sync({
          groupId: group.id,
          tokens: [login.sessionToken],
          mutations: [aMutation(name, input as never)],
        }),
      ),
    ).toEqual(['not_organizer']);
    expect(
      codesOf(await world.sync({ groupId: group.id, mutations: [aMutation(name, input as never, { actor: 'link' })] })),
    ).toEqual(['not_organizer']);
  });

  it('has one share link at a time, unlike any other, whatever clocks say', async () => {
    const shareUrl = aShareUrl();
    expect(await organize('rotateShareUrl', { shareUrl }, { timestamp: 1 })).toBe('applied');
    expect((await world.get(`/api/groups/share/${group.shareUrl}`)).status).toBe(404);
    expect((await world.get(`/api/groups/share/${shareUrl}`)).status).toBe(200);
    const other = await world.openGroup();
    expect(await organize('rotateShareUrl', { shareUrl: other.shareUrl })).toBe('conflict');
  });

  it('P14 once deleted is gone for everybody, by every call, and for good', async () => {
    const bo = await world.login(group.id, 'Bo');
    const mutation = aMutation('deleteGroup', {}, { actor: 'organizer' });
    const answer = await world.sync({ groupId: group.id, organizerToken: group.organizerToken, mutations: [mutation] });
    expect(answer).toMatchObject({ kind: 'gone', results: [{ mutationId: mutation.mutationId, code: 'applied' }] });
    for (const path of [
      `/api/groups/${group.id}`,
      `/api/groups/share/${group.shareUrl}`,
      `/api/groups/${group.shareUrl}/members`,
      `/api/groups/${group.id}/simple-responses`,
    ]) {
      expect(codeOf(await world.get(path)), path).toEqual([410, 'group_gone']);
    }
    expect(codeOf(await save(bo))).toEqual([410, 'group_gone']);
    expect(await world.sync({ groupId: group.id, tokens: [bo.sessionToken] })).toEqual({
      proto: 1,
      now: expect.any(Number) as number,
      kind: 'gone',
      results: [],
    });
  });
});

describe('cleaning up duplicates', () => {
  const clean = (token?: string) =>
    world.post<{ removedCount: number } & Refused>(
      `/api/groups/${group.id}/cleanup-duplicates`,
      {},
      token ? bearer(token) : {},
    );

  it("needs the organiser's secret, and finds none where names are unique", async () => {
    await world.login(group.id, 'Bo');
    expect(codeOf(await clean())).toEqual([401, 'organizer_required']);
    expect(codeOf(await clean(aSecret()))).toEqual([403, 'not_organizer']);
    expect((await clean(group.organizerToken)).body).toEqual({ removedCount: 0 });
  });

  it('takes out who stands there twice without an answer', async () => {
    const bo = await world.login(group.id, 'Bo');
    await world.ok(save(bo));
    const twin = await world.login(group.id, 'Twin');
    await world.db('members').where({ group_id: group.id, id: twin.memberId }).update({ name: ' bo' });
    expect((await clean(group.organizerToken)).body).toEqual({ removedCount: 1 });
    expect(await world.members(group.id)).toMatchObject([{ id: bo.memberId }]);
  });
});

describe('a PIN', () => {
  const login = (pin?: string) =>
    world.post<Login & Refused>(`/api/groups/${group.id}/participant-login`, {
      memberName: 'Bo',
      ...(pin ? { pin } : {}),
    });

  it('is asked for on every other device, and its hash stays on the server', async () => {
    const bo = await world.login(group.id, 'Bo');
    expect(await asMember(bo, 'setPin', { pin: '48261537' })).toBe('applied');
    expect((await rows('member'))[0]?.data).toMatchObject({ name: 'Bo', hasPin: true });
    expect(JSON.stringify(await world.sync({ groupId: group.id }))).not.toContain('48261537');
    expect(codeOf(await login())).toEqual([401, 'pin_required']);
    expect(codeOf(await login('0000'))).toEqual([403, 'pin_wrong']);
    expect((await login('48261537')).status).toBe(200);
    expect((await save(bo)).status).toBe(200);
  });

  it('is counted: five wrong ones, then a quarter of an hour of none at all', async () => {
    const bo = await world.login(group.id, 'Bo');
    await asMember(bo, 'setPin', { pin: '4826' });
    for (let index = 0; index < 5; index += 1) expect(codeOf(await login('1111'))).toEqual([403, 'pin_wrong']);
    expect(codeOf(await login('4826'))).toEqual([429, 'too_many_requests']);
    world.pass(15 * 60 * 1000);
    expect((await login('4826')).status).toBe(200);
  });

  it('is changed and taken away by whoever speaks under the name, and by nobody else', async () => {
    const [bo, ara] = [await world.login(group.id, 'Bo'), await world.login(group.id, 'Ara')];
    await asMember(bo, 'setPin', { pin: '4826' });
    await asMember(bo, 'setPin', { pin: '13579' });
    expect(codeOf(await login('4826'))).toEqual([403, 'pin_wrong']);
    await asMember(ara, 'setPin', { pin: null });
    expect(codeOf(await login())).toEqual([401, 'pin_required']);
    await asMember(bo, 'setPin', { pin: null });
    expect((await rows('member')).find((row) => row.id === bo.memberId)?.data).not.toHaveProperty('hasPin');
    expect((await login()).status).toBe(200);
  });

  it.each(['123', '123456789', '12a4', '١٢٣٤'])('is 4 to 8 digits, not %s', async (pin) => {
    const bo = await world.login(group.id, 'Bo');
    expect(await asMember(bo, 'setPin', { pin })).toBe('invalid_input');
    expect((await world.post(`/api/groups/${group.id}/participant-login`, { memberName: 'Bo', pin })).status).toBe(400);
  });

  it('comes back with a member who is brought back', async () => {
    const bo = await world.login(group.id, 'Bo');
    await asMember(bo, 'setPin', { pin: '4826' });
    await remove('Bo', group.organizerToken);
    await organize('restoreMember', { memberId: bo.memberId });
    expect(codeOf(await login())).toEqual([401, 'pin_required']);
    expect((await login('4826')).status).toBe(200);
  });

  it('is asked of a queued claim too, and a refused one leaves no session', async () => {
    const bo = await world.login(group.id, 'Bo');
    await asMember(bo, 'setPin', { pin: '4826' });
    const token = aSecret();
    const claim = (pin: string) =>
      world.sync({
        groupId: group.id,
        tokens: [token],
        mutations: [
          aMutation('claimMember', { memberId: bo.memberId, pin }),
          aMutation('saveSimpleResponse', { payload: aPayload() }),
        ],
      });
    expect(codesOf(await claim('9999'))).toEqual(['pin_wrong', 'blocked']);
    expect(await world.sync({ groupId: group.id, tokens: [token] })).toMatchObject({
      kind: 'forbidden',
      why: 'nosession',
    });
    expect(codesOf(await claim('4826'))).toEqual(['applied', 'applied']);
  });

  it('is asked for at most four times in one request', async () => {
    const bo = await world.login(group.id, 'Bo');
    await asMember(bo, 'setPin', { pin: '4826' });
    const tokens = Array.from({ length: 6 }, aSecret);
    const answer = await world.sync({
      groupId: group.id,
      tokens,
      mutations: tokens.map((_, actor) => aMutation('claimMember', { memberId: bo.memberId, pin: '4826' }, { actor })),
    });
    expect(codesOf(answer)).toEqual([
      'applied',
      'applied',
      'applied',
      'applied',
      'too_many_requests',
      'too_many_requests',
    ]);
  });
});

describe('a name that is claimed', () => {
  it('leaves an entry in the log when it was in use, and none when it was only on the list', async () => {
    await world.ok(world.post('/api/members', { groupId: group.id, name: 'Bo' }));
    await world.login(group.id, 'Bo');
    expect(await log()).toEqual([]);
    await world.login(group.id, 'bo');
    expect(await rows('activity')).toMatchObject([
      { data: { kind: 'nameClaimed', actorName: 'Bo', subjectName: null } },
    ]);
  });

  it('L5 keeps two hundred entries', async () => {
    for (let round = 0; round < 27; round += 1) {
      world.pass(1000);
      await world.sync({
        groupId: group.id,
        organizerToken: group.organizerToken,
        mutations: Array.from({ length: 8 }, (_, index) =>
          aMutation(
            'updateGroup',
            { name: `${round} ${index}` },
            { actor: 'organizer', timestamp: world.clock.now + index - 8 },
          ),
        ),
      });
    }
    const kept = await rows('activity');
    expect(kept).toHaveLength(200);
    expect(Math.min(...kept.map((row) => Number(row.data['at'])))).toBeGreaterThan(world.clock.now - 26_000);
  });

  it('over and over is one entry, the last', async () => {
    for (let round = 0; round < 5; round += 1) {
      world.pass(1000);
      await world.login(group.id, 'Bo');
    }
    expect((await rows('activity')).map((row) => row.data['at'])).toEqual([world.clock.now]);
  });
});

describe('the organiser on another device', () => {
  const login = (adminPassword: string, ref = group.id) =>
    world.post<{ organizerToken: string } & Refused>(`/api/groups/${ref}/organizer-login`, { adminPassword });
  const check = (token?: string) =>
    world.get<{ isOrganizer: true } & Refused>(`/api/groups/${group.id}/organizer`, token ? bearer(token) : {});

  it('gets a secret of its own for the password, and the first one stays good', async () => {
    group = await world.openGroup({ adminPassword: '벚꽃 필 때 만나요' });
    await world.login(group.id, 'Bo');
    const { organizerToken } = await world.ok<{ organizerToken: string }>(
      login('벚꽃 필 때 만나요'.normalize('NFD'), group.shareUrl),
    );
    expect(organizerToken).not.toBe(group.organizerToken);
    expect((await check(organizerToken)).body).toEqual({ isOrganizer: true });
    expect((await check(group.organizerToken)).status).toBe(200);
    expect((await remove('Bo', organizerToken)).status).toBe(200);
    expect(await organize('updateGroup', { name: 'x' }, { token: organizerToken })).toBe('applied');
  });

  it('is refused by a wrong password, and where there is none', async () => {
    expect(codeOf(await login('x'))).toEqual([403, 'not_organizer']);
    group = await world.openGroup({ adminPassword: 'the right one' });
    expect(codeOf(await login('wrong'))).toEqual([403, 'not_organizer']);
    expect(codeOf(await login(''))).toEqual([400, 'invalid_input']);
    expect(codeOf(await check())).toEqual([401, 'organizer_required']);
    expect(codeOf(await check(aSecret()))).toEqual([403, 'not_organizer']);
  });

  it('has five tries in a quarter of an hour, many at once included', async () => {
    group = await world.openGroup({ adminPassword: 'the right one' });
    const codes = (await Promise.all(Array.from({ length: 8 }, () => login('wrong')))).map((answer) => answer.status);
    expect(codes.filter((status) => status === 403)).toHaveLength(5);
    expect(codeOf(await login('the right one'))).toEqual([429, 'too_many_requests']);
    world.pass(15 * 60 * 1000);
    expect((await login('the right one')).status).toBe(200);
    expect((await login('the right one')).status).toBe(200);
  });
});
