import type { Page } from '@playwright/test';
import { expect, long } from './fixtures.ts';
import { screens, test } from './screens.ts';

/**
 * What came before a page's heading, on a line on which every answer takes its time: what the page only asks for
 * meanwhile has not come by then.
 */
async function filesBeforeHeading(page: Page, address: string): Promise<string[]> {
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      if (!document.querySelector('h1')) return;
      watch.disconnect();
      performance.mark('heading');
    }).observe(document, { childList: true, subtree: true });
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 250,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return page.evaluate(() => {
    const [heading] = performance.getEntriesByName('heading');
    const came = performance
      .getEntriesByType('resource')
      .filter((one) => (one as PerformanceResourceTiming).responseEnd <= (heading?.startTime ?? 0));
    // What the page's head has asked for is listed once more when it is used.
    return [location.pathname, ...new Set(came.map((one) => one.name.slice(location.origin.length)))];
  });
}

const few = 20;
/**
 * Other addresses of the same screens, whose heading is a part's; and a login in place of a survey, on a device that
 * has never seen the group: 21.
 */
const isOther =
  /, (people|dates|recommended places|a look ahead|compared|on the map|kinds of trip)|voting|language of the address|before coming in/;

/** One address of each kind of visit; the other screens load as these do (docs/decisions/0062). */
const isOfEachKind =
  /^(landing|join|dashboard, everybody has answered|recommendations, countries|explore a city|custom survey, answering)$/;

for (const { name, path, before } of screens.filter((one) => !isOther.test(one.name)))
  test(
    `${name}: a first visit fetches at most ${few} files until it has a heading`,
    isOfEachKind.test(name) ? {} : long,
    async ({ person, world }) => {
      const someone = await person();
      const { page, context } = someone;
      await before?.(someone, world);
      const session = await context.newCDPSession(page);
      await session.send('Network.clearBrowserCache');
      const files = await filesBeforeHeading(page, path(world, 'ko'));
      expect(files.length, files.join('\n')).toBeLessThanOrEqual(few);
      expect(files.length, 'the files are counted').toBeGreaterThan(4);
    },
  );
