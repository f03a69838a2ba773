import type { Page } from '@playwright/test';
import { languageNames } from '#app/text/language.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { expect, long, type Person, readyForOffline } from './fixtures.ts';
import { expectAccessible, expectAccessibleInDark, expectNamed, expectWhole } from './legible.ts';
import { aCustomParty, aGroupOf, memberIdOf, takeOut } from './party.ts';
import { saidInCode, speakLengthened, speakPlainly, wordsOf } from './pseudo-language.ts';
import { fillDates, go, groupNames, screens, speak, test } from './screens.ts';
import { answerIsKept, comeInAs, createGroup, fillSurvey, next, sendAnswer, tick } from './verbs.ts';

const phone = { width: 390, height: 844 };
const small = { width: 320, height: 640 };
const desk = { width: 1280, height: 800 };

const people = [
  ...groupNames,
  '여섯이 같이',
  '민지',
  '준호',
  '소라',
  '하늘',
  '태윤',
  '유나',
  '꼭 가 보고 싶은 곳은 어디예요?',
  '숙소는 어떤 곳이 좋아요?',
  '운전할 수 있어요?',
  '호텔',
  '한옥',
  '캠핑장',
  '속초',
  '아니요',
  '지우',
  ...Object.values(languageNames),
  'Page Not Found',
  'Minji',
  'Junho',
  'Sora',
  'Haneul',
  'Taeyun',
  'Yuna',
];
const data = [
  ...people,
  ...wordsOf('core.json'),
  ...wordsOf('places/JP.json'),
  ...wordsOf('../../calendar/holidays/KR.json'),
  ...wordsOf('../../calendar/holidays/JP.json'),
];

/** `npm run proof` looks at every screen in Korean, English and the longer language, in light and in dark. */
const isFull = process.env['PROOF'] === 'full';

/**
 * A commit looks at every screen once, from 320 to 1280 px: at the first in the first of these ways, at the next in the
 * next.
 */
const ways = [
  { isLonger: false, colours: 'light' },
  { isLonger: true, colours: 'dark' },
  { isLonger: false, colours: 'dark' },
  { isLonger: true, colours: 'light' },
] as const;
const wayOf = (turn: number) => ways[turn % ways.length] ?? ways[0];

type Open = (language: Language) => Promise<void>;

/**
 * Every check of a screen that stands there in Korean. `open` leads there in the page's language.
 * @param turn which of the ways is its own
 */
async function examine(person: Person, open: Open, turn: number): Promise<void> {
  if (isFull) return examineFully(person, open);
  const { page } = person;
  const way = wayOf(turn);
  if (way.isLonger) {
    await speak(page, 'en');
    await speakLengthened(page);
    await open('en');
  }
  await examineOnce(page, way);
  if (way.isLonger) {
    await speakPlainly(page);
    await speak(page, 'ko');
  }
}

async function see(page: Page, size: { width: number; height: number }, language: string): Promise<void> {
  await page.setViewportSize(size);
  await expectWhole(page, `${language} ${size.width}`, groupNames);
}

async function examineOnce(page: Page, { isLonger, colours }: ReturnType<typeof wayOf>): Promise<void> {
  const language = isLonger ? 'lengthened' : 'ko';
  await page.emulateMedia({ colorScheme: colours });
  await see(page, phone, language);
  await expectNamed(page, `${language} 390`);
  await expectAccessible(page, `${language} ${colours}`, !isLonger);
  await see(page, small, language);
  await see(page, desk, language);
  await expectNamed(page, `${language} 1280`);
  if (isLonger) expect(await saidInCode(page, data), 'every word is in the text files').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize(phone);
}

/** From one load per language. */
async function examineFully({ page }: Person, open: Open): Promise<void> {
  await see(page, phone, 'ko');
  await expectNamed(page, 'ko 390');
  await expectAccessible(page, 'light');
  await expectAccessibleInDark(page);
  await see(page, small, 'ko');
  await see(page, desk, 'ko');
  await expectNamed(page, 'ko 1280');
  await speak(page, 'en');
  await open('en');
  await see(page, desk, 'en');
  await see(page, small, 'en');
  await speakLengthened(page);
  await open('en');
  await see(page, small, 'lengthened');
  expect(await saidInCode(page, data), 'every word is in the text files').toEqual([]);
  await speakPlainly(page);
  await speak(page, 'ko');
  await page.setViewportSize(phone);
}

/**
 * Waits until no request is under way and lazy parts are loaded: measurements of a page that still grows would be
 * wrong.
 */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
}

/** From here on every document adds up its layout shifts (CLS) in `shift`. */
const measureShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shown = window as unknown as { shift: number };
    shown.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shown.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
const mostShift = 0.02;

/** Second tabs and views of an address: their first is looked at on each commit (docs/decisions/0062). */
const isSecondView =
  /, (people|dates|recommended places|a look ahead|on the map|kinds of trip|where to go|decided)$|language of the address|by a wrong link/;

for (const [turn, { name, path, before, arrive }] of screens.entries()) {
  test(
    `${name}: nothing moves while it loads; accessible in light or dark, whole at 320, 390 and 1280 px in Korean or in a longer language`,
    isSecondView.test(name) ? long : {},
    async ({ person, world }) => {
      const way = wayOf(turn);
      // What needs nothing on the device before is opened in the longer language at once.
      const isLongerAtOnce = !isFull && way.isLonger && !before;
      const someone = await person(isLongerAtOnce ? { language: 'en' } : {});
      const { page } = someone;
      if (isLongerAtOnce) await speakLengthened(page, true);
      await before?.(someone, world);
      await measureShifts(page);
      // Every second one comes on a wide screen.
      await page.setViewportSize(turn % 2 === 0 ? phone : desk);
      const open = async (language: Language) => {
        await page.goto(path(world, language));
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await settled(page);
        const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);
        expect(shift, `layout shift, ${language}`).toBeLessThanOrEqual(mostShift);
        await arrive?.(page);
      };
      await open(isLongerAtOnce ? 'en' : 'ko');
      if (isLongerAtOnce) await examineOnce(page, way);
      else await examine(someone, open, turn);
    },
  );
}

test('the survey, its four steps and its end: accessible and whole', async ({ person, server }) => {
  test.setTimeout(240_000);
  const own = await aGroupOf(server, '다른 모임', [{ name: '지우', wants: { from: 2 } }, { name: '유나' }]);
  const someone = await person();
  const { page } = someone;
  const open = async () => {
    await page.goto(`/preferences/${own.shareUrl}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await settled(page);
  };
  await comeInAs(page, own.shareUrl, '유나');
  await fillSurvey(page, { from: 3, to: 6 });
  // Backwards: every step is reached by its own button, with an answer in it.
  const headings = ['어떤 여행이 좋아요?', '얼마쯤 쓸 수 있어요?', '어디서 떠나요?', '언제 갈 수 있어요?'];
  for (const [turn, heading] of headings.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await examine(someone, open, turn);
    await open();
    const back = page.getByRole('button', { name: '이전', exact: true });
    if (await back.isEnabled()) await back.click();
  }
  for (let step = 0; step < 3; step += 1) await next(page);
  await sendAnswer(page);
  await expect(page.getByRole('button', { name: '이 화면에 있기' })).toBeVisible();
  await open();
  await examine(someone, open, 1);
});

test(
  'answers that are sent, of the custom survey and of the 15 questions: accessible and whole',
  long,
  async ({ person, server }) => {
    test.setTimeout(150_000);
    const someone = await person();
    const { page } = someone;
    const custom = await aCustomParty(server);
    const own = await aGroupOf(server, '다른 모임', [{ name: '지우', wants: { from: 2 } }, { name: '유나' }]);
    const surveys = [
      {
        shareUrl: custom.shareUrl,
        path: `/custom-survey/${custom.groupId}/${await memberIdOf(server, custom.groupId, '유나')}`,
      },
      { shareUrl: own.shareUrl, path: `/preferences/${own.groupId}/${await memberIdOf(server, own.groupId, '유나')}` },
    ];
    for (const [index, { shareUrl, path }] of surveys.entries()) {
      await comeInAs(page, shareUrl, '유나');
      await page.goto(path);
      if (index === 0) {
        await page.getByRole('textbox').first().fill('속초');
        await tick(page.getByRole('radio', { name: '한옥' }));
      } else await fillDates(page);
      // Sent again it is the same answer, and the same end.
      const send = async () => {
        await go(page);
        await expect(page.locator('main a[href="/"]')).toBeVisible();
      };
      await send();
      const open = async () => {
        await page.goto(path);
        await send();
      };
      await examine(someone, open, index);
    }
  },
);

test('this device, with rejected and pending writes: accessible and whole', long, async ({ person, server }) => {
  test.setTimeout(180_000);
  const own = await aGroupOf(server, '다른 모임', [{ name: '지우', wants: { from: 2 } }]);
  const someone = await person({ serviceWorkers: 'allow' });
  const { page } = someone;
  await comeInAs(page, own.shareUrl, '유나');
  await expect.poll(async () => (await server.api<unknown[]>(`/api/groups/${own.groupId}/members`)).length).toBe(2);
  await expect(page.getByRole('heading', { level: 1, name: '언제 갈 수 있어요?' })).toBeVisible();
  await readyForOffline(page);
  // 유나 answers offline; meanwhile the organiser removes her.
  await someone.goOffline();
  await fillSurvey(page, { from: 3, to: 6 });
  await sendAnswer(page);
  await answerIsKept(page);
  await takeOut(server, own, '유나');
  await someone.goOnline();
  await page.goto('/this-device');
  await expect(page.getByRole('heading', { level: 2, name: '보내지 못했어요', exact: true })).toBeVisible({
    timeout: 30_000,
  });
  // What another group still waits for.
  await page.context().route('**/api/sync', (route) => route.abort());
  await createGroup(page, { name: '새 모임', creator: '민지' });
  const open = async () => {
    await page.goto('/this-device');
    await expect(page.getByRole('article').first()).toBeVisible();
  };
  await open();
  await examine(someone, open, 1);
});

test('a first visit chooses a language; the choice is kept under both keys', async ({ person }) => {
  const { page } = await person({ language: '' });
  await page.goto('/');
  await expect(page.getByRole('button')).toHaveCount(6);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(
    await page.evaluate(() => [localStorage.getItem('language'), localStorage.getItem('travel-planner-language')]),
  ).toEqual(['en', 'en']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

const offlineScreens = screens.filter(({ name }) => name !== 'join by a wrong link');

test('screens of what is on the device open without a network', long, async ({ person, world }) => {
  test.setTimeout(180_000);
  const someone = await person({ serviceWorkers: 'allow' });
  const { page } = someone;
  // Once with a network: the group, its organiser's settings, the other group, a name in each.
  for (const { before } of offlineScreens) await before?.(someone, world);
  await page.goto(`/group/${world.whole.groupId}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await readyForOffline(page);
  await page.goto('/explore/japan');
  await someone.goOffline();
  for (const { name, path } of offlineScreens) {
    await page.goto(path(world, 'ko'));
    await settled(page);
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveCount(1);
    await expectWhole(page, name, groupNames);
  }
  // What other sites add to a link may end like the name of a file.
  await page.goto('/explore?utm_source=chatgpt.com');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('the plural address leads to the group, query kept', async ({ person, world }) => {
  const { page } = await person();
  await page.goto(`/groups/${world.party.groupId}?from=kakao`);
  await expect(page).toHaveURL(new RegExp(`/group/${world.party.groupId}\\?from=kakao$`));
});

test('an unknown address answers 404 and says so', async ({ person }) => {
  const { page } = await person();
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Page Not Found')).toBeVisible();
});
