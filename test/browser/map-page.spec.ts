import type { Page } from '@playwright/test';
import { expect, long } from './fixtures.ts';
import { aWholeParty } from './party.ts';
import { test } from './screens.ts';
import { dragByFinger, middleOf, pinch } from './touch.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const onMap = '/explore?mainType=sightseeing&range=intl_short&view=map';
const advice = '두 손가락으로 움직여 주세요';

const mapOf = (page: Page) => page.getByRole('group', { name: '도시 지도' });
const handleOf = (page: Page) => page.getByRole('button', { name: /^목록 높이/ });
const heightOf = async (page: Page) => (await handleOf(page).locator('xpath=../..').boundingBox())?.height ?? NaN;

test('one finger moves the map of a map page, and scrolls a page that a map stands in', async ({ person }) => {
  const { page } = await person(phone);
  await page.goto(onMap);
  const map = mapOf(page);
  // A pin that stands alone, whose place tells where the map is.
  const pin = map.locator('[data-map-pin]').first();
  await expect(pin).toBeVisible();
  const name = (await pin.getAttribute('aria-label')) ?? '';
  const before = await middleOf(map.getByRole('button', { name, exact: true }));
  await dragByFinger(page, await middleOf(map), { x: -60 });
  await expect(page.getByText(advice)).toHaveCount(0);
  await expect
    .poll(async () => (await middleOf(map.getByRole('button', { name, exact: true }))).x - before.x)
    .toBeLessThan(-40);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  // The first tap on a button after it counts.
  const title = page.getByRole('heading', { level: 2, name: /이 화면에 \d+곳/ });
  const moved = await title.innerText();
  await map.getByRole('button', { name: '크게' }).tap();
  await expect(title).not.toHaveText(moved);

  await page.goto('/explore/japan?mainType=sightseeing');
  const inPage = page.getByRole('group', { name: '일본의 도시 지도' });
  await expect(inPage.getByRole('button', { name: '크게' })).toBeVisible();
  await inPage.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await dragByFinger(page, await middleOf(inPage), { y: -120 });
  await expect(page.getByText(advice)).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
});

test('two fingers apart and the wheel with Ctrl come nearer, around what lies between them; the wheel alone does not', async ({
  person,
}) => {
  const { page } = await person(phone);
  await page.goto(onMap);
  const map = mapOf(page);
  await expect(map.locator('[data-map-pin]').first()).toBeVisible();
  const seen = page.getByRole('heading', { level: 2, name: /이 화면에 \d+곳/ });
  const count = async () => Number(/\d+/.exec(await seen.innerText())?.[0]);
  const all = await count();
  const middle = await middleOf(map);
  await pinch(page, middle, 60, 240);
  await expect.poll(count).toBeLessThan(all);
  const near = await count();
  await pinch(page, middle, 240, 60);
  await expect.poll(count).toBeGreaterThan(near);

  const desk = (await person({ viewport: { width: 1280, height: 800 } })).page;
  await desk.goto(onMap);
  const pin = mapOf(desk).getByRole('button', { name: '울란바토르', exact: true });
  const other = mapOf(desk).getByRole('button', { name: '하이커우', exact: true });
  await expect(pin).toBeVisible();
  const before = { pin: await middleOf(pin), other: await middleOf(other) };
  const farther = (): Promise<number> => middleOf(other).then(({ y }) => y - before.other.y);
  await desk.mouse.move(before.pin.x, before.pin.y);
  await desk.mouse.wheel(0, -100);
  await desk.keyboard.down('Control');
  await desk.mouse.wheel(0, -20);
  await desk.keyboard.up('Control');
  // By a tenth, and not by two thirds more.
  const distance = before.other.y - before.pin.y;
  await expect.poll(farther).toBeGreaterThan(distance * 0.09);
  expect(await farther()).toBeLessThan(distance * 0.12);
  expect((await middleOf(pin)).y).toBeCloseTo(before.pin.y, 0);
});

for (const how of ['tap', 'Enter'] as const)
  test(`on a phone cities that lie close together come apart by ${how} on their shared pin`, async ({ person }) => {
    const { page } = await person(phone);
    await page.goto('/explore/japan?mainType=sightseeing');
    const map = page.getByRole('group', { name: '일본의 도시 지도' });
    await expect(map.getByRole('button', { name: '크게' })).toBeVisible();
    const names = await page.locator('li[data-pin]').getByRole('heading', { level: 3 }).allInnerTexts();
    const number = (name: string) => names.indexOf(name) + 1;
    const close = ['오사카', '교토', '나라', '고베'].filter((name) => number(name) > 0);
    expect(close.length).toBeGreaterThan(1);
    const shared = map.locator('[data-map-pin]').filter({ hasText: /[+·]/ });
    await expect(shared.first()).toBeVisible();
    const alone = (name: string) => map.getByRole('button', { name: `${number(name)} ${name}`, exact: true });
    await expect(alone(close[0] ?? '')).toHaveCount(0);
    const pin = shared.and(map.getByRole('button', { name: new RegExp(close.join('|')) })).first();
    if (how === 'tap') await pin.tap();
    else {
      await map.focus();
      await page.keyboard.press('Enter');
      await pin.focus();
      await page.keyboard.press('Enter');
    }
    for (const name of close) await expect(alone(name)).toBeVisible();
    if (how === 'Enter') await expect(map.locator('[data-map-pin]:focus')).toHaveCount(1);
  });

test('on a wide screen the map has the window beside the list, which scrolls alone; the name of a place that is pointed at stands in a crowd too', async ({
  person,
}) => {
  const [width, height] = [1280, 800];
  const { page } = await person({ viewport: { width, height } });
  await page.goto(onMap);
  const map = mapOf(page);
  await expect(map.locator('[data-map-pin]').first()).toBeVisible();
  const box = (await map.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  expect(box.x + box.width).toBeCloseTo(width, 0);
  expect(box.y + box.height).toBeCloseTo(height, 0);
  const rows = page.locator('main li').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(rows.last()).not.toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  await rows.last().scrollIntoViewIfNeeded();
  await expect(rows.last()).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  for (const row of (await rows.all()).slice(0, 12)) {
    await row.hover();
    const name = (await map.locator('[data-map-pin][aria-current=true]').getAttribute('aria-label')) ?? '';
    await expect(map.getByText(name, { exact: true }), name).toBeVisible();
  }
});

test(
  'that the cities cannot be had is said where the map would be, beside what can be asked',
  long,
  async ({ person }) => {
    const { page } = await person({ viewport: { width: 1280, height: 800 } });
    await page.route(/catalogue-core-[^/]*\.json$/, (route) => route.abort());
    await page.goto(onMap);
    const filters = (await page.getByRole('group', { name: '무엇을 볼까요' }).boundingBox()) ?? { x: NaN, width: NaN };
    const failed = page.getByText('도시를 불러오지 못했어요');
    await expect(failed).toBeInViewport({ ratio: 1 });
    const middleOfRest = (filters.x + filters.width + 1280) / 2;
    expect(Math.abs((await middleOf(failed)).x - middleOfRest)).toBeLessThan(30);
  },
);

test('one finger moves the map of the recommendations’ map page', long, async ({ person, server }) => {
  const { groupId } = await aWholeParty(server);
  const { page } = await person(phone);
  await page.goto(`/group/${groupId}/recommendations?view=map`);
  const map = page.getByRole('group', { name: '후보 지도' });
  await map.getByRole('button', { name: '크게' }).click();
  const pin = map.locator('[data-map-pin]').first();
  await expect(pin).toBeVisible();
  const name = (await pin.getAttribute('aria-label')) ?? '';
  const place = async () => (await middleOf(map.getByRole('button', { name, exact: true }))).y;
  const before = await place();
  await dragByFinger(page, await middleOf(map), { y: 60 });
  await expect(page.getByText(advice)).toHaveCount(0);
  await expect.poll(async () => (await place()) - before).toBeGreaterThan(40);
});

test(
  'all cities within the filters are counted, and those outside are grey dots that can be tapped',
  long,
  async ({ person }) => {
    const { page } = await person(phone);
    await page.goto(onMap);
    const title = page.getByRole('heading', { level: 2, name: /이 화면에 \d+곳/ });
    await expect(title).toBeVisible();
    const shown = async () => Number(/\d+/.exec(await title.innerText())?.[0]);
    const all = await shown();
    // Nine countries with three cities each would be 27.
    expect(all).toBeGreaterThan(100);
    // Each of them has a row, and the map stands for each of them.
    const rows = page.locator('li[data-pin]');
    await expect(mapOf(page).locator('[data-map-pin]').first()).toBeVisible();
    const marks = await mapOf(page)
      .locator('[data-map-pin]')
      .evaluateAll((pins) => pins.map((pin) => Number(pin.textContent) || 1));
    expect(marks.reduce((sum, one) => sum + one, 0)).toBe(all);
    while (await page.getByRole('button', { name: '더 보기' }).isVisible())
      await page.getByRole('button', { name: '더 보기' }).click();
    await expect(rows).toHaveCount(all);

    const dot = mapOf(page)
      .getByRole('button', { name: /고른 조건 밖$/ })
      .first();
    const name = ((await dot.getAttribute('aria-label')) ?? '').split(',')[0] ?? '';
    await dot.tap();
    const row = rows.filter({ has: page.getByRole('heading', { level: 3, name }) });
    await expect(row).toBeInViewport();
    await expect(row).toContainText('고른 조건 밖');
    await expect(page).toHaveURL(/view=map/);
    expect(await shown()).toBe(all);
  },
);

test('the list lies on the map of a phone as a sheet of three heights, by finger and by key', async ({ person }) => {
  const { page } = await person(phone);
  await page.goto(onMap);
  const handle = handleOf(page);
  await expect(handle).toHaveAccessibleName('목록 높이: 반');
  await expect(handle).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => heightOf(page)).toBe(312);
  // Rows scroll inside the sheet; the page stays.
  const first = page.locator('li[data-pin]').first();
  const whereFirst = await middleOf(first);
  await dragByFinger(page, whereFirst, { y: -150 });
  await expect.poll(async () => (await middleOf(first)).y).toBeLessThan(whereFirst.y - 50);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await dragByFinger(page, await middleOf(handle), { y: 220 });
  await expect(handle).toHaveAccessibleName('목록 높이: 접힘');
  await expect(handle).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => heightOf(page)).toBe(44);
  // Nothing in a closed sheet takes the focus.
  await expect(page.locator('li[data-pin]').first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: /이 화면에 \d+곳/ })).toBeInViewport();

  await dragByFinger(page, await middleOf(handle), { y: -520 });
  await expect(handle).toHaveAccessibleName('목록 높이: 전체');
  await expect.poll(() => heightOf(page)).toBeGreaterThan(500);
  await expect(mapOf(page)).toBeHidden();

  await handle.focus();
  await page.keyboard.press('ArrowDown');
  await expect(handle).toHaveAccessibleName('목록 높이: 반');
  await expect(mapOf(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(handle).toHaveAccessibleName('목록 높이: 전체');
  await page.keyboard.press('Enter');
  await expect(handle).toHaveAccessibleName('목록 높이: 접힘');
  // A pin that is pressed on the map shows its row.
  const pins = mapOf(page).locator('[data-map-pin]');
  const names = await pins.evaluateAll((all) =>
    all.filter((pin) => pin.textContent === '').map((pin) => pin.ariaLabel),
  );
  await mapOf(page)
    .getByRole('button', { name: names[0] ?? '', exact: true })
    .tap();
  await expect(handle).toHaveAccessibleName('목록 높이: 반');
  const row = page
    .locator('li[data-pin]')
    .filter({ hasText: names[0] ?? '' })
    .first();
  await expect(row).toBeInViewport({ ratio: 1 });
  // The sheet is where it was, at the lower edge of the screen, and the map above it.
  await expect.poll(() => heightOf(page)).toBe(312);
  expect(Math.round((await handle.boundingBox())?.y ?? NaN)).toBe(844 - 312);
  expect(await mapOf(page).evaluate((map) => map.closest('section')?.scrollTop)).toBe(0);
});

test('beside the map of a wide screen the list has no handle', long, async ({ person }) => {
  const { page } = await person({ viewport: { width: 1280, height: 800 } });
  await page.goto(onMap);
  await expect(page.locator('li[data-pin]').first()).toBeVisible();
  await expect(handleOf(page)).toBeHidden();
  const [list, map] = [await page.locator('li[data-pin]').first().boundingBox(), await mapOf(page).boundingBox()];
  expect((list?.x ?? NaN) + (list?.width ?? NaN)).toBeLessThan(map?.x ?? NaN);
});

test(
  'a swipe over what is said of a candidate leads to the next and back, and up and down it scrolls',
  long,
  async ({ person, server }) => {
    const { groupId } = await aWholeParty(server);
    const { page } = await person({ ...phone, viewport: { width: 390, height: 560 } });
    await page.goto(`/group/${groupId}/recommendations?view=map`);
    const said = (number: number) => page.getByRole('heading', { level: 2, name: new RegExp(`^${number} `) });
    await expect(said(1)).toBeVisible();
    const swipe = async (number: number, x: number) => {
      await said(number).scrollIntoViewIfNeeded();
      await dragByFinger(page, await middleOf(said(number)), { x });
    };
    await swipe(1, -140);
    await expect(said(2)).toBeVisible();
    await swipe(2, 140);
    await expect(said(1)).toBeVisible();
    // There is none before the first.
    await swipe(1, 140);
    await expect(said(1)).toBeVisible();
    const scrolled = await page.evaluate(() => scrollY);
    await dragByFinger(page, await middleOf(said(1)), { x: 10, y: scrolled > 40 ? 100 : -100 });
    await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(scrolled);
    await expect(said(1)).toBeVisible();
  },
);

test('beside the map the kind of trip is a list: another one is asked for there', async ({ person }) => {
  const { page } = await person();
  await page.goto(onMap);
  const kind = page.getByRole('combobox', { name: '여행 유형' });
  await expect(kind).toHaveValue('sightseeing');
  await kind.selectOption('relax');
  await expect(page).toHaveURL(/mainType=relax.*view=map/);
  await expect(page.getByRole('combobox', { name: '여행 유형' })).toHaveValue('relax');
});

test('the list beside the map stands in the order that is asked for, which the address keeps; its select does not drag the sheet', async ({
  person,
}) => {
  const { page } = await person(phone);
  await page.goto(onMap);
  const order = page.getByRole('combobox', { name: '목록 순서' });
  const rows = page.locator('li[data-pin]');
  await expect(rows.first()).toBeVisible();
  const told = async (what: RegExp) =>
    (await rows.allInnerTexts()).slice(0, 30).map((row) => Number(what.exec(row)?.[1] ?? NaN));
  const isRising = async (what: RegExp) => {
    const all = await told(what);
    return all.length === 30 && all.every((one, index) => index === 0 || one >= (all[index - 1] ?? NaN));
  };
  await order.selectOption('가까운 순');
  await expect(page).toHaveURL(/sort=near/);
  await expect.poll(() => isRising(/약 ([\d.]+)시간/)).toBe(true);
  // As filters are changed, too.
  await page.getByRole('combobox', { name: '여행 유형' }).selectOption('relax');
  await expect(page).toHaveURL(/mainType=relax.*sort=near/);
  await order.selectOption('비용 낮은 순');
  await expect.poll(() => isRising(/하루 ([\d.]+)만\s원/)).toBe(true);
  await page.reload();
  await expect(order).toHaveValue('price');
  await expect.poll(() => isRising(/하루 ([\d.]+)만\s원/)).toBe(true);

  const height = await heightOf(page);
  await dragByFinger(page, await middleOf(order), { y: -200 });
  expect(await heightOf(page)).toBe(height);
  // It can be read and pressed in a closed sheet too, whose edge cuts no more than the air below it.
  await dragByFinger(page, await middleOf(handleOf(page)), { y: 220 });
  await expect.poll(() => heightOf(page)).toBe(44);
  await expect(order).toBeInViewport({ ratio: 0.8 });
});
