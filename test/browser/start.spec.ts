import type { Page } from '@playwright/test';
import { startWords } from '#app/start-words.ts';
import { expect, long, readyForOffline, test } from './fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** `npm run proof` stops the worker at every moment of a load; a commit has the two cases that chance leads to. */
const isFull = process.env['PROOF'] === 'full';

const entry = /\/assets\/index-[^/]+\.js$/;
const says = (page: Page, title: string) => expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

/** How often the page was loaded since. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

test('a page whose entry cannot be loaded says so in its own language, and opens once it can be', async ({
  person,
}) => {
  const { page, context } = await person({ serviceWorkers: 'block' });
  await context.route(entry, (route) => route.abort());
  const loads = countLoads(page);
  await page.goto('/');
  await says(page, startWords.ko.title);
  await expect(page.locator('#start-guard header')).toHaveText('모여');
  await page.goto('/fr/explore');
  await says(page, startWords.fr.title);
  expect(loads(), 'without a service worker nothing is loaded twice').toBe(2);
  await context.unroute(entry);
  await page.getByRole('button', { name: startWords.fr.again }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(startWords.fr.title);
  await expect(page.locator('#start-guard')).toHaveCount(0);
});

test(
  'a page that can have the words of no language says so, and opens once they are there',
  long,
  async ({ person }) => {
    const { page, context } = await person({ serviceWorkers: 'block' });
    const words = /\/assets\/text\//;
    await context.route(words, (route) => route.abort());
    await page.goto('/');
    await says(page, startWords.ko.title);
    await context.unroute(words);
    await page.getByRole('button', { name: startWords.ko.again }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(startWords.ko.title);
    await expect(page.locator('#start-guard')).toHaveCount(0);
  },
);

test(
  'a page that the service worker leaves without its entry loads itself again once, and only then says so',
  long,
  async ({ person }) => {
    const { page, goOffline, goOnline } = await person();
    await page.goto('/');
    await readyForOffline(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const one of await cache.keys()) if (/\/assets\/index-[^/]+\.js/.test(one.url)) await cache.delete(one);
      }
    });
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
    await goOffline();
    const loads = countLoads(page);
    await page.goto('/create-group').catch((again: unknown) => {
      if (!String(again).includes('ERR_ABORTED')) throw again;
    });
    await says(page, startWords.ko.title);
    expect(loads()).toBe(2);
    await goOnline();
    await page.getByRole('button', { name: startWords.ko.again }).click();
    await expect(page.getByLabel('모임 이름')).toBeVisible();
  },
);

test(
  'a style sheet of a part that comes later and cannot be had does not load the page again',
  long,
  async ({ person }) => {
    const { page } = await person({ expected: /Refused to apply style/ });
    await page.goto('/');
    await readyForOffline(page);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const loads = countLoads(page);
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/assets/gone-1.css' });
          link.addEventListener('error', resolve);
          document.head.append(link);
        }),
    );
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState();
    expect(loads()).toBe(0);
  },
);

/** Ten minutes: `npm run proof` alone. */
const testInProof = isFull ? test : () => undefined;

testInProof(
  'a service worker that is stopped while it serves a page offline leaves no blank page',
  async ({ person }) => {
    test.setTimeout(600_000);
    const { page, context, goOffline } = await person();
    await page.goto('/');
    await readyForOffline(page);
    await goOffline();
    const session = await context.newCDPSession(page);
    await session.send('ServiceWorker.enable');
    const open = () =>
      page.goto('/create-group', { waitUntil: 'commit', timeout: 10_000 }).then(
        () => undefined,
        (error: unknown) => String(error),
      );
    for (let afterMs = 20; afterMs <= 420; afterMs += 10) {
      const opening = open();
      await page.waitForTimeout(afterMs);
      await session.send('ServiceWorker.stopAllWorkers');
      let problem = await opening;
      // Chromium starts a worker again that is stopped while it starts, and then forgets the navigation: one of three
      // lines does it too (docs/storm.md). Nothing was committed, the page before still stands: going there again opens
      // the page.
      if (problem?.includes('Timeout') === true) problem = await open();
      // Where the worker was stopped before it answered with the page, the browser shows its own error: nothing of the
      // app is there to say so.
      if (problem?.includes('ERR_') === true) continue;
      expect(problem, `stopped after ${afterMs} ms`).toBeUndefined();
      await expect(page.getByRole('heading', { level: 1 }), `stopped after ${afterMs} ms`).toBeVisible();
    }
  },
);

test(
  'a language’s rules for days are read beside the page, and by the page itself where that cannot be',
  long,
  async ({ person }) => {
    const { page, context } = await person({ serviceWorkers: 'block' });
    const april = page.getByRole('combobox', { name: '떠나는 달' }).getByRole('option', { name: '4월' });
    const beside = page.waitForEvent('worker');
    await page.goto('/explore');
    expect((await beside).url()).toMatch(/\/assets\/formats-worker-/);
    await expect(april).toBeAttached();
    await context.route(/formats-worker/, (route) => route.abort());
    const asked = page.waitForRequest(/formats-worker/);
    await page.reload();
    await asked;
    await expect(april).toBeAttached();
  },
);
