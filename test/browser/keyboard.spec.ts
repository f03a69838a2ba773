import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { aParty, aWholeParty } from './party.ts';
import { comeInAs, day } from './verbs.ts';

/** Tabs on until the element with this accessible name has the focus. */
async function tabTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let steps = 0; steps < most; steps += 1) {
    const focused = page.locator(':focus');
    if (await focused.count()) {
      const said = await focused.evaluate((element) => {
        const labels = (element as HTMLInputElement).labels;
        return [
          element.getAttribute('aria-label'),
          ...(labels ? [...labels].map((label) => label.textContent) : []),
          element.textContent,
        ]
          .filter(Boolean)
          .join(' ');
      });
      if (name.test(said)) return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(name)} was not reached by the keyboard`);
}

test('create, join and answer with the keyboard alone', async ({ person, server }) => {
  const creator = await person({ viewport: { width: 1280, height: 900 } });
  await creator.page.goto('/create-group');
  // The first field has the focus without a key.
  await expect(creator.page.getByLabel('모임 이름')).toBeFocused();
  await creator.page.keyboard.type('손가락 없이');
  await tabTo(creator.page, /내 이름/);
  await creator.page.keyboard.type('Ara');
  await tabTo(creator.page, /이메일/);
  await creator.page.keyboard.type('ara@example.com');
  await tabTo(creator.page, /^모임 만들기/);
  await creator.page.keyboard.press('Enter');
  await expect(creator.page.getByRole('heading', { level: 1 })).toContainText('이제 친구를 불러요');
  const link = await creator.page.getByRole('textbox', { name: '초대 링크' }).inputValue();

  // A friend with an own device.
  const { page } = await person({ viewport: { width: 1280, height: 900 } });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: '손가락 없이' })).toBeVisible();
  await tabTo(page, /이름만 적으면/);
  await page.keyboard.type('Bo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '언제 갈 수 있어요?' })).toBeFocused();

  await tabTo(page, /시작하는 날/, 120);
  await page.locator(':focus').fill(day(5));
  await tabTo(page, /끝나는 날/);
  await page.locator(':focus').fill(day(8));
  await page.keyboard.press('Enter');
  await tabTo(page, /^다음/);
  await page.keyboard.press('Enter');
  // A change of step moves the focus to its heading.
  await expect(page.getByRole('heading', { level: 1, name: '어디서 떠나요?' })).toBeFocused();
  // The names stand below each other, the farthest first: Down goes down.
  await tabTo(page, /먼 해외/);
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^조금 먼 해외/ })).toBeChecked();
  await tabTo(page, /^다음/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '얼마쯤 쓸 수 있어요?' })).toBeFocused();
  await tabTo(page, /알뜰하게|적당하게/);
  await page.keyboard.press('Space');
  await tabTo(page, /로 계속하기$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '어떤 여행이 좋아요?' })).toBeFocused();
  await tabTo(page, /관광/);
  await page.keyboard.press('Space');
  await tabTo(page, /도시 산책/);
  await page.keyboard.press('Space');
  await tabTo(page, /^답 보내기/);
  await page.keyboard.press('Enter');
  await expect
    .poll(
      async () =>
        (await server.api<{ memberName: string }[]>(`/api/groups/${link.split('/').at(-1)}/simple-responses`)).map(
          (one) => one.memberName,
        ),
      { timeout: 20_000 },
    )
    .toEqual(['Bo']);
  // The page goes on by itself.
  await expect(page).toHaveURL(/\/group-results\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('after a change of the page the reading goes on at its heading, and only then', async ({ person, server }) => {
  const { groupId, shareUrl } = await aWholeParty(server);
  const { page } = await person({ viewport: { width: 1280, height: 800 } });
  await comeInAs(page, shareUrl, '민지');
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto(`/group/${groupId}`);
  await expect(heading).toBeVisible();
  await expect(heading).not.toBeFocused();
  const places = page.getByRole('navigation', { name: '모임 메뉴' });
  for (const name of ['분석', '추천', '모임 홈', '결과']) {
    await places.getByRole('link', { name: new RegExp(`^${name}`) }).press('Enter');
    await expect(places.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'page');
    await expect(heading).toBeFocused();
    await expect(heading).toHaveCSS('outline-style', 'none');
  }
  // A change within the page leaves the focus where it is.
  const tab = page.getByRole('tab').nth(1);
  await tab.click();
  await expect(page).toHaveURL(/tab=/);
  await expect(tab).toBeFocused();
  await page.getByRole('link', { name: '모여' }).first().press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(heading).toBeFocused();
  await page.goBack();
  await expect(heading).toBeFocused();
});

test('in the survey the focus goes on with what a key has brought', async ({ person, server }) => {
  const { shareUrl } = await aParty(server);
  const { page } = await person({ viewport: { width: 1280, height: 800 } });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await comeInAs(page, shareUrl, '유나');
  await expect(heading('언제 갈 수 있어요?')).toBeFocused();
  await expect(page.getByRole('button', { name: '본문으로 바로 가기' })).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: '다음' })).toBeVisible();

  const days = page.locator('[data-day$="-01"]');
  await expect(days).toHaveCount(2);
  await page.getByRole('button', { name: '다음 달 더 보기' }).press('Enter');
  await expect(days).toHaveCount(4);
  await expect(days.nth(2)).toBeFocused();
  await expect(days.nth(2)).toBeInViewport();
  for (const month of [3, 4]) {
    await page.keyboard.press('PageDown');
    await expect(days.nth(month)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '다음', exact: true }).press('Enter');

  await expect(heading('어디서 떠나요?')).toBeFocused();
  const airport = page.getByRole('combobox', { name: /떠나는 공항/ });
  await airport.focus();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /^먼 해외/ })).toBeFocused();
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');

  await expect(heading('얼마쯤 쓸 수 있어요?')).toBeFocused();
  await page.getByRole('button', { name: /로 계속하기$/ }).press('Enter');
  await expect(heading('어떤 여행이 좋아요?')).toBeFocused();
  await page.getByRole('button', { name: '답 보내기' }).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: '여행 유형을 하나 골라 주세요.' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio').first()).toBeFocused();
});
