import { announceUpdate } from './local/device/app-update.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { keepTextMessage } from './local/device/service-worker-messages.ts';
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
  const workbox = new Workbox('/service-worker.js', { scope: '/' });
  // A newer build waits. Nothing reloads without the user's word: drafts and queue stay where they are.
  workbox.addEventListener('waiting', () => {
    announceUpdate(() => {
      let isReloading = false;
      const reload = () => {
        if (isReloading) return;
        isReloading = true;
        location.reload();
      };
      navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
      // Some browsers do not tell that the new worker has taken over.
      setTimeout(reload, timing.updateReloadFallbackMs);
      workbox.messageSkipWaiting();
    });
  });
  try {
    await workbox.register();
  } catch (refused) {
    withoutWorker(refused);
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
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

/** Private windows, some settings and in-app browsers refuse, and a file may be missing: then there is no service worker, and everything else works. */
function withoutWorker(reason: unknown): undefined {
  console.warn(reason);
}

/** Looking for an update needs the network; its absence is no news. */
function noNetwork(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}
