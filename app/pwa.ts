import { announceUpdate } from './local/device/app-update.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { keepTextMessage, stopKeepingMessage } from './local/device/service-worker-messages.ts';
import { base, inBase, pathIn } from '#app/kernel/base.ts';
import { fewAtOnce } from './kernel/few-at-once.ts';
import { fileTimeoutMs, within } from './kernel/time-limits.ts';
import { placesFileOf } from './local/catalogue/kept-files.ts';
import { whenIdle } from './kernel/when-idle.ts';
import { timing } from './timing.ts';

/** Registers the service worker where there is one; everything works without it too (in-app browsers, plain HTTP). */
export function registerServiceWorker(language: Language | undefined): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  if (document.readyState === 'complete') void register(language);
  else
    addEventListener(
      'load',
      () => {
        void register(language);
      },
      { once: true },
    );
}

async function register(language: Language | undefined): Promise<void> {
  const library = await import('workbox-window').catch(withoutWorker);
  if (!library) return;
  const { Workbox } = library;
  const wasServed = navigator.serviceWorker.controller !== null;
  const workbox = new Workbox(inBase('/service-worker.js'), { scope: base });
  // A newer build waits. Nothing reloads without the user's word: drafts and queue stay where they are.
  const announce = async () => {
    // In Firefox the very first worker waits for a moment too, where the page that installs it is left: nothing is new then.
    const registration = await navigator.serviceWorker.getRegistration(base);
    if (!registration?.waiting || !registration.active) return;
    announceUpdate(() => {
      let isReloading = false;
      const reload = () => {
        if (isReloading) return;
        isReloading = true;
        location.reload();
      };
      navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
      // Some browsers do not tell that the new worker has taken over. On a busy device it takes longer: a page loaded before it would be the old one.
      const reloadLater = (times: number) => {
        setTimeout(() => {
          if (registration.waiting && times > 1) reloadLater(times - 1);
          else reload();
        }, timing.updateReloadFallbackMs);
      };
      reloadLater(2);
      // The new version takes over when the present one has ended what it does.
      registration.active?.postMessage({ type: stopKeepingMessage });
      workbox.messageSkipWaiting();
    });
  };
  workbox.addEventListener('waiting', () => {
    announce().catch(withoutWorker);
  });
  try {
    await workbox.register();
  } catch (refused) {
    withoutWorker(refused);
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  if (!wasServed) void keepLookedAt();
  const keepText = (one: Language) => active?.postMessage({ type: keepTextMessage, language: one });
  // The words of this language, all of them, so that every screen opens offline; then, when there is time, of the others.
  if (language) keepText(language);
  whenIdle(() => {
    languages.filter((one) => one !== language).forEach(keepText);
  });
  // An installed app may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void workbox.update().catch(noNetwork);
  });
}

/** Pictures and places of a first visit were fetched before there was a service worker: asked for once more, through it, they are kept. */
async function keepLookedAt(): Promise<void> {
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
  }).catch(noNetwork);
}

const isKeptAtFirstUse = (pathname: string): boolean =>
  /^\/(covers|maps|photos)\//.test(pathIn(pathname)) || placesFileOf(pathname) !== undefined;

/** Private windows, some settings and in-app browsers refuse, and a file may be missing: then there is no service worker, and everything else works. */
function withoutWorker(reason: unknown): undefined {
  console.warn(reason);
}

/** Looking for an update, or for more files, needs the network; its absence is no news. */
function noNetwork(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
}
