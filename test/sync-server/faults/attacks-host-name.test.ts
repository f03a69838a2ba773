import { afterEach, describe, expect, it } from 'vitest';
import { aMutation } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

let world: RunningServer;
afterEach(() => world.close());

const forwarded = (host: string) => ({ 'x-forwarded-host': host });

describe('with PUBLIC_URL, a request for another name', () => {
  it.each(['evil.example', 'moyeo.example.evil.example', 'moyeo.example:8443', 'localhost.evil.example'])(
    'finds nothing: %s',
    async (host) => {
      world = await RunningServer.start({ publicUrl: 'https://moyeo.example' });
      for (const path of ['/api/health', '/', '/robots.txt', '/api/groups/x'])
        expect((await world.get(path, { host })).status).toBe(404);
    },
  );

  it('is told from its own name and from this machine; health is for everybody', async () => {
    world = await RunningServer.start({ publicUrl: 'https://moyeo.example' });
    for (const host of ['moyeo.example', 'MOYEO.example', 'localhost:3000', '127.0.0.1', '[::1]:3000'])
      expect((await world.get('/api/health', { host })).status).toBe(200);
    expect((await world.get('/healthz', { host: '10.0.0.7' })).status).toBe(200);
  });

  it('may be named by a proxy that is counted on, and by nobody else', async () => {
    world = await RunningServer.start({ publicUrl: 'https://moyeo.example', trustProxyHops: 1 });
    expect((await world.get('/api/health', { host: 'inner', ...forwarded('moyeo.example') })).status).toBe(200);
    expect((await world.get('/api/health', { host: 'moyeo.example', ...forwarded('evil.example') })).status).toBe(404);
    await world.close();
    world = await RunningServer.start({ publicUrl: 'https://moyeo.example' });
    expect((await world.get('/api/health', { host: 'evil.example', ...forwarded('moyeo.example') })).status).toBe(404);
  });

  it('opens no socket', async () => {
    world = await RunningServer.start({ publicUrl: 'https://moyeo.example' });
    await expect(world.connect({ host: 'evil.example' })).rejects.toThrow();
    expect((await world.connect()).connected).toBe(true);
  });
});

describe('security.txt', () => {
  it('names who is told, and an end that is ahead', async () => {
    world = await RunningServer.start({
      publicUrl: 'https://moyeo.example',
      securityContact: 'mailto:security@moyeo.example',
    });
    const { status, text } = await world.get('/.well-known/security.txt');
    expect(status).toBe(200);
    expect(text).toContain('Contact: mailto:security@moyeo.example\n');
    expect(Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '')).toBeGreaterThan(world.clock.now);
  });

  it('is not there when nobody is named', async () => {
    world = await RunningServer.start();
    expect((await world.get('/.well-known/security.txt')).status).toBe(404);
  });
});

describe('security events', () => {
  it('are one line each at info, with the request and without what was sent, and counted', async () => {
    world = await RunningServer.start({ metrics: true });
    const group = await world.openGroup();
    const secret = 'A'.repeat(43);
    await world.get(`/api/groups/${group.id}/organizer`, { authorization: `Bearer ${secret}` });
    await world.get(`/api/groups/${group.id}/own-answers`);
    await world.sync({ groupId: group.id, tokens: [secret] });
    const events = world.logged.filter((line) => line['securityEvent'] !== undefined);
    expect(events.map((line) => [line.level, line['securityEvent']])).toEqual([
      [30, 'not_organizer'],
      [30, 'not_authenticated'],
      [30, 'nosession'],
    ]);
    for (const line of events) {
      expect(line['requestId']).toMatch(/^[0-9a-f-]{36}$/);
      expect(JSON.stringify(line)).not.toContain(secret);
      expect(JSON.stringify(line)).not.toContain(group.id);
    }
    const { text } = await world.get('/metrics');
    expect(text).toContain('moyeo_refused_requests_total{code="not_organizer"} 1');
    expect(text).toContain('moyeo_refused_requests_total{code="not_authenticated"} 1');
  });

  it('are also a PIN that is missing, and a subscription with a session that has ended', async () => {
    world = await RunningServer.start({ metrics: true });
    const group = await world.openGroup();
    const { sessionToken } = await world.login(group.id, '민지');
    world.pass(1_000);
    await world.sync({
      groupId: group.id,
      organizerToken: group.organizerToken,
      mutations: [aMutation('updateGroup', { requiresPin: true }, { actor: 'organizer', timestamp: world.clock.now })],
    });
    await world.post(`/api/groups/${group.id}/participant-login`, { memberName: '준호' });
    await world.post(`/api/groups/${group.id}/logout`, { sessionToken });
    const client = await world.connect();
    await client.emitWithAck('subscribe', {
      proto: 1,
      groups: [{ groupId: group.id, cursor: null, token: sessionToken }],
    });
    expect(world.logged.flatMap((line) => line['securityEvent'] ?? [])).toEqual(['pin_missing', 'revoked']);
    expect((await world.get('/metrics')).text).toContain('moyeo_refused_subscriptions_total{code="revoked"} 1');
  });
});
