import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, readyForOffline, test, type TestServer } from './fixtures.ts';
import { day } from './verbs.ts';

interface Party {
  groupId: string;
  shareUrl: string;
}

const friends = ['민지', '준호', '소라', '하늘', '태윤'];

/** Six friends, five of whom have answered. */
async function party(server: TestServer): Promise<Party> {
  const group = await server.api<{ id: string; shareUrl: string }>('/api/groups', { name: '대학 동기 봄 여행', description: '여섯이 같이', createdBy: '민지', creatorEmail: 'minji@example.com' });
  for (const [index, memberName] of friends.entries()) {
    const { sessionToken } = await server.api<{ sessionToken: string }>(`/api/groups/${group.shareUrl}/participant-login`, { memberName });
    const payload = {
      availability: [{ start: day(index), end: day(index + 6) }], originCountryIso2: 'KR', range: 'intl_short', budgetTier: 'mid', mainType: index % 2 ? 'relax' : 'sightseeing', subcats: [], seed: day(-60), lang: 'ko',
    };
    await server.api(`/api/group/${group.id}/simple-response`, { name: memberName, payload, sessionToken });
  }
  await server.api(`/api/groups/${group.shareUrl}/participant-login`, { memberName: '유나' });
  return { groupId: group.id, shareUrl: group.shareUrl };
}

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
      const made = await party(server);
      const { page } = await person({ colorScheme });
      await page.goto(path(made));
      await expectWhole(page);
      await expectAccessible(page);
    });
  }

  test(`${name} fits 320 px and 1280 px, in English too`, async ({ person, server }) => {
    const made = await party(server);
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
  const made = await party(server);
  const { page, context } = await person();
  await page.goto(screens['dashboard']?.(made) ?? '');
  await expect(page.getByRole('heading', { level: 1, name: '대학 동기 봄 여행' })).toBeVisible();
  await readyForOffline(page);
  await context.setOffline(true);
  for (const name of ['dashboard', 'results', 'summary', 'login', 'join', 'create group', 'this device', 'landing', 'not found']) {
    await page.goto(screens[name]?.(made) ?? '');
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
    await expectWhole(page);
  }
});

test('the plural address leads to the group, query kept', async ({ person, server }) => {
  const made = await party(server);
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
