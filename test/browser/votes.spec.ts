import type { Page } from '@playwright/test';
import { expect, readyForOffline, test, type Person } from './fixtures.ts';
import { aParty } from './party.ts';
import { enterName, fillSurvey, sendAnswer, tick } from './verbs.ts';

/** Enters as somebody who already is on the list, and says so when asked. */
async function comeBack(person: Person, shareUrl: string, name: string): Promise<void> {
  await person.page.goto(`/join/${shareUrl}`);
  await enterName(person.page, name);
  const isMe = person.page.getByRole('button', { name: '네, 저예요' });
  await expect(isMe.or(person.page.getByRole('heading', { level: 1, name: '언제 갈 수 있어요?' })).first()).toBeVisible();
  if (await isMe.isVisible()) await isMe.click();
  await expect(person.page).toHaveURL(/\/preferences\//);
}

const poll = (page: Page) => page.getByRole('region', { name: '어떤 여행으로 할까요?' });
const option = (page: Page, name: string) => poll(page).getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${name}`) }) });
const votes = (page: Page, name: string, count: number) => expect(option(page, name).getByText(`${count}표`)).toBeVisible({ timeout: 30_000 });

async function castType(page: Page, name: string): Promise<void> {
  await tick(option(page, name).getByRole('checkbox'));
  await poll(page).getByRole('button', { name: /^투표하기/ }).click();
}

test('six friends reach 100 %, and votes are live in three browsers, one of them offline for a while', async ({ person, server }) => {
  const { groupId, shareUrl } = await aParty(server);
  const [minji, junho, yuna] = [await person(), await person(), await person()];

  // 유나 is the last: the dashboard that is open elsewhere sees 100 %.
  await comeBack(minji, shareUrl, '민지');
  await minji.page.goto(`/group/${groupId}`);
  await expect(minji.page.getByRole('heading', { name: /6명 중 5명/ })).toBeVisible();
  await comeBack(yuna, shareUrl, '유나');
  await fillSurvey(yuna.page, { from: 3, to: 6 });
  await sendAnswer(yuna.page);
  await expect(minji.page.getByRole('heading', { name: /6명 모두 답했어요/ })).toBeVisible({ timeout: 30_000 });

  await comeBack(junho, shareUrl, '준호');
  for (const one of [minji, junho, yuna]) {
    await one.page.goto(`/results/${shareUrl}?tab=vote`);
    await expect(one.page.getByRole('heading', { name: '어떤 여행으로 할까요?' })).toBeVisible();
  }
  await castType(minji.page, '휴양');
  await votes(junho.page, '휴양', 1);
  await votes(yuna.page, '휴양', 1);

  // 준호 goes into a tunnel, votes there, and sees his vote as not sent yet.
  await readyForOffline(junho.page);
  await junho.goOffline();
  await castType(junho.page, '휴양');
  await expect(option(junho.page, '휴양').getByText('+1')).toBeVisible();
  await castType(yuna.page, '휴양');
  await votes(minji.page, '휴양', 2);
  await junho.goOnline();
  for (const one of [minji, junho, yuna]) await votes(one.page, '휴양', 3);

  // A vote taken back is gone for everybody; one cast twice counts once.
  await option(minji.page, '휴양').getByRole('button', { name: /거두기/ }).click();
  for (const one of [minji, junho, yuna]) await votes(one.page, '휴양', 2);
  const stored = await server.api<{ memberName: string; selectedType: string }[]>(`/api/groups/${groupId}/type-votes`);
  expect(stored.map((one) => `${one.memberName} ${one.selectedType}`).sort()).toEqual(['유나 relax', '준호 relax']);
});

test('voting asks for a name first', async ({ person, server }) => {
  const { shareUrl } = await aParty(server);
  const guest = await person();
  await guest.page.goto(`/results/${shareUrl}`);
  const tab = guest.page.getByRole('tab', { name: /투표/ });
  await expect(tab).toContainText('로그인 필요');
  // Locked, but it can be focused and pressed, and says why.
  await tab.click({ force: true });
  await expect(guest.page.getByRole('dialog')).toBeVisible();
});
