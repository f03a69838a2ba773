import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uuidPattern } from '#shared/kernel/ids.ts';
import { someQuestions } from '#test/builders/group.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());
beforeEach(async () => {
  group = await world.openGroup();
});

interface Member {
  id: string;
  groupId: string;
  name: string;
  status: string;
  joinedAt: string;
  hue: number;
}
const add = (body: unknown) => world.post<Member>('/api/members', body);

describe('adding a member by name', () => {
  it('needs only the link, and answers with the member', async () => {
    const answer = await add({ groupId: group.id, name: ' 준 ' });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      id: expect.stringMatching(uuidPattern) as string,
      groupId: group.id,
      name: '준',
      status: 'waiting',
      joinedAt: '2026-03-02T09:00:00.000Z',
      hue: 0,
    });
  });

  it('takes the share link for the group id, an e-mail, and an empty e-mail', async () => {
    expect((await add({ groupId: group.shareUrl, name: 'A', email: 'a@example.com' })).status).toBe(200);
    expect((await add({ groupId: group.shareUrl, name: 'B', email: '' })).status).toBe(200);
    expect((await add({ groupId: group.shareUrl, name: 'C', email: '  ' })).status).toBe(200);
  });

  it.each([
    ['as it stands', '민지'],
    ['decomposed', '민지'.normalize('NFD')],
    ['with white space', ' 민지 '],
  ])('refuses a name that is taken, %s', async (_how, name) => {
    await world.login(group.id, '민지');
    const answer = await world.post('/api/members', { groupId: group.id, name });
    expect(answer.status).toBe(409);
    expect(answer.body.code).toBe('name_taken');
    expect(await world.members(group.id)).toHaveLength(1);
  });

  const wrong: [string, string, Record<string, unknown>][] = [
    ['no group', 'groupId', { name: 'x' }],
    ['a group id that is a number', 'groupId', { groupId: 5, name: 'x' }],
    ['an empty group id', 'groupId', { groupId: '', name: 'x' }],
    ['a group id of 65 characters', 'groupId', { groupId: 'x'.repeat(65), name: 'x' }],
    ['no name', 'name', { groupId: 'g' }],
    ['a blank name', 'name', { groupId: 'g', name: ' ' }],
    ['a name of 81 characters', 'name', { groupId: 'g', name: 'x'.repeat(81) }],
    ['an e-mail that is none', 'email', { groupId: 'g', name: 'x', email: 'a@b' }],
    ['an id of its own', 'id', { groupId: 'g', name: 'x', id: anId() }],
  ];
  it.each(wrong)('refuses %s', async (_what, field, body) => {
    const answer = await world.post('/api/members', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', details: [field] });
  });

  it.each([
    ['id', anId()],
    ['share link', aShareUrl()],
    ['id of another form', '\u0000'.repeat(22)],
  ])('answers an unknown %s with group_not_found', async (_what, groupId) => {
    const answer = await world.post('/api/members', { groupId, name: 'x' });
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('group_not_found');
  });
});

describe('the list of members', () => {
  it('is in the order of joining, by id and by share link', async () => {
    const names = ['다', '가', '나'];
    for (const name of names) {
      world.pass(1000);
      await world.login(group.id, name);
    }
    for (const ref of [group.id, group.shareUrl])
      expect((await world.members(ref)).map((one) => one.name)).toEqual(names);
  });

  it('says who is done and who is waited for', async () => {
    const { sessionToken } = await world.login(group.id, '민지');
    await add({ groupId: group.id, name: '준' });
    await world.ok(world.post(`/api/group/${group.id}/simple-response`, { payload: aPayload(), sessionToken }));
    expect(Object.fromEntries((await world.members(group.id)).map((one) => [one.name, one.status]))).toEqual({
      민지: 'done',
      준: 'waiting',
    });
  });

  it('does not name members who were taken out', async () => {
    const { memberId } = await world.login(group.id, '민지');
    await world
      .db('members')
      .where({ id: memberId })
      .update({ removed: 1, name: null, joined_at: null, claimed: null });
    expect(await world.members(group.id)).toEqual([]);
  });

  it('is empty for a new group and not found for an unknown one', async () => {
    expect(await world.members(group.id)).toEqual([]);
    for (const ref of [anId(), aShareUrl()])
      expect((await world.get(`/api/groups/${ref}/members`)).body.code).toBe('group_not_found');
  });
});

describe('one member', () => {
  it('is found by their id', async () => {
    for (const name of ['민지', '준호']) await world.login(group.id, name);
    for (const { id, name } of await world.members(group.id))
      expect(await world.ok(world.get(`/api/members/${id}`))).toMatchObject({
        id,
        groupId: group.id,
        name,
        status: 'waiting',
      });
  });

  it.each([
    ['unknown', anId()],
    ['a word', 'nobody'],
    ['empty of sense', '%00'],
  ])('is not found when the id is %s', async (_what, id) => {
    const answer = await world.get(`/api/members/${id}`);
    expect(answer.status).toBe(404);
    expect(answer.body.code).toBe('member_not_found');
  });

  it('is not found once taken out, or once the group is deleted', async () => {
    const [gone, kept] = [await world.login(group.id, '민지'), await world.login(group.id, '준')];
    await world
      .db('members')
      .where({ id: gone.memberId })
      .update({ removed: 1, name: null, joined_at: null, claimed: null });
    expect((await world.get(`/api/members/${gone.memberId}`)).status).toBe(404);
    await world.db('groups').where({ id: group.id }).update({ deleted_at: 5 });
    expect((await world.get(`/api/members/${kept.memberId}`)).status).toBe(404);
  });

  it('stays who they are when a stranger takes the same member id in a group of their own', async () => {
    const { memberId } = await world.login(group.id, '민지');
    world.pass(1000);
    const trap = await world.openGroup();
    await world.sync({
      groupId: trap.id,
      tokens: [aSecret()],
      mutations: [aMutation('joinGroup', { memberId, name: 'Mallory' })],
    });
    expect(await world.members(trap.id)).toMatchObject([{ id: memberId, name: 'Mallory' }]);
    expect(await world.ok(world.get(`/api/members/${memberId}`))).toMatchObject({ name: '민지', groupId: group.id });
  });

  it('of a group with questions of its own is waited for', async () => {
    const custom = await world.openGroup({ surveyType: 'custom', customQuestions: someQuestions });
    await world.login(custom.id, '민지');
    expect(await world.members(custom.id)).toMatchObject([{ status: 'waiting' }]);
  });
});
