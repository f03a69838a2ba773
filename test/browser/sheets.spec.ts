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
