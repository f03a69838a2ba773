import { expect, long, readyForOffline, test } from './fixtures.ts';
import { aGroupOf } from './party.ts';
import { answerIsKept, comeInAs, createGroup, fillSurvey, groupIdOf, join, sendAnswer } from './verbs.ts';
import type { Page } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

/**
 * Everything that a page may store in this browser, as one text: databases, caches with their bodies, localStorage,
 * sessionStorage, cookies.
 */
const allStorage = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: string[] = [
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      document.cookie,
    ];
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name ?? '');
        opening.onsuccess = () => {
          resolve(opening.result);
        };
        opening.onerror = () => {
          reject(new Error(name));
        };
      });
      for (const store of db.objectStoreNames) {
        const reading = db.transaction(store).objectStore(store);
        const [keys, values] = await Promise.all(
          ([reading.getAllKeys(), reading.getAll()] as IDBRequest<unknown>[]).map(
            (request) =>
              new Promise((resolve) => {
                request.onsuccess = () => {
                  resolve(request.result);
                };
              }),
          ),
        );
        found.push(`${name} ${store}`, JSON.stringify(keys), JSON.stringify(values));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        found.push(request.url);
        // The build's own files are the same for everybody; packed numbers in them look like secrets.
        if (!new URL(request.url).pathname.startsWith('/assets/'))
          found.push((await (await cache.match(request))?.clone().text()) ?? '');
      }
    }
    return found.join('\n');
  });

test('a log-out that also forgets the group leaves nothing of it in any storage of a shared phone', async ({
  person,
  server,
}) => {
  const ara = await person();
  await ara.page.goto('/create-group');
  await readyForOffline(ara.page);
  const link = await createGroup(ara.page, { name: '비밀 온천 모임', creator: '아라민', email: 'aramin@example.com' });
  const shareUrl = link.split('/').at(-1) ?? '';
  await join(ara.page, link, '아라민');
  await fillSurvey(ara.page, { from: 1, to: 3 });
  await sendAnswer(ara.page);
  await expect
    .poll(async () => (await server.api<unknown[]>(`/api/groups/${shareUrl}/simple-responses`)).length)
    .toBe(1);
  const groupId = await groupIdOf(server, link);
  const secrets = [groupId, shareUrl, '비밀 온천 모임', '아라민', 'aramin@example.com'];
  const before = await allStorage(ara.page);
  for (const secret of [groupId, shareUrl, '아라민']) expect(before).toContain(secret);
  // Whatever has the form of a secret: of the session, and of the organiser.
  const tokens = [...new Set(before.match(/(?<![0-9A-Za-z])[0-9A-Za-z]{43}(?![0-9A-Za-z])/g))];
  expect(tokens.length).toBeGreaterThanOrEqual(2);
  secrets.push(...tokens);

  await ara.page.goto(`/group/${groupId}`);
  await ara.page.getByRole('button', { name: /로그아웃/ }).click();
  const sheet = ara.page.getByRole('dialog');
  await sheet.getByRole('switch', { name: '이 기기에서 이 모임도 지우기' }).dispatchEvent('click');
  await sheet.getByRole('button', { name: '로그아웃' }).click();
  await expect(ara.page).toHaveURL(`${server.url}/`);
  await expect
    .poll(async () => {
      const stored = await allStorage(ara.page);
      return secrets.filter((secret) => stored.includes(secret));
    })
    .toEqual([]);
  await ara.page.goto('/this-device');
  await expect(ara.page.getByText('비밀 온천 모임')).toHaveCount(0);
  // Their friends keep the answer.
  expect((await server.api<unknown[]>(`/api/groups/${shareUrl}/simple-responses`)).length).toBe(1);
});

test('without a network what waits is sent later, and then goes too', long, async ({ person, server }) => {
  const ara = await person();
  const link = await createGroup(ara.page, { name: '비밀 온천 모임', creator: '아라민' });
  const shareUrl = link.split('/').at(-1) ?? '';
  const groupId = await groupIdOf(server, link);
  await readyForOffline(ara.page);
  await join(ara.page, link, '아라민');
  await ara.goOffline();
  await fillSurvey(ara.page, { from: 1, to: 3 });
  await sendAnswer(ara.page);
  await answerIsKept(ara.page);
  await ara.page.goto(`/group/${groupId}`);
  await ara.page.getByRole('button', { name: /로그아웃/ }).click();
  const sheet = ara.page.getByRole('dialog');
  await sheet.getByRole('switch', { name: '이 기기에서 이 모임도 지우기' }).dispatchEvent('click');
  await sheet.getByRole('button', { name: '로그아웃' }).click();
  await expect(ara.page).toHaveURL(`${server.url}/`);
  await ara.goOnline();
  await expect.poll(async () => (await allStorage(ara.page)).includes(groupId), { timeout: 40_000 }).toBe(false);
  expect((await server.api<unknown[]>(`/api/groups/${shareUrl}/simple-responses`)).length).toBe(1);
});

test(
  'who leaves the group takes their name and answer with them, from the server and from this device',
  long,
  async ({ person, server }) => {
    const party = await aGroupOf(server, '비밀 온천 모임', [{ name: '지우', wants: { from: 2 } }, { name: '아라민' }]);
    const ara = await person({ serviceWorkers: 'block' });
    await comeInAs(ara.page, party.shareUrl, '아라민');
    await fillSurvey(ara.page, { from: 1, to: 3 });
    await sendAnswer(ara.page);
    const answers = async () => (await server.api<unknown[]>(`/api/groups/${party.groupId}/simple-responses`)).length;
    await expect.poll(answers).toBe(2);
    expect(await allStorage(ara.page)).toContain('아라민');
    await ara.page.goto(`/group/${party.groupId}/settings`);
    // The settings are still shown when the group has gone from this device: they must not fetch it again.
    let showNext = () => {};
    const held = new Promise<void>((resolve) => {
      showNext = resolve;
    });
    await ara.page.route('**/landing-*.js', async (route) => {
      await held;
      await route.continue();
    });
    const fetched: string[] = [];
    await ara.page.getByRole('button', { name: '나가기', exact: true }).click();
    await ara.page.getByRole('dialog').getByRole('button', { name: '나가기', exact: true }).click();
    ara.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await expect.poll(answers).toBe(1);
    expect(JSON.stringify(await server.api(`/api/groups/${party.groupId}/members`))).not.toContain('아라민');
    await expect
      .poll(async () => (await allStorage(ara.page)).split('\n').filter((line) => line.includes('아라민')))
      .toEqual([]);
    await ara.page.waitForTimeout(1_000);
    expect(fetched.filter((path) => path === `/api/groups/${party.groupId}`)).toEqual([]);
    showNext();
  },
);
