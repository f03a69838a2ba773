import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, long, readyForOffline, test } from './fixtures.ts';
import { aParty, aWholeParty } from './party.ts';
import { comeInAs, day, placeToo, tick } from './verbs.ts';

async function taken(page: Page, button: string | RegExp): Promise<{ name: string; text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

test(
  'the agreed days, the answers and the totals can be taken along without a network',
  long,
  async ({ person, server }) => {
    const { shareUrl } = await aParty(server);
    const someone = await person({ acceptDownloads: true, serviceWorkers: 'allow' });
    const { page } = someone;
    await page.goto(`/results/${shareUrl}`);
    await expect(page.getByRole('button', { name: '내보내기' })).toBeVisible();
    await readyForOffline(page);
    await someone.goOffline();

    // Five friends can go from one day after the other, each for seven days: they share the fifth to the seventh.
    const calendar = await taken(page, /달력에 추가/);
    const plain = (date: string) => date.replaceAll('-', '');
    expect(calendar.name).toBe('moyeo-대학-동기-봄-여행.ics');
    expect(calendar.text).toContain(
      `DTSTART;VALUE=DATE:${plain(day(4))}\r\nDTEND;VALUE=DATE:${plain(day(7))}\r\nSUMMARY:대학 동기 봄 여행\r\n`,
    );
    expect(calendar.text).not.toContain(shareUrl);

    await page.getByRole('button', { name: '내보내기' }).click();
    const answers = await taken(page, '모두의 답 받기');
    expect(answers.name).toBe('moyeo-대학-동기-봄-여행-모두의-답.csv');
    expect(answers.text.split('\r\n').map((line) => line.split(',')[0])).toEqual([
      '\uFEFF"이름"',
      '"민지"',
      '"준호"',
      '"소라"',
      '"하늘"',
      '"태윤"',
      '"유나"',
      '',
    ]);
    const totals = await taken(page, '집계 받기');
    expect(totals.text).toContain(`"갈 수 있는 날","${day(4)}","5","5"\r\n`);
    const whole = await taken(page, '모임 전체 받기');
    expect((JSON.parse(whole.text) as { groups: { name: string }[] }).groups.map((one) => one.name)).toEqual([
      '대학 동기 봄 여행',
    ]);
  },
);

test(
  'on paper there is the group, the way to it and every table, and nothing to press',
  long,
  async ({ person, server }) => {
    const { groupId } = await aParty(server);
    const { page } = await person({ colorScheme: 'dark' });
    await page.goto(`/group/${groupId}/summary?tab=dates`);
    await expect(page.getByRole('button', { name: '인쇄' })).toBeVisible();
    const paper = page.getByRole('img', { name: '대학 동기 봄 여행 초대 링크의 QR 코드' });
    await expect(paper).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toBeVisible();
    await expect(page.getByRole('table')).not.toHaveCount(0);
    expect(await page.locator('button:visible, nav:visible, [role=tablist]:visible').count()).toBe(0);
    expect(
      await page
        .locator('table')
        .evaluateAll((tables) => tables.every((table) => table.getBoundingClientRect().height > 0)),
    ).toBe(true);
    expect(
      await page
        .locator('body')
        .evaluate((body) => [getComputedStyle(body).color, getComputedStyle(body).backgroundColor]),
    ).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);

    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/group/${groupId}`);
    const toFillIn = page.getByRole('heading', { name: '친구 추가' });
    const toSettings = page.getByRole('link', { name: /^내 이름과 활동 기록/ });
    await expect(toFillIn).toBeVisible();
    await expect(toSettings).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('민지', { exact: true }).first()).toBeVisible();
    await expect(toFillIn).toBeHidden();
    await expect(toSettings).toBeHidden();
  },
);

test(
  'on paper a decided trip is what a traveller needs: no question, no way to other pages, nothing of how it came to be',
  long,
  async ({ person, server }) => {
    const { groupId, shareUrl, organizerToken } = await aWholeParty(server);
    const { page } = await person();
    await comeInAs(page, shareUrl, '민지');
    await page.goto(`/group/${groupId}/settings#organizer=${organizerToken}`);
    await expect(page.getByRole('heading', { level: 1, name: '모임 설정' })).toBeVisible();
    await page.goto(`/group/${groupId}`);
    const bar = page.getByRole('region', { name: '투표하고 정하기' });
    await tick(page.getByRole('region', { name: '언제 갈까요?' }).getByRole('checkbox').first());
    await bar.getByRole('button', { name: /투표하기/ }).click();
    await bar.getByRole('button', { name: /정하기$/ }).click();
    await placeToo(page);
    const sheet = page.getByRole('dialog', { name: '이렇게 확정할까요?' });
    await tick(sheet.getByRole('group', { name: '어디로' }).getByRole('radio').first());
    await sheet.getByRole('textbox', { name: /한마디/ }).fill('공항에서 9시에 봐요');
    await sheet.getByRole('button', { name: /확정하기$/ }).click();
    const asked = page.getByRole('heading', { name: '민지도 가나요?' });
    const tastes = page.getByRole('heading', { name: '지금까지 모인 취향' });
    const members = page.getByRole('heading', { name: '함께하는 사람' });
    for (const one of [asked, tastes, members]) await expect(one).toBeVisible();
    const estimate = page.getByText('모두의 답으로 낸 점수');
    await expect(estimate).toBeVisible();

    await page.emulateMedia({ media: 'print' });
    for (const one of [asked, tastes, members]) await expect(one).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: '누가 가나요' })).toBeVisible();
    await expect(estimate).toBeVisible();
    await expect(page.locator('p:visible', { hasText: '공항에서 9시에 봐요' })).toHaveCount(1);
    expect(await page.locator('main :is(button, a, nav):visible').count()).toBe(0);
  },
);
