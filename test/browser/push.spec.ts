import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect, long, test, type TestServer } from './fixtures.ts';
import { inWholeBrowser } from './launch.ts';
import { aGroupOf, answerAs, type Party } from './party.ts';
import { comeInAs } from './verbs.ts';

test.use({ serviceWorkers: 'allow', launchOptions: inWholeBrowser });

const publicKey = 'B'.repeat(87);

/**
 * Neither a push service nor the server's half takes part: what the device asks of them is looked at. A subscription
 * lasts over reloads, as the browser's own.
 */
async function withoutPushService(context: BrowserContext): Promise<void> {
  await context.route('**/api/push-key', (route) => route.fulfill({ json: { publicKey } }));
  await context.route(/\/push-subscriptions?$/, (route) => route.fulfill({ status: 204, body: '' }));
  await context.addInitScript(() => {
    const kept = 'test-push-key';
    const bytes = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const subscription = () => {
      const key = localStorage.getItem(kept);
      if (key === null) return null;
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
      return {
        options: { applicationServerKey: bytes(key).buffer },
        toJSON: () => ({ endpoint: 'https://push.example/of-this-test', keys }),
        unsubscribe: () => {
          localStorage.removeItem(kept);
          return Promise.resolve(true);
        },
      };
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(subscription()),
      subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(kept, applicationServerKey);
        return Promise.resolve(subscription());
      },
    });
  });
}

/** The browser's question is open, and its answer is no. */
async function thatDenies(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let permission = 'default';
    Object.defineProperty(Notification, 'permission', { get: () => permission });
    Notification.requestPermission = () => {
      permission = 'denied';
      return Promise.resolve('denied');
    };
  });
}

const controlled = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { polling: 100 });
const offer = (page: Page) => page.getByRole('region', { name: '모두 답하면 알려 드릴까요?' });
const openNews = (page: Page) => page.getByRole('button', { name: '소식', exact: true }).click();

/** 유나's phone in a group that still waits for 태윤. */
async function atHome(server: TestServer, page: Page, hasAnswered: boolean): Promise<Party> {
  const party = await aGroupOf(server, '알림', [{ name: '민지', wants: {} }, { name: '유나' }, { name: '태윤' }]);
  if (hasAnswered) await answerAs(server, party, { name: '유나' });
  await comeInAs(page, party.shareUrl, '유나');
  await controlled(page);
  await page.goto(`/group/${party.groupId}`);
  return party;
}

async function deliver(client: CDPSession, origin: string, data: string): Promise<void> {
  const registrationId = await new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
    void client.send('ServiceWorker.enable');
  });
  await client.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

test('who has answered is offered to be told, says yes, is told, and turns it off again', async ({
  person,
  server,
}) => {
  const yuna = await person();
  await yuna.context.grantPermissions(['notifications'], { origin: server.url });
  await withoutPushService(yuna.context);
  const { page } = yuna;
  const party = await atHome(server, page, false);
  await expect(page.getByRole('heading', { level: 1, name: '이제 내가 답할 차례예요' })).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await answerAs(server, party, { name: '유나' });
  const put = page.waitForRequest((one) => one.method() === 'PUT');
  await offer(page).getByRole('button', { name: '네, 알려 주세요' }).click();
  const asked = await put;
  expect(await page.evaluate(() => localStorage.getItem('test-push-key'))).toBe(publicKey);
  expect(new URL(asked.url()).pathname).toBe(`/api/groups/${party.groupId}/push-subscription`);
  expect(asked.postDataJSON()).toEqual({
    memberId: expect.stringMatching(/./),
    endpoint: 'https://push.example/of-this-test',
    keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    language: 'ko',
    timeZone: 'Asia/Seoul',
  });
  await expect(page.getByText('이 모임의 알림을 켰어요')).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  const client = await yuna.context.newCDPSession(page);
  const url = `/group/${party.groupId}`;
  await deliver(client, server.url, JSON.stringify({ title: '알림', body: '태윤이 답했어요.', url, tag: 't' }));
  await expect(page.getByText('태윤이 답했어요.'), 'the page shows the group already').toBeVisible();
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, body }) => `${title}: ${body}`),
    );
  expect(await shown()).toEqual([]);
  await page.goto('/this-device');
  await deliver(client, server.url, JSON.stringify({ title: '알림', body: '다 모였어요.', url, tag: 't' }));
  await expect.poll(shown).toEqual(['알림: 다 모였어요.']);
  const all = page.waitForRequest((one) => one.method() === 'DELETE');
  await page.getByRole('button', { name: '알림 모두 끄기' }).click();
  expect(new URL((await all).url()).pathname).toBe('/api/push-subscriptions');
  expect((await all).postDataJSON()).toEqual({
    endpoint: 'https://push.example/of-this-test',
    keys: { auth: 'A'.repeat(22) },
  });
  await expect(page.getByText('이 기기의 알림을 모두 껐어요')).toBeVisible();

  await page.goto(url);
  await openNews(page);
  const bell = page.getByRole('switch', { name: '알림' });
  await expect(bell).not.toBeChecked();
  await bell.dispatchEvent('click');
  await expect(bell).toBeChecked();
  await expect(page.getByText('이 모임의 알림을 켰어요')).toBeVisible();
  const end = page.waitForRequest((one) => one.method() === 'DELETE');
  await bell.dispatchEvent('click');
  expect((await end).postDataJSON()).toEqual({ endpoint: 'https://push.example/of-this-test' });
  await expect(bell).not.toBeChecked();
});

test(
  'a no, of the person or of the browser, is for good, and the news say how to turn it on',
  long,
  async ({ person, server }) => {
    const { context, page } = await person();
    await withoutPushService(context);
    await thatDenies(context);
    await atHome(server, page, true);
    await offer(page).getByRole('button', { name: '괜찮아요' }).click();
    await expect(offer(page)).toHaveCount(0);
    await page.reload();
    await openNews(page);
    await expect(page.getByRole('switch', { name: '알림' })).not.toBeChecked();
    await expect(offer(page)).toHaveCount(0);

    await atHome(server, page, true);
    await offer(page).getByRole('button', { name: '네, 알려 주세요' }).click();
    await expect(page.getByText('브라우저가 알림을 막았어요.')).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
    await openNews(page);
    await expect(page.getByText(/알림을 허용하면 여기서 켤 수 있어요/)).toBeVisible();
  },
);
