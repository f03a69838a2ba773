import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { SeededRandom } from '#test/builders/seeded-random.ts';
import { expect, long, readyForOffline, test } from './fixtures.ts';
import { aGroupOf } from './party.ts';
import {
  answerIsKept,
  comeInAs,
  createGroup,
  day,
  enterName,
  fillSurvey,
  join,
  next,
  sendAnswer,
  typeDates,
} from './verbs.ts';

test.use({ serviceWorkers: 'allow' });

const storageNotice = /이 기기에 저장하지 못하고 있어요/;

const cdp = (page: Page): Promise<CDPSession> => page.context().newCDPSession(page);

test(
  'a captive portal that answers 200 to everything: the answer waits, the app stays open, and the answer is sent after signing in',
  long,
  async ({ person, server }) => {
    const { shareUrl } = await aGroupOf(server, '호텔 와이파이', [{ name: 'Ara' }]);
    const bo = await person();
    await comeInAs(bo.page, shareUrl, 'Bo');
    await readyForOffline(bo.page);
    const saved = () => server.api<unknown[]>(`/api/groups/${shareUrl}/simple-responses`);
    expect(
      await bo.page.evaluate(async () => (await fetch('/api/healthz')).status),
      'the portal is what changes, not the way there',
    ).toBe(404);

    bo.network.turn('portal');
    expect(await bo.page.evaluate(async () => (await fetch('/api/healthz')).text())).toContain('Grand Hotel');
    await fillSurvey(bo.page, { from: 3, to: 6 });
    await sendAnswer(bo.page);
    await answerIsKept(bo.page);
    await bo.page.reload();
    await expect(bo.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bo.page.getByText('Grand Hotel')).toHaveCount(0);
    expect(await saved()).toEqual([]);

    bo.network.turn('up');
    await bo.page.goto('/this-device');
    await expect(bo.page.getByText('보낼 것이 없어요')).toBeVisible({ timeout: 40_000 });
    expect(await saved()).toHaveLength(1);
  },
);

test(
  'a network that drops everything: the answer waits, and is sent once requests arrive',
  long,
  async ({ person, server }) => {
    const { shareUrl } = await aGroupOf(server, '먹통 와이파이', [{ name: 'Ara' }]);
    const bo = await person();
    await comeInAs(bo.page, shareUrl, 'Bo');
    await readyForOffline(bo.page);
    bo.network.turn('silent');
    await fillSurvey(bo.page, { from: 3, to: 6 });
    await sendAnswer(bo.page);
    await expect(bo.page.getByRole('button', { name: '답 보내기' })).toBeHidden();
    await bo.page.goto('/this-device');
    await expect(bo.page.getByRole('button', { name: '지금 보내기' })).toBeEnabled();
    expect(await server.api<unknown[]>(`/api/groups/${shareUrl}/simple-responses`)).toEqual([]);
    bo.network.turn('up');
    await expect(bo.page.getByText('보낼 것이 없어요')).toBeVisible({ timeout: 40_000 });
    expect(await server.api<unknown[]>(`/api/groups/${shareUrl}/simple-responses`)).toHaveLength(1);
  },
);

test(
  'a full disk: an error is shown, nothing typed is lost, and sending works once there is room',
  long,
  async ({ person, server }) => {
    const { shareUrl } = await aGroupOf(server, '가득 찬 전화기', [{ name: 'Ara' }]);
    const bo = await person();
    await comeInAs(bo.page, shareUrl, 'Bo');
    await readyForOffline(bo.page);
    await expect.poll(async () => (await server.api<unknown[]>(`/api/groups/${shareUrl}/members`)).length).toBe(2);
    await bo.goOffline();
    await fillDisk(bo.page, true);
    await fillSurvey(bo.page, { from: 3, to: 6 });
    await sendAnswer(bo.page);
    await expect(bo.page.getByText(storageNotice)).toBeVisible();
    await expect(bo.page.getByRole('button', { name: '답 보내기' })).toBeVisible();

    await fillDisk(bo.page, false);
    await bo.goOnline();
    // Where the first press still waited for room, it is the one that sends.
    const again = bo.page.locator('button:not([aria-busy="true"])', { hasText: '답 보내기' });
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 2_000 });
      expect(await server.api(`/api/groups/${shareUrl}/simple-responses`)).toHaveLength(1);
    }).toPass({ timeout: 30_000 });
    await expect(bo.page.getByText(storageNotice)).toHaveCount(0);
  },
);

test(
  'a browser without storage: everything works as long as the page is open, and it says so',
  long,
  async ({ person, server }) => {
    const { shareUrl } = await aGroupOf(server, '비공개 창', [{ name: 'Ara' }]);
    const bo = await person({ serviceWorkers: 'block' });
    await bo.context.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
    });
    await comeInAs(bo.page, shareUrl, 'Bo');
    await expect(bo.page.getByText(storageNotice)).toBeVisible();
    await fillSurvey(bo.page, { from: 3, to: 6 });
    await sendAnswer(bo.page);
    await expect
      .poll(
        async () =>
          (await server.api<{ memberName: string }[]>(`/api/groups/${shareUrl}/simple-responses`)).map(
            (one) => one.memberName,
          ),
        { timeout: 30_000 },
      )
      .toEqual(['Bo']);
  },
);

test('the browser clears everything: the link and the name bring the answer back', long, async ({ person, server }) => {
  const { shareUrl } = await aGroupOf(server, '지워진 전화기', [{ name: 'Ara' }]);
  const bo = await person();
  await comeInAs(bo.page, shareUrl, 'Bo');
  await fillSurvey(bo.page, { from: 3, to: 6 });
  await sendAnswer(bo.page);
  await expect
    .poll(async () => (await server.api<unknown[]>(`/api/groups/${shareUrl}/simple-responses`)).length, {
      timeout: 30_000,
    })
    .toBe(1);

  await bo.page.goto('about:blank');
  const session = await cdp(bo.page);
  await session.send('Storage.clearDataForOrigin', { origin: server.url, storageTypes: 'all' });
  await bo.page.goto(`/join/${shareUrl}`);
  await enterName(bo.page, 'Bo');
  await bo.page.getByRole('button', { name: /네, 저예요/ }).click();
  await expect(bo.page).not.toHaveURL(/\/join\//);
  await bo.page.goto(`/preferences/${shareUrl}`);
  await expect(bo.page.getByRole('button', { name: /고치기/ }).first()).toBeVisible();
  expect(await server.api<unknown[]>(`/api/groups/${shareUrl}/simple-responses`)).toHaveLength(1);
});

test('another tab has a newer version: this one stops writing, says so, and keeps what is typed', async ({
  person,
}) => {
  const ara = await person({ serviceWorkers: 'block' });
  await ara.page.goto('/create-group');
  await ara.page.getByLabel('모임 이름').fill('옛 탭의 모임');
  const newer = await ara.context.newPage();
  await newer.goto('/robots.txt');
  await newer.evaluate(async () => {
    const present = (await indexedDB.databases()).find((one) => one.name === 'moyeo')?.version ?? 0;
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open('moyeo', present + 10);
      opening.onblocked = () => {
        reject(new Error('the old tab blocks the upgrade'));
      };
      opening.onerror = () => {
        reject(new Error(String(opening.error)));
      };
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
    });
  });
  await expect(ara.page.getByText(/앱이 오래돼서 보내기를 멈췄어요/)).toBeVisible();
  await expect(ara.page.getByLabel('모임 이름')).toHaveValue('옛 탭의 모임');
});

test('a device that was suspended during changes shows them when it resumes', long, async ({ person, server }) => {
  const ara = await person();
  const { groupId, shareUrl } = await aGroupOf(server, '잠든 전화기', [{ name: 'Ara' }]);
  await ara.page.goto(`/group/${groupId}`);
  await expect(ara.page.getByRole('heading', { level: 2, name: '잠든 전화기' })).toBeVisible();
  await readyForOffline(ara.page);
  const session = await cdp(ara.page);
  ara.network.turn('down');
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await server.api(`/api/groups/${shareUrl}/participant-login`, { memberName: 'Chul' });
  ara.network.turn('up');
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(ara.page.getByRole('listitem').filter({ hasText: 'Chul' }).first()).toBeVisible({ timeout: 20_000 });
});

/** A hundred in `npm run proof`; a commit runs as many as every way to end a page needs, with and without a network. */
const endings = process.env['PROOF'] === 'full' ? 100 : 20;

test(`${endings} crashes, reloads and dead zones: no draft is ever lost`, long, async ({ person }) => {
  test.setTimeout(240_000);
  const random = new SeededRandom(20261120);
  const ara = await person();
  await ara.page.goto('/create-group');
  await readyForOffline(ara.page);
  const link = await createGroup(ara.page, { name: '백 번', creator: 'Ara' });
  await join(ara.page, link, 'Ara');
  const survey = link.replace('/join/', '/preferences/');
  await expect(ara.page.getByRole('heading', { level: 1, name: '언제 갈 수 있어요?' })).toBeVisible();
  await typeDates(ara.page, day(2), day(4));
  await next(ara.page);
  await expect(ara.page.getByRole('heading', { level: 1, name: '어디서 떠나요?' })).toBeVisible();

  const counts: Record<string, number> = {};
  let { page } = ara;
  let isOffline = false;
  let lost = 0;
  await page.goto('/create-group');
  for (let cycle = 0; cycle < endings; cycle += 1) {
    const typed = `초안 ${cycle}`;
    await page.getByLabel('모임 이름').fill(typed);
    if (random.hits(0.3)) {
      isOffline = !isOffline;
      await (isOffline ? ara.goOffline() : ara.goOnline());
    }
    const end = random.pick(['crash', 'reload', 'close', 'leave', 'navigate'] as const) ?? 'reload';
    counts[isOffline ? `${end} offline` : end] = (counts[isOffline ? `${end} offline` : end] ?? 0) + 1;
    page = await endPage(ara.context, page, end);
    await page.goto('/create-group');
    await expect(page.getByLabel('모임 이름')).toHaveValue(/초안/);
    if ((await page.getByLabel('모임 이름').inputValue()) !== typed) lost += 1;
  }
  expect(lost).toBe(0);
  for (const way of ['crash', 'reload', 'close', 'leave', 'navigate']) expect(counts[way] ?? 0, way).toBeGreaterThan(0);
  for (const way of ['crash', 'reload', 'close', 'leave', 'navigate'])
    expect(counts[`${way} offline`] ?? 0, `${way} offline`).toBeGreaterThan(0);
  await page.goto(survey);
  await expect(
    page.getByRole('heading', { level: 1, name: '어디서 떠나요?' }),
    'the half answered survey is where it was',
  ).toBeVisible();
});

/**
 * A full disk, as IndexedDB reports it: the transaction is aborted. Chromium's own quota override takes effect only
 * after half a minute.
 */
async function fillDisk(page: Page, isFull: boolean): Promise<void> {
  await page.evaluate((full) => {
    const { prototype } = IDBObjectStore;
    const own = window as unknown as { room?: Record<'add' | 'put', unknown> };
    own.room ??= { add: Reflect.get(prototype, 'add'), put: Reflect.get(prototype, 'put') };
    const refuse = function (this: IDBObjectStore): never {
      this.transaction.abort();
      throw new DOMException('Encountered full disk while committing transaction.', 'QuotaExceededError');
    };
    for (const verb of ['add', 'put'] as const) Reflect.set(prototype, verb, full ? refuse : own.room[verb]);
  }, isFull);
}

async function endPage(
  context: BrowserContext,
  page: Page,
  end: 'crash' | 'reload' | 'close' | 'leave' | 'navigate',
): Promise<Page> {
  switch (end) {
    case 'crash': {
      // The renderer ends at once: nothing more is written.
      const session = await cdp(page);
      const crashed = page.waitForEvent('crash');
      session.send('Page.crash').catch(() => undefined);
      await crashed;
      const fresh = await context.newPage();
      await page.close();
      return fresh;
    }
    case 'close': {
      const fresh = await context.newPage();
      await page.close();
      return fresh;
    }
    case 'reload':
      await page.reload();
      return page;
    case 'leave':
      await page.goto('about:blank');
      return page;
    case 'navigate':
      await page.goto('/');
      return page;
  }
}
