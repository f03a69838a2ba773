import { expect, readyForOffline, test } from './fixtures.ts';
import { aGroupOf } from './party.ts';
import { answerIsKept, comeInAs, createGroup, day, fillSurvey, join, next, sendAnswer, typeDates } from './verbs.ts';

// The journey of everybody is walked as most people see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface SavedAnswer {
  memberName: string;
  payload: { availability: { start: string; end: string }[]; mainType: string };
}

test('Bo answers in airplane mode, closes the browser, comes back, and Ara sees it live', async ({
  person,
  server,
}) => {
  const ara = await person();
  const link = await createGroup(ara.page, { name: '대학 동기 봄 여행', creator: 'Ara' });
  await ara.page.getByRole('link', { name: '모임 관리' }).click();
  await expect(ara.page.getByRole('heading', { level: 2, name: '대학 동기 봄 여행' })).toBeVisible();

  const bo = await person({ serviceWorkers: 'allow' });
  await join(bo.page, link, 'Bo');
  await readyForOffline(bo.page);
  await expect(ara.page.getByRole('listitem').filter({ hasText: 'Bo' }).first()).toBeVisible();
  const groupId = /\/group\/([0-9a-f-]{36})/.exec(ara.page.url())?.[1] ?? '';

  // The network is gone: four steps, sent, kept on this device.
  await bo.goOffline();
  await fillSurvey(bo.page, { from: 3, to: 6 });
  await sendAnswer(bo.page);
  await answerIsKept(bo.page);
  // One place says it: the pill would cover the sentence about what comes next.
  const pill = bo.page.getByRole('button', { name: /개 저장됨/, includeHidden: true });
  await expect(pill).toHaveCount(1);
  await expect(pill).toBeHidden();

  // Closed and opened again, still without a network.
  await bo.page.close();
  const again = await bo.context.newPage();
  await again.goto('/this-device');
  await expect(again.getByText(/^설문 답/).first()).toBeVisible();
  expect(await server.api<SavedAnswer[]>(`/api/groups/${groupId}/simple-responses`)).toEqual([]);

  // The network returns: Ara's open dashboard says so without a reload.
  await ara.page.evaluate(() => {
    (window as unknown as { mark: string }).mark = 'not reloaded';
  });
  await bo.goOnline();
  await expect(ara.page.getByRole('heading', { name: /모두 답했어요|명이 답했어요|1명 중 1명/ }).first()).toBeVisible({
    timeout: 30_000,
  });
  expect(await ara.page.evaluate(() => (window as unknown as { mark: string }).mark)).toBe('not reloaded');

  // Bo edits; there is still exactly one answer.
  await again.goto(link.replace('/join/', '/preferences/'));
  await again
    .getByRole('button', { name: /고치기|답 고치기/ })
    .first()
    .click();
  await expect(again.getByRole('heading', { level: 1, name: '언제 갈 수 있어요?' })).toBeVisible();
  await typeDates(again, day(10), day(12));
  for (let step = 0; step < 3; step += 1) await next(again);
  await again.getByRole('button', { name: '고친 답 보내기' }).click();
  await expect
    .poll(
      async () =>
        (await server.api<SavedAnswer[]>(`/api/groups/${groupId}/simple-responses`)).map((one) => [
          one.memberName,
          one.payload.availability.length,
        ]),
      { timeout: 30_000 },
    )
    .toEqual([['Bo', 2]]);
});

test('the server is killed between receiving an answer and acknowledging it, with two tabs of Bo open: one answer, once', async ({
  person,
  server,
}) => {
  const { shareUrl } = await aGroupOf(server, '겨울 바다', [{ name: 'Ara' }]);
  const bo = await person({ serviceWorkers: 'allow' });
  await comeInAs(bo.page, shareUrl, 'Bo');
  await readyForOffline(bo.page);
  const second = await bo.context.newPage();
  await second.goto(`/preferences/${shareUrl}`);
  await expect(second.getByRole('heading', { level: 1, name: '언제 갈 수 있어요?' })).toBeVisible();
  await expect.poll(async () => (await server.api<unknown[]>(`/api/groups/${shareUrl}/members`)).length).toBe(2);

  // The request reaches the server and is committed; then the server is killed and the response never arrives.
  let isCaught = false;
  let isKilled = false;
  await bo.context.route('**/api/sync', async (route) => {
    const carriesAnswer = route.request().postData()?.includes('saveSimpleResponse') ?? false;
    if (!carriesAnswer || isCaught) {
      await route.fallback();
      return;
    }
    isCaught = true;
    await fetch(server.url + '/api/sync', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: route.request().postData() ?? '',
    });
    await server.kill();
    isKilled = true;
    await route.abort('connectionreset');
  });
  await fillSurvey(bo.page, { from: 3, to: 6 });
  await sendAnswer(bo.page);
  await expect.poll(() => isKilled).toBe(true);
  await answerIsKept(bo.page);

  await server.run();
  const answers = () => server.api<SavedAnswer[]>(`/api/groups/${shareUrl}/simple-responses`);
  await expect.poll(async () => (await answers()).length, { timeout: 30_000 }).toBe(1);
  // Both tabs and the other device show the same rows, and nothing is pending any more.
  await bo.page.goto('/this-device');
  await expect(bo.page.getByText('보낼 것이 없어요')).toBeVisible({ timeout: 40_000 });
  await second.goto(`/preferences/${shareUrl}`);
  await expect(second.getByRole('button', { name: /고치기/ }).first()).toBeVisible();
  expect((await answers()).map((one) => one.memberName)).toEqual(['Bo']);
});

test('while the socket is blocked, polling brings the changes', async ({ person, server }) => {
  const { groupId, shareUrl } = await aGroupOf(server, '막힌 소켓', [{ name: 'Ara' }]);
  const ara = await person();
  await ara.context.route('**/socket.io/**', (route) => route.abort());
  await ara.page.routeWebSocket(/socket\.io/, (socket) => {
    void socket.close();
  });
  await ara.page.goto(`/group/${groupId}`);
  await expect(ara.page.getByRole('heading', { level: 2, name: '막힌 소켓' })).toBeVisible();
  await server.api(`/api/groups/${shareUrl}/participant-login`, { memberName: 'Chul' });
  await expect(ara.page.getByRole('listitem').filter({ hasText: 'Chul' }).first()).toBeVisible({ timeout: 20_000 });
});

test('a group made without a network opens for the others once there is one', async ({ person }) => {
  const ara = await person({ serviceWorkers: 'allow' });
  await ara.page.goto('/create-group');
  await readyForOffline(ara.page);
  await ara.goOffline();
  const link = await createGroup(ara.page, { name: '비행기에서 만든 모임', creator: 'Ara' });
  await expect(ara.page.getByText(/인터넷에 연결되면 열려요/)).toBeVisible();

  const bo = await person();
  await bo.page.goto(link);
  await expect(bo.page.getByRole('heading', { level: 1 })).toContainText(/찾을 수 없|모임/);
  await ara.goOnline();
  await expect(ara.page.getByText(/인터넷에 연결되면 열려요/)).toBeHidden({ timeout: 30_000 });
  await bo.page.goto(link);
  await expect(bo.page.getByRole('heading', { level: 1, name: '비행기에서 만든 모임' })).toBeVisible();
});

test('what was typed survives a crash: in the form, and in the middle of the survey', async ({ person }) => {
  const ara = await person();
  await ara.page.goto('/create-group');
  await ara.page.getByLabel('모임 이름').fill('반쯤 쓴 모임');
  await ara.page.goto('about:blank');
  await ara.page.goto('/create-group');
  await expect(ara.page.getByLabel('모임 이름')).toHaveValue('반쯤 쓴 모임');

  const link = await createGroup(ara.page, { name: '다 쓴 모임', creator: 'Ara' });
  await join(ara.page, link, 'Ara');
  await typeDates(ara.page, day(2), day(4));
  await next(ara.page);
  await expect(ara.page.getByRole('heading', { level: 1, name: '어디서 떠나요?' })).toBeVisible();
  await ara.page.close();
  const again = await ara.context.newPage();
  await again.goto(link.replace('/join/', '/preferences/'));
  await expect(again.getByRole('heading', { level: 1, name: '어디서 떠나요?' })).toBeVisible();
});
