import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anId, aShareUrl } from '#test/builders/mutation.ts';
import { RunningServer } from '#test/worlds/running-server.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

const shell = '<!doctype html><title>Moyeo</title>';
const big = 'export {};'.repeat(500);
const compressedBig = brotliCompressSync(big);
let world: RunningServer;
let directory: string;

beforeAll(async () => {
  directory = temporaryDirectory();
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), shell);
  writeFileSync(join(directory, 'assets/app-1a2b3c.js'), 'export {};');
  writeFileSync(join(directory, 'assets/big-1a2b3c.js'), big);
  mkdirSync(join(directory, '.compressed'));
  writeFileSync(join(directory, '.compressed/big-1a2b3c.js'), compressedBig);
  writeFileSync(join(directory, 'sw.js'), '/* worker */');
  writeFileSync(join(directory, '.hidden'), 'secret');
  world = await RunningServer.start({ clientDirectory: directory });
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

describe('a page of the specification', () => {
  const id = anId();
  it.each(['/', '/create-group', '/create-group?success=true'])(
    '%s is the shell with what previews show of the app, never stale',
    async (path) => {
      const { status, text, headers } = await world.get(path);
      expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(text.replace(/<title>[^<]*<\/title>(\s*<meta [^>]*>)+/, '<title>Moyeo</title>')).toBe(shell);
      for (const name of ['og:title', 'og:description', 'og:image']) expect(text).toContain(`property="${name}"`);
    },
  );

  it.each([
    '/create-custom-survey',
    `/join/${aShareUrl()}`,
    `/group/${id}`,
    `/group/${id}/summary`,
    `/group/${id}/recommendations`,
    `/results/${aShareUrl()}`,
    `/group-results/${id}`,
    `/group/${id}/login`,
    `/group/${id}/survey`,
    `/preferences/${id}`,
    `/preferences/${id}/${id}`,
    `/custom-survey/${id}/${id}`,
  ])('%s is the shell, never stale', async (path) => {
    const answer = await world.get(path);
    expect([answer.status, answer.text]).toEqual([200, shell]);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it.each([`/group/${id}`, `/join/${aShareUrl()}`, `/results/${aShareUrl()}`, `/preferences/${id}/${id}`])(
    '%s is not for search engines',
    async (path) => {
      expect((await world.get(path)).headers['x-robots-tag']).toBe('noindex');
    },
  );

  it.each(['/', '/explore', '/explore/japan', '/explore/japan/fukuoka', '/en/explore', '/create-group'])(
    '%s is',
    async (path) => {
      expect((await world.get(path)).headers['x-robots-tag']).toBeUndefined();
    },
  );
});

describe('what is no page', () => {
  it.each(['/nothing', '/group', '/group/a/b/c', '/de/explore', '/explore/a/b/c', '/admin', '/join'])(
    '%s has the status 404 and still the shell, which says so',
    async (path) => {
      const answer = await world.get(path);
      expect([answer.status, answer.text]).toEqual([404, shell]);
      expect(answer.headers['x-robots-tag']).toBe('noindex');
    },
  );

  it.each([
    '/assets/gone-9z.js',
    '/assets/',
    '/favicon.png',
    '/missing.css',
    '/wp-login.php',
    '/assets/../.hidden',
    '/.hidden',
    '/.env',
    '/assets/%2e%2e/index.html',
  ])('%s is a 404 of its own, never the shell', async (path) => {
    const answer = await world.get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('<title>');
    expect(answer.text).not.toContain('secret');
  });

  it('is bad input when it is not well encoded', async () => {
    for (const path of ['/assets/%E0%A4%A', '/%E0%A4%A', '/assets/%00.js'])
      expect([400, 404]).toContain((await world.get(path)).status);
  });

  it('does not take a POST', async () => {
    expect((await world.post('/nothing', {})).status).toBe(404);
  });
});

describe('files', () => {
  it('under /assets are kept for ever', async () => {
    const answer = await world.get('/assets/app-1a2b3c.js');
    expect([answer.status, answer.text]).toEqual([200, 'export {};']);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-type']).toMatch(/javascript/);
  });

  it('go out as the build has compressed them to browsers that take it, and as they are to others', async () => {
    const path = '/assets/big-1a2b3c.js';
    const taken = await world.get(path, { 'accept-encoding': 'gzip, br' });
    expect([taken.status, taken.headers['content-encoding'], taken.headers['content-length']]).toEqual([
      200,
      'br',
      String(compressedBig.length),
    ]);
    expect(taken.headers['content-type']).toMatch(/^text\/javascript/);
    expect(taken.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = await world.get(path, { 'accept-encoding': 'identity' });
    expect([plain.text, plain.headers['content-encoding'], plain.headers['vary']]).toEqual([
      big,
      undefined,
      'Accept-Encoding',
    ]);
  });

  it('elsewhere are asked for again each time', async () => {
    const answer = await world.get('/sw.js');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect((await world.get('/sw.js', { 'if-none-match': String(answer.headers['etag']) })).status).toBe(304);
  });

  it('are given in parts, and a part that there is not is refused without an error of the server', async () => {
    expect((await world.get('/assets/app-1a2b3c.js', { range: 'bytes=0-5' })).text).toBe('export');
    expect((await world.get('/assets/app-1a2b3c.js', { range: 'bytes=900-' })).status).toBeLessThan(500);
  });

  it('robots.txt keeps search engines out of groups', async () => {
    const answer = await world.get('/robots.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    for (const path of ['/api/', '/group/', '/join/', '/results/', '/preferences/'])
      expect(answer.text).toContain(`Disallow: ${path}\n`);
    expect(answer.text).not.toContain('Disallow: /explore');
  });

  it('the manifest speaks the asked language and stays one app', async () => {
    const [korean, english, odd] = await Promise.all(
      ['', '?lang=en', '?lang=__proto__'].map((query) =>
        world.get<Record<string, unknown>>(`/manifest.webmanifest${query}`),
      ),
    );
    expect(korean?.headers['content-type']).toMatch(/^application\/manifest\+json/);
    expect(korean?.body).toMatchObject({ lang: 'ko', start_url: expect.stringMatching(/^\//) as string });
    expect(english?.body['lang']).toBe('en');
    expect(english?.body['name']).not.toBe(korean?.body['name']);
    expect(english?.body['id']).toBe(korean?.body['id']);
    expect(odd?.body).toEqual(korean?.body);
  });
});

it('without a built app everything but the API is a 404 in JSON', async () => {
  const bare = await RunningServer.start();
  const answer = await bare.get('/');
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  expect((await bare.get('/api/health')).status).toBe(200);
  await bare.close();
});
