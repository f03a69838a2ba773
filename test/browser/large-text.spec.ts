import { expect, long } from './fixtures.ts';
import { inShell } from './launch.ts';
import { expectWhole } from './legible.ts';
import { groupNames, screens, test } from './screens.ts';

// As somebody has set their browser: media queries in rem follow it.
test.use({ launchOptions: { ...inShell, args: [...(inShell.args ?? []), '--blink-settings=defaultFontSize=32'] } });

for (const { name, path, before, arrive } of screens) {
  test(`${name}: whole on a phone with text of twice the size`, long, async ({ person, world }) => {
    const someone = await person({});
    const { page } = someone;
    await before?.(someone, world);
    await page.goto(path(world, 'ko'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await arrive?.(page);
    await expectWhole(page, name, groupNames);
  });
}

test('with text of twice the size the map of candidates has one name, also on a wide screen', async ({
  person,
  world,
}) => {
  const { page } = await person({ viewport: { width: 1280, height: 800 } });
  await page.goto(`/group/${world.whole.groupId}/recommendations?view=map`);
  await expect(page.locator('[data-map-pin]').first()).toBeVisible();
  const names = page.locator('[data-map-pin] ~ span[aria-hidden] > span');
  await expect(names).not.toHaveCount(1);
  await expect(names.filter({ visible: true })).toHaveCount(1);
});
