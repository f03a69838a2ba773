import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { io } from 'socket.io-client';
import { languages } from '#shared/kernel/languages.ts';
import { RunningServer, type Group } from '#test/worlds/running-server.ts';
import { aGroupForm } from '#test/builders/group.ts';
import { temporaryDirectory } from '#test/worlds/stores.ts';

const basePath = '/trips/moyeo';
const script = 'document.title="/icons/x"';
const shell = `<!doctype html>
<html lang="ko"><head><title>모여</title><script>${script}</script>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml" />
<link rel="manifest" href="/manifest.webmanifest" />
<script type="module" crossorigin src="/assets/app-1a2b3c.js"></script>
</head><body><div id="root"></div></body></html>`;

let directory: string;
let world: RunningServer;
let group: Group;
beforeAll(async () => {
  directory = temporaryDirectory();
  for (const folder of ['assets', 'icons', 'covers']) mkdirSync(join(directory, folder));
  writeFileSync(join(directory, 'index.html'), shell);
  writeFileSync(join(directory, 'assets/app-1a2b3c.js'), 'export {};');
  writeFileSync(join(directory, 'icons/favicon.svg'), '<svg/>');
  writeFileSync(join(directory, 'beginning.css'), '.beginning {}');
  writeFileSync(join(directory, 'service-worker.js'), '/* worker */');
  world = await RunningServer.start({
    clientDirectory: directory,
    basePath,
    publicUrl: 'https://example.org',
    securityContact: 'mailto:security@example.org',
    metrics: true,
  });
  group = await world.ok<Group>(world.post(`${basePath}/api/groups`, aGroupForm({})));
});
afterAll(async () => {
  await world.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Every address that an answer names: of attributes, of the sitemap, of robots.txt, of the web manifest. */
const addressesIn = (text: string): string[] => [
  ...[...text.matchAll(/\s(?:href|src|action)="([^"#]+)"/g)].map(([, found = '']) => found),
  ...[...text.matchAll(/property="og:(?:image|url)" content="([^"]+)"/g)].map(([, found = '']) => found),
  ...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found),
  ...[...text.matchAll(/^(?:Disallow|Sitemap|Canonical): (\S+)/gm)].map(([, found = '']) => found),
  ...[...text.matchAll(/"(?:id|src|url|scope|start_url|image)":"([^"]+)"/g)].map(([, found = '']) => found),
];

describe('below a base path', () => {
  it.each([
    '/',
    '/create-group',
    '/explore',
    '/ja/explore/japan/fukuoka',
    '/this-device',
    '/index.html',
    '/manifest.webmanifest',
    '/robots.txt',
    '/sitemap.xml',
    '/service-worker.js',
    '/assets/app-1a2b3c.js',
    '/icons/favicon.svg',
    '/covers/scenes/japan/wide-light.svg',
    '/api/health',
    '/api/docs/',
    '/api/explore/countries',
    '/.well-known/security.txt',
    '/healthz',
    '/readyz',
    '/metrics',
  ])('%s is answered there and nowhere else, and names no address outside', async (path) => {
    const answer = await world.get(basePath + path);
    expect(answer.status).toBe(200);
    const outside = addressesIn(answer.text)
      .map((found) => new URL(found, `https://example.org${basePath}${path}`))
      .filter(({ origin, pathname }) => origin !== 'https://example.org' || !pathname.startsWith(`${basePath}/`));
    expect(outside).toEqual([]);
    // Monitors ask past the proxy.
    const isForMonitors = ['/healthz', '/readyz'].includes(path);
    expect((await world.get(path)).status).toBe(isForMonitors ? 200 : 404);
  });

  it('what the pages name is there', async () => {
    const pages = ['/', '/explore', '/api/docs/', '/manifest.webmanifest'].map((path) => basePath + path);
    const texts = await Promise.all(pages.map(async (path) => (await world.get(path)).text));
    const named = new Set(texts.flatMap(addressesIn).map((found) => new URL(found, 'https://example.org').pathname));
    const built = [...named].filter((path) => !/\/(screenshots|icons\/[a-z-]+\d*\.png|previews)/.test(path));
    expect(built.length).toBeGreaterThan(8);
    for (const path of built) expect([path, (await world.get(path)).status]).toEqual([path, 200]);
    for (const one of languages)
      expect((await world.get(`${basePath}/manifest.webmanifest?lang=${one}`)).status).toBe(200);
  });

  it('the page tells the app where it is, and its scripts stay as their hashes say', async () => {
    for (const path of ['/', '/index.html', '/no/such/page']) {
      const { text, headers } = await world.get(basePath + path);
      expect(text).toContain('<html lang="ko" data-base="/trips/moyeo/">');
      expect(text).toContain(`<script>${script}</script>`);
      expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
      expect(headers['cache-control']).toBe('no-cache');
    }
  });

  it('a page speaks its language as at the root', async () => {
    const { text } = await world.get(`${basePath}/ja/explore/japan`);
    expect(text).toContain('<html lang="ja" data-base="/trips/moyeo/">');
  });

  it('the path without its slash leads to the first page, query kept; a longer name does not', async () => {
    const answer = await world.get(`${basePath}?source=home`);
    expect([answer.status, answer.headers.location]).toEqual([307, `${basePath}/?source=home`]);
    expect((await world.get(basePath)).headers.location).toBe(`${basePath}/`);
    for (const path of [`${basePath}2/`, '/trips', '/', '/trips/', `/x${basePath}/`, '//trips/moyeo/'])
      expect([path, (await world.get(path)).status]).toEqual([path, 404]);
  });

  it('no redirect leads outside', async () => {
    for (const path of ['/covers', '/icons', '//elsewhere.example/', '//elsewhere.example/..'])
      expect((await world.get(basePath + path)).headers.location ?? `${basePath}/`).toMatch(/^\/trips\/moyeo\//);
  });

  it('a share link, a subscribed calendar and a picture work there, and the preview names them so', async () => {
    const { text } = await world.get(`${basePath}/join/${group.shareUrl}`);
    const [, picture = ''] = /property="og:image" content="https:\/\/example\.org([^"]+)"/.exec(text) ?? [];
    expect(picture).toMatch(/^\/trips\/moyeo\/previews\/drawn\/groups\//);
    expect((await world.get(picture.replaceAll('&amp;', '&'))).headers['content-type']).toBe('image/png');
    const calendar = `/api/calendars/${group.shareUrl}.ics`;
    expect((await world.get(basePath + calendar)).status).toBe(200);
    expect((await world.get(calendar)).status).toBe(404);
  });

  it('writes of other sites are refused as at the root', async () => {
    const headers = { origin: 'https://elsewhere.example' };
    const answer = await world.post(`${basePath}/api/groups`, aGroupForm({}), headers);
    expect([answer.status, answer.body.code]).toEqual([403, 'origin_refused']);
  });

  it('the page of a mail that stops mails has its style there', async () => {
    const { text } = await world.get(`${basePath}/api/unsubscribe/none`);
    const [, style = ''] = /href="([^"]+)"/.exec(text) ?? [];
    expect(style).toBe(`${basePath}/api/unsubscribe/style.css`);
    expect((await world.get(style)).headers['content-type']).toMatch(/^text\/css/);
  });

  it('the socket is there and not at the root', async () => {
    const opened = (path: string) =>
      new Promise<boolean>((resolve) => {
        const client = io(world.url, { path, transports: ['polling'], reconnection: false, forceNew: true });
        const end = (isOpen: boolean) => () => {
          client.disconnect();
          resolve(isOpen);
        };
        client.once('connect', end(true));
        client.once('connect_error', end(false));
      });
    expect([await opened(`${basePath}/socket.io`), await opened('/socket.io')]).toEqual([true, false]);
  });
});

it('the OpenAPI document names where its paths begin', async () => {
  const { body } = await world.get<{ servers?: { url: string }[] }>(`${basePath}/api/docs/openapi.json`);
  expect(body.servers).toEqual([{ url: basePath }]);
  const root = await RunningServer.start();
  expect((await root.get<{ servers?: unknown }>('/api/docs/openapi.json')).body.servers).toBeUndefined();
  await root.close();
});

describe('the kill switch', () => {
  /** Runs the worker that takes itself off, among the caches of several apps. @returns those that stay */
  async function left(worker: string, scope: string, names: string[]): Promise<string[]> {
    const kept = new Set(names);
    const waits: Promise<unknown>[] = [];
    const self = {
      registration: { scope, unregister: () => Promise.resolve(true) },
      addEventListener: (name: string, act: (event: unknown) => void) => {
        if (name === 'activate') act({ waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
      },
    };
    const caches = {
      keys: () => Promise.resolve([...kept]),
      delete: (name: string) => Promise.resolve(kept.delete(name)),
    };
    runInNewContext(worker, { self, caches, URL });
    await Promise.all(waits);
    return [...kept];
  }

  const host = 'https://example.org';
  const atRoot = ['moyeo-later', 'moyeo-pictures', `workbox-precache-v2-${host}/`];
  const below = ['trips/moyeo/moyeo-later', `workbox-precache-v2-${host}/trips/moyeo/`];
  const others = ['photos', 'other-precache-v1', `workbox-precache-v2-${host}/other/`];

  it('takes what this instance has cached, and leaves the caches of others at the same origin', async () => {
    const off = await RunningServer.start({ clientDirectory: directory, basePath, serviceWorker: false });
    const { text, headers } = await off.get(`${basePath}/service-worker.js`);
    await off.close();
    expect(headers['content-type']).toMatch(/javascript/);
    const all = [...atRoot, ...below, ...others];
    expect(await left(text, `${host}/trips/moyeo/`, all)).toEqual([...atRoot, ...others]);
    expect(await left(text, `${host}/`, all)).toEqual([...below, ...others]);
  });
});
