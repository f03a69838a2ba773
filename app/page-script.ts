import { languageInPath } from '#shared/explore/address.ts';
import { inBase, pathIn } from '#app/kernel/base.ts';
import { groupsHere } from '#app/local/device/groups-here.ts';
import { askAhead, type Ahead } from './ahead.ts';
import { askGroup, askInvitation } from './net/asked-ahead.ts';
import './start-guard.ts';
import { savedLanguage } from './text/language.ts';

/** Written by the build (`vite.config.ts`). */
declare const __AHEAD__: Ahead;

/*
 * Stands inside the page and runs before any file of the app: it guards the start, and asks for what the screen is made
 * of. A first visit has no language yet, and chooses one first.
 */
const path = pathIn(location.pathname);
const language = languageInPath(path) ?? savedLanguage();
const page = document.documentElement;
// What the server has written into the page (`public/beginning.css`) is shown in this language; a group's name, at its
// invitation, in any. The list of all routes is not part of the page.
const [, shareUrl] = /^\/join\/([^/]+)\/?$/.exec(path) ?? [];
if (language ?? shareUrl) page.dataset['begins'] = language ?? '';
// A device with a service worker has been here before.
const isNew = !navigator.serviceWorker?.controller;
if (shareUrl !== undefined && isNew) askInvitation(shareUrl);
// One that has groups most likely knows this one.
const [, group] = /^\/(?:group(?:-results)?|results|preferences|custom-survey)\/([^/]+)/.exec(path) ?? [];
if (group !== undefined && isNew && language && groupsHere() === 0) askGroup(group);
if (language) {
  page.lang = language;
  // Before the browser has asked for the other one.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', inBase(`/manifest.webmanifest?lang=${language}`));
  // What the page shows by itself comes first: no frame is drawn before its styles are here. A page that nobody looks
  // at draws none; there the app asks.
  requestAnimationFrame(() => setTimeout(askAhead, 0, __AHEAD__, path, language));
}
