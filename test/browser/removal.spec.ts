import { expect, long, readyForOffline, test } from './fixtures.ts';
import { aCustomParty, memberIdOf, takeOut } from './party.ts';
import {
  answerIsKept,
  castType,
  comeInAs,
  createGroup,
  enterName,
  fillSurvey,
  groupIdOf,
  join,
  next,
  option,
  sendAnswer,
} from './verbs.ts';

interface SavedAnswer {
  memberName: string;
  payload: { mainType: string };
}

test(
  'a member who is removed while offline loses nothing, receives nothing, and can be restored with everything within 7 days',
  long,
  async ({ person, server }) => {
    test.setTimeout(150_000);
    const ara = await person();
    const link = await createGroup(ara.page, { name: '동네 친구', creator: 'Ara' });
    const ref = link.split('/').at(-1) ?? '';
    const groupId = await groupIdOf(server, link);
    const answers = async () =>
      (await server.api<SavedAnswer[]>(`/api/groups/${ref}/simple-responses`))
        .map((one) => `${one.memberName} ${one.payload.mainType}`)
        .sort();

    const bo = await person({ serviceWorkers: 'allow' });
    await join(bo.page, link, 'Bo');
    await fillSurvey(bo.page, { from: 3, to: 6 });
    await sendAnswer(bo.page);
    await expect.poll(answers).toEqual(['Bo relax']);
    await bo.page.goto(`/results/${ref}?tab=vote`);
    await expect(bo.page.getByRole('heading', { name: '어떤 여행으로 할까요?' })).toBeVisible();
    await readyForOffline(bo.page);

    // Offline: a vote, and another answer.
    await bo.goOffline();
    await castType(bo.page, '휴양');
    await expect(option(bo.page, '휴양').getByText('+1')).toBeVisible();
    await bo.page.goto(`/preferences/${ref}`);
    await bo.page
      .getByRole('button', { name: /고치기/ })
      .first()
      .click();
    for (let step = 0; step < 3; step += 1) await next(bo.page);
    await expect(bo.page.getByRole('heading', { level: 1, name: '어떤 여행이 좋아요?' })).toBeVisible();
    await bo.page.getByRole('radio', { name: /^골프/ }).dispatchEvent('click');
    await bo.page.getByRole('button', { name: '고친 답 보내기' }).click();
    await answerIsKept(bo.page);

    // Meanwhile Ara removes Bo, and renames the group.
    await ara.page.goto(`/group/${groupId}/settings`);
    await ara.page.getByRole('button', { name: /^Bo.*모임에서 빼기$/ }).click();
    await ara.page.getByRole('dialog').getByRole('button', { name: '빼기', exact: true }).click();
    await expect.poll(answers).toEqual([]);
    await ara.page.getByLabel('모임 이름').fill('비밀 이름');
    await ara.page.getByRole('button', { name: '저장하기' }).click();
    await expect.poll(async () => (await server.api<{ name: string }>(`/api/groups/${ref}`)).name).toBe('비밀 이름');

    // Bo is online again: a notice lists the pending writes, which are kept; the group's changes do not come here any
    // more.
    await bo.goOnline();
    await bo.page.goto('/this-device');
    await expect(bo.page.getByText(/Bo.* 동네 친구 모임에서 빠졌어요\. 모임장이 되돌려 주면/)).toBeVisible({
      timeout: 40_000,
    });
    for (const what of ['여행 유형 투표 · 휴양', '설문 답 · Bo']) {
      const refused = bo.page.getByRole('article').filter({ hasText: what });
      await expect(refused).toContainText('모임에서 빠진 이름이라 받지 않았어요.');
      await expect(refused.getByRole('button', { name: '내보내기' })).toBeVisible();
    }
    await bo.page.goto(`/group/${groupId}`);
    await expect(bo.page.getByText(/모임에서 빠졌어요/)).toBeVisible();

    // The others go on, and Bo's device receives none of it.
    const chul = await person();
    await join(chul.page, link, 'Chul');
    await fillSurvey(chul.page, { from: 1, to: 4 });
    await sendAnswer(chul.page);
    await expect.poll(answers).toEqual(['Chul relax']);
    await bo.page.reload();
    await expect(bo.page.getByText(/모임에서 빠졌어요/)).toBeVisible();
    await expect(bo.page.getByText('비밀 이름')).toHaveCount(0);
    await expect(bo.page.getByText('Chul')).toHaveCount(0);

    // Ara restores Bo: the answer that had been sent is there again, or already the one that was refused.
    await ara.page.getByRole('button', { name: /^Bo.*모임에 되돌리기$/ }).click();
    await expect.poll(async () => (await answers()).length, { timeout: 30_000 }).toBe(2);
    await expect(ara.page.getByRole('button', { name: /^Bo.*모임에서 빼기$/ })).toBeVisible();

    // Bo comes in again, and what was refused is sent by itself.
    await comeInAs(bo.page, ref, 'Bo');
    await expect.poll(answers, { timeout: 30_000 }).toEqual(['Bo golf', 'Chul relax']);
    // The vote came before that answer, which asks for another kind of trip and withdraws it, as it does without a
    // removal.
    await bo.page.goto('/this-device');
    await expect(bo.page.getByText('여행 유형 투표 · 휴양')).toHaveCount(0);
    await expect(bo.page.getByText('보낼 것이 없어요').first()).toBeVisible();
    await bo.page.goto(`/group/${groupId}`);
    await expect(bo.page.getByText('비밀 이름').first()).toBeVisible();
  },
);

test(
  'a member who is removed by mistake and looks at the group meanwhile is back within two minutes, without touching anything',
  long,
  async ({ person, server }) => {
    test.setTimeout(180_000);
    const ara = await person();
    const link = await createGroup(ara.page, { name: '동네 친구', creator: 'Ara' });
    const groupId = await groupIdOf(server, link);
    const bo = await person();
    await join(bo.page, link, 'Bo');
    await bo.page.goto(`/group/${groupId}`);
    await expect(bo.page.getByRole('heading', { level: 2, name: '동네 친구' })).toBeVisible();

    await ara.page.goto(`/group/${groupId}/settings`);
    await ara.page.getByRole('button', { name: /^Bo.*모임에서 빼기$/ }).click();
    await ara.page.getByRole('dialog').getByRole('button', { name: '빼기', exact: true }).click();
    await expect(bo.page.getByText(/모임에서 빠졌어요/)).toBeVisible({ timeout: 40_000 });
    await ara.page.getByRole('button', { name: /^Bo.*모임에 되돌리기$/ }).click();

    await expect(bo.page.getByText(/모임에서 빠졌어요/)).toHaveCount(0, { timeout: 120_000 });
    // The page is subscribed again: what others change comes here by itself.
    await ara.page.getByLabel('모임 이름').fill('새 이름');
    await ara.page.getByRole('button', { name: '저장하기' }).click();
    await expect(bo.page.getByRole('heading', { level: 2, name: '새 이름' })).toBeVisible({ timeout: 30_000 });
  },
);

test(
  'a removed member who comes back under the same name joins anew: this device asks who is in the group, which it no longer hears of',
  long,
  async ({ person, server }) => {
    const ara = await person();
    const link = await createGroup(ara.page, { name: '동네 친구', creator: 'Ara' });
    const groupId = await groupIdOf(server, link);
    const names = async () =>
      (await server.api<{ name: string }[]>(`/api/groups/${groupId}/members`)).map((one) => one.name).sort();
    const bo = await person();
    await join(bo.page, link, 'Bo');
    await expect.poll(names).toEqual(['Ara', 'Bo']);

    await ara.page.goto(`/group/${groupId}/settings`);
    await ara.page.getByRole('button', { name: /^Bo.*모임에서 빼기$/ }).click();
    await ara.page.getByRole('dialog').getByRole('button', { name: '빼기', exact: true }).click();
    await expect.poll(names).toEqual(['Ara']);

    await bo.page.goto(`/group/${groupId}`);
    await bo.page.getByRole('button', { name: '알겠어요' }).click();
    // What is shown from here on is from before.
    await expect(bo.page.getByText(/모임에서 빠지기 전까지의 내용/)).toBeVisible();
    await bo.page.goto(`/group/${groupId}/login`);
    await enterName(bo.page, 'Bo');
    await expect.poll(names, { timeout: 30_000 }).toEqual(['Ara', 'Bo']);
    await fillSurvey(bo.page, { from: 3, to: 6 });
    await sendAnswer(bo.page);
    await expect(bo.page.getByText('답을 모임에 보냈어요')).toBeVisible({ timeout: 30_000 });
  },
);

test('who is removed while they answer the group’s own questions is told so, and not offered to go on with an earlier answer', async ({
  person,
  server,
}) => {
  const party = await aCustomParty(server);
  const { page } = await person();
  await comeInAs(page, party.shareUrl, '유나');
  await page.goto(`/custom-survey/${party.groupId}/${await memberIdOf(server, party.groupId, '유나')}`);
  await expect(page.getByText('숙소는 어떤 곳이 좋아요?')).toBeVisible();
  await takeOut(server, party, '유나');
  await expect(page.getByText(/^유나는 우리끼리 질문 모임에서 빠졌어요/)).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(new RegExp(`/group/${party.groupId}$`));
  await expect(page.getByText('전에 적은 답을 이어서')).toHaveCount(0);
});
