import type { Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { aParty } from './party.ts';
import { createGroup, day } from './verbs.ts';

/** Counts what a finger does; typing is not counted. */
function taps(page: Page) {
  let count = 0;
  return {
    get count() {
      return count;
    },
    tap: async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      count += 1;
      await page.getByRole(role, { name }).first().click();
    },
    /** The box of a radio is invisible: the finger meets its label. */
    choose: async (text: string) => {
      count += 1;
      await page.locator('label', { hasText: text }).first().click();
    },
    tapDay: async (date: string) => {
      count += 1;
      await page.locator(`[data-day="${date}"]`).click();
    },
  };
}

const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

test('a friend answers with eight taps, from the link to the saved answer', async ({ person, server }) => {
  const { shareUrl, groupId } = await aParty(server);
  const { page } = await person({ locale: 'ko-KR', language: '' });
  await page.goto(`/join/${shareUrl}`);
  await expect(page.getByText('민지가 초대했어요')).toBeVisible();
  const finger = taps(page);
  await finger.tap('한국어로 계속하기');
  await finger.tap('유나로 들어가기');
  await heading(page, '언제 갈 수 있어요?');
  await finger.tap(/나도 돼요/);
  await finger.tap(/^다음$/);
  await heading(page, '어디서 떠나요?');
  // Below the rings there is land.
  await expect(page.locator('fieldset > svg > path').first()).toHaveAttribute('d', /^(?:M[^z]+z){80}/);
  await finger.choose('가까운 해외');
  await heading(page, '얼마쯤 쓸 수 있어요?');
  await finger.tap(/로 계속하기$/);
  await heading(page, '어떤 여행이 좋아요?');
  await finger.choose('휴양');
  await finger.tap('답 보내기');
  await expect(page.getByText('답을 모임에 보냈어요')).toBeVisible();
  expect(finger.count).toBeLessThanOrEqual(8);
  const answers = await server.api<{ memberName: string; payload: { range: string; budgetTier: string } }[]>(
    `/api/groups/${groupId}/simple-responses`,
  );
  expect(answers.find((one) => one.memberName === '유나')?.payload).toMatchObject({
    range: 'intl_short',
    budgetTier: 'mid',
    mainType: 'relax',
  });
});

test('the creator answers with twelve taps, from the home page to the saved answer, and is never asked for the name again', async ({
  person,
  server,
}) => {
  const { page } = await person({ locale: 'ko-KR', language: '' });
  await page.goto('/');
  const finger = taps(page);
  await finger.tap(/^한국어/);
  await page.getByRole('main').waitFor();
  await finger.tap(/모임 만들기/, 'link');
  // Three fields: the first has the focus, Enter moves on, and makes the group at the end.
  await expect(page.getByLabel('모임 이름')).toBeFocused();
  await page.keyboard.type('대학 동기 봄 여행');
  await page.keyboard.press('Enter');
  await page.keyboard.type('민지');
  await page.keyboard.press('Enter');
  await page.keyboard.type('minji@example.com');
  await finger.tap('모임 만들기');
  await heading(page, '이제 친구를 불러요');
  const link = await page.getByRole('textbox', { name: '초대 링크' }).inputValue();
  await finger.tap('카카오톡·메시지로 초대하기');
  await finger.tap('내 답 쓰기', 'link');
  await heading(page, '언제 갈 수 있어요?');
  const open = await page.locator('[data-day]').last().getAttribute('data-day');
  const first = open ?? day(0);
  await finger.tapDay(first.replace(/\d\d$/, '10'));
  await finger.tapDay(first.replace(/\d\d$/, '13'));
  await finger.tap(/^다음$/);
  await heading(page, '어디서 떠나요?');
  await finger.choose('가까운 해외');
  await heading(page, '얼마쯤 쓸 수 있어요?');
  await finger.tap(/로 계속하기$/);
  await heading(page, '어떤 여행이 좋아요?');
  await finger.choose('휴양');
  await finger.tap('답 보내기');
  await expect(page.getByText('답을 모임에 보냈어요')).toBeVisible();
  expect(finger.count).toBeLessThanOrEqual(12);
  const members = () =>
    server.api<{ name: string; status: string }[]>(`/api/groups/${link.split('/').at(-1) ?? ''}/members`);
  await expect.poll(members).toMatchObject([{ name: '민지', status: 'done' }]);
});

test(
  'nothing moves on an invitation while it loads, in an in-app browser and on a slow line',
  long,
  async ({ person, server }) => {
    const { shareUrl } = await aParty(server);
    const { page, context } = await person({
      locale: 'ko-KR',
      language: '',
      userAgent: 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/120 Mobile Safari/537.36 KAKAOTALK 10.4.5',
    });
    await context.addInitScript(() => {
      const shown = window as unknown as { shift: number };
      shown.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shown.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const client = await context.newCDPSession(page);
    // Slow 4G: 400 kbit/s, 400 ms.
    await client.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50_000,
      uploadThroughput: 50_000,
    });
    const shift = () => page.evaluate(() => (window as unknown as { shift: number }).shift);
    await page.goto(`/join/${shareUrl}`);
    await expect(page.getByRole('heading', { level: 1, name: '대학 동기 봄 여행' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('카카오톡 안에서 열었어요')).toBeVisible();
    await page.waitForTimeout(500);
    expect(await shift()).toBeLessThanOrEqual(0.02);
    await page.getByRole('button', { name: '한국어로 계속하기' }).click();
    await expect(page.getByRole('button', { name: '유나로 들어가기' })).toBeVisible({ timeout: 60_000 });
    await page.waitForTimeout(500);
    expect(await shift()).toBeLessThanOrEqual(0.02);
  },
);

test('a seat that was taken by mistake is left again', async ({ person, server }) => {
  const { shareUrl } = await aParty(server);
  const { page } = await person();
  await page.goto(`/join/${shareUrl}`);
  await page.getByRole('button', { name: '유나로 들어가기' }).click();
  await heading(page, '언제 갈 수 있어요?');
  await page.getByRole('button', { name: '바꾸기' }).click();
  await expect(page.getByRole('heading', { name: '누구세요?' })).toBeVisible();
  // Nobody else is waited for: the field is open. A typed name that this device had is asked about in place.
  await page.getByLabel(/이름만 적으면/).fill('유나');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/(join|preferences)\//);
});

test('the seat of the organiser is nobody else’s: a friend writes a name, and a name in use is asked about', async ({
  person,
}) => {
  const minji = await person();
  const link = await createGroup(minji.page, { name: '먼저 부르는 여행', creator: '민지' });
  const { page } = await person();
  await page.goto(link);
  await expect(page.getByText('이미 들어온 친구 1명')).toBeVisible();
  await expect(page.getByLabel(/이름만 적으면/)).toBeVisible();
  await expect(page.getByRole('button', { name: '새 이름' })).toHaveCount(0);
  await page.getByRole('button', { name: '민지로 들어가기' }).click();
  await expect(page.getByRole('dialog', { name: '민지 본인인가요, 다른 민지인가요?' })).toBeVisible();
});

test('days that suit if need be are sent as such, and no friend sees them as days that suit', async ({
  person,
  server,
}) => {
  const { shareUrl, groupId } = await aParty(server);
  const { page } = await person();
  await page.goto(`/join/${shareUrl}`);
  await page.getByRole('button', { name: '유나로 들어가기' }).click();
  await page.getByRole('button', { name: /나도 돼요/ }).click();
  await page.locator('label', { hasText: '애매해요' }).first().click();
  await page.getByRole('button', { name: '다음 달 더 보기' }).click();
  const last = (await page.locator('[data-day]').last().getAttribute('data-day')) ?? '';
  await page.locator(`[data-day="${last.replace(/\d\d$/, '10')}"]`).click();
  await page.locator(`[data-day="${last.replace(/\d\d$/, '12')}"]`).click();
  for (const [text, button] of [
    ['가까운 해외', /로 계속하기$/],
    ['휴양', '답 보내기'],
  ] as const) {
    if (text === '가까운 해외') await page.getByRole('button', { name: '다음', exact: true }).click();
    await page.locator('label', { hasText: text }).first().click();
    await page.getByRole('button', { name: button }).click();
  }
  await expect
    .poll(async () => {
      const answers = await server.api<{ memberName: string; payload: Record<string, unknown> }[]>(
        `/api/groups/${groupId}/simple-responses`,
      );
      return answers.find((one) => one.memberName === '유나')?.payload['availabilityIfNeedBe'];
    })
    .toEqual([{ start: last.replace(/\d\d$/, '10'), end: last.replace(/\d\d$/, '12') }]);
});
