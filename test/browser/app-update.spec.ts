import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, long, readyForOffline, test as base, TestServer } from './fixtures.ts';
import { holdingFront } from './holding-front.ts';
import { createGroup } from './verbs.ts';

/** A server that runs from a copy of the built program, whose app the test may replace by the next build. */
const test = base.extend<{ copy: string }>({
  // Playwright wants an object pattern here, also an empty one.
  // oxlint-disable-next-line no-empty-pattern
  copy: async ({}, use) => {
    const directory = mkdtempSync(join(tmpdir(), 'moyeo-build-'));
    cpSync('dist', join(directory, 'dist'), { recursive: true });
    copyFileSync('package.json', join(directory, 'package.json'));
    symlinkSync(resolve('node_modules'), join(directory, 'node_modules'));
    await use(directory);
    rmSync(directory, { recursive: true, force: true });
  },
  serviceWorkers: 'allow',
  server: async ({ copy }, use) => {
    const server = await TestServer.start(copy, { KEPT_ASSETS_DIRECTORY: keptIn(copy) });
    await use(server);
    await server.stop();
  },
});

const keptIn = (directory: string): string => join(directory, 'kept');
const keptBuilds = (directory: string): string[] =>
  existsSync(keptIn(directory)) ? readdirSync(keptIn(directory)).filter((name) => !name.startsWith('unfinished')) : [];

/** The next build: another shell, and so another service worker. */
function release(directory: string): void {
  const shell = join(directory, 'dist/client/index.html');
  writeFileSync(shell, readFileSync(shell, 'utf8').replace('</head>', '<meta name="build" content="next"></head>'));
  const worker = join(directory, 'dist/client/service-worker.js');
  const before = readFileSync(worker, 'utf8');
  const after = before.replace(
    /("?revision"?:\s*")[0-9a-f]+("[^{}]*"?url"?:\s*"index\.html")|("?url"?:\s*"index\.html"[^{}]*"?revision"?:\s*")[0-9a-f]+(")/,
    (_, a = '', b = '', c = '', d = '') =>
      `${String(a)}${String(c)}00000000000000000000000000000000${String(b)}${String(d)}`,
  );
  if (after === before) throw new Error('the shell was not found in the service worker');
  writeFileSync(worker, after);
}

test('an update waits for the user, and loses neither a draft nor what waits to be sent', async ({
  person,
  server,
  copy,
}) => {
  const { page, context } = await person();
  await page.goto('/create-group');
  await readyForOffline(page);
  // Something waits, something is half typed.
  await context.route('**/api/sync', (route) => route.abort());
  await createGroup(page, { name: '아직 안 보낸 모임', creator: 'Ara' });
  await page.goto('/create-group');
  await page.getByLabel('모임 이름').fill('쓰다 만 모임');

  release(copy);
  await server.kill();
  await server.run();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  const prompt = page.getByRole('button', { name: '새로고침' });
  await expect(prompt).toBeVisible();
  expect(await page.locator('meta[name=build]').count(), 'nothing reloads by itself').toBe(0);

  await prompt.click();
  await expect(page.locator('meta[name=build]')).toHaveCount(1);
  await expect(page.getByLabel('모임 이름')).toHaveValue('쓰다 만 모임');
  await context.unroute('**/api/sync');
  await page.goto('/this-device');
  await expect(page.getByText('아직 안 보낸 모임').first()).toBeVisible();
  await expect(page.getByText('보낼 것이 없어요')).toBeVisible({ timeout: 40_000 });
});

test('a file that never comes does not hold an update back', long, async ({ person, server, copy }) => {
  const front = await holdingFront(server, /assets\/text\/fr-/);
  const { page } = await person();
  await page.goto(front.url);
  await expect.poll(() => front.held.length, { timeout: 60_000 }).toBeGreaterThan(0);

  release(copy);
  await server.kill();
  await server.run();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  // A page that is opened while the update waits asks for all languages again.
  const before = front.held.length;
  await page.goto(front.url);
  await expect.poll(() => front.held.length, { timeout: 60_000 }).toBeGreaterThan(before);
  await page.getByRole('button', { name: '새로고침' }).click();
  await expect(page.locator('meta[name=build]')).toHaveCount(1);
  front.close();
});

/** The next build is served, and this page finds it. */
async function findNext(page: Page, server: TestServer, copy: string): Promise<void> {
  release(copy);
  await server.kill();
  await server.run();
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
}

const refresh = (page: Page) => page.getByRole('button', { name: '새로고침' });
const isNext = (page: Page) => expect(page.locator('meta[name=build]')).toHaveCount(1);

test(
  'a page that is opened while an update is being installed says so once it is',
  long,
  async ({ person, server, copy }) => {
    test.setTimeout(180_000);
    const front = await holdingFront(server, /^\/index\.html/);
    front.letGo();
    const { page } = await person();
    await page.goto(front.url);
    await readyForOffline(page);
    front.hold();
    await findNext(page, server, copy);
    await expect.poll(() => front.held.length).toBeGreaterThan(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    front.letGo();
    await refresh(page).click();
    await isNext(page);
    front.close();
  },
);

test(
  'a tab whose files another tab has given away says so, also to who pressed "later" before',
  long,
  async ({ person, server, copy }) => {
    test.setTimeout(180_000);
    const { page, context } = await person();
    await page.goto('/');
    await readyForOffline(page);
    const other = await context.newPage();
    await other.goto('/');
    await findNext(other, server, copy);
    await other.getByRole('button', { name: '나중에' }).click();
    await expect(refresh(other)).toHaveCount(0);
    await refresh(page).click();
    await isNext(page);
    await refresh(other).click();
    await isNext(other);
  },
);

test('a picture that never comes does not hold an update back', long, async ({ person, server, copy }) => {
  test.setTimeout(180_000);
  const front = await holdingFront(server, /\/covers\/held/);
  const { page } = await person();
  await page.goto(front.url);
  await readyForOffline(page);
  await page.evaluate(() => {
    document.body.append(Object.assign(new Image(), { src: '/covers/held.webp' }));
  });
  await expect.poll(() => front.held.length).toBeGreaterThan(0);
  await findNext(page, server, copy);
  await refresh(page).click();
  await isNext(page);
  front.close();
});

test(
  'a tab without a service worker that runs on after an update still finds the parts of its own build',
  long,
  async ({ person, server, copy }) => {
    const { page } = await person({ serviceWorkers: 'block' });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => keptBuilds(copy)).toHaveLength(1);

    // In the next build every later part has another name.
    release(copy);
    const later = join(copy, 'dist/client/assets/later');
    for (const name of readdirSync(later)) renameSync(join(later, name), join(later, `next-${name}`));
    await server.kill();
    await server.run();
    const asked: string[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/assets/later/')) asked.push(`${answer.status()} ${new URL(answer.url()).pathname}`);
    });
    await page.getByRole('link', { name: '둘러보기' }).first().click();
    await expect(page.getByRole('heading', { name: '어디로 갈까요?' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    expect(asked.filter((one) => one.includes('/explore-'))).not.toEqual([]);
    expect(asked.filter((one) => !one.startsWith('200 '))).toEqual([]);
  },
);
