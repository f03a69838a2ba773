import { expect, type Locator, type Page } from '@playwright/test';
import { addDays } from '#shared/calendar/civil-date.ts';
import type { TestServer } from './fixtures.ts';

/** What people do, in the words of the Korean interface. */

const today = new Date().toISOString().slice(0, 10);
/** A day that is far enough ahead, whenever the test runs. */
export const day = (offset: number): string => addDays(today, 60 + offset);

export interface NewGroup {
  name: string;
  creator: string;
  email?: string;
}

/** Fills in and sends the form. @returns the share link. */
export async function createGroup(page: Page, { name, creator, email = 'ara@example.com' }: NewGroup): Promise<string> {
  await page.goto('/create-group');
  await page.getByLabel('모임 이름').fill(name);
  await page.getByLabel('내 이름').fill(creator);
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('button', { name: '모임 만들기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('이제 친구를 불러요');
  return page.getByRole('textbox', { name: '초대 링크' }).inputValue();
}

/** A new group is on its device first, and with the server soon after. @returns its id */
export async function groupIdOf(server: TestServer, link: string): Promise<string> {
  let found = '';
  await expect(async () => {
    ({ id: found } = await server.api<{ id: string }>(`/api/groups/${link.split('/').at(-1)}`));
  }).toPass({ timeout: 30_000 });
  return found;
}

/** What the survey says of an answer that is on this device alone. A draft says something like it. */
export const answerIsKept = (page: Page): Promise<void> =>
  expect(page.getByText('답을 이 기기에 저장했어요')).toBeVisible();

export async function join(page: Page, link: string, name: string): Promise<void> {
  await comeInAs(page, link.split('/').at(-1) ?? '', name);
}

export async function enterName(page: Page, name: string): Promise<void> {
  const seats = page.getByRole('button', { name: '새 이름' });
  const field = page.getByLabel(/이름만 적으면/);
  await expect(seats.or(field).first()).toBeVisible();
  if (await seats.isVisible()) await seats.click();
  await field.fill(name);
  await page
    .getByRole('button', { name: /들어가기$/ })
    .last()
    .click();
}

export interface Answer {
  from: number;
  to: number;
  type?: string;
  chip?: string;
}

/** Walks through the four steps; the last button is left to the caller. */
export async function fillSurvey(page: Page, { from, to, type = '휴양', chip = '온천' }: Answer): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '언제 갈 수 있어요?' })).toBeVisible();
  await typeDates(page, day(from), day(to));
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: '어디서 떠나요?' })).toBeVisible();
  await choose(page, '가까운 해외');
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: '얼마쯤 쓸 수 있어요?' })).toBeVisible();
  await choose(page, '적당하게');
  await next(page);
  await expect(page.getByRole('heading', { level: 1, name: '어떤 여행이 좋아요?' })).toBeVisible();
  await choose(page, type);
  await tick(page.getByRole('checkbox', { name: chip }));
}

/** A range by its two fields: beside the calendar on wide screens, in a sheet on narrow ones. */
export async function typeDates(page: Page, start: string, end: string): Promise<void> {
  const opener = page.getByRole('button', { name: '날짜 적기' });
  const field = page.getByRole('textbox', { name: '시작하는 날' });
  await expect(opener.or(field).first()).toBeVisible();
  const isNarrow = await opener.isVisible();
  if (isNarrow) await opener.click();
  await field.fill(start);
  await page.getByRole('textbox', { name: '끝나는 날' }).fill(end);
  await page.getByRole('button', { name: '기간 추가' }).click();
  if (isNarrow) await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
}

/**
 * Checkboxes are invisible inside their labels, and a choice moves what is below: the click goes to the box itself, not
 * to a point on the screen.
 */
export async function tick(box: Locator): Promise<void> {
  await box.dispatchEvent('click');
  await expect(box).toBeChecked();
}

/** The button says more than "next" where it also takes a sum. */
export const next = (page: Page): Promise<void> => page.getByRole('button', { name: /^다음$|로 계속하기$/ }).click();

async function choose(page: Page, name: string): Promise<void> {
  await tick(page.getByRole('radio', { name: new RegExp(`^${name}`) }));
}

export const sendAnswer = (page: Page): Promise<void> => page.getByRole('button', { name: '답 보내기' }).click();

/**
 * Comes in under a name, whatever the state of this device: new, on the list already ("that is me"), or in before. Ends
 * where the group's survey is.
 */
export async function comeInAs(
  page: Page,
  shareUrl: string,
  name: string,
  patience: { timeout?: number } = {},
): Promise<void> {
  await page.goto(`/join/${shareUrl}`);
  const again = page.getByRole('button', { name: /계속하기$/ });
  const seat = page.getByRole('button', { name: new RegExp(`^${name}(?:으로|로) 들어가기$`) });
  const other = page.getByRole('button', { name: '새 이름' });
  const isMe = page.getByRole('button', { name: '네, 저예요' });
  const field = page.getByLabel(/이름만 적으면/);
  const soon = { timeout: 3_000 };
  await expect(async () => {
    if (await again.isVisible()) await again.click(soon);
    else if (await isMe.isVisible()) await isMe.click(soon);
    else if (await seat.first().isVisible()) await seat.first().click(soon);
    else if (await other.isVisible()) await other.click(soon);
    else if ((await field.isVisible()) && (await field.inputValue(soon)) !== name) {
      await field.fill(name, soon);
      await page.getByRole('button', { name: /들어가기$/ }).click(soon);
    }
    expect(page.url()).toMatch(/\/(preferences|custom-survey)\//);
  }).toPass(patience);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const poll = (page: Page) => page.getByRole('region', { name: '어떤 여행으로 할까요?' });

/** A row of the poll on the kind of trip. */
export const option = (page: Page, name: string) =>
  poll(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name}`) }) });
export const votes = (page: Page, name: string, count: number) =>
  expect(option(page, name).getByText(`${count}표`)).toBeVisible({ timeout: 30_000 });

/** Chooses and presses the button; whether the vote was written is not waited for. */
export async function pressType(page: Page, name: string): Promise<void> {
  await tick(option(page, name).getByRole('checkbox'));
  await poll(page)
    .getByRole('button', { name: /^투표하기/ })
    .click();
}

export async function castType(page: Page, name: string): Promise<void> {
  await pressType(page, name);
  // The choice shows at once; only now is the vote in the device's storage.
  await expect(poll(page).getByRole('status')).toHaveText('1개에 투표했어요');
}

/** Takes these candidates of the deck into the comparison, and opens it. @returns their names */
export async function compareCandidates(page: Page, indexes: readonly number[]): Promise<string[]> {
  const names: string[] = [];
  for (const index of indexes) {
    const card = page.getByRole('article').nth(index);
    names.push(await card.getByRole('heading', { level: 2 }).getByRole('link').innerText());
    await card.getByRole('button', { name: /비교에 담기$/ }).click();
  }
  await page.getByRole('navigation', { name: '보는 방법' }).getByRole('link', { name: /비교/ }).click();
  return names;
}

/** In the sheet that decides, while the group votes for its dates: the place is decided with them. */
export const placeToo = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: '여행지도 함께 정하기' }).click();
