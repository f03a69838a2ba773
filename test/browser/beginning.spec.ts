import type { BrowserContext, Page } from '@playwright/test';
import { languages } from '#shared/kernel/languages.ts';
import { expect, long, test } from './fixtures.ts';

/**
 * What the page itself shows, and what the app draws in its place; a place that is not shown at a width is left out
 * there.
 */
const destination = {
  '.beginning-cover img': 'main [class*=hero] picture img',
  '.beginning .title-1': 'main h1',
};
const explore = {
  '.beginning .title-1': 'main h1',
  '.beginning-search': 'main [role=combobox]',
};
const exploreWithList = {
  ...explore,
  '.beginning-found .title-3': '#explore-found',
  '.beginning-found .lead': 'main p.lead',
  '.beginning-card img': 'main ol img',
};
const pages = [
  { path: '/explore/japan/osaka', narrow: destination, middle: destination, wide: destination },
  { path: '/explore/japan', narrow: destination, middle: destination, wide: destination },
  { path: '/explore', narrow: exploreWithList, middle: exploreWithList, wide: explore },
];
const entry = /\/assets\/index-[^/]+\.js$/;
const catalogue = /catalogue-core/;
const pageScheme = { ko: 'light', en: 'dark' } as const;

/** Until the test lets it through; what waits then goes on. */
async function hold(context: BrowserContext, url: RegExp): Promise<() => void> {
  let go: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => {
    go = resolve;
  });
  await context.route(url, async (route) => {
    await gone;
    await route.continue();
  });
  return go;
}

/** Elements have boxes before the page has its styles, which is before it is drawn. */
const styled = (page: Page) =>
  page.waitForFunction(() => document.querySelector('body') && getComputedStyle(document.body).marginTop === '0px');

/** Left, top and height: how far a line's box goes to the right says nothing of where its words are. */
async function places(page: Page, selectors: readonly string[]) {
  const boxes: Record<string, number[]> = {};
  for (const one of selectors) {
    const found = page.locator(one).first();
    await expect(found).toBeVisible();
    const { x, y, height } = (await found.boundingBox()) ?? { x: NaN, y: NaN, height: NaN };
    boxes[one] = [x, y, height].map((px) => Math.round(px * 10) / 10);
  }
  return Object.values(boxes);
}

/** `npm run proof` looks at every width in both languages, a commit at each width in one. */
const isFull = process.env['PROOF'] === 'full';

for (const [width, key, own] of [
  [390, 'narrow', 'ko'],
  [768, 'middle', 'en'],
  [1280, 'wide', 'ko'],
] as const)
  for (const language of isFull ? (['ko', 'en'] as const) : [own])
    test(
      `at ${width} in ${language} the app draws the heading and the picture where the page has shown them`,
      width === 390 ? {} : long,
      async ({ person }) => {
        for (const { path, [key]: pairs } of pages) {
          const { page, context } = await person({
            language,
            viewport: { width, height: 844 },
            colorScheme: pageScheme[language],
          });
          const pictures: string[] = [];
          page.on('request', (request) => {
            if (/\/wide-(light|dark)\.svg$/.test(request.url())) pictures.push(request.url());
          });
          const goOn = await hold(context, entry);
          const draw = await hold(context, catalogue);
          await page.goto(path, { waitUntil: 'commit' });
          await styled(page);
          const before = await places(page, Object.keys(pairs));
          goOn();
          await expect(page.locator('main')).toBeVisible();
          // Until there is a catalogue the page keeps what it has shown, and screen readers read a heading once.
          const lower = Object.keys(pairs).filter((one) => path !== '/explore' || /found|card/.test(one));
          const whole = Object.keys(pairs).map((one, index) => [one, before[index]] as const);
          expect(await places(page, lower)).toEqual(whole.filter(([one]) => lower.includes(one)).map(([, box]) => box));
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          draw();
          await expect(page.locator('.beginning')).toHaveCount(0);
          expect(await places(page, Object.values(pairs)), path).toEqual(before);
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          expect(new Set(pictures).size, 'no picture is asked for twice').toBe(pictures.length);
          if (pictures[0]) expect(pictures[0]).toContain(`wide-${pageScheme[language]}.svg`);
        }
      },
    );

test(
  'the name of a group stands at its invitation where it stays, also before a language is chosen',
  long,
  async ({ person, server }) => {
    const { shareUrl } = await server.api<{ shareUrl: string }>('/api/groups', {
      name: '봄에 가는 제주 여행',
      createdBy: '지우',
      creatorEmail: 'jiwoo@example.com',
    });
    for (const language of ['ko', ''])
      for (const width of [390, 1280]) {
        const { page, context } = await person({ language, viewport: { width, height: 844 } });
        const goOn = await hold(context, entry);
        const answer = await hold(context, /\/api\/groups\//);
        // An invitation is shown without this device's storage, the largest part of the app.
        const store = await hold(context, /\/assets\/storage-[^/]+\.js$/);
        await page.goto(`/join/${shareUrl}`, { waitUntil: 'commit' });
        await styled(page);
        const before = await places(page, ['.beginning .title-1']);
        goOn();
        await expect(page.getByRole('heading', { level: 1, name: '봄에 가는 제주 여행' })).toBeVisible();
        expect(await places(page, ['main h1'])).toEqual(before);
        answer();
        await expect(page.getByText('지우')).toBeVisible();
        expect(await places(page, ['main h1']), `${language} ${width}`).toEqual(before);
        store();
      }
  },
);

test('the page speaks the chosen language alone, whatever the browser asks for', long, async ({ person }) => {
  for (const language of languages) {
    const { page, context } = await person({ language, locale: 'de-DE' });
    await hold(context, entry);
    await page.goto('/explore/japan/osaka', { waitUntil: 'commit' });
    await expect(page.locator('.beginning .title-1')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    const shown = await page
      .locator('.beginning [lang]')
      .evaluateAll((all) =>
        all.filter((one) => one.getClientRects().length > 0).map((one) => one.getAttribute('lang')),
      );
    expect([...new Set(shown)]).toEqual([language]);
  }
});

test('a first visit, which chooses a language, sees nothing of the page before', async ({ person }) => {
  const { page, context } = await person({ language: '' });
  await hold(context, entry);
  await page.goto('/explore/japan/osaka', { waitUntil: 'commit' });
  await expect(page.locator('#shell i').first()).toBeVisible();
  await expect(page.locator('.beginning')).toBeHidden();
});

test('what a page has begun with is not shown on another one', async ({ person }) => {
  const { page, context } = await person();
  await page.goto('/explore/japan/osaka');
  await expect(page.locator('.beginning')).toHaveCount(0);
  await hold(context, /found-[^/]+\.js$/);
  await page.getByRole('navigation').getByRole('link', { name: '둘러보기' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '어디로 갈까요?' })).toBeVisible();
  await expect(page.locator('.beginning')).toHaveCount(0);
});
