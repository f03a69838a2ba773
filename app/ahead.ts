import { withoutLanguage } from '#shared/explore/address.ts';
import { scenePath } from '#shared/destination/cover.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { isOfPattern } from '#shared/kernel/route-pattern.ts';
import { inBase } from '#app/kernel/base.ts';

/** What the screens of this build are made of; the build writes it into the page (`vite.ahead.ts`). */
export interface Ahead {
  /** Below `assets`. */
  files: readonly string[];
  /** What the names of all texts end with. */
  words: string;
  /** A route's pattern, the numbers of its files, and the packs of its words. */
  screens: readonly [pattern: string, files: readonly number[], packs: readonly string[]][];
}

/**
 * A country's or a city's page, at whose head its drawing stands: the largest thing on it. A country's code in the
 * place of its name is no drawing's.
 */
const placePage = /^\/explore\/([a-z-]{3,}(?:\/[a-z0-9-]+)?)$/;

/** How a kind of file is asked for, so that it is not fetched a second time when it is used. */
const ways: Record<string, Partial<HTMLLinkElement>> = {
  js: { rel: 'modulepreload' },
  // As the build's own helper asks for styles.
  css: { rel: 'preload', as: 'style', crossOrigin: 'anonymous' },
  json: { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' },
};

/**
 * Asks for what the screen at this path is made of while the app itself is still on its way. Files of a device with a
 * service worker are there already.
 * @param language of the words
 */
export function askAhead({ files, words, screens }: Ahead, path: string, language: Language): void {
  if (navigator.serviceWorker?.controller || !navigator.onLine) return;
  const plain = withoutLanguage(path);
  const [, numbers = [], packs = []] = screens.find(([pattern]) => isOfPattern(pattern, plain)) ?? [];
  const wanted = [
    ...packs.map((pack) => `text/${language}-${pack}-${words}.json`),
    ...numbers.map((number) => files[number] ?? ''),
  ];
  for (const file of wanted) askSoon(`/assets/${file}`, ways[file.slice(file.lastIndexOf('.') + 1)]);
  const destinationId = placePage.exec(plain)?.[1];
  if (destinationId === undefined) return;
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  askSoon(scenePath(destinationId, 'wide', theme), { rel: 'preload', as: 'image', fetchPriority: 'high' });
}

/** Each in a task of its own: a dozen requests take a phone a tenth of a second. */
function askSoon(path: string, way: Partial<HTMLLinkElement> | undefined): void {
  setTimeout(ask, 0, path, way);
}

function ask(path: string, way: Partial<HTMLLinkElement> | undefined): void {
  // The whole address: by it the app finds out that it has asked already.
  const { href } = new URL(inBase(path), location.href);
  document.head.append(Object.assign(document.createElement('link'), way, { href }));
}
