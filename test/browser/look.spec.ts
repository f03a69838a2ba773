// throwaway: never committed
import { mkdirSync, writeFileSync } from 'node:fs';
import { languages } from '#shared/kernel/languages.ts';
import { aGroupOf } from './party.ts';
import { screens, speak, test } from './screens.ts';
import { comeInAs, fillSurvey, next, sendAnswer } from './verbs.ts';

test.setTimeout(300_000);
const chosen = (process.env['LOOK'] ?? '').split(',').filter(Boolean);
for (const screen of screens)
  test(`look at ${screen.name}`, async ({ person, world }) => {
    const some = await person();
    const { page } = some;
    if (screen.before) await screen.before(some, world);
    else await page.goto('/');
    for (const language of languages) {
      if (chosen.length && !chosen.includes(language)) continue;
      await speak(page, language);
      await page.goto(screen.path(world, language));
      await page.waitForLoadState('networkidle').catch(() => undefined);
      await page.waitForTimeout(700);
      if (screen.arrive) await screen.arrive(page).catch(() => undefined);
      const folder = `/tmp/look/${language}`;
      mkdirSync(folder, { recursive: true });
      const name = screen.name.replaceAll(/[^a-z0-9]+/g, '-');
      writeFileSync(`${folder}/${name}.txt`, await page.locator('body').innerText());
      await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
    }
  });

async function shoot(page: import('@playwright/test').Page, language: string, name: string): Promise<void> {
  const folder = `/tmp/look/${language}`;
  mkdirSync(folder, { recursive: true });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.waitForTimeout(500);
  writeFileSync(`${folder}/${name}.txt`, await page.locator('body').innerText());
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
const all = languages.filter((one) => chosen.length === 0 || chosen.includes(one));

test('look at the survey', async ({ person, server }) => {
  const own = await aGroupOf(server, '제주 가는 모임', [{ name: '지우', wants: { from: 2 } }, { name: '유나' }]);
  const { page } = await person();
  await comeInAs(page, own.shareUrl, '유나');
  await fillSurvey(page, { from: 3, to: 6 });
  for (const step of [4, 3, 2, 1]) {
    for (const language of all) {
      await speak(page, language);
      await page.goto(`/preferences/${own.shareUrl}`);
      await shoot(page, language, `survey-step-${step}`);
    }
    await speak(page, 'ko');
    await page.goto(`/preferences/${own.shareUrl}`);
    const back = page.getByRole('button', { name: '이전', exact: true });
    if (step > 1) await back.click();
  }
  for (let step = 0; step < 3; step += 1) await next(page);
  await sendAnswer(page);
  await page.waitForTimeout(800);
  await shoot(page, 'ko', 'survey-sent');
  for (const language of all) {
    await speak(page, language);
    await page.goto(`/preferences/${own.shareUrl}`);
    await shoot(page, language, 'survey-done');
    await page.goto(`/group/${own.groupId}`);
    await shoot(page, language, 'home-answered');
  }
});

test('look at the decision', async ({ person, server }) => {
  const party = await aGroupOf(
    server,
    '여섯이 정하는 여행',
    ['민지', '준호', '소라', '하늘', '태윤', '유나'].map((name, index) => ({
      name,
      wants: { from: index % 3, mainType: index % 2 ? 'relax' : 'sightseeing' },
    })),
  );
  const { page } = await person();
  await comeInAs(page, party.shareUrl, '민지');
  await page.goto(`/group/${party.groupId}/settings#organizer=${party.organizerToken}`);
  await page.waitForTimeout(800);
  for (const language of all) {
    await speak(page, language);
    await page.goto(`/group/${party.groupId}`);
    await shoot(page, language, 'home-vote');
    await page.goto(`/group/${party.groupId}/news`);
    await shoot(page, language, 'news');
  }
  await speak(page, 'ko');
  await page.goto(`/group/${party.groupId}`);
  await page.getByRole('region', { name: '투표하고 정하기' }).getByRole('button', { name: /정하기|확정/ }).first().click();
  await shoot(page, 'ko', 'decide-sheet');
  const sheet = page.getByRole('dialog', { name: '이렇게 확정할까요?' });
  await sheet.getByRole('textbox', { name: '여행지 이름' }).fill('후쿠오카');
  await sheet.getByRole('button', { name: /후쿠오카.*확정하기/ }).click();
  await page.waitForTimeout(1500);
  for (const language of all) {
    await speak(page, language);
    await page.goto(`/group/${party.groupId}`);
    await shoot(page, language, 'our-trip');
    await page.goto(`/group/${party.groupId}/settings`);
    await shoot(page, language, 'settings-decided');
  }
});
