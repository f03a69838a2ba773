import { languages, type Language } from '#shared/kernel/languages.ts';
import { keepTextMessage } from './local/device/service-worker-messages.ts';
import { base, inBase } from '#app/kernel/base.ts';
import { watchForUpdate, watchTakeOver } from './pwa-update.ts';

/** Registers the service worker where there is one; everything works without it too (in-app browsers, plain HTTP). */
export function registerServiceWorker(language: Language | undefined): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  watchTakeOver();
  const start = () => {
    keepRegistered(language);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

function keepRegistered(language: Language | undefined): void {
  const wasServed = navigator.serviceWorker.controller !== null;
  // The words of this language first, so that every screen opens offline; then of the others.
  const wanted = language ? [language, ...languages] : languages;
  const look = () => {
    lookAgain(wanted).catch(withoutWorker);
  };
  // An installed app may stay open for days; and what failed for want of a network is tried again when there may be
  // one.
  addEventListener('online', look);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) look();
  });
  register().catch(withoutWorker);
  void navigator.serviceWorker.ready.then(({ active }) => {
    if (!wasServed) import('./keep-looked-at.ts').then(({ keepLookedAt }) => keepLookedAt()).catch(withoutWorker);
    keepTexts(active, wanted);
  });
}

/**
 * The browser takes a registration away whose first installation failed; one that is there already it leaves as it is.
 */
async function register(): Promise<ServiceWorkerRegistration> {
  const registration = await navigator.serviceWorker.register(inBase('/service-worker.js'), { scope: base });
  watchForUpdate(registration);
  return registration;
}

async function lookAgain(wanted: readonly Language[]): Promise<void> {
  const registration = await register();
  if (!registration.active) return;
  await registration.update().catch(noNetwork);
  // What a worker fetches would hold back the one that takes its place.
  if (registration.installing) return;
  keepTexts(registration.active, wanted);
}

/** It skips what it has. */
function keepTexts(worker: ServiceWorker | null, wanted: readonly Language[]): void {
  for (const language of wanted) worker?.postMessage({ type: keepTextMessage, language });
}

/**
 * Private windows, some settings and in-app browsers refuse, and a file may be missing: then there is no service
 * worker, and everything else works.
 */
function withoutWorker(reason: unknown): undefined {
  console.warn(reason);
}

/** Looking for an update, or for more files, needs the network; its absence is no news. */
function noNetwork(error: unknown): void {
  if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
}
