import type { Page } from '@playwright/test';
import { expect, long } from './fixtures.ts';
import { test } from './screens.ts';
import { comeInAs } from './verbs.ts';

/** As a window of 1280 by 800 at 200 %; a phone on its side is not higher. */
const viewport = { width: 640, height: 400 };

/** Tabs on, and tells of what had the focus and lay under something else or outside of the window. */
async function covered(page: Page, steps: number): Promise<string[]> {
  const found: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const said = await page.evaluate(async () => {
      // A toast makes room in the next frame.
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      if (!focused || focused === document.body || focused.matches('[role=tabpanel]')) return '';
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const middle = (left + right) / 2;
      const isFree = [top + 3, (top + bottom) / 2, bottom - 3].every((y) => {
        const over = document.elementFromPoint(middle, y);
        return over && (focused.contains(over) || over.contains(focused));
      });
      return isFree ? '' : `${focused.getAttribute('aria-label') ?? focused.textContent} at ${top}`;
    });
    if (said !== '') found.push(said);
  }
  return found;
}

test('in a low window no bar covers what has the focus, nor the calendar', async ({ person, world }) => {
  const { page } = await person({ viewport, reducedMotion: 'reduce' });
  await page.goto(`/group/${world.party.groupId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await covered(page, 30)).toEqual([]);

  await comeInAs(page, world.party.shareUrl, '유나');
  const days = page.locator('[data-day]');
  await expect(days.first()).toBeVisible();
  expect(await covered(page, 16)).toEqual([]);
  await days.first().evaluate((one) => {
    one.scrollIntoView();
  });
  // Only the days of the week stay above the calendar, with the choice of what is painted.
  const rows = await days.evaluateAll((all) => {
    const free = all.filter((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return document.elementFromPoint((left + right) / 2, (top + bottom) / 2)?.closest('[data-day]') === one;
    });
    return new Set(free.map((one) => Math.round(one.getBoundingClientRect().top))).size;
  });
  expect(rows).toBeGreaterThanOrEqual(4);
});

test('on a phone the bar of a group covers nothing that has the focus', async ({ person, world }) => {
  const { page } = await person({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await page.goto(`/group/${world.party.groupId}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  expect(await covered(page, 30)).toEqual([]);
});

test('without the colours of the app the choice of what is painted is seen, and which of the two it is', async ({
  person,
  world,
}) => {
  const { page } = await person({ forcedColors: 'active' });
  await comeInAs(page, world.party.shareUrl, '유나');
  const choices = page.getByRole('radio');
  await expect(choices.first()).toBeVisible();
  const looks = await page.locator('label:has(> [type=radio])').evaluateAll((labels) =>
    labels.slice(0, 2).map((label) => {
      const mark = label.querySelector('i');
      return {
        ground: getComputedStyle(label).backgroundColor,
        edge: getComputedStyle(label.parentElement ?? label).borderStyle,
        mark: mark && getComputedStyle(mark).borderStyle,
      };
    }),
  );
  expect(looks.map(({ edge, mark }) => [edge, mark])).toEqual([
    ['solid', 'solid'],
    ['solid', 'dashed'],
  ]);
  expect(looks[0]?.ground).not.toBe(looks[1]?.ground);
});

test(
  'in a low window every filter is seen without scrolling sideways, and the name of a city below its picture',
  long,
  async ({ person }) => {
    const { page } = await person({ viewport });
    await page.goto('/explore');
    const kinds = page.getByRole('group', { name: '여행 유형' });
    await expect(kinds).toBeVisible();
    expect(await kinds.evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
    await page.goto('/explore/japan/fukuoka');
    await expect(page.getByRole('heading', { level: 1, name: '후쿠오카' })).toBeInViewport({ ratio: 1 });
  },
);

test('a wrong link to results is said once', async ({ person }) => {
  const { page } = await person();
  await page.goto('/results/0000000000000000000000');
  await expect(page.getByText('올바르지 않은 링크예요')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('올바르지 않은 링크예요');
});
