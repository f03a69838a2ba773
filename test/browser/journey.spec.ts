import type { Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { expectAccessible } from './legible.ts';
import { aCustomParty, aGroupOf, aParty, aWholeParty, type Party } from './party.ts';
import { comeInAs, placeToo, tick } from './verbs.ts';

const next = (page: Page) => page.getByRole('button', { name: '다음', exact: true });

/** Up to the step where one says from where and how far. */
async function toOrigin(page: Page, party: Party): Promise<void> {
  await page.goto(`/join/${party.shareUrl}`);
  await page.getByRole('button', { name: '유나로 들어가기' }).click();
  await page.getByRole('button', { name: /나도 돼요/ }).click();
  await next(page).click();
  await expect(page.getByRole('heading', { level: 1, name: '어디서 떠나요?' })).toBeVisible();
}

test('the airport is found by name or code, and the budget is moved by keys to exactly what is sent', async ({
  server,
  person,
}) => {
  const party = await aParty(server);
  const { page } = await person();
  await toOrigin(page, party);
  const airport = page.getByRole('combobox', { name: /떠나는 공항/ });
  await airport.fill('gimpo');
  const list = page.getByRole('listbox', { name: '공항 목록' });
  await expect(list.getByRole('option').first()).toContainText('GMP');
  await airport.press('ArrowDown');
  await airport.press('Enter');
  await expect(airport).toHaveValue(/GMP/);
  await expect(list).toBeHidden();
  await expectAccessible(page);
  await page.locator('label', { hasText: '가까운 해외' }).click();

  await expect(page.getByRole('heading', { level: 1, name: '얼마쯤 쓸 수 있어요?' })).toBeVisible();
  const [low, high] = [page.getByRole('slider', { name: '적어도' }), page.getByRole('slider', { name: '많아야' })];
  await low.focus();
  await low.press('ArrowRight');
  await low.press('ArrowRight');
  await high.focus();
  await high.press('PageUp');
  await expect(low).toHaveAttribute('aria-valuenow', '600000');
  await expect(high).toHaveAttribute('aria-valuenow', '2000000');
  await expectAccessible(page);
  // Exactly the ends of a tier are that tier.
  await low.focus();
  await low.press('PageUp');
  await expect(page.getByRole('radio', { name: /^넉넉하게/ })).toBeChecked();
  await low.press('ArrowLeft');
  await page.getByRole('button', { name: /로 계속하기$/ }).click();
  await page.locator('label', { hasText: '휴양' }).first().click();
  await page.getByRole('button', { name: '답 보내기' }).click();
  await expect(page.getByText('답을 모임에 보냈어요')).toBeVisible();
  const answers = await server.api<{ memberName: string; payload: Record<string, unknown> }[]>(
    `/api/groups/${party.groupId}/simple-responses`,
  );
  expect(answers.find((one) => one.memberName === '유나')?.payload).toMatchObject({
    originCountryIso2: 'KR',
    range: 'intl_short',
    budgetTier: null,
    budgetCurrency: 'KRW',
    budgetMin: 950_000,
    budgetMax: 2_000_000,
  });
});

test('public holidays of the own country have their names beside the month', long, async ({ server, person }) => {
  const { shareUrl } = await aGroupOf(server, '둘이 가는 여행', [{ name: '민지' }, { name: '유나' }]);
  const { page } = await person();
  await page.clock.setFixedTime(new Date('2027-01-20T03:00:00Z'));
  await comeInAs(page, shareUrl, '유나');
  await expect(page.getByText('2월 6~8일 설날').first()).toBeVisible();
  await expect(page.locator('[data-day="2027-02-09"]')).toHaveAccessibleName(/설날 대체공휴일/);
  const chip = page.getByRole('button', { name: '설날 연휴 2월 6~9일' });
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-day="2027-02-08"]')).toHaveAttribute('aria-pressed', 'true');
});

test(
  'what others did since the last visit is on the home, and read once the news were opened',
  long,
  async ({ server, person }) => {
    const party = await aParty(server);
    const minji = await person();
    const bora = await person();
    await comeInAs(minji.page, party.shareUrl, '민지');
    await minji.page.goto(`/group/${party.groupId}`);
    await expect(minji.page.getByRole('button', { name: '소식', exact: true })).toBeVisible();
    await comeInAs(bora.page, party.shareUrl, '보라');
    const bell = minji.page.getByRole('button', { name: '새 소식 보기' });
    await expect(bell).toBeVisible({ timeout: 30_000 });
    await expect(minji.page.getByRole('region', { name: '지난번 이후' })).toContainText('보라');
    await bell.click();
    await expect(minji.page.getByRole('dialog', { name: /새 소식/ })).toContainText('보라가 들어왔어요.');
    await minji.page.keyboard.press('Escape');
    await expect(minji.page.getByRole('button', { name: '소식', exact: true })).toBeVisible();
    await expect(minji.page.getByRole('region', { name: '지난번 이후' })).toHaveCount(0);
  },
);

test(
  'one person alone is asked to invite, and a group with its own questions is promised no recommendations',
  long,
  async ({ server, person }) => {
    const alone = await aGroupOf(server, '나 혼자', [{ name: '민지' }]);
    const own = await aCustomParty(server);
    const { page } = await person();
    await comeInAs(page, alone.shareUrl, '민지');
    await page.goto(`/group/${alone.groupId}`);
    await expect(page.getByRole('heading', { level: 1, name: '내 답을 남기고 친구를 불러요' })).toBeVisible();
    await expect(page.getByText(/추천 여행지가 열/)).toHaveCount(0);
    await comeInAs(page, own.shareUrl, '유나');
    await page.goto(`/group/${own.groupId}`);
    await expect(page.getByRole('heading', { level: 1, name: '이제 내가 답할 차례예요' })).toBeVisible();
    await expect(page.getByText(/추천/)).toHaveCount(0);
  },
);

test('forty people fold to five, with tabs, and a search that knows initials', long, async ({ server, person }) => {
  const party = await aGroupOf(
    server,
    '졸업 십 주년',
    Array.from({ length: 40 }, (_, index) => ({
      name: `${'김이박최정강조윤장임'[index % 10] ?? ''}${['서아', '도윤', '하은', '시우'][Math.floor(index / 10)] ?? ''}`,
      ...(index === 0 ? { wants: {} } : {}),
    })),
  );
  const { page } = await person();
  await comeInAs(page, party.shareUrl, '김서아');
  await page.goto(`/group/${party.groupId}`);
  const panel = page.getByRole('tabpanel');
  await expect(panel.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('tab', { name: /답했어요/ }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('이름 찾기').fill('ㅂㄷㅇ');
  await expect(page.getByText('1명을 찾았어요')).toBeVisible();
  await expect(page.getByRole('button', { name: '박도윤 설문 하기' })).toBeVisible();
  await expectAccessible(page);
});

test('the picture of a decided trip is made on the device, 1080 by 1350', long, async ({ server, person }) => {
  const party = await aWholeParty(server);
  const { page } = await person();
  await comeInAs(page, party.shareUrl, '민지');
  await page.goto(`/group/${party.groupId}/settings#organizer=${party.organizerToken}`);
  await expect(page.getByRole('heading', { level: 1, name: '모임 설정' })).toBeVisible();
  await page.goto(`/group/${party.groupId}`);
  await tick(page.getByRole('region', { name: '언제 갈까요?' }).getByRole('checkbox').first());
  await page.getByRole('button', { name: '1개에 투표하기' }).click();
  await page
    .getByRole('region', { name: '투표하고 정하기' })
    .getByRole('button', { name: /정하기$/ })
    .click();
  await placeToo(page);
  const sheet = page.getByRole('dialog', { name: '이렇게 확정할까요?' });
  await tick(sheet.getByRole('radio', { name: '여행지 적기' }));
  await sheet.getByRole('textbox', { name: '여행지 이름' }).fill('다낭');
  await sheet.getByRole('button', { name: /다낭.*확정하기/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /다낭/ })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: '이미지 보내기' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^moyeo-\d{4}-\d\d-\d\d\.png$/);
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  const png = Buffer.concat(parts);
  // A PNG has its width and height at bytes 16 and 20.
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1350]);
});
