import { expect, long, readyForOffline, test } from './fixtures.ts';
import { aParty, aPlacesParty, aWholeParty } from './party.ts';
import { castType, pressType, comeInAs, fillSurvey, option, sendAnswer, votes } from './verbs.ts';

test('six friends reach 100 %, and votes are live in three browsers, one of them offline for a while', async ({
  person,
  server,
}) => {
  const { groupId, shareUrl } = await aParty(server);
  const junho = await person({ serviceWorkers: 'allow' });
  const [minji, yuna] = [await person(), await person()];

  // 유나 is the last: the dashboard that is open elsewhere sees 100 %.
  await comeInAs(minji.page, shareUrl, '민지');
  await minji.page.goto(`/group/${groupId}`);
  await expect(minji.page.getByRole('heading', { name: /6명 중 5명/ })).toBeVisible();
  await comeInAs(yuna.page, shareUrl, '유나');
  await fillSurvey(yuna.page, { from: 3, to: 6 });
  await sendAnswer(yuna.page);
  await expect(minji.page.getByRole('heading', { name: /6명 모두 답했어요/ })).toBeVisible({ timeout: 30_000 });

  await comeInAs(junho.page, shareUrl, '준호');
  for (const one of [minji, junho, yuna]) {
    await one.page.goto(`/results/${shareUrl}?tab=vote`);
    await expect(one.page.getByRole('heading', { name: '어떤 여행으로 할까요?' })).toBeVisible();
  }
  await castType(minji.page, '휴양');
  await votes(junho.page, '휴양', 1);
  await votes(yuna.page, '휴양', 1);

  // 준호 goes offline, votes, and sees his vote as not sent yet.
  await readyForOffline(junho.page);
  await junho.goOffline();
  await castType(junho.page, '휴양');
  await votes(junho.page, '휴양', 2);
  await expect(option(junho.page, '휴양').getByText('이 기기에 있어요 · 연결되면 보낼게요')).toBeVisible();
  await castType(yuna.page, '휴양');
  await votes(minji.page, '휴양', 2);
  await junho.goOnline();
  for (const one of [minji, junho, yuna]) await votes(one.page, '휴양', 3);

  // A vote taken back is gone for everybody; one cast twice counts once.
  await option(minji.page, '휴양').getByRole('button', { name: /취소/ }).click();
  for (const one of [minji, junho, yuna]) await votes(one.page, '휴양', 2);
  const stored = await server.api<{ memberName: string; selectedType: string }[]>(`/api/groups/${groupId}/type-votes`);
  expect(stored.map((one) => `${one.memberName} ${one.selectedType}`).sort()).toEqual(['유나 relax', '준호 relax']);
});

test('once the days are set, the vote tab takes votes for the place, and a friend sees them on the home', async ({
  person,
  server,
}) => {
  const { groupId, shareUrl } = await aPlacesParty(server);
  const [minji, junho] = [await person(), await person()];
  await comeInAs(junho.page, shareUrl, '준호');
  await junho.page.goto(`/group/${groupId}`);
  const atHome = (page: typeof junho.page) => page.getByRole('listitem').filter({ hasText: '후쿠오카' });
  await expect(atHome(junho.page).getByText('1표')).toBeVisible();
  await comeInAs(minji.page, shareUrl, '민지');
  await minji.page.goto(`/results/${shareUrl}?tab=vote`);
  const where = minji.page.getByRole('region', { name: '어디로 갈까요?' });
  await where.getByRole('checkbox', { name: /^후쿠오카/ }).click({ force: true });
  await where.getByRole('button', { name: '투표하기 · 1개' }).click();
  await expect(where.getByText('6명 중 2명이 투표했어요')).toBeVisible();
  await expect(atHome(junho.page).getByText('2표')).toBeVisible({ timeout: 30_000 });
  // The dates are set: nobody votes on them here.
  await expect(minji.page.getByText(/^날짜를 .*로 정했어요/)).toBeVisible();
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

test(
  'a vote that this device cannot store shows an error, stays chosen, and is sent once there is room',
  long,
  async ({ person, server }) => {
    const { groupId, shareUrl } = await aParty(server);
    const { page } = await person();
    await comeInAs(page, shareUrl, '민지');
    await page.goto(`/results/${shareUrl}?tab=vote`);
    await expect(page.getByRole('heading', { name: '어떤 여행으로 할까요?' })).toBeVisible();
    // The disk is full: nothing more goes into the queue.
    await page.evaluate(() => {
      const { prototype } = IDBObjectStore;
      type Write = (this: IDBObjectStore, ...row: unknown[]) => IDBRequest<IDBValidKey>;
      const kept = (['add', 'put'] as const).map((name) => ({ name, write: Reflect.get(prototype, name) as Write }));
      for (const { name, write } of kept)
        Reflect.set(prototype, name, function (this: IDBObjectStore, ...row: unknown[]) {
          if (this.name === 'outbox') throw new DOMException('The disk is full.', 'QuotaExceededError');
          return write.apply(this, row);
        });
      (window as unknown as { makeRoom: () => void }).makeRoom = () => {
        for (const { name, write } of kept) Reflect.set(prototype, name, write);
      };
    });
    await pressType(page, '휴양');
    await expect(page.getByRole('alert').filter({ hasText: '투표하지 못했어요.' })).toContainText('The disk is full.');
    await expect(option(page, '휴양').getByRole('checkbox')).toBeChecked();
    await page.evaluate(() => {
      (window as unknown as { makeRoom: () => void }).makeRoom();
    });
    await page.getByRole('button', { name: '투표하기 · 1개' }).click();
    await votes(page, '휴양', 1);
    await expect
      .poll(async () =>
        (await server.api<{ memberName: string }[]>(`/api/groups/${groupId}/type-votes`)).map((one) => one.memberName),
      )
      .toEqual(['민지']);
  },
);

test(
  'a poll whose style sheet could not be fetched without a network has it once there is one',
  long,
  async ({ person, server }) => {
    const { shareUrl } = await aWholeParty(server);
    const { page } = await person();
    await comeInAs(page, shareUrl, '민지');
    const failed = new Set<string>();
    await page.route(/\/assets\/later\/parts-.*\.css$/, async (route) => {
      failed.add(route.request().url());
      await route.abort('internetdisconnected');
    });
    await page.goto(`/results/${shareUrl}`);
    await expect.poll(() => failed.size, { message: 'the poll is loaded ahead' }).toBeGreaterThan(0);
    await page.unrouteAll();
    await page.getByRole('tab', { name: /투표/ }).click();
    await expect(page.getByRole('heading', { name: '어떤 여행으로 할까요?' })).toBeVisible();
    // The rules of a sheet that never came cannot be read.
    const rules = await page.evaluate(() => [...document.styleSheets].map((sheet) => sheet.cssRules.length));
    expect(Math.min(...rules)).toBeGreaterThan(0);
  },
);
