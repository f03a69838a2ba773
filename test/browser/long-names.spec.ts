import { long } from './fixtures.ts';
import { expectWhole } from './legible.ts';
import { aGroupOf, aWholeParty } from './party.ts';
import { test } from './screens.ts';
import { comeInAs } from './verbs.ts';

const letters = (first: string) => first + '가나다라마바사아자차'.repeat(8).slice(1);

test('names of eighty letters without a space run off no page', long, async ({ person, server }) => {
  test.setTimeout(120_000);
  const names = ['민', '준', '소'].map(letters);
  const [maker = '', answered = '', late = ''] = names;
  const party = await aGroupOf(server, letters('모'), [
    { name: maker, wants: {} },
    { name: answered, wants: { from: 2 } },
    { name: late },
  ]);
  const whole = await aWholeParty(server);
  const { page } = await person();
  await comeInAs(page, party.shareUrl, maker);
  const inGroup = `/group/${party.groupId}`;
  const paths = [
    inGroup,
    `${inGroup}/summary`,
    `${inGroup}/summary?tab=profiles`,
    `${inGroup}/summary?tab=dates`,
    `${inGroup}/recommendations`,
    `${inGroup}/recommendations?preview=1`,
    `${inGroup}/settings#organizer=${party.organizerToken}`,
    `/results/${party.shareUrl}`,
    `/results/${party.shareUrl}?tab=participants`,
    `/results/${party.shareUrl}?tab=vote`,
    `/join/${party.shareUrl}`,
    `${inGroup}/login`,
    '/',
    `/group/${whole.groupId}`,
  ];
  for (const path of paths) {
    for (const size of [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(path);
      await expectWhole(page, `${path} ${size.width}`, [...names, letters('모')]);
    }
  }
});
