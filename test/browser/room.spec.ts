import { expect, readyForOffline, test } from './fixtures.ts';
import { aGroupOf, aVotingParty } from './party.ts';
import { castType, comeInAs } from './verbs.ts';

test('at the end of a page the pill of what waits covers nothing', async ({ person, server }) => {
  const { groupId, shareUrl } = await aVotingParty(server);
  const { page, goOffline } = await person({ serviceWorkers: 'allow' });
  await comeInAs(page, shareUrl, '하늘');
  await page.goto(`/results/${shareUrl}?tab=vote`);
  await readyForOffline(page);
  await goOffline();
  await castType(page, '관광');
  const pill = page.getByRole('button', { name: /개 저장됨/ });
  for (const path of [
    `/group/${groupId}`,
    `/group/${groupId}/recommendations`,
    `/group/${groupId}/summary`,
    `/group/${groupId}/settings`,
    `/preferences/${shareUrl}`,
    '/',
  ]) {
    await page.goto(path);
    await expect(pill).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const covered = () =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const at = document.querySelector('[data-pill]')?.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(a, button, p, span), main ~ footer :is(a, p)')].flatMap(
          (one) => {
            const box = one.getBoundingClientRect();
            const isUnder =
              at &&
              box.height > 1 &&
              box.top < at.bottom &&
              box.bottom > at.top &&
              box.left < at.right &&
              box.right > at.left;
            return isUnder && !one.closest('[data-vote-bar]') ? [one.textContent] : [];
          },
        );
      });
    await expect.poll(covered, { message: path }).toEqual([]);
  }
});

test('somebody who has answered finds their name on the invitation at once, and the field for a new one too', async ({
  person,
  server,
}) => {
  const { shareUrl } = await aVotingParty(server);
  const { page } = await person();
  await page.goto(`/join/${shareUrl}`);
  await expect(page.getByRole('button', { name: '하늘의 답 고치기' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel(/이름만 적으면/)).toBeInViewport({ ratio: 1 });
});

test('a long name of the own leaves the group’s name room in the head of the survey', async ({ person, server }) => {
  const name = '알렉산드라 크리스티나 하늘바라기';
  const group = '대학 동기 봄 여행';
  const party = await aGroupOf(server, group, [{ name: '민지', wants: {} }, { name }]);
  const { page } = await person();
  await comeInAs(page, party.shareUrl, name);
  const width = await page
    .getByRole('banner')
    .getByText(group)
    .evaluate((one) => one.clientWidth);
  expect(width).toBeGreaterThan(80);
});
