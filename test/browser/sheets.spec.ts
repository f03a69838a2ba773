import type { Page } from '@playwright/test';
import { expect, long } from './fixtures.ts';
import { test } from './screens.ts';
import { comeInAs } from './verbs.ts';

/** How far the two answers of the open sheet stand from its edges, left and right. */
const insets = (page: Page): Promise<[number, number][]> =>
  page.getByRole('dialog').evaluate((dialog) => {
    const sheet = dialog.getBoundingClientRect();
    return [...dialog.querySelectorAll('button')].slice(-2).map((one): [number, number] => {
      const { left, right } = one.getBoundingClientRect();
      return [Math.round(left - sheet.left), Math.round(sheet.right - right)];
    });
  });

test(
  'a sheet looks the same wherever it is asked for: the styles of the place do not reach its buttons',
  long,
  async ({ person, world: { party } }) => {
    const { page } = await person();
    await page.goto(`/group/${party.groupId}/settings#organizer=${party.organizerToken}`);
    // The form by which one becomes the organiser has gone.
    await expect(page.getByRole('heading', { level: 1, name: '모임 설정' })).toBeFocused();
    await comeInAs(page, party.shareUrl, '유나');
    const asked: [address: string, button: RegExp][] = [
      [`/group/${party.groupId}`, /^유나 로그아웃$/],
      [`/group/${party.groupId}`, /^준호.* 빼기$/],
      [`/results/${party.shareUrl}?tab=vote`, /^유나 로그아웃$/],
      [`/results/${party.shareUrl}?tab=participants`, /^준호.* 빼기$/],
    ];
    for (const [address, name] of asked) {
      await page.goto(address);
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog').getByRole('heading', { level: 2 })).toBeVisible();
      expect(await insets(page), `${address} ${name.source}`).toEqual([
        [20, 20],
        [20, 20],
      ]);
    }
  },
);

test('on the first page of a visit, as from a chat, Back closes the sheet, too; closed otherwise it leaves no entry behind', async ({
  person,
}) => {
  const { page } = await person();
  await page.goto('/explore/japan/osaka');
  const suggest = page.getByRole('button', { name: '우리 모임에 추천하기', exact: true });
  const sheet = page.getByRole('dialog');
  const entry = () => page.evaluate(() => (history.state as { sheets?: number }).sheets);
  for (const turn of ['first', 'again']) {
    await suggest.click();
    await expect(sheet.getByText('아직 모임이 없어요'), turn).toBeVisible();
    await page.goBack();
    await expect(sheet, turn).toHaveCount(0);
    await expect(page).toHaveURL(/\/explore\/japan\/osaka$/);
  }
  await suggest.click();
  await sheet.getByRole('button', { name: '닫기' }).click();
  await expect(sheet).toHaveCount(0);
  await expect.poll(entry).toBeUndefined();

  // A sheet over that of a place, which was opened by its address: closed one after the other, in both ways.
  await page.goto('/explore/japan/osaka?place=osaka-castle');
  await expect(sheet).toHaveCount(1);
  await sheet.getByRole('button', { name: /우리 모임에 추천하기/ }).click();
  await expect(sheet.getByText('아직 모임이 없어요')).toBeVisible();
  await page.goBack();
  await expect(sheet).toHaveCount(1);
  await sheet.getByRole('button', { name: /우리 모임에 추천하기/ }).click();
  await expect(sheet.getByText('아직 모임이 없어요')).toBeVisible();
  await sheet.last().getByRole('button', { name: '닫기' }).click();
  await expect(sheet).toHaveCount(1);
  await expect.poll(entry).toBeUndefined();
  await expect(page).toHaveURL(/place=osaka-castle$/);
  await page.goBack();
  // The next Back leaves the app.
  await page.goBack();
  await expect(page).toHaveURL('about:blank');
});

test('Back closes the sheet over a page, the uppermost first; the page stays, and the next Back leaves it', async ({
  person,
}) => {
  const { page } = await person();
  const country = /\/explore\/japan$/;
  const city = /\/explore\/japan\/osaka$/;
  const sheet = page.getByRole('dialog');
  await page.goto('/explore/japan');
  await page
    .getByRole('link', { name: /오사카/ })
    .first()
    .click();
  await expect(page).toHaveURL(city);
  const suggest = page.getByRole('button', { name: '우리 모임에 추천하기', exact: true });
  await suggest.click();
  await expect(sheet).toHaveCount(1);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(city);
  await expect(suggest).toBeFocused();

  // The sheet of a place has an entry of its own; the one over it has none.
  await page.getByRole('button', { name: '오사카성', exact: true }).click();
  await expect(sheet).toHaveCount(1);
  const place = page.url();
  await sheet.getByRole('button', { name: /우리 모임에 추천하기/ }).click();
  await expect(sheet).toHaveCount(2);
  await page.goBack();
  await expect(sheet).toHaveCount(1);
  await expect(page).toHaveURL(place);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page).toHaveURL(city);
  await page.goBack();
  await expect(page).toHaveURL(country);
});
