import { expect, long, test, type Person } from './fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** Animations of the change from one screen to the next, by what they move. */
    faded: string[];
  }
}

/** Notes what moves when the browser changes from one screen to the next. */
async function watchChanges({ page }: Person): Promise<void> {
  await page.addInitScript(() => {
    window.faded = [];
    // Absent on the blank page before.
    const start = document.startViewTransition?.bind(document);
    if (!start) return;
    document.startViewTransition = (update) => {
      const change = start(update);
      const note = () => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition'))
            window.faded.push(`${effect.pseudoElement} ${String(effect.getTiming().duration)}`);
      };
      // A screen that comes too late is there without a fade.
      change.ready.then(note, () => undefined);
      return change;
    };
  });
}

const faded = ({ page }: Person) => page.evaluate(() => window.faded);

async function goToExplore({ page }: Person): Promise<void> {
  await page.getByRole('link', { name: '둘러보기' }).first().click();
  await expect(page).toHaveURL(/\/explore/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

// On a machine with two cores and three browsers explore often comes too late for a fade.
test('the screen that is left fades; the first one is there at once', long, async ({ person }) => {
  const someone = await person();
  await watchChanges(someone);
  await someone.page.goto('/');
  await expect(someone.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faded(someone)).toEqual([]);
  // Explore may come too late for a fade, not only the first time; and its heading can be there before the fade has
  // begun.
  await expect(async () => {
    if (someone.page.url().includes('/explore')) await someone.page.goBack();
    await goToExplore(someone);
    await expect.poll(() => faded(someone), { timeout: 2_000 }).toContain('::view-transition-old(root) 220');
  }).toPass();
  const before = await faded(someone);
  // Going back, the browser may move the page itself.
  await someone.page.goBack();
  await expect(someone.page).toHaveURL(/\/$/);
  await expect(someone.page.getByRole('link', { name: '둘러보기' }).first()).toBeVisible();
  expect(await faded(someone)).toEqual(before);
});

test('nothing fades for who wants nothing to move', async ({ person }) => {
  const someone = await person({ reducedMotion: 'reduce' });
  await watchChanges(someone);
  await someone.page.goto('/');
  for (let times = 0; times < 3; times += 1) {
    await goToExplore(someone);
    await someone.page.goBack();
  }
  expect(await faded(someone)).toEqual([]);
});
