import { expect, long, readyForOffline, test as base, TestServer } from './fixtures.ts';
import { groupIdOf } from './verbs.ts';

const code = 'sea-2026-x';
const settings = {
  INSTANCE_NAME: '바다 여행 동호회',
  INSTANCE_COLOR: '#7a1fa2',
  IMPRINT_URL: 'https://example.org/imprint',
  GROUP_CREATION: 'code',
  GROUP_CODE: code,
};

const test = base.extend({
  serviceWorkers: 'allow',
  // Playwright wants an object pattern here, also an empty one.
  // oxlint-disable-next-line no-empty-pattern
  server: async ({}, use) => {
    const server = await TestServer.start('.', settings);
    await use(server);
    await server.stop();
  },
});

test(
  'an instance has its own name, colour and imprint, without a network too; another name comes as an update does',
  long,
  async ({ person, server }) => {
    const { page, goOffline, goOnline } = await person();
    const isOurs = async () => {
      await expect(page.getByRole('banner').getByRole('link', { name: '바다 여행 동호회' })).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link', { name: '운영자 정보' })).toHaveAttribute(
        'href',
        settings.IMPRINT_URL,
      );
      await expect(page).toHaveTitle('모임 만들기 — 바다 여행 동호회');
      await expect(page.getByRole('button', { name: '모임 만들기' })).toHaveCSS(
        'background-color',
        'rgb(122, 31, 162)',
      );
    };
    await page.goto('/create-group');
    await isOurs();
    await readyForOffline(page);
    await goOffline();
    await page.reload();
    await isOurs();
    await goOnline();

    server.settings = { ...settings, INSTANCE_NAME: '산 여행 동호회' };
    await server.kill();
    await server.run();
    await page.reload();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    await page.getByRole('button', { name: '새로고침' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: '산 여행 동호회' })).toBeVisible();
  },
);

test(
  'a group with a wrong code that waited in airplane mode is refused in words, and opens with the right one: nothing is lost',
  long,
  async ({ person, server }) => {
    const { page, goOffline, goOnline } = await person();
    await page.goto('/create-group');
    await readyForOffline(page);
    await goOffline();
    await page.getByLabel('모임 이름').fill('봄 바다');
    await page.getByLabel('내 이름').fill('Ara');
    await page.getByLabel('이메일').fill('ara@example.com');
    await page.getByRole('button', { name: '모임 만들기' }).click();
    await expect(page.getByText('모임을 여는 코드를 적어 주세요.')).toBeVisible();
    await expect(page.getByLabel('모임을 여는 코드')).toBeFocused();
    await page.getByLabel('모임을 여는 코드').fill('sea-2025-x');
    await page.getByRole('button', { name: '모임 만들기' }).click();
    const link = await page.getByRole('textbox', { name: '초대 링크' }).inputValue();

    await goOnline();
    await expect(page.getByText('모임을 여는 코드가 맞지 않아요')).toBeVisible({ timeout: 40_000 });
    await page.goto('/this-device');
    await expect(page.getByText('모임을 여는 코드가 맞지 않아요')).toBeVisible();
    await page.getByLabel('모임을 여는 코드').fill(code);
    await page.getByRole('button', { name: '이 코드로 다시 보내기' }).click();
    await expect(page.getByText('보낼 것이 없어요')).toBeVisible({ timeout: 40_000 });
    const id = await groupIdOf(server, link);
    const members = await server.api<{ name: string }[]>(`/api/groups/${id}/members`);
    expect(members.map((one) => one.name)).toEqual(['Ara']);

    // The next group needs no typing, and no network.
    await page.goto('/create-group');
    await expect(page.getByLabel('모임을 여는 코드')).toHaveValue(code);
  },
);
