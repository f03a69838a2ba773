import { pathIn } from '#app/kernel/base.ts';
import { fewAtOnce } from './kernel/few-at-once.ts';
import { fileTimeoutMs, within } from './kernel/time-limits.ts';
import { placesFileOf } from './local/catalogue/kept-files.ts';

/**
 * Pictures and places of a first visit were fetched before there was a service worker: asked for once more, through it,
 * they are kept.
 */
export async function keepLookedAt(): Promise<void> {
  if (!navigator.serviceWorker.controller)
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  const seen = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isKeptAtFirstUse(pathname));
  await fewAtOnce(seen, 2, async ({ href }) => {
    await fetch(href, { signal: within(fileTimeoutMs) });
  });
}

const isKeptAtFirstUse = (pathname: string): boolean =>
  /^\/(covers|maps|photos)\//.test(pathIn(pathname)) || placesFileOf(pathname) !== undefined;
