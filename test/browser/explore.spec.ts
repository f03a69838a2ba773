import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { fitWordOf } from '#app/parts/destination/fit-word-of.ts';
import { expect, long, readyForOffline } from './fixtures.ts';
import { aGroupOf } from './party.ts';
import { test } from './screens.ts';

test('explore in Japanese, from the filters down to a place and back, the filters kept', async ({ person }) => {
  const { page } = await person({ language: 'ja' });
  await page.goto('/explore');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.getByRole('group', { name: '旅のタイプ' }).getByRole('button', { name: 'スキー' }).click();
  await page.getByLabel('距離').selectOption('intl_short');
  await expect(page.getByRole('heading', { level: 2, name: '韓国発のスキー旅行' })).toBeVisible();
  await page.getByRole('button', { name: '絞り込み' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('旅のタイプ')).toHaveValue('ski');
  await sheet.getByLabel('地名の言語').selectOption('ko');
  await expect(page).toHaveURL(/lang=ko/);
  await sheet.getByLabel('地名の言語').selectOption('ja');
  await sheet.getByRole('button', { name: 'この条件で見る' }).click();
  await expect(sheet).toBeHidden();
  // Each card has a word for its points.
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(card.first()).toBeVisible();
  const words = { great: 'とてもいい', good: 'いい', fine: 'まずまず', poor: 'いまひとつ' };
  for (const said of await card.allInnerTexts()) {
    const [, points = ''] = /10点満点で(\d+\.\d)点/.exec(said) ?? [];
    expect(said.split('\n')).toContain(words[fitWordOf(Number(points))]);
    // No country without a slope is among them.
    expect(Number(points)).toBeGreaterThan(2);
    expect(said).toContain(`\n${points}点`);
  }
  await page.getByRole('link', { name: '日本' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '日本' })).toBeVisible();
  await expect(page.getByText('韓国発 · スキーの場合')).toBeVisible();
  // The chosen kind of trip, one of the last of its row, is not hidden beside the page.
  const chosen = page.getByRole('group', { name: '旅のタイプ' }).getByRole('button', { name: 'スキー' });
  const edges = () =>
    chosen.evaluate((one) => [one.getBoundingClientRect().left, innerWidth - one.getBoundingClientRect().right]);
  await expect.poll(async () => Math.min(...(await edges()))).toBeGreaterThan(0);
  await expect(page.getByText(/^10点満点で\d+\.\d点$/).first()).toBeAttached();
  await expect(page.getByRole('link', { name: /に戻る$/ })).toHaveAttribute('href', /^\/explore\?/);
  const cities = page
    .getByRole('region', { name: /日本/ })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const city = (await cities.first().getByRole('heading', { level: 3 }).innerText()).trim();
  await cities.first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: city })).toBeVisible();
  const lines = JSON.parse(readFileSync('shared/destination/lines/ja.json', 'utf8')) as Record<string, string>;
  const [, id = ''] = new URL(page.url()).pathname.split('/explore/');
  expect(lines).toHaveProperty([id]);
  await expect(page.getByText(lines[id] ?? '', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: 'アクティビティ' }).click();
  const place = page.getByRole('tabpanel').getByRole('heading', { level: 3 }).first();
  await expect(place).toBeVisible();
  expect(await place.innerText()).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/u);
  const said = JSON.parse(readFileSync('shared/destination/lines/places/ja-JP.json', 'utf8')) as Record<string, string>;
  const shown = await page.getByRole('tabpanel').locator('p[lang=ja]').allInnerTexts();
  expect(shown.length).toBeGreaterThan(0);
  expect(shown.filter((line) => !Object.values(said).includes(line))).toEqual([]);

  const crumbs = page.getByRole('navigation').filter({ has: page.getByText('日本') });
  await crumbs.getByRole('link', { name: '日本' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '日本' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('tab', { name: 'アクティビティ', selected: true })).toBeVisible();
  await page.goto('/ja/explore?mainType=ski&range=intl_short');
  await expect(page.getByRole('button', { name: 'スキー', pressed: true })).toBeVisible();
  await expect(page.getByLabel('距離')).toHaveValue('intl_short');
});

test('in airplane mode Osaka is found by its Korean initials, with the keyboard alone', async ({ person, world }) => {
  const flying = await person({ serviceWorkers: 'allow' });
  const { page } = flying;
  await page.goto(`/group/${world.whole.groupId}`);
  await readyForOffline(page);
  await flying.goOffline();
  await page.goto('/explore');
  const search = page.getByRole('combobox', { name: '도시, 나라, 명소 찾기' });
  await search.fill('ㅇㅅㅋ');
  await expect(page.getByRole('option', { name: /오사카/, selected: true })).toBeVisible();
  await search.fill('없는곳이에요');
  await expect(page.getByText('‘없는곳이에요’에 맞는 곳이 없어요.')).toBeVisible();
  await search.press('Escape');
  await expect(search).toHaveValue('');
  await search.fill('dhtkzk');
  await search.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '오사카' })).toBeVisible();
});

test('the search takes the page over; a place opens in its city; Back leads to what was found, and closes it; offline too', async ({
  person,
}) => {
  const flying = await person({ serviceWorkers: 'allow' });
  const { page } = flying;
  await page.goto('/explore/japan/beppu');
  await expect(page.getByRole('heading', { level: 1, name: '벳푸' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: '둘러보기' }).last().click();
  const search = page.getByRole('combobox', { name: '도시, 나라, 명소 찾기' });
  const filters = page.getByRole('button', { name: '필터' });
  await expect(filters).toBeVisible();
  await readyForOffline(page);
  await search.click();
  await expect(page.getByRole('heading', { level: 2, name: '최근에 본 도시' })).toBeVisible();
  await expect(page.getByRole('link', { name: '벳푸' })).toBeVisible();
  await expect(filters).toBeHidden();
  await search.fill('에펠');
  await expect(page.getByRole('option', { name: /에펠탑.*파리/, selected: true })).toBeVisible();
  await search.press('Enter');
  const sheet = page.getByRole('dialog', { name: '에펠탑' });
  await expect(sheet).toBeVisible();
  await expect(page).toHaveURL(/[?&]place=eiffel-tower/);
  await sheet.getByRole('button', { name: '닫기' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/[?&]place=/);
  await expect(page.getByRole('heading', { level: 1, name: '파리' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '에펠탑', exact: true }).click();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: '파리' })).toBeVisible();
  // Enter came before what was typed had been at rest.
  await page.goBack();
  await expect(page.getByRole('option', { name: /에펠탑/ })).toBeVisible();
  await expect(search).toHaveValue('에펠');
  await page.goBack();
  await expect(filters).toBeVisible();
  await expect(search).toHaveValue('');

  // Letters that come faster than the page is drawn are one entry of the history.
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  await search.evaluate((field: HTMLInputElement) => {
    for (const text of ['o', 'os', 'osa']) {
      Reflect.set(HTMLInputElement.prototype, 'value', text, field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }
  });
  await expect(page.getByRole('option', { name: /오사카/ }).first()).toBeVisible();
  await page.goBack();
  await expect(filters).toBeVisible();
  expect(await entries()).toBeLessThanOrEqual(before + 1);

  await flying.goOffline();
  await search.fill('오사카');
  await expect(page.getByRole('option', { name: /오사카성/ })).toBeVisible();
  await page.getByRole('button', { name: '닫기', exact: true }).click();
  await expect(filters).toBeVisible();
  await expect(page).not.toHaveURL(/[?&]q=/);
});

test(
  'the drawing of a city or a country says what is drawn and that it is drawn, in the language of the page; without a network too, once it was seen',
  long,
  async ({ person }) => {
    const english = await person({ language: 'en' });
    await english.page.goto('/explore/japan/osaka');
    const inEnglish = (name: string) => english.page.getByRole('img', { name, exact: true });
    await expect(inEnglish('Drawing: a castle keep on stone walls, Osaka')).toBeVisible();
    await english.page.goto('/explore/south-korea');
    await expect(inEnglish('Drawing: a tower on a hill above tiled roofs, South Korea')).toBeVisible();

    const flying = await person({ serviceWorkers: 'allow' });
    const { page } = flying;
    await page.goto('/explore/japan/osaka');
    const drawing = page.getByRole('img', { name: '오사카 그림: 돌담 위의 성', exact: true });
    await expect(drawing).toBeVisible();
    await readyForOffline(page);
    const isKept = (file: string) =>
      page.evaluate(
        async (path) => (await (await caches.open('moyeo-pictures')).match(path)) !== undefined,
        `/covers/scenes/japan/osaka/${file}`,
      );
    await expect.poll(() => isKept('alt-ko.json')).toBe(true);
    await expect.poll(() => isKept('wide-light.svg')).toBe(true);
    await flying.goOffline();
    await page.reload();
    await expect(drawing).toBeVisible();
  },
);

/** What stands on the cards of a list, in its order. */
async function cardsOn(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const names = page.locator('main li h3, main article h2, main article h3');
  await expect(names.first()).toBeVisible();
  return page.locator('main ol > li, main article').allInnerTexts();
}

test(
  'in airplane mode explore and recommendations of a group on this device say what they say online',
  long,
  async ({ person, world }) => {
    const paths = [
      '/explore',
      '/explore?mainType=ski&range=intl_long',
      '/explore/japan?mainType=ski',
      `/group/${world.whole.groupId}/recommendations`,
      `/group/${world.whole.groupId}/recommendations?country=japan`,
    ];
    const [online, flying] = [await person(), await person({ serviceWorkers: 'allow' })];
    // One visit, of another page.
    await flying.page.goto(`/group/${world.whole.groupId}`);
    await expect(flying.page.getByRole('heading', { level: 2, name: '다 모인 여행' })).toBeVisible();
    await readyForOffline(flying.page);
    await flying.goOffline();
    for (const path of paths) {
      const there = await cardsOn(online.page, path);
      expect(there.length, path).toBeGreaterThan(3);
      expect(await cardsOn(flying.page, path), path).toEqual(there);
    }
  },
);

test(
  'Enter soon after the last letter leads to the place also where its page takes its time',
  long,
  async ({ person }) => {
    const { page } = await person();
    let isSlow = false;
    await page.route('**/*.js', async (route) => {
      if (isSlow) await new Promise((resolve) => setTimeout(resolve, 1_200));
      await route.continue();
    });
    await page.goto('/explore?mainType=sightseeing');
    const search = page.getByRole('combobox', { name: '도시, 나라, 명소 찾기' });
    await search.fill('에펠탑');
    await expect(page.getByRole('option', { name: /에펠탑/ })).toBeVisible();
    await expect(page).toHaveURL(/[?&]q=/);
    isSlow = true;
    await search.evaluate(async (field: HTMLInputElement) => {
      Reflect.set(HTMLInputElement.prototype, 'value', '에펠', field);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve, 50));
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    });
    await expect(page.getByRole('dialog', { name: '에펠탑' })).toBeVisible();
  },
);

test('back from a country the list is as long as it was, at the same place; the reading goes on at the heading', async ({
  person,
}) => {
  const { page } = await person();
  await page.goto('/explore');
  const cards = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(cards.first()).toBeVisible();
  const before = await cards.count();
  await page.getByRole('button', { name: '더 보기' }).click();
  await expect.poll(() => cards.count()).toBeGreaterThan(before);
  const longer = await cards.count();
  const country = cards.nth(before + 3);
  await country.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  const name = await country.getByRole('heading', { level: 3 }).locator('[lang]').innerText();
  await country.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  await page.goBack();
  await expect(cards).toHaveCount(longer);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.getByRole('button', { name: '휴양', exact: true }).click();
  await expect(page).not.toHaveURL(/more=/);
});

test('the pictures of a country that was looked at on the first visit are there offline', long, async ({ person }) => {
  const someone = await person({ serviceWorkers: 'allow' });
  const { page } = someone;
  await page.goto('/explore/taiwan');
  const picture = page.getByRole('main').locator('img').first();
  await expect(picture).toBeVisible();
  await readyForOffline(page);
  const address = await picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
  await expect
    .poll(() =>
      page.evaluate(async (path) => (await (await caches.open('moyeo-pictures')).match(path)) !== undefined, address),
    )
    .toBe(true);
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await someone.goOffline();
  await page.reload();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test('a map that is not on this device is a tile, not a broken picture', long, async ({ person, world }) => {
  const { page, goOffline } = await person({ serviceWorkers: 'allow' });
  await page.goto(`/group/${world.whole.groupId}`);
  await readyForOffline(page);
  await goOffline();
  await page.goto(`/group/${world.whole.groupId}/recommendations`);
  await expect(first(page)).toBeVisible();
  // Where the drawn picture is missing the map comes after it, and the tile after the map.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
        for (const image of images) image.loading = 'eager';
        return images.length;
      }),
    )
    .toBe(0);
  await expect(page.locator('main [class*=tile]').first()).toBeVisible();
});

/** Within reach of Seoul and with slopes in January; those of the Emirates are indoors. */
const withSlopes = ['일본', '중국', '아랍에미리트'];
const southEastAsia = [
  '태국',
  '베트남',
  '필리핀',
  '말레이시아',
  '인도네시아',
  '캄보디아',
  '라오스',
  '싱가포르',
  '브루나이',
];
const first = (page: Page) => page.getByRole('main').getByRole('article').first().getByRole('heading', { level: 2 });

test('skiers from Seoul are sent to Japan, golfers to South-East Asia', long, async ({ person, server }) => {
  const { page } = await person();
  const names = ['민지', '준호', '소라', '하늘'];
  const skiers = await aGroupOf(
    server,
    '스키 모임',
    names.map((name) => ({ name, wants: { mainType: 'ski', range: 'intl_short', budgetTier: 'high' } })),
  );
  const golfers = await aGroupOf(
    server,
    '골프 모임',
    names.map((name) => ({ name, wants: { mainType: 'golf', range: 'intl_mid', budgetTier: 'high' } })),
  );
  await page.goto(`/group/${skiers.groupId}/recommendations`);
  await expect(first(page)).toContainText('일본');
  await page.goto(`/group/${golfers.groupId}/recommendations`);
  await expect(first(page)).toBeVisible();
  const best = await first(page).innerText();
  expect(
    southEastAsia.some((country) => best.includes(country)),
    best,
  ).toBe(true);
});

test(
  'the shortlist of a group that wants different things holds something for everyone',
  long,
  async ({ person, server }) => {
    const { page } = await person();
    const mixed = await aGroupOf(server, '제각각 모임', [
      { name: '민지', wants: { mainType: 'ski', range: 'intl_short', budgetTier: 'high' } },
      { name: '준호', wants: { mainType: 'scuba', range: 'intl_mid', budgetTier: 'high' } },
      { name: '소라', wants: { mainType: 'golf', range: 'intl_mid', budgetTier: 'high' } },
      { name: '하늘', wants: { mainType: 'sightseeing', range: 'intl_short', budgetTier: 'high' } },
    ]);
    await page.goto(`/group/${mixed.groupId}/recommendations`);
    const shortlist = page.getByRole('region', { name: '누구나 하나는 좋아할 곳' });
    await expect(shortlist).toBeVisible();
    const names = await shortlist.getByRole('link').allInnerTexts();
    expect(
      names.some((one) => withSlopes.some((country) => one.includes(country))),
      names.join(' '),
    ).toBe(true);
    expect(
      names.some((one) => southEastAsia.some((country) => one.includes(country))),
      names.join(' '),
    ).toBe(true);
  },
);

test('places of a city are drawn as they come near the screen, and the others when there is nothing else to do', async ({
  person,
}) => {
  const { page } = await person();
  const places = page
    .getByRole('tabpanel')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  const drawings = places.locator('picture img');
  await page.goto('/explore/japan/osaka');
  await expect(page.getByText('한국 출발 · 관광 기준').first()).toBeVisible();
  await expect(drawings.first()).toBeAttached();
  const all = await places.count();
  await expect(drawings).toHaveCount(all);

  // A device that always has something else to do.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.reload();
  await places.first().scrollIntoViewIfNeeded();
  await expect(places.first().locator('picture img')).toBeVisible();
  expect(await drawings.count()).toBeLessThan(all);
  await places.last().scrollIntoViewIfNeeded();
  await expect(places.last().locator('picture img')).toBeVisible();
  // What was passed stays.
  await expect(places.first().locator('picture img')).toBeAttached();
});

test('of a town far from its airport the way on is told; of a city near one it is not', long, async ({ person }) => {
  const { page } = await person();
  await page.goto('/explore/japan/niseko');
  await expect(page.getByText(/^공항에서 \d시간(?: \d+분)? 더 가요$/)).toBeVisible();
  await page.goto('/explore/japan/fukuoka');
  await expect(page.getByText('직항이 있어요')).toBeVisible();
  await expect(page.getByText(/^공항에서 .*더 가요$/)).toHaveCount(0);
});

test('a city has one call with words: at the bottom of a phone, where nothing is hidden below it, and in the head of a wide screen', async ({
  person,
}) => {
  const { page } = await person();
  await page.goto('/explore/japan/osaka');
  const call = page.getByRole('button', { name: '우리 모임에 추천하기', exact: true });
  // Of a place it is an icon, which says of which.
  const ofPlaces = page.getByRole('tabpanel').getByRole('button', { name: /: 우리 모임에 추천하기$/ });
  await expect(ofPlaces.first()).toBeVisible();
  for (const one of await ofPlaces.all()) expect((await one.boundingBox())?.width).toBe(44);
  const topOfBar = async () => (await call.locator('..').boundingBox())?.y ?? NaN;
  expect(await topOfBar()).toBeGreaterThan(844 - 100);
  // At the end of the page, and where the focus comes.
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  const last = page.getByRole('contentinfo');
  await expect
    .poll(async () => {
      const box = await last.boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    })
    .toBeLessThanOrEqual(await topOfBar());
  await ofPlaces.first().evaluate((one) => {
    scrollTo(0, one.getBoundingClientRect().top + scrollY - innerHeight + 60);
    one.focus();
  });
  await expect
    .poll(async () => {
      const box = await ofPlaces.first().boundingBox();
      return (box?.y ?? NaN) + (box?.height ?? NaN);
    })
    .toBeLessThanOrEqual(await topOfBar());
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.evaluate(() => {
    scrollTo(0, 0);
  });
  await expect.poll(topOfBar).toBeLessThan(400);
});

test(
  'the map of a city’s neighbours opens on them, with the city among them, by name; it is the first of the stations',
  long,
  async ({ person }) => {
    const { page } = await person();
    await page.goto('/explore/south-korea/seoul');
    const map = page.getByRole('group', { name: '서울 주변 도시 지도' });
    const stations = page.getByRole('region', { name: /^서울에서/ }).getByRole('listitem');
    await expect(stations.first()).toHaveText('서울');
    await stations.last().scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 500);
    await expect(map.getByRole('button', { name: '서울', exact: true })).toHaveAttribute('aria-current', 'true');
    await expect(map.getByText('서울', { exact: true })).toBeVisible();
  },
);

test('a place in explore opens a sheet with everything that is known of it, a map, and the ways out that the network allows', async ({
  person,
}) => {
  const { page, goOffline, goOnline } = await person();
  await page.goto('/explore/south-korea/jeju?mainType=sightseeing');
  const card = page.getByRole('tabpanel').getByRole('listitem').first();
  const name = (await card.getByRole('heading').innerText()).trim();
  // All of the card is its button, but for the way to suggest it.
  await card.click({ position: { x: 20, y: 20 } });
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByText('시내에서')).toBeVisible();
  const map = sheet.getByRole('group', { name: `${name} 위치 지도` });
  await expect(map.locator('[data-map-pin]')).toHaveCount(1);
  await expect(map.getByText('제주', { exact: true })).toBeVisible();
  // What it is suggested with is in view before anything is scrolled, and lies on what scrolls.
  const suggest = sheet.getByRole('button', { name: `${name}: 우리 모임에 추천하기` });
  await expect(suggest).toBeInViewport({ ratio: 1 });
  const out = sheet.getByRole('link');
  await expect(out.last()).not.toBeInViewport();
  await out.last().scrollIntoViewIfNeeded();
  await expect(suggest).toBeInViewport({ ratio: 1 });
  await expect(out).toHaveText(['네이버 지도', '카카오맵', 'Google 지도']);
  for (const link of await out.all()) await expect(link).toHaveAttribute('rel', 'noreferrer noopener');
  await goOffline();
  await expect(out).toHaveCount(0);
  await expect(sheet.getByText('연결되면 열려요')).toHaveCount(3);
  await goOnline();
  await expect(out).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(card.getByRole('button', { name, exact: true })).toBeFocused();
  await card.getByRole('button', { name: `${name}: 우리 모임에 추천하기` }).click();
  await expect(page.getByRole('heading', { name: '아직 모임이 없어요' })).toBeVisible();
});
