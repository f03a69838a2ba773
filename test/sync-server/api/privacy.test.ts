import { afterAll, beforeAll, expect, it } from 'vitest';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Login } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeAll(async () => {
  world = await RunningServer.start();
});
afterAll(() => world.close());

it('what members left for the organiser is shown to the organiser alone, and not after they are gone', async () => {
  const group = await world.openGroup();
  const { memberId, sessionToken } = await world.ok<Login>(
    world.post(`/api/groups/${group.id}/participant-login`, { memberName: 'Minji', email: 'minji@private.example' }),
  );
  const ask = (secret: string) =>
    world.get<unknown>(`/api/groups/${group.id}/contacts`, { authorization: `Bearer ${secret}` });
  expect((await ask(group.organizerToken)).body).toEqual([{ memberId, email: 'minji@private.example' }]);
  expect((await ask(sessionToken)).status).toBe(403);
  expect((await world.get(`/api/groups/${group.id}/contacts`)).status).toBe(401);
  await world.request('DELETE', `/api/groups/${group.id}/members/Minji`, {
    headers: { authorization: `Bearer ${group.organizerToken}` },
  });
  expect((await ask(group.organizerToken)).body).toEqual([]);
});

it('no answer shows an e-mail, and no log line an e-mail, a secret, an id, a share link or a name', async () => {
  const said: string[] = [];
  const note = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer =
      body === undefined
        ? await world.get<Record<string, string>>(path, headers)
        : await world.post<Record<string, string>>(path, body, headers);
    expect(answer.status, path).toBe(200);
    said.push(answer.text);
    return answer.body;
  };
  const group = await note('/api/groups', {
    name: 'Jeju',
    createdBy: 'Jiu',
    creatorEmail: 'creator@private.example',
    adminPassword: 'hunter22 hunts',
  });
  const login = await note(`/api/groups/${group['shareUrl']}/participant-login`, {
    memberName: 'Minji',
    email: 'minji@private.example',
  });
  await note('/api/members', { groupId: group['id'], name: 'Jun', email: 'jun@private.example' });
  const queued = aSecret();
  await note('/api/sync', {
    proto: 1,
    groupId: group['id'],
    cursor: null,
    tokens: [queued],
    mutations: [aMutation('joinGroup', { memberId: anId(), name: 'Seo', email: 'seo@private.example' })],
  });
  const offline = {
    groupId: anId(),
    shareUrl: aShareUrl(),
    organizerToken: aSecret(),
    name: 'Offline',
    createdBy: 'Ha',
    creatorEmail: 'ha@private.example',
    description: '',
    surveyType: 'default' as const,
  };
  await note('/api/sync', {
    proto: 1,
    groupId: offline.groupId,
    cursor: null,
    tokens: [],
    mutations: [aMutation('createGroup', offline, { actor: 'link' })],
  });
  await note(
    `/api/group/${group['id']}/simple-response`,
    { payload: aPayload() },
    { authorization: `Bearer ${login['sessionToken']}` },
  );
  for (const ref of [group['id'], group['shareUrl']]) {
    for (const path of ['', '/members', '/simple-responses', '/survey-results'])
      await note(`/api/groups/${ref}${path}`);
    await note(`/api/group/${ref}/simple-response/Minji`);
  }
  await note(`/api/members/${login['memberId']}`);
  await note('/api/sync', { proto: 1, groupId: group['id'], cursor: null, tokens: [], mutations: [] });

  expect(said.join('\n')).not.toMatch(/private\.example|hunter22 hunts/);
  const logs = JSON.stringify(world.logged);
  expect(world.logged.length).toBeGreaterThan(10);
  for (const secret of [
    'private.example',
    'hunter22 hunts',
    group['organizerToken'],
    login['sessionToken'],
    queued,
    offline.organizerToken,
    group['id'],
    group['shareUrl'],
    login['memberId'],
    'Minji',
  ]) {
    expect(logs).not.toContain(secret);
  }
});

it('the database keeps of a secret only its hash', async () => {
  const group = await world.openGroup({ adminPassword: 'hunter22 hunts' });
  const { sessionToken } = await world.login(group.id, '민지');
  const rows = JSON.stringify([
    await world.db('groups').select('*'),
    await world.db('sessions').select('*'),
    await world.db('group_profiles').select('*'),
    await world.db('mutations').select('*'),
  ]);
  for (const secret of [group.organizerToken, sessionToken, 'hunter22 hunts']) expect(rows).not.toContain(secret);
});
