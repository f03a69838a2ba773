import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Language } from '#shared/kernel/languages.ts';
import { expect, long, readyForOffline, type Person } from './fixtures.ts';
import { speak, test, type World } from './screens.ts';
import { comeInAs } from './verbs.ts';

test.use({ serviceWorkers: 'allow' });

/**
 * Every route of the application in every state of its network: no blank page, a heading, a way on. `npm run proof`
 * walks all of them in every state and three languages, a commit each of them in one state.
 */
const isFull = process.env['PROOF'] === 'full';

const routesOf = ({ party, whole, custom, yuna }: World, language: Language): string[] => [
  '/',
  '/create-group',
  '/create-custom-survey',
  `/join/${party.shareUrl}`,
  `/group/${party.groupId}`,
  `/groups/${party.groupId}`,
  `/group/${whole.groupId}/summary`,
  `/group/${whole.groupId}/recommendations`,
  `/group/${party.groupId}/settings`,
  `/group/${party.groupId}/login`,
  `/group/${party.shareUrl}/survey`,
  `/results/${party.shareUrl}`,
  `/results?groupId=${party.groupId}`,
  `/group-results/${party.groupId}`,
  `/preferences/${party.shareUrl}`,
  `/preferences/${party.groupId}/${yuna.party}`,
  `/custom-survey/${custom.groupId}/${yuna.custom}`,
  '/explore',
  '/explore/japan',
  '/explore/japan/fukuoka',
  `/${language}/explore`,
  `/${language}/explore/japan`,
  `/${language}/explore/japan/fukuoka`,
  '/this-device',
  '/no/such/page',
];

async function expectAWayOn(page: Page, where: string): Promise<void> {
  const title = page.getByRole('heading', { level: 1 }).first();
  await expect(title, where).toBeVisible();
  await expect(title, where).toHaveText(/\S/);
  await expect(page.locator('a[href]:visible, button:visible').first(), where).toBeVisible();
}

/** Everything that the page imports later fails; what stands in the page itself loads. */
async function withoutChunks({ page, context }: Person): Promise<void> {
  await page.goto('/no/such/page');
  // Drawn later, the app would see that another language was chosen, and load itself again in the middle of the next
  // step.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const shell = readFileSync('dist/client/index.html', 'utf8');
  await context.route(/\/assets\/.*\.js$/, (route) =>
    shell.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  );
}

interface State {
  name: string;
  language: Language;
  isLong?: true;
  options?: { serviceWorkers?: 'block'; expected?: RegExp };
  begin: (person: Person, world: World) => Promise<void>;
}

async function keepApp({ page }: Person): Promise<void> {
  await page.goto('/');
  await readyForOffline(page);
}

const states: State[] = [
  {
    name: 'online',
    language: 'es',
    isLong: true,
    async begin({ page }) {
      await page.goto('/no/such/page');
      // Whose language is changed while it begins loads itself again, and stops what is opened next.
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  },
  {
    name: 'offline, with the groups on this device',
    language: 'ko',
    async begin(person, { party, whole, custom }) {
      for (const { shareUrl } of [party, custom]) await comeInAs(person.page, shareUrl, '유나');
      await comeInAs(person.page, whole.shareUrl, '민지');
      await keepApp(person);
      await person.goOffline();
    },
  },
  {
    name: 'offline, with nothing on this device',
    language: 'en',
    isLong: true,
    async begin(person) {
      await keepApp(person);
      await person.goOffline();
    },
  },
  {
    name: 'the server answers 500',
    language: 'ja',
    isLong: true,
    options: { expected: /status of 500/ },
    async begin(person) {
      await keepApp(person);
      person.network.turn('failing');
    },
  },
  { name: 'parts of the app are missing', language: 'en', options: { serviceWorkers: 'block' }, begin: withoutChunks },
];

/**
 * Routes are divided among the states that run together: each is opened in one of those that CI has, and in one of the
 * long ones.
 */
const sharing = (isLong = false): State[] => states.filter((one) => (one.isLong ?? false) === isLong);

for (const state of states) {
  const { name, language: own, isLong, options, begin } = state;
  const together = sharing(isLong);
  for (const language of isFull ? (['ko', 'en', 'ja'] as const) : [own]) {
    test(
      `every route, ${name}, in ${language}: a heading and a way on`,
      isLong ? long : {},
      async ({ person, world }) => {
        if (isFull) test.slow();
        const someone = await person({ ...options });
        const { page } = someone;
        await begin(someone, world);
        await speak(page, language);
        for (const [at, route] of routesOf(world, language).entries()) {
          if (!isFull && at % together.length !== together.indexOf(state)) continue;
          await page.goto(route);
          await expectAWayOn(page, `${route}, ${name}`);
        }
      },
    );
  }
}
