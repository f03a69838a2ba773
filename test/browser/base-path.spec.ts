import { expect, long, type Person, readyForOffline, test as base, TestServer } from './fixtures.ts';
import { SharedHost } from './shared-host.ts';
import { castType, comeInAs, createGroup, fillSurvey, join, sendAnswer, votes } from './verbs.ts';

const basePath = '/trips/moyeo';

/**
 * A server below a path of a host where another app is at the root, and people who come there. `page.goto` takes paths
 * of the app.
 */
const test = base.extend<{ host: SharedHost; visitor: (options?: { serviceWorkers: 'block' }) => Promise<Person> }>({
  serviceWorkers: 'allow',
  // Playwright wants an object pattern here, also an empty one.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await TestServer.start('.', { BASE_PATH: basePath });
    await use(server);
    await server.stop();
  },
  host: async ({ server }, use) => {
    const host = await SharedHost.start(basePath, server.url);
    await use(host);
    await host.close();
  },
  visitor: async ({ host, person }, use) => {
    await use(async (options) => {
      const one = await person({ language: '', baseURL: host.origin, ...options });
      const goto = one.page.goto.bind(one.page);
      one.page.goto = (path, options) => goto(path.startsWith('/') ? basePath + path : path, options);
      return one;
    });
  },
});

/**
 * Addresses that a text of the built app names in its markup, its styles, its manifest or its list for the service
 * worker.
 */
const addressesIn = (text: string): string[] =>
  [
    ...text.matchAll(/<(?:link|script|img)\b[^>]*\s(?:href|src)="([^"]+)"/g),
    ...text.matchAll(/url\(["']?([^"')]+)/g),
    ...text.matchAll(/"(?:src|url|start_url|scope)":\s?"([^"]+)"/g),
  ].flatMap(([, found]) => found ?? []);

test('every address that pages, styles, manifest and service worker name is below the path, and is there', async ({
  host,
}) => {
  const from = ['/', '/ko/explore/japan/fukuoka', '/manifest.webmanifest', '/service-worker.js'].map(
    (path) => host.home + path,
  );
  const seen = new Map<string, number>();
  for (let wanted = from; wanted.length > 0;) {
    const found = await Promise.all(
      wanted.map(async (url) => {
        const answer = await fetch(url);
        seen.set(url, answer.status);
        const isRead = /html|css|manifest/.test(answer.headers.get('content-type') ?? '') || url.endsWith('worker.js');
        return (isRead ? addressesIn(await answer.text()) : []).map(
          (one) => new URL(one, url).href.split('#')[0] ?? '',
        );
      }),
    );
    wanted = [...new Set(found.flat())].filter((url) => url.startsWith(host.origin) && !seen.has(url)).slice(0, 400);
  }
  expect(seen.size).toBeGreaterThan(150);
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([]);
  expect(host.outside).toEqual([]);
});

test(
  'below a path of a host: a group, an answer, a live vote, explore, all of it offline, and nothing of the app beside it',
  long,
  async ({ host, visitor }) => {
    const [ara, bo] = [await visitor(), await visitor({ serviceWorkers: 'block' })];
    // The other app keeps things under names that are ours at the root.
    await ara.page.goto(host.origin);
    await ara.page.evaluate(async () => {
      localStorage.setItem('language', 'en');
      await (await caches.open('moyeo-later')).put('/theirs', new Response('theirs'));
      await new Promise((resolve) => {
        indexedDB.open('moyeo', 7).onsuccess = resolve;
      });
    });
    const asked = host.outside.splice(0);
    expect(asked).toContain('/');

    await ara.page.goto('/');
    await ara.page.getByRole('button', { name: '한국어' }).click();
    await expect(ara.page.getByRole('link', { name: '모임 만들기' }).first()).toBeVisible();
    const link = await createGroup(ara.page, { name: '작은 길 여행', creator: 'Ara' });
    expect(link.startsWith(`${host.home}/join/`)).toBe(true);
    const shareUrl = link.split('/').at(-1) ?? '';

    await bo.page.addInitScript(() => {
      localStorage.setItem('trips/moyeo/language', 'ko');
    });
    await expect.poll(async () => (await fetch(`${host.home}/api/groups/${shareUrl}`)).status).toBe(200);
    await join(bo.page, link, 'Bo');
    await fillSurvey(bo.page, { from: 3, to: 6 });
    await sendAnswer(bo.page);
    await expect(bo.page.getByText('답을 모임에 보냈어요')).toBeVisible();

    await comeInAs(ara.page, shareUrl, 'Ara');
    for (const { page } of [ara, bo]) {
      await page.goto(`/results/${shareUrl}?tab=vote`);
      await expect(page.getByRole('heading', { name: '어떤 여행으로 할까요?' })).toBeVisible();
    }
    await castType(bo.page, '휴양');
    await votes(ara.page, '휴양', 1);
    expect(host.sockets.length).toBeGreaterThan(0);

    await ara.page.goto('/explore/japan/fukuoka');
    const cover = ara.page.locator('main picture img').first();
    const isDrawn = () =>
      expect
        .poll(() => cover.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
        .toBe(true);
    await isDrawn();
    await readyForOffline(ara.page, `${basePath}/`);
    const client = await ara.context.newCDPSession(ara.page);
    const { installabilityErrors } = (await client.send('Page.getInstallabilityErrors')) as {
      installabilityErrors: { errorId: string }[];
    };
    expect(installabilityErrors.map((one) => one.errorId).filter((one) => one !== 'in-incognito')).toEqual([]);
    // What is no page may be another app: the service worker does not answer for it.
    expect((await ara.page.goto('/no/such/page'))?.status()).toBe(404);
    await ara.page.goto('/explore/japan/fukuoka');
    await isDrawn();
    await ara.goOffline();
    await ara.page.reload();
    await isDrawn();
    await ara.page.getByRole('link', { name: '모여', exact: true }).first().click();
    await expect(ara.page).toHaveURL(`${host.home}/`);
    await ara.page.reload();
    await ara.page.goto(`/results/${shareUrl}?tab=vote`);
    await votes(ara.page, '휴양', 1);

    expect(host.outside).toEqual([]);
    expect(host.sockets.filter((path) => !path.startsWith(`${basePath}/`))).toEqual([]);
    const kept = await ara.page.evaluate(async () => ({
      language: localStorage.getItem('language'),
      keys: Object.keys(localStorage).filter((key) => !key.startsWith('trips/moyeo/')),
      theirs: (await (await caches.open('moyeo-later')).keys()).map(({ url }) => new URL(url).pathname),
      caches: (await caches.keys()).filter((name) => !name.includes('trips/moyeo/')),
      databases: (await indexedDB.databases()).map(({ name, version }) => `${name} ${version}`).sort(),
    }));
    expect(kept).toMatchObject({ language: 'en', keys: ['language'], theirs: ['/theirs'], caches: ['moyeo-later'] });
    expect(kept.databases).toContain('moyeo 7');
    expect(kept.databases.some((name) => name.startsWith('trips/moyeo/moyeo '))).toBe(true);
  },
);
