import { expect, long, test } from './fixtures.ts';
import { aGroupOf } from './party.ts';
import { comeInAs } from './verbs.ts';

const daysLater = 8 * 24 * 60 * 60 * 1000;
/** Loaded before the server's program: its clock is ahead by so much. */
const later = `data:text/javascript,${encodeURIComponent(`const now = Date.now; Date.now = () => now() + ${daysLater};`)}`;

test(
  'the organiser leaves; eight days later a member becomes the organiser from the home, and settles the name',
  long,
  async ({ person, server }) => {
    test.setTimeout(150_000);
    const party = await aGroupOf(server, '주인 없는 모임', [{ name: '민지' }, { name: '소라' }]);
    const [minji, sora] = [await person(), await person()];
    await comeInAs(sora.page, party.shareUrl, '소라');

    await comeInAs(minji.page, party.shareUrl, '민지');
    await minji.page.goto(`/group/${party.groupId}/settings#organizer=${party.organizerToken}`);
    // The organiser's sections are above it once the link has been taken, and the button is another one then.
    await expect(minji.page.getByRole('heading', { level: 2, name: '사람', exact: true })).toBeVisible();
    await minji.page.getByRole('button', { name: '나가기', exact: true }).click();
    await minji.page.getByRole('dialog').getByRole('button', { name: '나가기', exact: true }).click();
    await expect
      .poll(async () =>
        (await server.api<{ name: string }[]>(`/api/groups/${party.groupId}/members`)).map(({ name }) => name),
      )
      .toEqual(['소라']);

    // Nobody may take the group over on the day itself.
    await sora.page.goto(`/group/${party.groupId}`);
    await expect(sora.page.getByRole('heading', { level: 1, name: '내 답을 남기고 친구를 불러요' })).toBeVisible();
    const card = sora.page.getByRole('region', { name: '모임장이 모임에서 나갔어요' });
    await expect(card).toHaveCount(0);

    for (const { page } of [minji, sora]) await page.waitForLoadState('networkidle');
    await server.kill();
    server.settings = { NODE_OPTIONS: `--import=${later}` };
    await server.run();
    await sora.page.clock.setFixedTime(Date.now() + daysLater);
    await sora.page.reload();
    await card.getByRole('button', { name: '모임장 맡기' }).click();
    await expect(card).toHaveCount(0);

    await sora.page.goto(`/group/${party.groupId}/settings`);
    const name = sora.page.getByRole('textbox', { name: '모임 이름' });
    await name.fill('소라네 모임');
    await sora.page.getByRole('button', { name: /저장/ }).first().click();
    await expect
      .poll(async () => (await server.api<{ name: string }>(`/api/groups/${party.groupId}`)).name)
      .toBe('소라네 모임');

    server.settings = {};
    await server.kill();
    await server.run();
  },
);
