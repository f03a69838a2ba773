import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, readyForOffline, test } from './fixtures.ts';
import { aParty, type Party } from './party.ts';

const screens: Record<string, (party: Party) => string> = {
  landing: () => '/',
  'create group': () => '/create-group',
  join: ({ shareUrl }) => `/join/${shareUrl}`,
  'join by a wrong link': () => '/join/0000000000000000000000',
  login: ({ groupId }) => `/group/${groupId}/login`,
  dashboard: ({ groupId }) => `/group/${groupId}`,
  results: ({ shareUrl }) => `/results/${shareUrl}`,
  summary: ({ groupId }) => `/group/${groupId}/summary`,
  'this device': () => '/this-device',
  'not found': () => '/no/such/page',
};

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze();
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`)).toEqual([]);
}

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(overflow, 'nothing scrolls sideways').toBeLessThanOrEqual(0);
  // A key that stands on the screen is a word that was not loaded.
  expect(await page.locator('body').innerText()).not.toMatch(/\b(common|header|landing|createGroup|join|group|survey|sync|results|summary|validation|errors)\.[a-z]+[.\w]*/);
}

for (const [name, path] of Object.entries(screens)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on: ${name}, ${colorScheme}`, async ({ person, server }) => {
      const made = await aParty(server);
      const { page } = await person({ colorScheme });
      await page.goto(path(made));
      await expectWhole(page);
      await expectAccessible(page);
    });
  }

  test(`${name} fits 320 px and 1280 px, in English too`, async ({ person, server }) => {
    const made = await aParty(server);
    for (const language of ['ko', 'en']) {
      const { page } = await person({ language, viewport: { width: 320, height: 640 } });
      await page.goto(path(made));
      await expectWhole(page);
      await page.setViewportSize({ width: 1280, height: 800 });
      await expectWhole(page);
    }
  });
}

test('a first visit chooses a language; the choice is kept under both keys', async ({ person }) => {
  const { page } = await person({ language: '' });
  await page.goto('/');
  await expect(page.getByRole('button')).toHaveCount(6);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('travel-planner-language')])).toEqual(['en', 'en']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('every screen of a known group opens without a network', async ({ person, server }) => {
  const made = await aParty(server);
  const { page, goOffline } = await person();
  await page.goto(screens['dashboard']?.(made) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: '대학 동기 봄 여행' })).toBeVisible();
  await readyForOffline(page);
  await goOffline();
  for (const name of ['dashboard', 'results', 'summary', 'login', 'join', 'create group', 'this device', 'landing', 'not found']) {
    await page.goto(screens[name]?.(made) ?? '');
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
    await expectWhole(page);
  }
});

test('the plural address leads to the group, query kept', async ({ person, server }) => {
  const made = await aParty(server);
  const { page } = await person();
  await page.goto(`/groups/${made.groupId}?from=kakao`);
  await expect(page).toHaveURL(new RegExp(`/group/${made.groupId}\\?from=kakao$`));
});

test('an unknown address answers 404 and says so', async ({ person }) => {
  const { page } = await person();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page Not Found')).toBeVisible();
});
