// What the page asks for before the app runs (`app/ahead.ts`). Used by vite.config.ts; decision 0040.
import { resolve } from 'node:path';
import type { Rolldown } from 'vite';
import type { Ahead } from './app/ahead.ts';
import { screenTopics } from './app/screen-topics.ts';
import { routes, type RouteName } from './shared/kernel/routes.ts';
import { nameOfTexts, packOf } from './vite.texts.ts';

type Screen = keyof typeof screenTopics;
type Bundle = Rolldown.OutputBundle;

/** Pages that links of others lead to, and where a visit begins; the list is part of every page. */
const screenAt: Partial<Record<RouteName, Screen>> = {
  landing: 'landing',
  join: 'join',
  group: 'group',
  groupRecommendations: 'recommendations',
  groupSummary: 'summary',
  groupSurvey: 'survey',
  results: 'results',
  preferences: 'survey',
  explore: 'explore',
  exploreCountry: 'exploreCountry',
  exploreCity: 'exploreCity',
};
/** What a screen shows first comes from these, beside the screen itself. All others live on this device's storage. */
const partsOf: Partial<Record<Screen, readonly string[]>> = {
  landing: [],
  join: ['net/read-invitation.ts'],
  explore: ['screens/explore/found.tsx', 'local/catalogue/catalogue-core.ts'],
  exploreCountry: ['screens/explore-country/country-page.tsx', 'local/catalogue/catalogue-core.ts'],
  exploreCity: ['screens/explore-city/city-page.tsx', 'local/catalogue/catalogue-core.ts'],
};
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const app = (path: string): string => resolve(import.meta.dirname, 'app', path);
const isCatalogue = (file: string): boolean => /\/catalogue-core-[\w-]+\.json$/.test(file);

/** Of a finished build: the page has its entry and its styles by itself. */
export function aheadOf(bundle: Bundle): Ahead {
  const own = filesOf(bundle, [app('index.html')]);
  const files: string[] = [];
  const numberOf = (file: string): number => (files.includes(file) ? files.indexOf(file) : files.push(file) - 1);
  const screens = Object.entries(screenAt).map(([route, screen]): Ahead['screens'][number] => {
    const parts = partsOf[screen] ?? ['boot/boot.ts'];
    const doors = [`screens/${kebab(screen)}/${kebab(screen)}.tsx`, ...parts].map(app);
    const catalogue = parts.some((part) => part.startsWith('local/catalogue/'))
      ? Object.keys(bundle).filter(isCatalogue)
      : [];
    const needed = [...filesOf(bundle, doors), ...catalogue].filter((file) => !own.has(file));
    const packs = new Set(screenTopics[screen].map((topic) => packOf(kebab(topic))));
    return [routes[route as RouteName], needed.map((file) => numberOf(file.replace(/^assets\//, ''))), [...packs]];
  });
  return { files, words: nameOfTexts(), screens };
}

/** The chunks that these modules lie in, all that they import at once, and their styles. */
function filesOf(bundle: Bundle, modules: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const walk = (file: string): void => {
    const chunk = bundle[file];
    if (chunk?.type !== 'chunk' || seen.has(file)) return;
    seen.add(file);
    chunk.viteMetadata?.importedCss.forEach((style) => seen.add(style));
    chunk.imports.forEach(walk);
  };
  for (const chunk of Object.values(bundle))
    if (chunk.type === 'chunk' && modules.some((one) => chunk.facadeModuleId === one || chunk.moduleIds.includes(one)))
      walk(chunk.fileName);
  return seen;
}
