import type { Locator, Page } from '@playwright/test';
import { expect, long, test } from './fixtures.ts';
import { expectAccessible } from './legible.ts';
import { aCustomParty, aGroupOf, aWholeParty } from './party.ts';
import { comeInAs, compareCandidates, tick } from './verbs.ts';

const desk = { viewport: { width: 1280, height: 900 } };
const deck = (page: Page): Locator => page.getByRole('list', { name: /^후보 \d+곳$/ });
const station = (page: Page, number: number): Locator =>
  page
    .getByRole('group', { name: '카드 고르기' })
    .getByRole('button')
    .nth(number - 1);

test('the deck goes on by one card with the arrow keys, and Tab stays within the card in view', async ({
  person,
  server,
}) => {
  const { groupId } = await aWholeParty(server);
  const { page } = await person();
  await page.goto(`/group/${groupId}/recommendations`);
  await deck(page).focus();
  await expect(station(page, 1)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(station(page, 3)).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('ArrowLeft');
  await expect(station(page, 2)).toHaveAttribute('aria-current', 'true');
  const cards = page.locator('main ol[tabindex="0"] > li');
  await expect(cards.nth(1)).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('Tab');
  await expect(cards.nth(1).locator(':focus')).toHaveCount(1);
  for (let steps = 0; steps < 12; steps += 1) {
    const isInside = await cards.nth(1).evaluate((card) => card.contains(document.activeElement));
    const isInAnother = await cards.evaluateAll((all) =>
      all.some((card, index) => index !== 1 && card.contains(document.activeElement)),
    );
    expect(isInAnother).toBe(false);
    if (!isInside) break;
    await page.keyboard.press('Tab');
  }
  // The pager leads there too.
  await station(page, 4).click();
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.5 });
  // Back from its page shows it again.
  await cards.nth(3).getByRole('link').last().click();
  await expect(page).toHaveURL(/country=/);
  await page.goBack();
  await expect(page).not.toHaveURL(/country=/);
  await expect(station(page, 4)).toHaveAttribute('aria-current', 'true');
  await expect(cards.nth(3)).toBeInViewport({ ratio: 0.5 });
});

test('on a phone the hearts of every card are above the dock, also where words are long and much speaks against a place', async ({
  person,
  server,
}) => {
  const wants = [
    { mainType: 'sightseeing', budgetTier: 'low' },
    { mainType: 'relax', budgetTier: 'low', from: 1 },
    { mainType: 'scuba', from: 1 },
    { mainType: 'golf', budgetTier: 'high', from: 2 },
    { mainType: 'relax', from: 2 },
    { from: 2 },
  ];
  const friends = ['민지', '준호', '소라', '하늘', '태윤', '유나'];
  const { groupId } = await aGroupOf(
    server,
    '여섯 여행',
    wants.map((one, index) => ({ name: friends[index] ?? '', wants: one })),
  );
  for (const language of ['ja', 'fr']) {
    const { page } = await person({ viewport: { width: 390, height: 844 }, language });
    await page.goto(`/group/${groupId}/recommendations`);
    const cards = page.locator('main ol[tabindex="0"] > li');
    await expect(cards.first().getByRole('radio').first()).toBeAttached();
    const dock = (await page.getByRole('navigation').last().boundingBox()) ?? { y: NaN, height: 0 };
    expect(dock.y + dock.height).toBe(844);
    const ends = await cards.evaluateAll((all) =>
      all.map((card) => card.querySelector('[role=radiogroup]')?.getBoundingClientRect().bottom ?? NaN),
    );
    expect(ends.length).toBeGreaterThan(4);
    expect(Math.max(...ends), language).toBeLessThanOrEqual(dock.y);
  }
});

test('three candidates are compared; one that was removed is put back; the link shows the same', async ({
  person,
  server,
}) => {
  const { groupId } = await aWholeParty(server);
  const { page } = await person(desk);
  await page.goto(`/group/${groupId}/recommendations`);
  const names = await compareCandidates(page, [0, 2, 3]);
  const columns = (where: Page) => where.getByRole('table').getByRole('columnheader').locator('b');
  await expect(columns(page)).toHaveText(names);
  for (const row of ['맞는 사람', /한 사람 총액/, '집에서 숙소까지', '하트'])
    await expect(page.getByRole('rowheader', { name: row })).toBeVisible();
  await page.getByRole('button', { name: `${names[1]} 비교에서 빼기` }).click();
  await expect(columns(page)).toHaveText([names[0] ?? '', names[2] ?? '']);
  // Two are the least that can be compared.
  await expect(page.getByRole('button', { name: /비교에서 빼기$/ })).toHaveCount(0);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await expect(columns(page)).toHaveText(names);
  // The page has one title, which says who is best at what; each column has one way on, which says where it leads.
  const title = page.getByRole('main').getByRole('heading');
  await expect(title).toHaveCount(1);
  await expect(title).toHaveText(/제일|모두 앞서요|서로 비슷해요/);
  await expect(page.getByRole('table', { name: await title.innerText() })).toBeVisible();
  await expect(page.getByRole('table').getByText('도시 보기', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('link', { name: /도시 보기$/ })).toHaveText(['보기', '보기', '보기']);
  const other = await person();
  await other.page.goto(page.url());
  await expect(columns(other.page)).toHaveText(names);
});

test('a place opens in a sheet, Back closes it, a shared address opens it, and nobody outside is asked', async ({
  person,
  server,
}) => {
  const { groupId } = await aWholeParty(server);
  const { page, context } = await person();
  const outside: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(server.url) && request.url().startsWith('http')) outside.push(request.url());
  });
  const list = `/group/${groupId}/recommendations?country=japan&city=fukuoka&type=other`;
  await page.goto(list);
  const name = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('heading', { level: 2 })
    .getByRole('link')
    .first();
  const said = await name.innerText();
  await name.click();
  const sheet = page.getByRole('dialog', { name: said });
  await expect(sheet).toBeVisible();
  // What it is called there, for whoever asks the way.
  await expect(sheet.locator('[lang=ja]')).toHaveText(/[\u3040-\u30ff\u4e00-\u9fff]/u);
  await expectAccessible(page, 'a place');
  // Its picture keeps its height in a sheet that is longer than the screen, and its map shows where in the city it is.
  const picture = (await sheet.locator('picture').first().boundingBox()) ?? { y: NaN, height: NaN };
  const words = (await sheet.getByRole('term').first().boundingBox()) ?? { y: NaN };
  expect(words.y).toBeGreaterThan(picture.y + picture.height);
  await expect(
    sheet.getByRole('group', { name: '후쿠오카의 장소 지도' }).getByRole('button', { name: said }),
  ).toBeAttached();
  await expect(page).toHaveURL(/&place=[a-z0-9-]+$/);
  const address = page.url();
  const map = sheet.getByRole('link', { name: /Google 지도/ });
  await expect(map).toHaveAttribute('rel', 'noreferrer noopener');
  await expect(map).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=[\d.]+%2C[\d.]+$/,
  );
  // Somebody who only looks has no group to suggest it to; the sheet of the place is still open below.
  await sheet.getByRole('button', { name: `${said}: 우리 모임에 추천하기` }).click();
  const proposal = page.getByRole('dialog', { name: '아직 모임이 없어요' });
  await expect(proposal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(proposal).toBeHidden();
  await expect(sheet).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${list.replaceAll('?', '\\?')}$`));
  await page.goto(address);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: '닫기' }).click();
  await expect(sheet).toBeHidden();
  await expect(page).not.toHaveURL(/place=/);
  expect(outside).toEqual([]);
});

test(
  'the places of a city lie on a map beside their list: either marks the other, and a pin leads to its card',
  long,
  async ({ person, server }) => {
    const { groupId } = await aWholeParty(server);
    for (const viewport of [desk.viewport, { width: 390, height: 844 }]) {
      const { page } = await person({ viewport });
      await page.goto(`/group/${groupId}/recommendations?country=japan&city=fukuoka&type=other`);
      const map = page.getByRole('group', { name: '후쿠오카의 장소 지도' });
      await expect(map.getByText(/^점선은 시내에서 \d+km와 \d+km예요\.$/)).toBeVisible();
      const cards = page.locator('main li[data-pin]');
      const name = cards.last().getByRole('heading', { level: 2 }).getByRole('link');
      await name.focus();
      const number = await cards.count();
      const pin = map.getByRole('button', { name: `${number} ${await name.innerText()}, ` });
      await expect(pin).toHaveAttribute('aria-current', 'true');
      await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
      await expect(cards.last()).not.toBeInViewport();
      await pin.dispatchEvent('click');
      await expect(cards.last()).toBeInViewport();
      await expect(name).toHaveAttribute('aria-current', 'true');
    }
  },
);

test('hearts for a city are on the card of a friend, and count in its score', long, async ({ person, server }) => {
  const { groupId, shareUrl } = await aWholeParty(server);
  const [minji, junho] = [await person(), await person(desk)];
  await comeInAs(minji.page, shareUrl, '민지');
  await minji.page.goto(`/group/${groupId}/recommendations`);
  await junho.page.goto(`/group/${groupId}/recommendations`);
  const card = junho.page.getByRole('article').first();
  await expect(card).toContainText('1개는 ‘가기 싫어요’, 5개는 ‘꼭 가고 싶어요’');
  const city = minji.page.getByRole('article').first();
  await tick(city.getByRole('radio', { name: '하트 4개' }));
  await expect(station(minji.page, 1)).toHaveClass(/loved/);
  await expect(card).toContainText('친구 1명이 평균 4.0개를 줬어요', { timeout: 30_000 });
  const [stored] = await server.api<{ destinationId: string; rating: number }[]>(`/api/groups/${groupId}/votes`);
  expect(stored).toMatchObject({ rating: 4, destinationId: expect.stringMatching(/^[a-z-]+\/[a-z-]+$/) });
});

test(
  'a member lets the others see by name how a place suits them, on every card and side by side, and takes it back',
  long,
  async ({ person, server }) => {
    const { groupId } = await aWholeParty(server);
    const [sora, friend] = [await person(), await person(desk)];
    const path = `/group/${groupId}/recommendations`;
    await comeInAs(sora.page, groupId, '소라');
    await sora.page.goto(path);
    await friend.page.goto(path);
    const named = friend.page
      .getByRole('article')
      .getByRole('listitem')
      .filter({ hasText: /소라에게/ });
    await expect(friend.page.getByRole('img', { name: /명에게/ }).first()).toBeVisible();
    await expect(named).toHaveCount(0);
    const show = async (isOn: boolean) => {
      await sora.page.getByRole('button', { name: '어떻게 계산했나요?' }).click();
      const sheet = sora.page.getByRole('dialog');
      const choice = sheet.getByRole('switch', { name: '내가 얼마나 맞는지 이름으로 보이기' });
      await expect(choice).toBeChecked({ checked: !isOn });
      await choice.dispatchEvent('click');
      await expect(choice).toBeChecked({ checked: isOn });
      await sheet.getByRole('button', { name: '닫기' }).click();
    };
    await show(true);
    const cards = await friend.page.getByRole('article').count();
    expect(cards).toBeGreaterThan(2);
    await expect(named).toHaveCount(cards);
    const names = await compareCandidates(friend.page, [0, 1]);
    await expect(friend.page.getByRole('table').getByText(/소라에게/)).toHaveCount(names.length);
    await expectAccessible(friend.page);
    await friend.page.goBack();
    await show(false);
    await expect(named).toHaveCount(0);
  },
);

test('a group with questions of its own has no scores, and gives hearts to cities and to places', async ({
  person,
  server,
}) => {
  const { groupId } = await aCustomParty(server);
  const { page } = await person();
  await page.goto(`/group/${groupId}/recommendations`);
  await page.getByRole('link', { name: /하트 주기/ }).click();
  await expect(page.getByRole('article').first().getByRole('radiogroup')).toBeVisible();
  await page.goto(`/group/${groupId}/recommendations?preview=1&country=japan&city=fukuoka`);
  await expect(page.getByRole('main').getByRole('radiogroup').first()).toBeVisible();
});

test('a kind of trip without a place here says where there is one, and leads there', async ({ person, server }) => {
  const { groupId } = await aWholeParty(server);
  const { page } = await person(desk);
  await page.goto(`/group/${groupId}/recommendations?country=japan&city=fukuoka`);
  const types = page.getByRole('list', { name: '여행 유형' });
  await expect(types.getByRole('link', { name: /^전체/ })).toHaveAttribute('aria-current', 'true');
  // It can be reached and pressed, and says why.
  const ski = types.getByRole('button', { name: /^스키/ });
  await expect(ski).toHaveAttribute('aria-disabled', 'true');
  await ski.dispatchEvent('click');
  await expect(page.getByText('후쿠오카에는 스키를 탈 곳이 없어요.')).toBeVisible();
  await page.getByRole('link', { name: /에는 \d+곳 있어요\.$/ }).click();
  await expect(page).toHaveURL(/country=japan&city=(?!fukuoka)[a-z-]+&type=ski$/);
  await expect(page.getByRole('main').getByRole('radiogroup').first()).toBeVisible();
});

test('on a phone the map begins below the bar of the group, and what is said of a candidate is whole above the dock', async ({
  person,
  server,
}) => {
  const { groupId } = await aWholeParty(server);
  const { page } = await person({ viewport: { width: 390, height: 844 } });
  await page.goto(`/group/${groupId}/recommendations?view=map`);
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? -1;
  const next = page.getByRole('button', { name: '다음 카드' });
  await expect(next).toBeVisible();
  expect(await top(page.getByRole('group', { name: '후보 지도' }))).toBeLessThan(80);
  expect((await top(next)) + 44).toBeLessThanOrEqual(await top(page.getByRole('navigation').last()));
  // The heading is read aloud; the way back to the cards lies upon the map.
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await page.getByRole('navigation', { name: '보는 방법' }).getByRole('link', { name: '카드' }).click();
  await expect(station(page, 1)).toBeVisible();
});

test(
  'the buttons below the map go from one candidate to the next, and the deck stands at the same one',
  long,
  async ({ person, server }) => {
    const { groupId } = await aWholeParty(server);
    const { page } = await person();
    await page.goto(`/group/${groupId}/recommendations?view=map`);
    const map = page.getByRole('group', { name: '후보 지도' });
    await expect(map).toBeVisible();
    const said = page.getByRole('heading', { level: 2, name: /^1 / });
    await expect(said).toBeVisible();
    // All five set out from one airport: the time above is the one that stands beside it.
    const about = page.getByRole('region', { name: /^1 / });
    const hours = (await about.getByRole('listitem').first().locator('b').last().innerText()).replaceAll('\u00a0', ' ');
    await expect(about.getByText(`5명이 ${hours} 안에 모여요.`)).toBeVisible();
    await page.getByRole('button', { name: '다음 카드' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^2 / })).toBeVisible();
    await page.getByRole('navigation', { name: '보는 방법' }).getByRole('link', { name: '카드' }).click();
    // The same one is in view among the cards.
    await expect(station(page, 2)).toHaveAttribute('aria-current', 'true');
  },
);
