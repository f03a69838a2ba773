import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { api, type CallName } from '#shared/protocol/endpoints.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import type { Cursor, ExchangeResponse, Unsubscribe } from '#shared/protocol/sync.ts';
import { everyBody } from '#test/builders/every-write.ts';
import { aMutation, anId, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { aPayload } from '#test/builders/payload.ts';
import { RunningServer, type Client, type Group, type Login } from '#test/worlds/running-server.ts';

let world: RunningServer;
let group: Group;
let minji: Login;
let before: Cursor;
const newLink = aShareUrl();

const subscribe = (client: Client, keys: { token?: string; shareUrl?: string } = {}) =>
  new Promise<ExchangeResponse | undefined>((resolve) => {
    client.emit('subscribe', { proto: 1, groups: [{ groupId: group.id, cursor: null, ...keys }] }, (answers) => {
      resolve(answers[0]?.answer);
    });
  });
const rotate = () =>
  world.sync({
    groupId: group.id,
    organizerToken: group.organizerToken,
    mutations: [aMutation('rotateShareUrl', { shareUrl: newLink }, { actor: 'organizer' })],
  });

beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup();
  minji = await world.login(group.id, '민지');
  await world.sync({
    groupId: group.id,
    tokens: [minji.sessionToken],
    mutations: [aMutation('saveSimpleResponse', { payload: aPayload() })],
  });
  const known = await world.sync({ groupId: group.id });
  if (known.kind !== 'reset') throw new Error('no reset');
  before = { version: known.version, nonce: known.nonce };
});
afterEach(() => world.close());

const ofNoGroup = ['postSync', 'getHealth', 'postGroup', 'getPushKey', 'deletePushSubscriptions', 'getMailState'];

/** Every call that leads to the group, with the id (or the old link) in all its places. */
async function statuses(ref: string, headers: Record<string, string> = {}): Promise<Record<string, number>> {
  const values: Record<string, string> = {
    ref,
    shareUrl: group.shareUrl,
    memberId: minji.memberId,
    name: encodeURIComponent('민지'),
    memberName: encodeURIComponent('민지'),
  };
  const bodies = everyBody(ref, '민지');
  const found: Record<string, number> = {};
  for (const [name, { method, path, topic }] of Object.entries(api as Record<string, Endpoint>)) {
    if (topic === 'explore' || ofNoGroup.includes(name)) continue;
    const url = path.replaceAll(/\{(\w+)\}/g, (_, key: string) => values[key] ?? 'x');
    const body = method === 'GET' ? {} : { body: bodies[name as CallName] };
    found[name] = (await world.request(method, url, { ...body, headers })).status;
  }
  return found;
}

describe('after "new link" the group is closed', () => {
  it('and neither its id nor the old link opens anything, in any call', async () => {
    const open = await statuses(group.id);
    expect(Object.keys(open).length).toBeGreaterThan(25);
    expect(open['getGroup']).toBe(200);
    await rotate();
    expect(Object.entries(await statuses(group.id)).filter(([, status]) => status !== 404)).toEqual([]);
    const byOldLink = Object.entries(await statuses(group.shareUrl));
    expect(byOldLink.filter(([, status]) => status !== 404)).toEqual([]);
    // The same words as for a group that never was.
    const [closed, never] = [await world.get(`/api/groups/${group.id}`), await world.get(`/api/groups/${anId()}`)];
    expect({ ...closed.body, requestId: '' }).toEqual({ ...never.body, requestId: '' });
  });

  it('opens for the present link, a live session and the organiser', async () => {
    await rotate();
    expect((await world.get(`/api/groups/${newLink}`)).status).toBe(200);
    expect((await world.get(`/api/groups/share/${newLink}`)).status).toBe(200);
    for (const secret of [minji.sessionToken, group.organizerToken])
      expect((await world.get(`/api/groups/${group.id}`, { authorization: `Bearer ${secret}` })).status).toBe(200);
    expect(
      (await world.get(`/api/members/${minji.memberId}`, { authorization: `Bearer ${minji.sessionToken}` })).status,
    ).toBe(200);
    const vote = { selectedType: 'golf', sessionToken: minji.sessionToken };
    expect((await world.post(`/api/groups/${group.id}/type-votes`, vote)).status).toBe(200);
    expect((await world.login(newLink, '준호')).groupShareUrl).toBe(newLink);
  });

  it('by exchange too: a stranger sees no group, who read it before is told that it is closed, and nothing of it', async () => {
    await rotate();
    const join = [aMutation('joinGroup', { memberId: anId(), name: '낯선', email: undefined })];
    for (const keys of [{}, { shareUrl: group.shareUrl }, { tokens: [aSecret()], mutations: join }])
      expect(await world.sync({ groupId: group.id, ...keys })).toEqual({
        proto: 1,
        now: world.clock.now,
        kind: 'unknown',
        results: [],
      });
    expect(await world.sync({ groupId: group.id, cursor: { version: 1, nonce: 'guessed' } })).toMatchObject({
      kind: 'unknown',
    });
    const told = await world.sync({ groupId: group.id, cursor: before });
    expect(told).toEqual({ proto: 1, now: world.clock.now, kind: 'forbidden', why: 'closed', actor: 0, results: [] });
    const keys = [{ shareUrl: newLink }, { tokens: [minji.sessionToken] }, { organizerToken: group.organizerToken }];
    for (const key of keys) expect((await world.sync({ groupId: group.id, ...key })).kind).toBe('reset');
    expect(
      (await world.sync({ groupId: group.id, shareUrl: newLink, tokens: [aSecret()], mutations: join })).kind,
    ).toBe('reset');
  });

  it('by socket too', async () => {
    await rotate();
    expect((await subscribe(await world.connect()))?.kind).toBe('unknown');
    expect((await subscribe(await world.connect(), { shareUrl: group.shareUrl }))?.kind).toBe('unknown');
    expect((await subscribe(await world.connect(), { token: aSecret() }))?.kind).toBe('unknown');
    expect((await subscribe(await world.connect(), { shareUrl: newLink }))?.kind).toBe('reset');
    expect((await subscribe(await world.connect(), { token: minji.sessionToken }))?.kind).toBe('reset');
  });

  it('holders of the old link are out within a second and hear nothing of the new one; members stay', async () => {
    const [visitor, member] = [await world.connect(), await world.connect()];
    await subscribe(visitor, { shareUrl: group.shareUrl });
    await subscribe(member, { token: minji.sessionToken });
    const heard: Record<string, unknown[]> = { visitor: [], member: [] };
    const unsubscribes: Unsubscribe[] = [];
    visitor.on('patch', (message) => heard['visitor']?.push(message));
    member.on('patch', (message) => heard['member']?.push(message));
    visitor.on('unsubscribe', (message) => unsubscribes.push(message));
    await rotate();
    await expect.poll(() => unsubscribes, { timeout: 1_000 }).toEqual([{ groupId: group.id, why: 'closed' }]);
    await expect.poll(() => JSON.stringify(heard['member']), { timeout: 1_000 }).toContain(newLink);
    await world.login(newLink, '준호');
    await new Promise((done) => setTimeout(done, 200));
    // A patch that was gathered before may still have reached the visitor.
    const visitorHeard = JSON.stringify(heard['visitor']);
    for (const secret of [newLink, '준호', 'linkRotated']) expect(visitorHeard).not.toContain(secret);
  });
});
