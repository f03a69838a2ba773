import { announceUpdate } from './local/device/app-update.ts';
import { skipWaitingMessage, stopKeepingMessage } from './local/device/service-worker-messages.ts';
import { timing } from './kernel/timing.ts';

/*
 * When a newer build is there. Nothing reloads without the user's word: drafts and queue stay where they are.
 */

/** Whose files this page is made of. */
let servedBy = navigator.serviceWorker?.controller;
let isAsked = false;

const reload = (): void => {
  location.reload();
};

/**
 * Another worker takes over when the user said so, here or in another tab: there this page's own files are gone from
 * then on.
 */
export function watchTakeOver(): void {
  navigator.serviceWorker.addEventListener('controllerchange', seeTakeOver);
  seeTakeOver();
}

function seeTakeOver(): void {
  const before = servedBy;
  servedBy = navigator.serviceWorker.controller;
  if (!before || servedBy === before) return;
  if (isAsked) reload();
  else announceUpdate(reload);
}

let registration: ServiceWorkerRegistration | undefined;

/** The same registration may be watched again: a browser adds no listener twice. */
export function watchForUpdate(found: ServiceWorkerRegistration): void {
  registration = found;
  registration.addEventListener('updatefound', watchInstalling);
  watchInstalling();
  announce();
}

function watchInstalling(): void {
  registration?.installing?.addEventListener('statechange', announce);
}

function announce(): void {
  // In Firefox the very first worker waits for a moment too, where the page that installs it is left: nothing is new
  // then.
  if (registration?.waiting && registration.active) announceUpdate(letIn);
}

function letIn(): void {
  isAsked = true;
  // Some browsers do not tell that the new worker has taken over. On a busy device it takes longer: a page loaded
  // before it would be the old one.
  const wait = timing.updateReloadFallbackMs;
  setTimeout(() => {
    setTimeout(reload, registration?.waiting ? wait : 0);
  }, wait);
  // The new version takes over when the present one has ended what it does.
  registration?.active?.postMessage({ type: stopKeepingMessage });
  registration?.waiting?.postMessage({ type: skipWaitingMessage });
}
