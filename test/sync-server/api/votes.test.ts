import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
let minji: Login;
let jun: Login;
beforeAll(async () => { world = await RunningServer.start(); });
afterAll(() => world.close());
beforeEach(async () => {
  group = await world.openGroup();
  minji = await world.login(group.id, '민지');
  world.pass(1000);
  jun = await world.login(group.id, '준');
});

interface Vote { id: string; memberName: string; voterName: string; selectedDate?: string; selectedType?: string }
const kinds = [
  { path: 'date-votes', key: 'selectedDate', option: '2026-05-01', another: '2026-05-02', wrong: ['2026-02-30', '2026-5-1', 'tomorrow', '', 20260501, null] },
  { path: 'type-votes', key: 'selectedType', option: 'golf', another: 'adventure', wrong: ['space', 'constructor', '', 1, null] },
] as const;

describe.each(kinds)('$path', ({ path, key, option, another, wrong }) => {
  const url = (ref = group.id) => `/api/groups/${ref}/${path}`;
  const cast = (one: Login, value: string, over: Record<string, unknown> = {}) => world.post<Vote>(url(), { memberName: one.memberName, [key]: value, sessionToken: one.sessionToken, ...over });
  const list = (ref = group.id) => world.ok<Vote[]>(world.get(url(ref)));
  const withdraw = (one: Login, value: string) => world.request<{ withdrawn: boolean }>('DELETE', url(), { body: { [key]: value, sessionToken: one.sessionToken } });

  it('a vote is answered and listed under both names that the specification uses', async () => {
    const answer = await cast(minji, option);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ memberName: '민지', voterName: '민지', [key]: option });
    for (const ref of [group.id, group.shareUrl]) expect(await list(ref)).toEqual([answer.body]);
  });

  it('is approval voting: several options per member, one live vote per option, again is nothing new (decision 14)', async () => {
    await cast(minji, option);
    world.pass(10);
    await cast(minji, option);
    await cast(minji, another);
    world.pass(10);
    await cast(jun, option);
    expect((await list()).map((vote) => [vote.memberName, vote[key]])).toHaveLength(3);
  });

  it('takes voterName for memberName, a bearer for the token, the share link for the id, and no name at all', async () => {
    const authorization = `Bearer ${minji.sessionToken}`;
    expect((await world.post(url(group.shareUrl), { voterName: ' 민지 ', [key]: option }, { authorization })).status).toBe(200);
    expect((await world.post(url(), { [key]: option }, { authorization })).status).toBe(200);
  });

  it('can be withdrawn, once or twice, and cast again', async () => {
    await cast(minji, option);
    for (let times = 0; times < 2; times += 1) {
      world.pass(10);
      expect((await withdraw(minji, option)).body).toEqual({ withdrawn: true });
      expect(await list()).toEqual([]);
    }
    world.pass(10);
    expect((await cast(minji, option)).status).toBe(200);
    expect(await list()).toHaveLength(1);
  });

  it('withdrawing one\'s own vote leaves everybody else\'s', async () => {
    await cast(minji, option);
    await cast(jun, option);
    world.pass(10);
    await withdraw(minji, option);
    expect((await list()).map((vote) => vote.memberName)).toEqual(['준']);
  });

  it.each(['POST', 'DELETE'])('%s needs a live session of this group, and one\'s own name', async (method) => {
    const other = await world.openGroup();
    const stranger = await world.login(other.id, '민지');
    await world.ok(world.post(`/api/groups/${group.id}/logout`, { sessionToken: jun.sessionToken }));
    const cases: [Record<string, unknown>, number, string][] = [
      [{}, 401, 'not_authenticated'],
      [{ memberName: '민지' }, 401, 'not_authenticated'],
      [{ sessionToken: aSecret() }, 401, 'not_authenticated'],
      [{ sessionToken: group.organizerToken }, 401, 'not_authenticated'],
      [{ sessionToken: stranger.sessionToken }, 401, 'not_authenticated'],
      [{ sessionToken: jun.sessionToken }, 401, 'session_revoked'],
      [{ sessionToken: minji.sessionToken, memberName: '준' }, 403, 'not_yours'],
      [{ sessionToken: minji.sessionToken, voterName: '준' }, 403, 'not_yours'],
    ];
    for (const [body, status, code] of cases) {
      const answer = await world.request(method, url(), { body: { [key]: option, ...body } });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
    }
    expect(await list()).toEqual([]);
  });

  it('refuses what is no option, and unknown keys', async () => {
    for (const value of wrong) {
      const answer = await world.post(url(), { [key]: value, sessionToken: minji.sessionToken });
      expect([answer.status, answer.body.details], String(value)).toEqual([400, [key]]);
    }
    expect((await world.post(url(), { sessionToken: minji.sessionToken })).body.details).toEqual([key]);
    expect((await world.post(url(), { [key]: option, memberId: jun.memberId, sessionToken: minji.sessionToken })).body.details).toEqual(['memberId']);
  });

  it('does not count votes of members who were taken out', async () => {
    await cast(minji, option);
    await world.db('members').where({ id: minji.memberId }).update({ removed: 1, name: null, joined_at: null, claimed: null });
    expect(await list()).toEqual([]);
  });

  it('does not know a group by an unknown id or share link', async () => {
    for (const ref of [anId(), aShareUrl()]) {
      expect((await world.get(url(ref))).body.code).toBe('group_not_found');
      expect((await world.post(url(ref), { [key]: option, sessionToken: minji.sessionToken })).body.code).toBe('group_not_found');
    }
  });
});

describe('hearts', () => {
  const rate = (one: Login, rating: unknown, over: Record<string, unknown> = {}) =>
    world.post<Record<string, unknown>>('/api/votes', { memberId: one.memberId, destinationId: 'japan/tokyo/senso-ji', rating, groupId: group.id, sessionToken: one.sessionToken, ...over });

  it('one to five, answered and listed at both paths, by id and by share link', async () => {
    for (const rating of [1, 2, 3, 4, 5]) {
      world.pass(10);
      const answer = await rate(minji, rating);
      expect(answer.body).toEqual({ memberId: minji.memberId, memberName: '민지', destinationId: 'japan/tokyo/senso-ji', rating, groupId: group.id });
    }
    for (const ref of [group.id, group.shareUrl]) for (const path of ['votes', 'votes-simple']) expect(await world.ok(world.get(`/api/groups/${ref}/${path}`))).toMatchObject([{ rating: 5, memberName: '민지' }]);
  });

  it('of each member for each place are kept apart', async () => {
    await rate(minji, 5);
    await rate(jun, 1);
    await rate(minji, 3, { destinationId: 'japan', groupId: group.shareUrl });
    expect(await world.ok(world.get(`/api/groups/${group.id}/votes`))).toHaveLength(3);
  });

  it('for the longest address there can be are kept', async () => {
    const destinationId = ['a', 'b', 'c'].map((letter) => letter.repeat(60)).join('/');
    expect((await rate(minji, 4, { destinationId })).body).toMatchObject({ destinationId, rating: 4 });
  });

  it.each([
    ['none', { rating: 0 }, 'rating'], ['six', { rating: 6 }, 'rating'], ['a half', { rating: 2.5 }, 'rating'], ['text', { rating: '5' }, 'rating'],
    ['no place', { destinationId: undefined }, 'destinationId'], ['a path upwards', { destinationId: '../x' }, 'destinationId'], ['four levels', { destinationId: 'a/b/c/d' }, 'destinationId'],
    ['no group', { groupId: undefined }, 'groupId'], ['a member that is none', { memberId: 'me' }, 'memberId'], ['an unknown key', { comment: 'x' }, 'comment'],
  ])('refuse %s', async (_what, over, field) => {
    const answer = await rate(minji, 3, over);
    expect([answer.status, answer.body['details']]).toEqual([400, [field]]);
  });

  it('need the session of the member whom they name', async () => {
    expect((await rate(minji, 3, { sessionToken: undefined })).body['code']).toBe('not_authenticated');
    expect((await rate(minji, 3, { sessionToken: jun.sessionToken })).body['code']).toBe('not_yours');
    expect((await rate(minji, 3, { memberId: undefined })).status).toBe(200);
  });
});
