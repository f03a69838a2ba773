import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, long, type Person, readyForOffline, test, type TestServer } from './fixtures.ts';
import { expectAccessible } from './legible.ts';
import { aGroupOf } from './party.ts';
import { comeInAs } from './verbs.ts';

test.use({ serviceWorkers: 'allow' });

const others = ['en', 'ja', 'zh', 'es', 'fr'];

/** Takes files out of what the device keeps, the browser's own cache included: never fetched, or evicted. */
async function forget(page: Page, part: string): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.evaluate(async (piece) => {
    const cache = await caches.open('moyeo-later');
    for (const one of await cache.keys()) if (one.url.includes(piece)) await cache.delete(one);
  }, part);
}

/** On the landing page, without a network, with everything on the device that comes with a first visit. */
async function flying({ page, goOffline }: Person): Promise<Page> {
  await page.goto('/');
  await readyForOffline(page);
  await keepsAllLanguages(page);
  await goOffline();
  return page;
}

/** All of them, because a language is changed to only if none of its texts is missing. */
async function keepsAllLanguages(page: Page): Promise<void> {
  const all = readdirSync('dist/client/assets/text').map((file) => `/assets/text/${file}`);
  await expect
    .poll(
      async () => {
        const kept = await page.evaluate(async () =>
          (await (await caches.open('moyeo-later')).keys()).map(({ url }) => new URL(url).pathname),
        );
        return all.filter((file) => !kept.includes(file));
      },
      { timeout: 30_000 },
    )
    .toEqual([]);
}

test(
  'all six languages are on the device after the first visit: each can be chosen, and opened by its address, offline',
  long,
  async ({ person }) => {
    const page = await flying(await person());
    for (const language of others) {
      await page.goto(`/${language}/explore`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await page.goto('/');
    await page.getByRole('button', { name: /한국어/ }).click();
    await page.getByRole('button', { name: 'Français' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  },
);

test(
  'a language whose texts are not on the device is not changed to offline: the old one stays and says so',
  long,
  async ({ person }) => {
    const page = await flying(await person());
    await forget(page, '/text/ja-');
    await page.getByRole('button', { name: /한국어/ }).click();
    await page.getByRole('button', { name: '日本語' }).click();
    await expect(page.getByRole('status').filter({ hasText: '내려받지 못해서' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');

    await page.goto('/ja/explore');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ko');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: '日本語' })).toBeVisible();
  },
);

test('a screen whose words or code cannot be had says so inside the shell, and leads on', long, async ({ person }) => {
  const page = await flying(await person());
  for (const part of ['/text/ko-explore', '/later/explore']) {
    await forget(page, part);
    await page.goto('/explore');
    await expect(page.getByRole('heading', { level: 1, name: '이 화면을 열지 못했어요' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: '모여' })).toBeVisible();
  }
  await page.getByRole('link', { name: '이 기기에 있는 모임 보기' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '이 화면을 열지 못했어요' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** The sheets share their file with what else home and summary open. */
const sheets = /assets\/later\/parts-of-group-summary-later-/;

/** The home of a group, with a face whose sheet cannot be fetched. */
async function withoutSheets({ page, context }: Person, server: TestServer) {
  const party = await aGroupOf(server, '시트가 늦는 여행', [{ name: '민지', wants: { from: 0 } }, { name: '준호' }]);
  await comeInAs(page, party.shareUrl, '준호');
  await page.goto(`/group/${party.groupId}`);
  const face = page.getByRole('button', { name: /민지/ }).first();
  await expect(face).toBeVisible();
  await context.route(sheets, (route) => route.abort('internetdisconnected'));
  return { page, context, face };
}

test('a sheet that cannot be fetched closes with a sentence, the page stays, and the next tap opens it', async ({
  server,
  person,
}) => {
  const { page, context, face } = await withoutSheets(await person({ serviceWorkers: 'block' }), server);
  await face.click();
  await expect(page.getByRole('status').filter({ hasText: '연결을 확인하고 다시 눌러 주세요' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(face).toBeVisible();
  await context.unroute(sheets);
  await face.click();
  await expect(page.getByRole('dialog', { name: /민지/ })).toBeVisible();
});

test(
  'a sheet that the browser goes on refusing is there after the second tap, which loads the page',
  long,
  async ({ server, person }) => {
    const { page, context, face } = await withoutSheets(await person({ serviceWorkers: 'block' }), server);
    // As in a browser that remembers until the page is loaded again that a module failed.
    const loaded = page.waitForEvent('framenavigated');
    void loaded.then(() => context.unroute(sheets));
    await face.click();
    await expect(page.getByRole('status').filter({ hasText: '연결을 확인하고 다시 눌러 주세요' })).toBeVisible();
    await face.click();
    await loaded;
    await face.click();
    await expect(page.getByRole('dialog', { name: /민지/ })).toBeVisible();
  },
);

test('a part of a screen that is still on its way has a placeholder in its place', long, async ({ server, person }) => {
  const party = await aGroupOf(server, '느린 줄의 여행', [{ name: '민지', wants: { from: 0 } }, { name: '준호' }]);
  const { page, context } = await person({ serviceWorkers: 'block' });
  await comeInAs(page, party.shareUrl, '민지');
  await page.goto(`/group/${party.groupId}/summary`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('heading').first()).toBeVisible();
  let go = () => {};
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await context.route(/\/later\/profiles-/, async (route) => {
    await gone;
    await route.continue();
  });
  await page.getByRole('tab').nth(1).click();
  const placeholder = panel.locator('[aria-busy=true] > span');
  await expect(placeholder).toBeVisible();
  await expect(panel.getByRole('heading')).toHaveCount(0);
  const { height = 0 } = (await placeholder.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(400);
  go();
  await expect(panel.getByRole('heading').first()).toBeVisible();
  await expect(placeholder).toHaveCount(0);
});

test('without the text of any language the page still says what is wrong', long, async ({ person }) => {
  const page = await flying(await person());
  await forget(page, '/text/');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: '지금은 열 수 없어요' })).toBeVisible();
  await expect(page.getByRole('button', { name: '다시 열기' })).toBeVisible();
});

test(
  'storage that never answers is said, and nothing is lost once it answers again',
  long,
  async ({ server, person }) => {
    const party = await aGroupOf(server, '멈춘 저장소', [{ name: '민지', wants: { from: 0 } }, { name: '준호' }]);
    const { page } = await person({ serviceWorkers: 'block' });
    await comeInAs(page, party.shareUrl, '준호');
    await page.addInitScript(() => {
      if (sessionStorage.getItem('stuck') === null) return;
      IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
    });
    await page.evaluate(() => {
      sessionStorage.setItem('stuck', 'yes');
    });
    await page.clock.install();
    await page.goto(`/group/${party.groupId}`);
    const said = page.getByRole('heading', { level: 1, name: '이 기기의 저장 공간이 대답하지 않아요' });
    await expect(page.locator('.shell').first()).toBeVisible();
    await expect(async () => {
      await page.clock.fastForward(11_000);
      await expect(said).toBeVisible({ timeout: 500 });
    }).toPass();
    await expectAccessible(page);
    await page.evaluate(() => {
      sessionStorage.removeItem('stuck');
    });
    await page.getByRole('button', { name: '다시 열기' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(said).toHaveCount(0);
    await expect(page.getByText('준호').first()).toBeVisible();
  },
);
