import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { expect, long, readyForOffline } from './fixtures.ts';
import { aGroupOf, aParty } from './party.ts';
import { fillDates, go, test } from './screens.ts';
import {
  castType,
  comeInAs,
  createGroup,
  day,
  enterName,
  fillSurvey,
  next,
  sendAnswer,
  tick,
  typeDates,
  votes,
} from './verbs.ts';

/**
 * What the specification says of a screen and no other test shows: addresses, notices, delays. `docs/spec-table.md`
 * names the row of each.
 */

const h1 = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
const alert = (page: Page, text: string) => expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();

/** From now on nothing can be written into a table of this device. */
const fillDisk = (page: Page, table: string): Promise<void> =>
  page.evaluate((full) => {
    for (const verb of ['add', 'put'] as const) {
      const { prototype } = IDBObjectStore;
      const write = Reflect.get(prototype, verb) as (
        this: IDBObjectStore,
        ...row: unknown[]
      ) => IDBRequest<IDBValidKey>;
      Reflect.set(prototype, verb, function (this: IDBObjectStore, ...row: unknown[]) {
        if (this.name === full) throw new DOMException('The disk is full.', 'QuotaExceededError');
        return write.apply(this, row);
      });
    }
    // Errors that are caught and shown are logged to the console too: here they are expected.
    const tell = window.reportError.bind(window);
    window.reportError = (error: unknown) => {
      if (!(error instanceof Error) || error.name !== 'QuotaExceededError') tell(error);
    };
  }, table);

test('every address of results leads there: by share link, by token, by group id, and from the survey', async ({
  person,
  world,
}) => {
  const { page } = await person();
  const { groupId, shareUrl } = world.party;
  for (const address of [
    `/results/${shareUrl}`,
    `/results?token=${shareUrl}`,
    `/results?groupId=${groupId}`,
    `/group-results/${groupId}`,
  ]) {
    await page.goto(address);
    await expect(page.getByRole('tab', { name: '개요', selected: true }), address).toBeVisible();
  }
  await page.goto('/results/0000000000000000000000');
  await h1(page, '올바르지 않은 링크예요');
});

test('both addresses of the survey open it; without a name they lead to the group, with one the login is skipped', async ({
  person,
  world,
}) => {
  const { page } = await person();
  const { groupId, shareUrl } = world.party;
  for (const address of [`/group/${shareUrl}/survey`, `/preferences/${shareUrl}`]) {
    await page.goto(address);
    await expect(page, address).toHaveURL(new RegExp(`/group/${groupId}$`));
  }
  await page.goto(`/group/${shareUrl}/login`);
  await page.getByLabel(/이름만 적으면/).fill('소담');
  await page.getByRole('button', { name: '소담으로 들어가기' }).click();
  await expect(page).toHaveURL(new RegExp(`/group/${shareUrl}/survey$`));
  await h1(page, '언제 갈 수 있어요?');
  await expect(page.getByText('1/4 · 25%')).toBeVisible();
  await expect(page.getByRole('progressbar').first()).toHaveAttribute('aria-valuenow', '25');
  await typeDates(page, day(6), day(3));
  await next(page);
  await expect(page.getByText('끝나는 날이 시작하는 날보다 빨라요.').first()).toBeVisible();
  await page.goto(`/group/${shareUrl}/login`);
  await expect(page).toHaveURL(new RegExp(`/group/${shareUrl}/survey$`));
  await page.getByRole('button', { name: /소담.*로그아웃/ }).click();
  await expect(page).toHaveURL(new RegExp(`/group/${groupId}$`));
});

test('the join page names group, description and host, takes a name alone, and its button waits for one', async ({
  person,
  server,
}) => {
  const own = await aGroupOf(server, '다른 모임', [{ name: '지우', wants: {} }]);
  const { page } = await person();
  await page.goto(`/join/${own.shareUrl}`);
  await h1(page, '다른 모임');
  await expect(page.getByText('지우가 초대했어요')).toBeVisible();
  await expect(page.getByText('여섯이 같이')).toBeVisible();
  await expect(page.getByRole('button', { name: '들어가기' })).toBeDisabled();
  await page.getByLabel(/이름만 적으면/).fill('   ');
  await expect(page.getByRole('button', { name: '들어가기' })).toBeDisabled();
  await expect(page.getByRole('button', { name: /이메일도 남기기/ })).toBeVisible();
  await page.getByLabel(/이름만 적으면/).fill('  유나 ');
  await page.getByRole('button', { name: '유나로 들어가기' }).click();
  await expect(page).toHaveURL(new RegExp(`/preferences/${own.shareUrl}$`));
});

test('an unknown group, member or link shows an error, with a way home', async ({ person, world }) => {
  const { page } = await person();
  const nobody = '0190a000-0000-7000-8000-000000000000';
  const wrong: [string, string][] = [
    ['/join/0000000000000000000000', '모임을 찾을 수 없어요'],
    [`/group/${nobody}`, '모임을 찾을 수 없어요'],
    [`/custom-survey/${nobody}/${nobody}`, '모임을 찾을 수 없어요'],
    [`/custom-survey/${world.custom.groupId}/${nobody}`, '참여자를 찾을 수 없어요'],
    [`/preferences/${world.party.groupId}/${nobody}`, '참여자를 찾을 수 없어요'],
  ];
  for (const [address, title] of wrong) {
    await page.goto(address);
    await h1(page, title);
    await expect(page.getByRole('link', { name: '홈으로' }), address).toHaveAttribute('href', '/');
  }
});

test('a group without own questions redirects to the default survey, the builder without a group to the form', async ({
  person,
  world,
}) => {
  const { page } = await person();
  await page.goto(`/custom-survey/${world.party.groupId}/${world.yuna.party}`);
  await h1(page, '이 모임은 기본 설문을 써요');
  await page.getByRole('link', { name: '기본 설문에 답하기' }).click();
  await expect(page).toHaveURL(new RegExp(`/preferences/${world.party.groupId}/${world.yuna.party}$`));
  await page.goto('/create-custom-survey');
  await expect(page).toHaveURL(/\/create-group$/);
});

test('the form says what is missing and what is no e-mail; the panel comes back by its address, and leads on', async ({
  person,
}) => {
  const { page } = await person();
  await page.goto('/create-group');
  await page.getByText('더 정하기').click();
  await expect(page.getByRole('radio', { name: /^기본 설문/ })).toBeChecked();
  await page.getByRole('button', { name: '모임 만들기' }).click();
  await alert(page, '꼭 필요한 칸이 비어 있어요');
  await alert(page, '모두 채워 주세요.');
  await expect(page.getByLabel('모임 이름')).toBeFocused();
  await page.getByLabel('모임 이름').fill('새 모임');
  await page.getByLabel('내 이름').fill('민지');
  await page.getByLabel('이메일').fill('minji@example');
  await page.getByRole('button', { name: '모임 만들기' }).click();
  await alert(page, '이메일 형식이 맞지 않아요');
  await alert(page, '이메일 주소를 다시 확인해 주세요.');
  const link = await createGroup(page, { name: '새 모임', creator: '민지' });
  expect(new URL(link).pathname).toMatch(/^\/join\/[0-9A-Za-z]{22}$/);
  await page.goto('/create-group?success=true');
  await expect(page.getByRole('textbox', { name: '초대 링크' })).toHaveValue(link);
  await expect(page).toHaveURL(/\/create-group$/);
  await expect(page.getByRole('link', { name: '모임 관리' })).toHaveAttribute('href', /^\/group\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('link', { name: '내 답 쓰기' })).toHaveAttribute('href', new URL(link).pathname);
  await page.getByRole('button', { name: '새 모임 만들기' }).click();
  await expect(page.getByLabel('모임 이름')).toHaveValue('');
});

test('"copied" stands for two seconds; what cannot be copied is to be copied by hand', async ({ person }) => {
  const { page, context } = await person();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const link = await createGroup(page, { name: '새 모임', creator: '민지' });
  // From here on the clock moves only when the test moves it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole('button', { name: /링크 복사/ }).click();
  await expect(page.getByRole('button', { name: /복사했어요/ })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.clock.fastForward(1_900);
  await expect(page.getByRole('button', { name: /복사했어요/ })).toBeVisible();
  await page.clock.fastForward(200);
  await expect(page.getByRole('button', { name: /링크 복사/ })).toBeVisible();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    document.execCommand = () => false;
  });
  await page.getByRole('button', { name: /링크 복사/ }).click();
  await alert(page, '복사하지 못했어요');
  await alert(page, '직접 복사해 주세요');
});

test('after the first answer the results come in 3 seconds, after an edited one in 2', async ({ person, server }) => {
  const own = await aGroupOf(server, '다른 모임', [{ name: '지우', wants: {} }]);
  const { page } = await person();
  await comeInAs(page, own.shareUrl, '유나');
  await fillSurvey(page, { from: 3, to: 6 });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await sendAnswer(page);
  await page.clock.runFor(200);
  await expect(page.getByText(/3초/)).toBeVisible();
  await expect(page.getByText('설문 완료')).toBeVisible();
  await page.clock.runFor(2_500);
  await expect(page).toHaveURL(/\/preferences\//);
  await page.clock.runFor(700);
  await expect(page).toHaveURL(new RegExp(`/group-results/${own.groupId}`));
  await page.clock.resume();
  await page.goto(`/preferences/${own.shareUrl}`);
  await expect(page.getByRole('link', { name: '투표 결과 보기' })).toHaveAttribute(
    'href',
    `/group-results/${own.groupId}`,
  );
  await page
    .getByRole('button', { name: /고치기/ })
    .first()
    .click();
  await expect(page.getByText(/같은 이름으로 다시 들어오면/)).toBeVisible();
  for (let step = 0; step < 3; step += 1) await next(page);
  await page.clock.pauseAt(Date.now() + 120_000);
  await page.getByRole('button', { name: '고친 답 보내기' }).click();
  await page.clock.runFor(200);
  await expect(page.getByText(/2초/)).toBeVisible();
  await page.clock.runFor(1_600);
  await expect(page).toHaveURL(/\/preferences\//);
  await page.clock.runFor(600);
  await expect(page).toHaveURL(new RegExp(`/group-results/${own.groupId}`));
});

test('who votes without having chosen is asked to, for dates and for kinds of trip', async ({ person, world }) => {
  const { page } = await person();
  await comeInAs(page, world.party.shareUrl, '유나');
  await page.goto(`/results/${world.party.shareUrl}?tab=vote`);
  for (const [question, asked] of [
    ['언제 갈까요?', '날짜를 골라 주세요.'],
    ['어떤 여행으로 할까요?', '여행 유형을 골라 주세요.'],
  ] as const) {
    const poll = page.getByRole('region', { name: question });
    await poll.getByRole('button', { name: '투표하기', exact: true }).click();
    await expect(poll.getByRole('alert')).toHaveText(asked);
  }
});

test(
  'a full disk shows an error where something was to be saved: a group, a name, a friend, an answer to own questions, the 15 questions',
  long,
  async ({ person, world, server }) => {
    const { page } = await person();
    await page.goto('/create-group');
    await page.getByLabel('모임 이름').fill('새 모임');
    await page.getByLabel('내 이름').fill('민지');
    await page.getByLabel('이메일').fill('minji@example.com');
    await fillDisk(page, 'outbox');
    await page.getByRole('button', { name: '모임 만들기' }).click();
    await alert(page, '모임을 만들지 못했어요');

    await page.goto(`/join/${world.custom.shareUrl}`);
    await h1(page, '우리끼리 질문');
    await fillDisk(page, 'outbox');
    await enterName(page, '지우');
    await alert(page, '들어가지 못했어요');
    await alert(page, '다시 해 주세요.');

    await page.goto(`/group/${world.party.groupId}`);
    await expect(page.getByRole('heading', { level: 2, name: '대학 동기 봄 여행' })).toBeVisible();
    await fillDisk(page, 'outbox');
    const add = page.getByRole('form', { name: '친구 추가' });
    await add.getByLabel('이름').fill('지우');
    await add.getByRole('button', { name: '추가' }).click();
    await alert(page, '친구를 추가하는 중에 오류가 생겼어요');
    expect(
      (await server.api<{ name: string }[]>(`/api/groups/${world.party.groupId}/members`)).map((one) => one.name),
    ).not.toContain('지우');

    await comeInAs(page, world.custom.shareUrl, '유나');
    await page.getByRole('textbox').first().fill('속초');
    await tick(page.getByRole('radio', { name: '한옥' }));
    await fillDisk(page, 'outbox');
    await go(page);
    await expect(page.getByRole('alert').getByText('저장하지 못했어요', { exact: true })).toBeVisible();

    await comeInAs(page, world.party.shareUrl, '유나');
    await fillSurvey(page, { from: 3, to: 6 });
    await fillDisk(page, 'outbox');
    await sendAnswer(page);
    await alert(page, '설문을 보내지 못했어요');
    await page.goto(`/preferences/${world.party.groupId}/${world.yuna.party}`);
    await fillDates(page);
    await fillDisk(page, 'outbox');
    await go(page);
    await expect(page.getByRole('alert').getByText('설문을 저장하지 못했어요', { exact: true })).toBeVisible();
  },
);

test('what cannot be fetched shows an error, for countries, cities, places and recommendations each, and can be tried again', async ({
  person,
  world,
}) => {
  const { page, context } = await person();
  const catalogue = /catalogue-core-.*\.json$/;
  await context.route(catalogue, (route) => route.abort());
  await page.goto('/explore');
  await alert(page, '나라를 불러오지 못했어요');
  await page.goto('/explore/japan');
  await alert(page, '도시를 불러오지 못했어요');
  await page.goto(`/group/${world.whole.groupId}/recommendations`);
  const missing = page.getByRole('status').filter({ hasText: '추천을 만들지 못했어요' });
  await expect(missing).toContainText('잠시 뒤에 다시 시도해 주세요.');
  await context.unroute(catalogue);
  await context.route(/\/JP-.*\.json$/, (route) => route.abort());
  await page.goto('/explore/japan/fukuoka');
  await h1(page, '후쿠오카');
  await alert(page, '장소를 불러오지 못했어요');
  await context.unroute(/\/JP-.*\.json$/);
  await page.getByRole('button', { name: '다시' }).click();
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first()).toBeVisible();
});

test('a map that cannot be loaded is a drawn tile', async ({ person }) => {
  const { page, context } = await person();
  await context.route('**/covers/**', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/explore/japan');
  await h1(page, '일본');
  await expect(page.locator('main [class*=tile]').first()).toBeVisible();
  await expect(page.getByRole('img', { name: '일본 위치를 보여 주는 지도' })).toHaveCount(0);
});

test(
  'a photograph of the operator has its credit upon it; where its file is missing there is the drawing',
  long,
  async ({ person }) => {
    const { page, context } = await person();
    const photo = {
      ...{ hash: '0123456789ab', widths: [480], width: 480, height: 270 },
      ...{ author: 'Kim Mina', licence: 'CC BY 4.0', licenceUrl: 'https://creativecommons.org/licenses/by/4.0/' },
      source: 'https://photos.example/osaka',
    };
    await context.route('**/api/explore/imported', async (route) => {
      const answer = (await (await route.fetch()).json()) as object;
      await route.fulfill({ json: { ...answer, hasPhotos: true } });
    });
    await context.route('**/api/explore/photos', (route) =>
      route.fulfill({ json: { 'japan/osaka': photo, 'japan/kyoto': photo } }),
    );
    // A browser looks at the content: one picture serves for both formats.
    await context.route('**/photos/japan/osaka-480-*', (route) =>
      route.fulfill({ path: 'app/public/icons/icon-192.png' }),
    );
    await page.goto('/explore/japan/osaka');
    const shown = page.getByRole('img', { name: '오사카 사진' });
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: '사진: Kim Mina' })).toHaveAttribute('href', photo.source);
    await expect(page.getByRole('link', { name: 'CC BY 4.0', exact: true })).toHaveAttribute('rel', /noopener/);
    await expect(page.getByRole('img', { name: '오사카 그림' })).toHaveCount(0);
    // Where there is no room for the credit there is no photograph either.
    await page.goto('/explore/japan');
    const small = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '오사카' }) });
    await expect(small.locator('img[src*="/photos/"]')).toHaveCount(1);
    await expect(small.locator('img[src*="/photos/"]')).toBeHidden();
    await expect(small.locator('img[src*="/scenes/"]')).toBeVisible();
    const missing = page.waitForResponse('**/photos/japan/kyoto-480-*');
    await page.goto('/explore/japan/kyoto');
    expect((await missing).status()).toBe(404);
    await expect(page.getByRole('img', { name: '교토 그림' })).toBeVisible();
    await expect(page.getByRole('img', { name: '교토 사진' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: '사진: Kim Mina' })).toHaveCount(0);
  },
);

test('the country page scrolls to its cities half a second after step=cities', async ({ person }) => {
  const { page } = await person();
  // The clock stands still, also in the page that is opened now: it moves only when the test moves it.
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
  await page.goto('/explore/japan?step=cities');
  const cities = page.getByRole('heading', { level: 2, name: /일본의 도시/ });
  // What React waits for passes in steps that are short beside the half second.
  await expect
    .poll(
      async () => {
        await page.clock.runFor(50);
        return cities.isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.clock.resume();
  await page.goto('/explore/taiwan');
  const taipei = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: '타이베이', exact: true }) });
  await expect(taipei).toContainText('수도');
  await expect(taipei).toContainText('도시');
  await expect(taipei).toContainText(/10점 만점에 \d+\.\d점/);
  await expect(taipei.locator('img')).toHaveAttribute('src', '/covers/scenes/taiwan/taipei/square-light.svg');
  await page.goto('/explore/nowhere');
  await h1(page, '나라를 찾지 못했어요');
  await page.goto('/explore/japan/nowhere');
  await h1(page, '도시를 찾지 못했어요');
});

test('the landing page shows the four steps, shows samples as samples, and leads to the form', async ({ person }) => {
  const { page } = await person();
  await page.goto('/');
  await expect(page.getByText('예시').first()).toBeVisible();
  const how = page.locator('#how-it-works');
  await expect(how.getByRole('listitem')).toHaveCount(4);
  await expect(page.locator('#features')).toBeVisible();
  expect(await page.getByRole('main').locator('a[href="/create-group"]').count()).toBeGreaterThan(0);
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test("without the organiser's secret nobody can be removed; every member has a way to their survey", async ({
  person,
  server,
}) => {
  const { page } = await person();
  // Others answer in the group that the tests share.
  const party = await aParty(server);
  await page.goto(`/group/${party.groupId}`);
  await expect(page.getByText(/6명 중 5명 완료|5\/6/).first()).toBeVisible();
  await expect(page.getByText('여섯이 같이')).toBeVisible();
  await expect(page.getByText(/민지가 만들었어요 · 6명/)).toBeVisible();
  const members = page.getByRole('region', { name: '함께하는 사람' }).last();
  await expect(members.getByRole('button', { name: /답 보기|설문 하기/ })).toHaveCount(6);
  // The page's own links; the dock at the bottom has some of them too. The recommendations are locked until 유나 answers.
  const ways = page.getByRole('main').getByRole('navigation', { name: '다음으로' });
  for (const href of [`/group/${party.groupId}/summary`, `/results/${party.shareUrl}`])
    await expect(ways.locator(`a[href="${href}"]`)).toBeVisible();
  await expect(ways.getByRole('link', { disabled: true })).toHaveCount(1);
  await expect(page.locator(`a[href="/group/${party.groupId}/recommendations"]`).first()).toBeAttached();
  await page.goto(`/group/${party.groupId}/settings`);
  await expect(page.getByRole('button', { name: /모임에서 빼기/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /정리하기/ })).toHaveCount(0);
});

test('the header leads everywhere, and its six languages are a reload away', async ({ person }) => {
  const { page } = await person({ viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  const header = page.getByRole('banner');
  const ways: [string, RegExp][] = [
    ['모임 만들기', /\/create-group$/],
    ['둘러보기', /\/explore\?mainType=sightseeing&range=intl_short$/],
    ['기능', /#features$/],
    ['이용 방법', /#how-it-works$/],
    ['시작하기', /\/create-group$/],
  ];
  for (const [name, href] of ways)
    await expect(header.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await expect(header.getByRole('link', { name: '모여' }).first()).toHaveAttribute('href', '/');
  await header.getByRole('button', { name: '언어: 한국어' }).click();
  await page.evaluate(() => {
    (window as unknown as { mark: string }).mark = 'not reloaded';
  });
  await expect(header.getByRole('button', { name: /^(한국어|English|日本語|中文|Español|Français)$/ })).toHaveCount(6);
  await header.getByRole('button', { name: 'Español', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.evaluate(() => (window as unknown as { mark?: string }).mark)).toBeUndefined();
  // A friend's Korean name is not broken inside by a Latin page.
  await expect(page.locator('html')).toHaveCSS('word-break', 'keep-all');
  // The reading goes on at the heading, and only after a change of language.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused();
});

/** The file of the build that was asked for. */
const built = (route: Route): string => readFileSync(`dist/client${new URL(route.request().url()).pathname}`, 'utf8');

test('the city page has the six tabs, and says when there is nothing; so does the country page', async ({ person }) => {
  const { page, context } = await person();
  await page.goto('/explore/japan/fukuoka');
  await expect(page.getByRole('tab')).toHaveText(
    ['전체', '명소', '맛집', '숙소', '쇼핑', '액티비티'].map((kind) => new RegExp(`^${kind} \\d+ ?$`)),
  );
  const places = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(places.first().locator('ul li').first()).toBeVisible();
  expect(await places.count()).toBeLessThanOrEqual(30);
  for (const place of await places.all()) expect(await place.locator('ul li').count()).toBeLessThanOrEqual(3);
  await page.getByRole('tab', { name: '맛집' }).click();
  await expect(places.first()).toContainText('맛집');
  // A tab counts what is in it.
  await expect(page.getByRole('tab', { name: '맛집' })).toHaveText(`맛집 ${await places.count()}`);
  // A catalogue in which Japan has no cities, and Fukuoka no places.
  await context.route(/\/JP-.*\.json$/, async (route) => {
    const file = JSON.parse(built(route)) as { cities: [string, number][] };
    await route.fulfill({
      json: {
        ...Object.fromEntries(
          Object.entries(file).map(([name, column]) => [name, Array.isArray(column) ? [] : column]),
        ),
        cities: [],
      },
    });
  });
  await page.goto('/explore/japan/fukuoka');
  await expect(page.getByText('아직 장소 정보가 없어요')).toBeVisible();
  await context.route(/catalogue-core-.*\.json$/, async (route) => {
    const file = JSON.parse(built(route)) as { countries: unknown[][]; cities: { counts: number[] } };
    // Its cities go to the country before it: what the core says of cities by their number stays in order.
    const japan = file.countries.findIndex((one) => one[0] === 'JP');
    const { counts } = file.cities;
    const moved = counts[japan] ?? 0;
    const after = counts.map((count, at) => (at === japan ? 0 : at === japan - 1 ? count + moved : count));
    await route.fulfill({ json: { ...file, cities: { ...file.cities, counts: after } } });
  });
  await page.goto('/explore/japan');
  await expect(page.getByText('아직 도시 정보가 없어요')).toBeVisible();
});

test('ratings are shown at once and reach the group; of the others one is shown, and how many more', async ({
  person,
  server,
}) => {
  const own = await aGroupOf(
    server,
    '다른 모임',
    ['지우', '민지', '준호'].map((name) => ({ name, wants: {} })),
  );
  const { page } = await person();
  await comeInAs(page, own.shareUrl, '지우');
  await page.goto(`/group/${own.groupId}/recommendations?country=japan&city=fukuoka&type=other`);
  await expect(page.getByRole('link', { name: '분석 보기' })).toHaveAttribute('href', `/group/${own.groupId}/summary`);
  await expect(page.getByRole('link', { name: '결과와 투표로' })).toHaveAttribute('href', `/results/${own.shareUrl}`);
  const place = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('radiogroup') })
    .first();
  await tick(place.getByRole('radio', { name: '하트 4개' }));
  const hearts = () => server.api<{ destinationId: string; rating: number }[]>(`/api/groups/${own.groupId}/votes`);
  await expect.poll(async () => (await hearts()).map((one) => one.rating)).toEqual([4]);
  const [mine] = await hearts();
  for (const memberName of ['민지', '준호']) {
    const { sessionToken } = await server.api<{ sessionToken: string }>(
      `/api/groups/${own.groupId}/participant-login`,
      { memberName },
    );
    await server.api('/api/votes', {
      groupId: own.groupId,
      destinationId: mine?.destinationId,
      rating: 3,
      sessionToken,
    });
  }
  await expect(place.getByRole('button', { name: /1명의 하트 더 보기/ })).toHaveText('+1명 더', { timeout: 30_000 });
});

test('the results have four tabs: voting needs a login, places need everybody; the dashboard shows the analysis', async ({
  person,
  world,
}) => {
  const { page } = await person();
  await page.goto(`/results/${world.party.shareUrl}`);
  const tabs = page.getByRole('tab');
  await expect(tabs).toHaveText([/^개요\s*$/, /^참여자\s*$/, /^투표\s*로그인 필요$/, /^추천 여행지\s*대기 중/]);
  for (const name of [/^투표/, /^추천 여행지/])
    await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`/group/${world.party.groupId}`);
  const analysis = page.locator('section[aria-labelledby=tastes]');
  await expect(analysis.getByText(/\d명 중 5명 기준/)).toBeVisible();
  for (const title of ['겹치는 날', '예산', '하고 싶은 여행'])
    await expect(analysis.getByRole('heading', { name: new RegExp(title) })).toBeVisible();
  await page.goto(`/results/${world.whole.shareUrl}`);
  await expect(tabs.last()).toHaveText(/^추천 여행지\s*$/);
  await tabs.last().click();
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveAttribute(
    'href',
    `/group/${world.whole.groupId}/recommendations`,
  );
});

test('100 ms after the login the survey comes', async ({ person, server }) => {
  const own = await aGroupOf(server, '다른 모임', [{ name: '지우', wants: {} }]);
  const { page } = await person();
  await page.goto(`/group/${own.shareUrl}/login`);
  await page.getByLabel(/이름만 적으면/).fill('유나');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: '유나로 들어가기' }).click();
  // The write to this device takes no time of the page's clock.
  await expect(page.getByRole('button', { name: '유나로 들어가기' })).toHaveAttribute('aria-busy', 'true');
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('moyeo');
            opening.onsuccess = () => {
              const counting = opening.result.transaction('sessions').objectStore('sessions').count();
              counting.onsuccess = () => {
                opening.result.close();
                resolve(counting.result);
              };
            };
          }),
      ),
    )
    .toBe(1);
  await page.clock.runFor(90);
  await expect(page).toHaveURL(/\/login$/);
  await page.clock.runFor(20);
  await expect(page).toHaveURL(new RegExp(`/group/${own.shareUrl}/survey$`));
});

test('the anonymous id is made once, kept, and sent with the recommendations that are asked for', async ({
  person,
  world,
}) => {
  const { page } = await person();
  const kept = () => page.evaluate(() => localStorage.getItem('userId'));
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/recommendations/generate')) sent.push(request.postDataJSON());
  });
  for (let times = 1; times <= 2; times += 1) {
    await page.goto(`/group/${world.whole.groupId}/summary`);
    if (times === 1) {
      await h1(page, /./);
      expect(await kept()).toBeNull();
    }
    await page.getByRole('region', { name: /AI/ }).getByRole('button').click();
    await expect(page).toHaveURL(new RegExp(`/group/${world.whole.groupId}/recommendations$`));
    await expect.poll(() => sent.length).toBe(times);
  }
  const userId = await kept();
  expect(userId).toMatch(/^[0-9a-f]{32}$/);
  const asked = { groupId: world.whole.groupId, userId, lang: 'ko', forceRefresh: false };
  expect(sent).toEqual([asked, asked]);
});

test('before everybody has answered the recommendations are a labelled preview without hearts, and the API says locked', async ({
  person,
  world,
  server,
}) => {
  const { page } = await person();
  const { groupId, shareUrl } = world.party;
  await page.goto(`/results/${shareUrl}`);
  await expect(page.getByRole('tab', { name: /추천 여행지.*대기/ })).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`/group/${groupId}/recommendations?preview=1&country=japan&city=fukuoka&type=other`);
  await expect(page.getByText(/미리 보기|미리보기/).first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading').nth(3)).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  await page.goto(`/group/${groupId}/recommendations?preview=1`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveCount(0);
  const refused = await fetch(`${server.url}/api/groups/${groupId}/recommendations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ lang: 'ko', forceRefresh: true }),
  });
  expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([409, 'recommendations_locked']);
});

test('the summary has its three tabs, a profile of each member, and leads to the recommendations', async ({
  person,
  world,
}) => {
  const { page } = await person();
  await page.goto(`/group/${world.whole.groupId}/summary`);
  await expect(page.getByRole('tab')).toHaveCount(3);
  await page.getByRole('tab').nth(1).click();
  await page.getByRole('tabpanel').getByRole('button', { name: /민지/ }).first().click();
  await expect(page.getByRole('dialog')).toContainText('민지');
  await page.keyboard.press('Escape');
  await page.getByRole('tab').nth(2).click();
  await expect(page.getByRole('tabpanel').getByRole('table').first()).toBeAttached();
  await page.getByRole('tab').first().click();
  await page.getByRole('region', { name: /AI/ }).getByRole('button').click();
  await expect(page).toHaveURL(new RegExp(`/group/${world.whole.groupId}/recommendations$`));
});

test('a friend is added by name alone; recommendations before anybody has answered say why there are none', async ({
  person,
  server,
}) => {
  const own = await aGroupOf(server, '다른 모임', [{ name: '지우' }]);
  const { page } = await person();
  await page.goto(`/group/${own.groupId}`);
  const add = page.getByRole('form', { name: '친구 추가' });
  await add.getByRole('button', { name: '추가' }).click();
  await expect(add.getByText('이름을 적어 주세요')).toBeVisible();
  await add.getByLabel('이름').fill(' 유나 ');
  await add.getByRole('button', { name: '추가' }).click();
  await expect
    .poll(async () =>
      (await server.api<{ name: string }[]>(`/api/groups/${own.groupId}/members`)).map((one) => one.name),
    )
    .toEqual(['지우', '유나']);
  await page.goto(`/group/${own.groupId}/recommendations`);
  await h1(page, '추천을 만들지 못했어요');
  await expect(page.getByText('모두 설문을 마치면 추천할 수 있어요.')).toBeVisible();
  await page.goto(`/group/${own.groupId}/summary`);
  await page.getByRole('region', { name: /AI/ }).getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: '설문이 필요해요' })).toBeVisible();
});

test('a survey that cannot be saved shows an error, and everything typed stays', async ({ person }) => {
  const { page } = await person();
  await page.goto('/create-group');
  await page.getByLabel('모임 이름').fill('우리 질문');
  await page.getByLabel('내 이름').fill('민지');
  await page.getByLabel('이메일').fill('minji@example.com');
  await page.getByText('더 정하기').click();
  await tick(page.getByRole('radio', { name: /직접 만들기/ }));
  await page.getByRole('button', { name: '질문 만들러 가기' }).click();
  await page.getByRole('button', { name: '모임 만들기' }).click();
  await alert(page, '질문을 적어 주세요');
  await alert(page, '질문이 하나 이상');
  await page.getByLabel('질문 내용').fill('무엇을 먹고 싶어요?');
  await fillDisk(page, 'outbox');
  await page.getByRole('button', { name: '모임 만들기' }).click();
  await alert(page, '모임을 만들지 못했어요');
  await expect(page.getByLabel('질문 내용')).toHaveValue('무엇을 먹고 싶어요?');
});

test('a rating that this device cannot store shows an error', long, async ({ person, world }) => {
  const { page } = await person();
  await comeInAs(page, world.whole.shareUrl, '민지');
  await page.goto(`/group/${world.whole.groupId}/recommendations?country=japan&city=fukuoka&type=other`);
  const place = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('radiogroup') })
    .first();
  await expect(place).toBeVisible();
  await fillDisk(page, 'outbox');
  await place.getByRole('radio', { name: '하트 4개' }).dispatchEvent('click');
  await expect(place.getByRole('alert')).toHaveText('하트를 이 기기에 저장하지 못했어요. 다시 눌러 주세요.');
});

test('results show three days, three stays and three wishes, of more', async ({ person, server }) => {
  const types = ['sightseeing', 'relax', 'activity', 'golf', 'ski'];
  const own = await aGroupOf(
    server,
    '다른 모임',
    types.map((mainType, index) => ({ name: `친구${index + 1}`, wants: { mainType, from: index * 2 } })),
  );
  const { page } = await person();
  await page.goto(`/results/${own.shareUrl}`);
  await h1(page, /./);
  const days = page.getByRole('region', { name: '겹치는 날' });
  for (const list of await days.getByRole('list').all())
    expect(await list.getByRole('listitem').count()).toBeLessThanOrEqual(3);
  await expect(days.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
  const wishes = page.getByRole('region', { name: '하고 싶은 여행' });
  await expect(wishes.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
});

test('an edited answer takes back the votes that it contradicts, and the toast names them', async ({
  person,
  server,
}) => {
  const own = await aGroupOf(server, '다른 모임', [{ name: '지우', wants: {} }]);
  const { page } = await person();
  await comeInAs(page, own.shareUrl, '유나');
  await fillSurvey(page, { from: 3, to: 6 });
  await sendAnswer(page);
  await expect(page.getByRole('button', { name: '이 화면에 있기' })).toBeVisible();
  await page.goto(`/results/${own.shareUrl}?tab=vote`);
  await castType(page, '휴양');
  await votes(page, '휴양', 1);
  await page.goto(`/preferences/${own.shareUrl}`);
  await page
    .getByRole('button', { name: /고치기/ })
    .first()
    .click();
  for (let step = 0; step < 3; step += 1) await next(page);
  await expect(page.getByRole('heading', { level: 1, name: '어떤 여행이 좋아요?' })).toBeVisible();
  await page.getByRole('radio', { name: /^골프/ }).dispatchEvent('click');
  await page.getByRole('button', { name: '고친 답 보내기' }).click();
  await expect(page.getByText('고친 답을 저장했어요. 맞지 않게 된 투표는 취소됐어요: 휴양')).toBeVisible();
  await expect.poll(() => server.api<unknown[]>(`/api/groups/${own.groupId}/type-votes`)).toEqual([]);
});

test('cards of countries and cities show name, continent, score out of ten, capital and people', async ({
  person,
  world,
}) => {
  const { page } = await person();
  await page.goto(`/group/${world.whole.groupId}/recommendations`);
  const country = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '대만' }) });
  await expect(country).toContainText('아시아');
  await expect(country).toContainText(/10점 만점에 \d+\.\d점/);
  await page.goto(`/group/${world.whole.groupId}/recommendations?country=taiwan`);
  const city = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '타이베이' }) });
  await expect(city).toContainText('수도');
  await expect(city).toContainText(/인구 \d+만 명/);
  await expect(city).toContainText(/10점 만점에 \d+\.\d점/);
});

test('results of a group that is not on this device, without a network: an error with a way to try again, and open once there is one', async ({
  person,
  world,
}) => {
  const someone = await person({ serviceWorkers: 'allow' });
  const { page } = someone;
  await page.goto('/create-group');
  await readyForOffline(page);
  await someone.goOffline();
  await page.goto(`/results/${world.party.shareUrl}`);
  await h1(page, '인터넷에 연결되어 있지 않아요');
  await expect(page.getByRole('button', { name: '다시 열기' })).toBeVisible();
  await someone.goOnline();
  await expect(page.getByRole('tab', { name: '개요', selected: true })).toBeVisible({ timeout: 30_000 });
});

test("the organiser removes members on the results' participants and on the dashboard's list; nobody else is offered it", async ({
  person,
  server,
}) => {
  const { groupId, shareUrl, organizerToken } = await aParty(server);
  const members = async () =>
    (await server.api<{ name: string }[]>(`/api/groups/${groupId}/members`)).map((one) => one.name);
  const anybody = await person();
  const minji = await person();
  await minji.page.goto(`/group/${groupId}/settings#organizer=${organizerToken}`);
  await h1(minji.page, '모임 설정');
  for (const [address, name] of [
    [`/results/${shareUrl}?tab=participants`, '준호'],
    [`/group/${groupId}`, '소라'],
  ] as const) {
    await anybody.page.goto(address);
    await expect(anybody.page.getByText(name).first()).toBeVisible();
    await expect(anybody.page.getByRole('button', { name: /모임에서 빼기/ })).toHaveCount(0);
    await minji.page.goto(address);
    const remove = minji.page.getByRole('button', { name: new RegExp(`${name}.*모임에서 빼기`) });
    await remove.click();
    await fillDisk(minji.page, 'outbox');
    await minji.page.getByRole('dialog').getByRole('button', { name: '빼기', exact: true }).click();
    await alert(minji.page, `${name}를 빼지 못했어요.`);
    await minji.page.reload();
    await remove.click();
    await minji.page.getByRole('dialog').getByRole('button', { name: '빼기', exact: true }).click();
    await expect.poll(members).not.toContain(name);
  }
});
