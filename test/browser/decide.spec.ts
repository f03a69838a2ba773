import { expect, type Page } from '@playwright/test';
import { addDays } from '#shared/calendar/civil-date.ts';
import { long, type Person, readyForOffline, test, type TestServer } from './fixtures.ts';
import { aGroupOf, type Party } from './party.ts';
import { comeInAs, compareCandidates, placeToo, tick } from './verbs.ts';

const friends = ['민지', '준호', '소라', '하늘', '태윤', '유나'].map((name, index) => ({
  name,
  wants: { from: index % 3, mainType: index % 2 ? 'relax' : 'sightseeing' },
}));

/** Six friends who all have answered. */
const sixFriends = (server: TestServer): Promise<Party> => aGroupOf(server, '여섯이 정하는 여행', friends);

/** Comes in under a name and opens the home; with the organiser's link first, if it is theirs. */
async function enter(person: Person, party: Party, name: string, isOrganizer = false): Promise<void> {
  const { page } = person;
  await comeInAs(page, party.shareUrl, name);
  if (isOrganizer) {
    await page.goto(`/group/${party.groupId}/settings#organizer=${party.organizerToken}`);
    await expect(page.getByRole('heading', { level: 1, name: '모임 설정' })).toBeVisible();
  }
  await page.goto(`/group/${party.groupId}`);
}

const bar = (page: Page) => page.getByRole('region', { name: '투표하고 정하기' });
const datePoll = (page: Page) => page.getByRole('region', { name: '언제 갈까요?' });
const title = (page: Page, text: RegExp | string) =>
  expect(page.getByRole('heading', { level: 1, name: text })).toBeVisible({ timeout: 30_000 });

async function voteForFirst(page: Page): Promise<void> {
  await tick(datePoll(page).getByRole('checkbox').first());
  await bar(page)
    .getByRole('button', { name: /투표하기/ })
    .click();
}

/** The sheet that decides, with a place that is typed. */
async function confirmAt(page: Page, place: string): Promise<void> {
  await placeToo(page);
  const sheet = page.getByRole('dialog', { name: '이렇게 확정할까요?' });
  await tick(sheet.getByRole('radio', { name: '여행지 적기' }));
  await sheet.getByRole('textbox', { name: '여행지 이름' }).fill(place);
  await sheet.getByRole('button', { name: new RegExp(`${place}.*확정하기`) }).click();
}

test('six friends vote and decide, one of them without a network at the decision', async ({ server, person }) => {
  const party = await sixFriends(server);
  const minji = await person({ serviceWorkers: 'allow' });
  const sora = await person();
  await enter(minji, party, '민지', true);
  await enter(sora, party, '소라');
  await title(minji.page, '언제 갈지 골라요');
  await title(sora.page, '언제 갈지 골라요');

  // What is chosen survives a reload without being sent.
  await tick(datePoll(sora.page).getByRole('checkbox').first());
  await expect(bar(sora.page).getByRole('button', { name: '1개에 투표하기' })).toBeVisible();
  await sora.page.reload();
  await expect(bar(sora.page).getByRole('button', { name: '1개에 투표하기' })).toBeVisible();
  // The bar says what is chosen.
  const chosen = datePoll(sora.page).getByRole('listitem').first().locator('label b').first();
  await expect(bar(sora.page).getByRole('status')).toContainText(await chosen.innerText());
  await bar(sora.page).getByRole('button', { name: '1개에 투표하기' }).click();
  await voteForFirst(minji.page);
  await expect(datePoll(minji.page).getByText('2표').first()).toBeVisible({ timeout: 30_000 });

  // The organiser decides in aeroplane mode: seen here at once, and by nobody else.
  await readyForOffline(minji.page);
  await minji.goOffline();
  await bar(minji.page)
    .getByRole('button', { name: /정하기$/ })
    .click();
  await confirmAt(minji.page, '다낭');
  await title(minji.page, /다낭/);
  await expect(minji.page.getByText('아직 이 기기에만 있어요. 연결되면 모두에게 보내요.')).toBeVisible();
  await expect(minji.page.getByText(/일 남았어요$/)).toHaveCount(0);
  await title(sora.page, '언제 갈지 골라요');

  await minji.goOnline();
  await title(sora.page, /다낭/);
  await sora.page.getByRole('button', { name: '갈게요', exact: true }).click();
  await expect(sora.page.getByText('간다고 했어요')).toBeVisible();
  await expect(minji.page.getByText('갈게요 1 · 아직 5 · 못 가요 0')).toBeVisible({ timeout: 30_000 });
  await expect(minji.page.getByText('아직 이 기기에만 있어요. 연결되면 모두에게 보내요.')).toHaveCount(0);
});

test(
  'the deadline has passed without two: the organiser goes on with four, and nobody is removed',
  long,
  async ({ server, person }) => {
    const party = await aGroupOf(server, '둘이 늦는 여행', [
      ...friends.slice(0, 4),
      { name: '태윤' },
      { name: '유나' },
    ]);
    const minji = await person();
    await enter(minji, party, '민지', true);
    await title(minji.page, '태윤과 유나의 답을 기다려요');
    await minji.page.getByRole('button', { name: '답 마감 바꾸기' }).click();
    await minji.page.getByRole('button', { name: '이대로 정하기' }).click();
    await expect(minji.page.getByText('1일 남았어요')).toBeVisible();
    await minji.page.clock.setFixedTime(Date.now() + 3 * 24 * 60 * 60 * 1000);
    await minji.page.reload();
    await minji.page.getByRole('button', { name: '4명으로 정하기' }).click();
    const sheet = minji.page.getByRole('dialog', { name: '태윤과 유나 없이 정할까요?' });
    await sheet.getByRole('button', { name: '4명으로 정하기' }).click();
    await title(minji.page, '언제 갈지 골라요');
    await expect(minji.page.getByText('6명', { exact: true }).first()).toBeVisible();
  },
);

test(
  'two devices of the organiser decide differently: the later one is asked which',
  long,
  async ({ server, person }) => {
    const party = await sixFriends(server);
    const phone = await person();
    const laptop = await person({ serviceWorkers: 'allow' });
    await enter(phone, party, '민지', true);
    await enter(laptop, party, '민지', true);
    await voteForFirst(phone.page);
    await expect(bar(laptop.page).getByRole('button', { name: /정하기$/ })).toBeVisible({ timeout: 30_000 });
    await readyForOffline(laptop.page);
    await laptop.goOffline();
    for (const [one, place] of [
      [phone, '다낭'],
      [laptop, '나트랑'],
    ] as const) {
      await bar(one.page)
        .getByRole('button', { name: /정하기$/ })
        .click();
      await confirmAt(one.page, place);
      await title(one.page, new RegExp(place));
    }
    await laptop.goOnline();
    const question = laptop.page.getByRole('dialog', { name: /다른 기기에서 먼저 정했어요/ });
    await expect(question).toContainText('다낭', { timeout: 30_000 });
    await expect(question).toContainText('나트랑');
    await question.getByRole('button', { name: '이것으로 바꾸기' }).click();
    await title(phone.page, /나트랑/);
  },
);

test(
  'opened again and changed: the votes are back, who said yes is asked again, the history keeps both',
  long,
  async ({ server, person }) => {
    const party = await sixFriends(server);
    const minji = await person();
    const junho = await person();
    await enter(minji, party, '민지', true);
    await enter(junho, party, '준호');
    await voteForFirst(minji.page);
    await bar(minji.page)
      .getByRole('button', { name: /정하기$/ })
      .click();
    await confirmAt(minji.page, '다낭');
    await title(junho.page, /다낭/);
    await junho.page.getByRole('button', { name: '갈게요', exact: true }).click();

    await minji.page.getByRole('button', { name: '다시 정하기' }).click();
    const again = minji.page.getByRole('dialog', { name: '무엇을 다시 정할까요?' });
    await tick(again.getByRole('radio', { name: '날짜만' }));
    await again.getByRole('button', { name: '다시 정하기' }).click();
    await title(minji.page, '다시 정하고 있어요');
    await expect(datePoll(minji.page).getByText('1표').first()).toBeVisible();

    await bar(minji.page)
      .getByRole('button', { name: /정하기$/ })
      .click();
    const sheet = minji.page.getByRole('dialog', { name: '이렇게 확정할까요?' });
    await tick(sheet.getByRole('radio', { name: '다른 날짜' }));
    const start = addDays(new Date().toISOString().slice(0, 10), 62);
    await sheet.getByLabel('가는 날').fill(start);
    await sheet.getByLabel('오는 날').fill(addDays(start, 1));
    await sheet.getByRole('button', { name: /확정하기$/ }).click();
    await expect(junho.page.getByRole('heading', { name: '민지가 날짜를 바꿨어요' })).toBeVisible({ timeout: 30_000 });
    await junho.page.getByRole('button', { name: '그대로 갈게요' }).click();
    await expect(junho.page.getByRole('heading', { name: '이렇게 정했어요' })).toBeVisible();
    await expect(junho.page.getByText('민지가 확정했어요', { exact: true })).toHaveCount(2);
  },
);

test('three candidates are compared, and the group decides for the first of them', long, async ({ server, person }) => {
  const party = await sixFriends(server);
  const minji = await person({ viewport: { width: 1280, height: 900 } });
  const sora = await person();
  await enter(minji, party, '민지', true);
  await minji.page.goto(`/group/${party.groupId}/recommendations`);
  const names = await compareCandidates(minji.page, [0, 1, 2]);
  await expect(minji.page.getByRole('table').getByRole('columnheader').locator('b')).toHaveText(names);
  await enter(sora, party, '소라');
  await minji.page.goto(`/group/${party.groupId}`);
  await voteForFirst(minji.page);
  await bar(minji.page)
    .getByRole('button', { name: /정하기$/ })
    .click();
  await placeToo(minji.page);
  const sheet = minji.page.getByRole('dialog', { name: '이렇게 확정할까요?' });
  await tick(sheet.getByRole('radio', { name: new RegExp(`^${names[0]}`) }));
  await sheet.getByRole('button', { name: new RegExp(`${names[0]}.*확정하기`) }).click();
  for (const { page } of [minji, sora]) await title(page, new RegExp(`일, ${names[0]}`));
});

test('while the group votes for its dates, the sheet asks for them alone, and its button is in view', async ({
  server,
  person,
}) => {
  const party = await sixFriends(server);
  const { page } = await person({ viewport: { width: 390, height: 700 } });
  await enter({ page } as Person, party, '민지', true);
  await voteForFirst(page);
  await bar(page)
    .getByRole('button', { name: /정하기$/ })
    .click();
  const sheet = page.getByRole('dialog', { name: '날짜를 이렇게 정할까요?' });
  await expect(sheet.getByRole('button', { name: /정하기$/ }).last()).toBeInViewport({ ratio: 1 });
  await placeToo(page);
  const whole = page.getByRole('dialog', { name: '이렇게 확정할까요?' });
  for (const one of [
    whole.getByRole('heading', { level: 2 }),
    whole.getByRole('button', { name: '날짜만 먼저 정하기' }),
  ])
    await expect(one).toBeInViewport({ ratio: 1 });
  await whole.getByRole('button', { name: '날짜만 먼저 정하기' }).click();
  await expect(whole).toBeHidden();
  await title(page, '어디로 갈지 골라요');
});
