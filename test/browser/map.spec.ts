import type { Locator, Page } from '@playwright/test';
import { proto } from '#shared/protocol/sync.ts';
import { expect, long } from './fixtures.ts';
import { aGroupOf } from './party.ts';
import { test } from './screens.ts';
import { comeInAs, groupIdOf, tick } from './verbs.ts';

test('the map of a country by keyboard: into the pins, from one to the next, and out; the list marks the same city', async ({
  person,
}) => {
  const { page } = await person();
  await page.goto('/explore/japan?mainType=sightseeing');
  const map = page.getByRole('group', { name: '일본의 도시 지도' });
  await expect(map.getByRole('button', { name: '크게' })).toBeVisible();
  await map.focus();
  await page.keyboard.press('Enter');
  const pins = map.locator('[data-map-pin]');
  await expect(pins.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pins.nth(1)).toBeFocused();
  await expect(pins.nth(1)).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Escape');
  await expect(map).toBeFocused();
  await map.getByRole('button', { name: '크게' }).click();
  await map.getByRole('button', { name: '모두 보기' }).click();
  // A pin that stands for one city of the list, not for several.
  const rows = page.locator('li[data-pin]');
  const labels = await pins.evaluateAll((all) => all.map((pin) => pin.getAttribute('aria-label')));
  const names = await rows.getByRole('heading', { level: 3 }).allInnerTexts();
  // Not the one that Tab went to: its row is still marked.
  const name = names.findLast((one, index) => labels.includes(`${index + 1} ${one}`)) ?? '';
  const pin = map.getByRole('button', { name: `${names.indexOf(name) + 1} ${name}`, exact: true });
  const row = rows.filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
  const marked = '[aria-current=true]';
  await expect(row.locator(marked)).toHaveCount(0);
  await pin.focus();
  await expect(row.locator(marked)).toHaveCount(1);
  await expect(rows.locator(marked)).toHaveCount(1);
  await map.focus();
  await row.getByRole('link').focus();
  await expect(pin).toHaveAttribute('aria-current', 'true');
  await expect(map.locator(marked)).toHaveCount(1);
});

test('on a map with numbers no mark is read as the number of another row', async ({ person }) => {
  const { page } = await person();
  await page.goto('/explore/japan?mainType=sightseeing');
  const pins = page.getByRole('group', { name: '일본의 도시 지도' }).locator('[data-map-pin]');
  await expect(pins.filter({ hasText: /[+·]/ }).first()).toBeVisible();
  const names = await page.locator('li[data-pin]').getByRole('heading', { level: 3 }).allInnerTexts();
  for (const pin of await pins.all()) {
    const number = (await pin.innerText()).trim();
    if (/^\d+$/.test(number)) await expect(pin).toHaveAccessibleName(`${number} ${names[Number(number) - 1]}`);
  }
});

test('a country without the map file: the list alone, and a sentence', long, async ({ person }) => {
  const { page } = await person();
  await page.route('**/maps/world.json', (route) => route.abort());
  await page.goto('/explore/japan?mainType=sightseeing');
  const sentence = page.getByText('지도는 연결되면 보여요.');
  await expect(sentence).toBeVisible();
  const rows = page.locator('li[data-pin]');
  await expect(rows).toHaveCount(9);
  // No empty room for the map stands above the list.
  const box = async (of: Locator) => (await of.boundingBox()) ?? { y: NaN, height: NaN };
  const [said, first] = [await box(sentence), await box(page.getByLabel('일본 도시 찾기'))];
  expect(said.height).toBeLessThan(80);
  expect(first.y - said.y).toBeLessThan(160);
  // Of the cities of a range none is said to be in view.
  await page.goto('/explore?view=map');
  await expect(sentence).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: /^도시 \d+곳$/ })).toBeVisible();
});

test('nine cities at first, 24 and then all on request, and any city of the country by its name or its Korean initials', async ({
  person,
}) => {
  const { page } = await person();
  await page.goto('/explore/japan?mainType=sightseeing');
  const rows = page.locator('li[data-pin]');
  await expect(rows).toHaveCount(9);
  await page.getByRole('button', { name: '24곳까지 보기' }).click();
  await expect(rows).toHaveCount(24);
  await page.getByLabel('일본 도시 찾기').fill('ㅎㅋㅇㅋ');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('heading', { level: 3, name: '후쿠오카' })).toBeVisible();
  await expect(page.getByText('1곳을 찾았어요')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('일본 도시 찾기')).toHaveValue('');
  await expect(rows).toHaveCount(24);
  const all = page.getByRole('button', { name: /^도시 \d+곳 모두 보기$/ });
  const count = Number(/\d+/.exec(await all.innerText())?.[0]);
  expect(count).toBeGreaterThan(60);
  await all.click();
  await expect(rows).toHaveCount(count);
  await expect(all).toHaveCount(0);
  await expect(page.getByText(`도시 ${count}곳`, { exact: true })).toBeVisible();
  // Tokyo is no place for golf: it is not among the 24.
  await page.goto('/explore/japan');
  await expect(rows).toHaveCount(9);
  await page.getByLabel('일본 도시 찾기').fill('도쿄');
  await expect(rows.first().getByRole('heading', { level: 3, name: '도쿄' })).toBeVisible();
});

test('what is suggested before there is a group goes into the vote of the group that is made then, also without a network', async ({
  person,
  server,
}) => {
  const { page, goOffline, goOnline } = await person();
  await page.goto('/explore/japan/fukuoka');
  await page.getByRole('button', { name: '우리 모임에 추천하기', exact: true }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('모임을 만들면 후쿠오카가 바로 여행지 투표 후보에 올라요.')).toBeVisible();
  await sheet.getByRole('button', { name: '모임 만들기' }).click();
  // It is on the device before the form is there.
  await expect(page.getByLabel('모임 이름')).toBeVisible();
  await page.reload();
  await expect(page.getByText('후쿠오카를 이 모임의 여행지 투표 후보에 올려 둘게요.')).toBeVisible();
  await page.getByLabel('모임 이름').fill('온천 모임');
  await page.getByLabel('내 이름').fill('민지');
  await page.getByLabel('이메일').fill('minji@example.com');
  await goOffline();
  await page.getByRole('button', { name: '모임 만들기' }).click();
  await expect(page.getByText('후쿠오카를 여행지 투표 후보에 올렸어요.')).toBeVisible();
  const link = await page.getByRole('textbox', { name: '초대 링크' }).inputValue();
  await goOnline();
  const groupId = await groupIdOf(server, link);
  const votes = async () => {
    const { rows } = await server.api<{ rows: { kind: string; data: { destinationId?: string } }[] }>('/api/sync', {
      proto,
      groupId,
      cursor: null,
      tokens: [],
      mutations: [],
    });
    return rows.filter(({ kind }) => kind === 'placeVote').map(({ data }) => data.destinationId);
  };
  await expect.poll(votes).toEqual(['japan/fukuoka']);
  // The next group is another one.
  await page.goto('/create-group');
  await expect(page.getByRole('button', { name: '모임 만들기' })).toBeVisible();
  await expect(page.getByText('후쿠오카')).toHaveCount(0);
});

test('from a shelf to a city, to ‘suggest to my group’, and to the heart of a friend on another device', async ({
  person,
  server,
}) => {
  const minji = await person();
  const { page } = minji;
  await page.goto('/explore?mainType=sightseeing&range=intl_short&month=1');
  const city = page.getByRole('region', { name: '한국에서 많이 가는 곳' }).getByRole('link').first();
  const name = (await city.locator('strong, .strong').innerText()).trim();
  await city.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(/^한국은 .*1월 1일 신정.*에 쉬어요\.$/)).toBeVisible();
  const address = page.url();
  await page.getByRole('button', { name: '우리 모임에 추천하기', exact: true }).click();
  await expect(page.getByRole('heading', { name: '아직 모임이 없어요' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).click();
  const { shareUrl, groupId } = await aGroupOf(server, '추천할 모임', [
    { name: '민지', wants: {} },
    { name: '준호', wants: {} },
    { name: '소라', wants: {} },
  ]);
  await comeInAs(page, shareUrl, '민지');
  await page.goto(address);
  // Of a place the city is suggested, in words that name the place.
  const place = page.getByRole('tabpanel').getByRole('listitem').first();
  const placeName = (await place.getByRole('heading').innerText()).trim();
  await place.getByRole('button', { name: `${placeName}: 우리 모임에 추천하기` }).click();
  await expect(page.getByRole('heading', { name: `‘추천할 모임’\u2060에 ${name}` })).toBeVisible();
  await expect(page.getByRole('textbox', { name: '한마디' })).toHaveValue(placeName);
  await page.getByRole('button', { name: '취소' }).click();
  const suggest = page.getByRole('button', { name: '우리 모임에 추천하기', exact: true });
  await suggest.click();
  // The particle keeps to its noun: no line begins with it.
  await expect(page.getByRole('heading', { name: `‘추천할 모임’\u2060에 ${name}` })).toBeVisible();
  // For how many of the group it is good, before it is suggested.
  await expect(
    page.getByRole('dialog').getByText(/명(?: 모두)?에게(?:는)? (?:잘 맞아요|그럭저럭|안 맞아요)/),
  ).toBeVisible();
  await page.getByRole('textbox', { name: '한마디' }).fill('포장마차에서 라멘 먹자');
  await page.getByRole('button', { name: '후보에 올리기' }).click();
  await expect(page.getByText(new RegExp(`^‘추천할 모임’에 ${name}.* 추천했어요\\.$`))).toBeVisible();
  await suggest.click();
  await expect(page.getByRole('dialog').getByText('이미 후보예요')).toBeVisible();

  // The card of the proposal, wherever it ranks.
  const openCard = async (device: Page) => {
    await device.goto(`/group/${groupId}/recommendations`);
    await device.getByRole('group', { name: '카드 고르기' }).getByRole('button', { name }).click();
    return device.getByRole('article').filter({ has: device.getByRole('heading', { name }) });
  };
  const junho = (await person()).page;
  await comeInAs(junho, shareUrl, '준호');
  const card = await openCard(junho);
  await expect(card).toContainText('민지가 추천했어요');
  await expect(card).toContainText('“포장마차에서 라멘 먹자”');
  await tick(card.getByRole('radio', { name: '하트 4개' }));
  await expect(await openCard(page)).toContainText('친구 1명이 평균 4.0개를 줬어요', { timeout: 30_000 });
});

test(
  'on a wide screen the map stands beside the shelves: a card marks its pin, and a pin its card; a phone loads no map',
  long,
  async ({ person }) => {
    const address = '/explore?mainType=sightseeing&range=intl_short';
    const phone = (await person()).page;
    const asked: string[] = [];
    phone.on('request', (request) => asked.push(request.url()));
    await phone.goto(address);
    await expect(phone.getByRole('heading', { level: 2, name: '한국에서 떠나는 관광 여행' })).toBeVisible();
    await phone.waitForLoadState('networkidle');
    expect(asked.filter((url) => /map-view|\/maps\//.test(url))).toEqual([]);
    const { page } = await person({ viewport: { width: 1280, height: 800 } });
    await page.goto(address);
    const map = page.getByRole('group', { name: '도시 지도' });
    await expect(map.getByText('점선 안은 한국에서 비행 약 4시간까지예요.')).toBeVisible();
    await map.getByRole('button', { name: '크게' }).click();
    const marked = '[aria-current=true]';
    const cards = page.locator('main li[data-pin]');
    // A pin that stands for one city, not for several.
    const labels = await map
      .locator('[data-map-pin]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
    const names = await cards.locator('.strong').allInnerTexts();
    const name = names.find((one) => labels.includes(one)) ?? '';
    const card = cards.filter({ has: page.getByText(name, { exact: true }) }).first();
    const pin = map.getByRole('button', { name, exact: true });
    await card.getByRole('link').focus();
    await expect(pin).toHaveAttribute('aria-current', 'true');
    await map.focus();
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await pin.dispatchEvent('click');
    await expect(card.locator(marked)).toBeInViewport();
  },
);

test('explore on the map: the address keeps it through filters, and the list tells what can be seen', async ({
  person,
}) => {
  const { page } = await person();
  await page.goto('/explore?mainType=sightseeing&range=intl_short');
  await page.getByRole('link', { name: '지도', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const title = page.getByRole('heading', { level: 2, name: /이 화면에 \d+곳/ });
  await expect(title).toBeVisible();
  // On a phone the map has the room of the kinds of trip: they are among all filters.
  await page.getByRole('button', { name: '필터', exact: true }).click();
  await page.getByRole('combobox', { name: '여행 유형' }).selectOption('relax');
  await page.getByRole('button', { name: '이대로 보기' }).click();
  await expect(page).toHaveURL(/mainType=relax.*view=map/);
  const map = page.getByRole('group', { name: '도시 지도' });
  await expect(map.getByRole('button', { name: '크게' })).toBeVisible();
  const before = await title.innerText();
  for (let times = 0; times < 4; times += 1) await map.getByRole('button', { name: '크게' }).click();
  await expect(title).not.toHaveText(before);
});
