import type { Page } from '@playwright/test';
import type { Language } from '#shared/kernel/languages.ts';
import { expect, test as base, type Person } from './fixtures.ts';
import {
  aCustomParty,
  aDecidedParty,
  aParty,
  aPlacesParty,
  aVotingParty,
  aWholeParty,
  memberIdOf,
  type Party,
} from './party.ts';
import { comeInAs, day, tick } from './verbs.ts';

/** The server's data: made once, and only read. */
export interface World {
  /** Six friends, 유나 has not answered. */
  party: Party;
  /** Everybody has answered. */
  whole: Party;
  /** Everybody has answered; the days are voted for. */
  voting: Party;
  /** The days are fixed; the place is voted for. */
  places: Party;
  decided: Party;
  /** Questions of its own, 유나 has not answered. */
  custom: Party;
  yuna: { party: string; custom: string };
}

/** The names of all groups of these screens: a page may shorten them in its bar. */
export const groupNames = [
  '대학 동기 봄 여행',
  '다 모인 여행',
  '날짜 고르는 여행',
  '여행지 고르는 여행',
  '정해진 여행',
  '우리끼리 질문',
  '새 모임',
  '우리 질문',
  '다른 모임',
];

/** Tests that only look: they share the groups with the others of their worker. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ workerServer: server }, use) => {
      const [party, whole, custom] = [await aParty(server), await aWholeParty(server), await aCustomParty(server)];
      await use({
        party,
        whole,
        voting: await aVotingParty(server),
        places: await aPlacesParty(server),
        decided: await aDecidedParty(server),
        custom,
        yuna: {
          party: await memberIdOf(server, party.groupId, '유나'),
          custom: await memberIdOf(server, custom.groupId, '유나'),
        },
      });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export interface Screen {
  name: string;
  path: (world: World, language: Language) => string;
  /** What has to be on the device before; in Korean. */
  before?: (person: Person, world: World) => Promise<void>;
  /** From the address on to what is to be seen, in any language. */
  arrive?: (page: Page) => Promise<void>;
}

const byAddress: Record<string, Screen['path']> = {
  landing: () => '/',
  'create group': () => '/create-group',
  join: ({ party }) => `/join/${party.shareUrl}`,
  'join by a wrong link': () => '/join/0000000000000000000000',
  login: ({ party }) => `/group/${party.groupId}/login`,
  dashboard: ({ party }) => `/group/${party.groupId}`,
  results: ({ party }) => `/results/${party.shareUrl}`,
  'results, people': ({ party }) => `/results/${party.shareUrl}?tab=participants`,
  'results, recommended places': ({ whole }) => `/results/${whole.shareUrl}?tab=places`,
  'results of own questions': ({ custom }) => `/group-results/${custom.groupId}`,
  summary: ({ party }) => `/group/${party.groupId}/summary`,
  'summary, people': ({ party }) => `/group/${party.groupId}/summary?tab=profiles`,
  'summary, dates': ({ party }) => `/group/${party.groupId}/summary?tab=dates`,
  'recommendations, locked': ({ party }) => `/group/${party.groupId}/recommendations`,
  'recommendations, a look ahead': ({ party }) => `/group/${party.groupId}/recommendations?preview=1`,
  'recommendations, countries': ({ whole }) => `/group/${whole.groupId}/recommendations`,
  'recommendations, compared': ({ whole }) => `/group/${whole.groupId}/recommendations?view=compare`,
  'recommendations, on the map': ({ whole }) => `/group/${whole.groupId}/recommendations?view=map`,
  'recommendations, cities': ({ whole }) => `/group/${whole.groupId}/recommendations?country=japan`,
  'recommendations, kinds of trip': ({ whole }) =>
    `/group/${whole.groupId}/recommendations?country=japan&city=fukuoka&type=general`,
  'recommendations, places': ({ whole }) =>
    `/group/${whole.groupId}/recommendations?country=japan&city=fukuoka&type=other`,
  'settings of somebody else': ({ party }) => `/group/${party.groupId}/settings`,
  explore: () => '/explore',
  'explore in the language of the address': (_world, language) => `/${language}/explore`,
  'explore a country': () => '/explore/japan',
  'explore a city': () => '/explore/japan/fukuoka',
  'no such country': () => '/explore/nowhere',
  'custom survey, before coming in': ({ custom, yuna }) => `/custom-survey/${custom.groupId}/${yuna.custom}`,
  'this device, empty': () => '/this-device',
  'not found': () => '/no/such/page',
};

/** The last button of the bottom bar: next, or send. */
export const go = (page: Page): Promise<void> => page.locator('main + footer button').last().click();

/** The first of the 15 questions, the only one that has to be answered. */
export async function fillDates(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: '시작하는 날' }).first().fill(day(3));
  await page.getByRole('textbox', { name: '끝나는 날' }).first().fill(day(6));
  await page.getByRole('button', { name: '기간 추가' }).first().click();
}

const byDevice: Screen[] = [
  {
    name: 'created',
    path: () => '/create-group?success=true',
    async before({ page }) {
      await page.goto('/create-group');
      await page.getByLabel('모임 이름').fill('새 모임');
      await page.getByLabel('내 이름').fill('민지');
      await page.getByLabel('이메일').fill('minji@example.com');
      await page.getByRole('button', { name: '모임 만들기' }).click();
      await expect(page.getByRole('textbox', { name: '초대 링크' })).toBeVisible();
    },
  },
  {
    name: 'settings of the organiser',
    path: ({ party }) => `/group/${party.groupId}/settings`,
    async before({ page }, { party }) {
      await page.goto(`/group/${party.groupId}/settings#organizer=${party.organizerToken}`);
      await expect(page.getByRole('heading', { level: 1, name: '모임 설정' })).toBeVisible();
    },
  },
  {
    name: 'voting',
    path: ({ party }) => `/results/${party.shareUrl}?tab=vote`,
    before: ({ page }, { party }) => comeInAs(page, party.shareUrl, '유나'),
  },
  {
    name: 'custom builder',
    path: () => '/create-custom-survey',
    async before({ page }) {
      await page.goto('/create-group');
      await page.getByLabel('모임 이름').fill('우리 질문');
      await page.getByLabel('내 이름').fill('민지');
      await page.getByLabel('이메일').fill('minji@example.com');
      await page.getByText('더 정하기').click();
      await tick(page.getByRole('radio', { name: /직접 만들기/ }));
      await page.getByRole('button', { name: '질문 만들러 가기' }).click();
      await page.getByLabel('질문 내용').fill('숙소는 어떤 곳이 좋아요?');
      await tick(page.getByRole('radio', { name: '하나 고르기' }));
      await page.getByLabel('선택지 1').fill('한옥');
      await page.getByRole('button', { name: '질문 추가' }).click();
      await expect(page.getByLabel('질문 내용')).toHaveCount(2);
    },
  },
  {
    name: 'custom survey, answering',
    path: ({ custom, yuna }) => `/custom-survey/${custom.groupId}/${yuna.custom}`,
    before: ({ page }, { custom }) => comeInAs(page, custom.shareUrl, '유나'),
    // What is required and still open is said.
    async arrive(page) {
      await go(page);
      await expect(page.getByRole('alert').first()).toBeVisible();
    },
  },
  {
    name: 'the 15 questions',
    path: ({ party, yuna }) => `/preferences/${party.groupId}/${yuna.party}`,
    async before({ page }, { party, yuna }) {
      await comeInAs(page, party.shareUrl, '유나');
      await page.goto(`/preferences/${party.groupId}/${yuna.party}`);
      await fillDates(page);
    },
  },
  {
    name: 'explore, on the map',
    path: () => '/explore?view=map&range=intl_short',
    async arrive(page) {
      await expect(page.locator('[data-map-pin]').first()).toBeVisible();
    },
  },
];

/**
 * Of groups in which everybody has answered. They stand at the end: every second screen is first seen on a wide screen.
 */
const byStage: Screen[] = [
  {
    name: 'dashboard of a member',
    path: ({ voting }) => `/group/${voting.groupId}`,
    before: ({ page }, { voting }) => comeInAs(page, voting.shareUrl, '하늘'),
  },
  { name: 'dashboard, everybody has answered', path: ({ voting }) => `/group/${voting.groupId}` },
  { name: 'join, decided', path: ({ decided }) => `/join/${decided.shareUrl}` },
  { name: 'join, everybody has answered', path: ({ voting }) => `/join/${voting.shareUrl}` },
  { name: 'dashboard, where to go', path: ({ places }) => `/group/${places.groupId}` },
  { name: 'dashboard, decided', path: ({ decided }) => `/group/${decided.groupId}` },
];

export const screens: Screen[] = [
  ...Object.entries(byAddress).map(([name, path]) => ({ name, path })),
  ...byDevice,
  ...byStage,
];

/** Sets the page's language, from the next load on. */
export const speak = (page: Page, language: Language): Promise<void> =>
  page.evaluate((chosen) => {
    for (const key of ['language', 'travel-planner-language']) localStorage.setItem(key, chosen);
  }, language);
