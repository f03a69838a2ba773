import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Unsubscribe } from '#shared/protocol/sync.ts';
import { sweep } from '#server/retention/sweep.ts';
import { aMutation, aSecret, aShareUrl } from '#test/builders/mutation.ts';
import { bearer, RunningServer, type Group, type Login } from '#test/worlds/running-server.ts';
import { codesOf } from '#test/builders/codes-of.ts';

const dayMs = 24 * 60 * 60 * 1000;
const oldPassword = 'blossoms in April';
const newPassword = 'maple leaves in fall';
let world: RunningServer;
let group: Group;
beforeEach(async () => {
  world = await RunningServer.start();
  group = await world.openGroup({ adminPassword: oldPassword });
});
afterEach(() => world.close());

const isOrganizer = async (token: string): Promise<boolean> =>
  (await world.get(`/api/groups/${group.id}/organizer`, bearer(token))).status === 200;
const logInByPassword = (adminPassword: string) =>
  world.post<{ organizerToken: string }>(`/api/groups/${group.id}/organizer-login`, { adminPassword });
const isIn = (token: string) => world.isIn(group.id, token);

function rotate(by: string, input: { organizerToken: string; adminPassword?: string | null }) {
  world.pass(1_000);
  return world.sync({
    groupId: group.id,
    organizerToken: by,
    mutations: [aMutation('rotateOrganizer', input, { actor: 'organizer', timestamp: world.clock.now })],
  });
}

describe('an organiser who makes a new key', () => {
  it('shuts out every earlier one: the first link, and devices that came in by the password', async () => {
    const { organizerToken: second } = (await logInByPassword(oldPassword)).body;
    const fresh = aSecret();
    expect(codesOf(await rotate(group.organizerToken, { organizerToken: fresh }))).toEqual(['applied']);
    expect([await isOrganizer(fresh), await isOrganizer(group.organizerToken), await isOrganizer(second)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(codesOf(await rotate(second, { organizerToken: aSecret() }))).toEqual(['not_organizer']);
    // The password was not replaced.
    expect((await logInByPassword(oldPassword)).status).toBe(200);
  });

  it('with a new password ends the old password too, and `null` takes it away', async () => {
    const fresh = aSecret();
    await rotate(group.organizerToken, { organizerToken: fresh, adminPassword: newPassword });
    expect((await logInByPassword(oldPassword)).status).toBe(403);
    expect((await logInByPassword(newPassword)).status).toBe(200);
    await rotate(fresh, { organizerToken: fresh, adminPassword: null });
    expect((await logInByPassword(newPassword)).status).toBe(403);
  });

  it('is answered the same when the answer was lost and the request comes again', async () => {
    const mutation = aMutation('rotateOrganizer', { organizerToken: aSecret() }, { actor: 'organizer' });
    const send = () => world.sync({ groupId: group.id, organizerToken: group.organizerToken, mutations: [mutation] });
    expect(codesOf(await send())).toEqual(['applied']);
    expect(codesOf(await send())).toEqual(['applied']);
  });

  it('closes the sockets that watch a closed group by the old key, within a second', async () => {
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [aMutation('rotateShareUrl', { shareUrl: aShareUrl() }, { actor: 'organizer' })],
    });
    const client = await world.connect();
    const heard: Unsubscribe[] = [];
    client.on('unsubscribe', (message) => heard.push(message));
    const [answer] = await client.emitWithAck('subscribe', {
      proto: 1,
      groups: [{ groupId: group.id, cursor: null, token: group.organizerToken }],
    });
    expect(answer?.answer).toMatchObject({ kind: 'reset' });
    await rotate(group.organizerToken, { organizerToken: aSecret() });
    await expect.poll(() => heard, { timeout: 1_000 }).toEqual([{ groupId: group.id, why: 'revoked' }]);
  });

  it.each([
    'short',
    'aaaaaaaaaaaa',
    '1234567890',
    'Password2026!',
    'qwertyqwerty',
    'iloveyou1234',
    'Manchester',
    '1qaz2wsx3edc',
  ])('may not take %s for a password, nor open a group with it', async (adminPassword) => {
    expect(codesOf(await rotate(group.organizerToken, { organizerToken: aSecret(), adminPassword }))).toEqual([
      'invalid_input',
    ]);
    const refused = await world.post('/api/groups', {
      name: 'x',
      createdBy: 'y',
      creatorEmail: 'y@example.com',
      adminPassword,
    });
    expect([refused.status, refused.body.details]).toEqual([400, ['adminPassword']]);
  });
});

interface OwnSession {
  id: string;
  device: string;
  lastSeenAt: string;
  isThis: boolean;
}
const phone = 'Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const laptop = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15';

const logIn = async (memberName: string, userAgent: string): Promise<Login> => {
  world.pass(1_000);
  const answer = await world.post<Login>(
    `/api/groups/${group.id}/participant-login`,
    { memberName },
    { 'user-agent': userAgent },
  );
  return answer.body;
};
const sessionsOf = async (token: string): Promise<OwnSession[]> =>
  (await world.get<OwnSession[]>(`/api/groups/${group.id}/own-sessions`, bearer(token))).body;
const endSessions = (token: string, input: { sessionId?: string }) =>
  world.sync({ groupId: group.id, tokens: [token], mutations: [aMutation('endSessions', input)] });

describe('where I am logged in', () => {
  it('is told to the member alone, coarsely, and without anything that opens', async () => {
    const here = await logIn('민지', phone);
    await logIn('민지', laptop);
    await logIn('준호', laptop);
    const sessions = await sessionsOf(here.sessionToken);
    expect(sessions.map(({ device, isThis }) => [device, isThis])).toEqual([
      ['Safari · macOS', false],
      ['Chrome · Android', true],
    ]);
    expect(
      (await world.get(`/api/groups/${group.id}/own-sessions`, bearer(sessions[0]?.id.padEnd(43, '0') ?? ''))).status,
    ).toBe(401);
    expect((await world.get(`/api/groups/${group.id}/own-sessions`)).status).toBe(401);
    expect((await world.get(`/api/groups/${group.id}/own-sessions`, bearer(group.organizerToken))).status).toBe(401);
  });

  it('names the right device of those that come in at the same moment', async () => {
    const names = Array.from({ length: 6 }, (_, index) => `m${index}`);
    const agentOf = (index: number) => (index % 2 ? phone : laptop);
    const logins = await Promise.all(names.map((name, index) => logIn(name, agentOf(index))));
    const devices = await Promise.all(
      logins.map(async ({ sessionToken }) => (await sessionsOf(sessionToken))[0]?.device),
    );
    expect(devices).toEqual(names.map((_, index) => (index % 2 ? 'Chrome · Android' : 'Safari · macOS')));
  });

  it('ends one of them, socket included, and never those of others', async () => {
    const here = await logIn('민지', phone);
    const there = await logIn('민지', laptop);
    const other = await logIn('준호', laptop);
    const client = await world.connect();
    const heard: Unsubscribe[] = [];
    client.on('unsubscribe', (message) => heard.push(message));
    await client.emitWithAck('subscribe', {
      proto: 1,
      groups: [{ groupId: group.id, cursor: null, token: there.sessionToken }],
    });
    const foreign = (await sessionsOf(other.sessionToken))[0]?.id ?? '';
    await endSessions(here.sessionToken, { sessionId: foreign });
    expect(await isIn(other.sessionToken)).toBe(true);
    const that = (await sessionsOf(here.sessionToken)).find((one) => !one.isThis)?.id ?? '';
    await endSessions(here.sessionToken, { sessionId: that });
    expect([await isIn(here.sessionToken), await isIn(there.sessionToken)]).toEqual([true, false]);
    await expect.poll(() => heard, { timeout: 1_000 }).toEqual([{ groupId: group.id, why: 'revoked' }]);
  });

  it('ends all others at once', async () => {
    const here = await logIn('민지', phone);
    const others = [await logIn('민지', laptop), await logIn('민지', laptop)];
    const friend = await logIn('준호', laptop);
    await endSessions(here.sessionToken, {});
    expect(await sessionsOf(here.sessionToken)).toHaveLength(1);
    expect(await Promise.all(others.map((one) => isIn(one.sessionToken)))).toEqual([false, false]);
    expect(await isIn(friend.sessionToken)).toBe(true);
  });
});

describe('a session that nobody uses', () => {
  const use = (token: string) => world.sync({ groupId: group.id, tokens: [token] });

  it('ends after 180 days; one that is used goes on', async () => {
    const idle = await logIn('민지', phone);
    const used = await logIn('준호', laptop);
    for (let month = 0; month < 6; month += 1) {
      world.pass(29 * dayMs);
      await use(used.sessionToken);
      expect((await sweep(world.db, world.clock.now, 12)).sessions).toBe(0);
    }
    world.pass(7 * dayMs);
    expect((await sweep(world.db, world.clock.now, 12)).sessions).toBe(1);
    expect([await isIn(idle.sessionToken), await isIn(used.sessionToken)]).toEqual([false, true]);
    expect(await use(idle.sessionToken)).toMatchObject({ kind: 'forbidden', why: 'revoked' });
  });

  it('notes its use once a day, not with every request', async () => {
    const { sessionToken } = await logIn('민지', phone);
    const seen = async () => (await sessionsOf(sessionToken))[0]?.lastSeenAt;
    const began = await seen();
    world.pass(dayMs - 5_000);
    await use(sessionToken);
    expect(await seen()).toBe(began);
    world.pass(10_000);
    await use(sessionToken);
    expect(await seen()).toBe(new Date(world.clock.now).toISOString());
  });
});
