import type { BrowserContext, Page } from '@playwright/test';
import { expect, long, readyForOffline, test } from './fixtures.ts';
import { failingFront } from './holding-front.ts';
import { createGroup, fillSurvey, join, sendAnswer } from './verbs.ts';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  id: string;
  name: string;
  lang: string;
  icons: { src: string; sizes: string; purpose: string }[];
  screenshots: { src: string; sizes: string }[];
  shortcuts: { url: string }[];
}

test('the manifest is in every language, and every picture it names exists in the size it says', async ({
  server,
  person,
}) => {
  const { page } = await person({ serviceWorkers: 'block' });
  await page.goto('/robots.txt');
  const sizes = new Map<string, string>();
  for (const language of ['ko', 'en', 'ja', 'zh', 'es', 'fr']) {
    const manifest = await server.api<Manifest>(`/manifest.webmanifest?lang=${language}`);
    expect(manifest.lang).toBe(language);
    expect(manifest.id).toBe('/?app=moyeo');
    expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
    for (const { src, sizes: said } of [...manifest.icons, ...manifest.screenshots]) {
      const size = sizes.get(src) ?? (await sizeOf(page, src));
      sizes.set(src, size);
      expect(size, src).toBe(said);
    }
  }
});

const sizeOf = (page: Page, src: string): Promise<string> =>
  page.evaluate(async (address) => {
    const image = await createImageBitmap(await (await fetch(address)).blob());
    return `${image.width}x${image.height}`;
  }, src);

test('the app asks Chromium for nothing more to be installable', async ({ person }) => {
  const { page } = await person();
  await page.goto('/');
  await readyForOffline(page);
  const client = await page.context().newCDPSession(page);
  const { installabilityErrors } = (await client.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[];
  };
  expect(installabilityErrors.map((one) => one.errorId).filter((one) => one !== 'in-incognito')).toEqual([]);
});

test('everything works without a service worker, as in some in-app browsers', long, async ({ person, server }) => {
  const ara = await person({ serviceWorkers: 'block' });
  const link = await createGroup(ara.page, { name: '카카오톡에서', creator: 'Ara' });
  await join(ara.page, link, 'Ara');
  await fillSurvey(ara.page, { from: 1, to: 3 });
  await sendAnswer(ara.page);
  await expect
    .poll(async () =>
      (await server.api<{ memberName: string }[]>(`/api/groups/${link.split('/').at(-1)}/simple-responses`)).map(
        (one) => one.memberName,
      ),
    )
    .toEqual(['Ara']);
});

test('private answers of the API are in no cache', async ({ person }) => {
  const ara = await person();
  const link = await createGroup(ara.page, { name: '비밀', creator: 'Ara' });
  await readyForOffline(ara.page);
  await join(ara.page, link, 'Ara');
  const urls = await ara.page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) found.push(new URL(request.url).pathname);
    return found;
  });
  expect(urls.length).toBeGreaterThan(20);
  expect(urls.filter((url) => url.startsWith('/api/'))).toEqual([]);
});

/** The service worker as it is, in front of it a way to hold what is read of the caches. */
async function withHeldReads(context: BrowserContext, heldMs: number): Promise<() => Promise<void>> {
  const start = context.waitForEvent('serviceworker');
  await context.route('**/service-worker.js', async (route) => {
    const answer = await route.fetch();
    const body = `self.heldMs = ${heldMs};
      const read = CacheStorage.prototype.match;
      CacheStorage.prototype.match = async function (request, options) {
        if (request.url.includes('/index.html')) await new Promise((resolve) => setTimeout(resolve, self.heldMs));
        return read.call(this, request, options);
      };
      ${await answer.text()}`;
    await route.fulfill({ response: answer, body });
  });
  return async () => {
    const worker = await start;
    await worker.evaluate('self.heldMs = 2 ** 30');
  };
}

test('a cache that never answers holds no page: the network answers for it', long, async ({ person }) => {
  const { page, context } = await person();
  // Chromium does so, now and then, where the storage of an origin was cleared under open pages (docs/storm.md).
  const hold = await withHeldReads(context, 0);
  await page.goto('/');
  await readyForOffline(page);
  await hold();
  await page.goto('/create-group');
  await expect(page.getByLabel('모임 이름')).toBeVisible();
});

test('an installation whose caches are slow keeps every file all the same', long, async ({ person }) => {
  const { page, context, goOffline } = await person();
  await withHeldReads(context, 6_000);
  await page.goto('/');
  await readyForOffline(page);
  await goOffline();
  await page.goto('/create-group');
  await expect(page.getByLabel('모임 이름')).toBeVisible();
});

const online = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

test(
  'a first installation that failed is made when the network is back, without a reload',
  long,
  async ({ person, server }) => {
    const front = await failingFront(server, /assets\/survey-[^/]+\.js/);
    const { page } = await person();
    await page.goto(front.url);
    await expect.poll(() => front.failed.length, { timeout: 30_000 }).toBeGreaterThan(0);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    front.mend();
    await online(page);
    await readyForOffline(page);
    front.close();
  },
);

test(
  'a file of the later screens that failed is fetched when the network is back, without a reload',
  long,
  async ({ person, server }) => {
    const front = await failingFront(server, /assets\/later\/comparison-[^/]+\.js/);
    const { page } = await person();
    await page.goto(front.url);
    // Asked for with each of the languages, and with the page's own before them.
    await expect.poll(() => front.failed.length, { timeout: 60_000 }).toBe(7);
    front.mend();
    await online(page);
    await readyForOffline(page);
    front.close();
  },
);
