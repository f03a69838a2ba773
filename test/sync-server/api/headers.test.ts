import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGroupForm } from '#test/builders/group.ts';
import { anId } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';

let world: RunningServer;
beforeAll(async () => {
  world = await RunningServer.start({ publicUrl: 'https://moyeo.example' });
});
afterAll(() => world.close());

describe('every answer', () => {
  it.each(['/api/health', '/api/groups/none', '/healthz', '/api/docs', '/nothing'])(
    'of %s has the security headers',
    async (path) => {
      const { headers } = await world.get(path);
      const csp = String(headers['content-security-policy']);
      for (const directive of [
        "default-src 'self'",
        "script-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        "connect-src 'self' wss://moyeo.example",
      ])
        expect(csp.split(';')).toContain(directive);
      expect(csp).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
      expect(csp).not.toContain('upgrade-insecure-requests');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-powered-by']).toBeUndefined();
      expect(headers['strict-transport-security']).toBeUndefined();
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['set-cookie']).toBeUndefined();
    },
  );
});

describe('answers of the API', () => {
  it('are not stored and not indexed, errors included', async () => {
    const group = await world.openGroup();
    for (const path of [`/api/groups/${group.id}`, `/api/groups/${anId()}`, '/api/health']) {
      const { headers } = await world.get(path);
      expect(headers['cache-control'], path).toBe('no-store');
      expect(headers['x-robots-tag'], path).toBe('noindex');
    }
  });

  it('carry a tag by which a poll is answered with 304, until something changes', async () => {
    const group = await world.openGroup();
    const path = `/api/groups/${group.id}/members`;
    const first = await world.get(path);
    const etag = String(first.headers['etag']);
    expect(etag).toMatch(/^"/);
    const again = await world.get(path, { 'if-none-match': etag });
    expect([again.status, again.text]).toEqual([304, '']);
    await world.login(group.id, '민지');
    expect((await world.get(path, { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('a write from another site', () => {
  const post = (headers: Record<string, string>) => world.post('/api/groups', aGroupForm(), headers);

  it.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['an origin that is null', { origin: 'null' }],
    ['an origin that is no address', { origin: 'moyeo.example' }],
    ['our host under another port', { origin: 'http://127.0.0.1:1' }],
    ['our public address under another scheme', { origin: 'http://moyeo.example' }],
    ['a name that begins like ours', { origin: 'https://moyeo.example.evil.example' }],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
  ])('with %s is refused before it is read', async (_what, headers) => {
    const answer = await post(headers);
    expect([answer.status, answer.body.code]).toEqual([403, 'origin_refused']);
  });

  it('is told from one of our own: by the asked host, by PUBLIC_URL, or without an origin', async () => {
    for (const headers of [
      {},
      { origin: `http://127.0.0.1:${world.port}` },
      { origin: 'https://moyeo.example' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ]) {
      expect((await post(headers as Record<string, string>)).status).toBe(200);
    }
  });

  it('is refused on every unsafe method, and reading is not', async () => {
    const origin = 'https://evil.example';
    for (const path of [
      '/api/sync',
      '/api/members',
      `/api/groups/${anId()}/participant-login`,
      `/api/groups/${anId()}/logout`,
      `/api/group/${anId()}/simple-response`,
    ]) {
      expect((await world.post(path, {}, { origin })).body.code, path).toBe('origin_refused');
    }
    expect((await world.request('DELETE', '/api/groups/x', { headers: { origin } })).body.code).toBe('origin_refused');
    expect((await world.get('/api/health', { origin })).status).toBe(200);
  });
});
