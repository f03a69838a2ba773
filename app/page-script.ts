import { languageInPath } from '#shared/explore/address.ts';
import { inBase, pathIn } from '#app/kernel/base.ts';
import { askAhead, type Ahead } from './ahead.ts';
import './start-guard.ts';
import { savedLanguage } from './text/language.ts';

/** Written by the build (`vite.config.ts`). */
declare const __AHEAD__: Ahead;

/*
 * Stands inside the page and runs before any file of the app: it guards the start, and asks for what the screen is made of. A first visit has no
 * language yet, and chooses one first.
 */
const path = pathIn(location.pathname);
const language = languageInPath(path) ?? savedLanguage();
if (language) {
  // Before the browser has asked for the other one.
  document.querySelector('link[rel=manifest]')?.setAttribute('href', inBase(`/manifest.webmanifest?lang=${language}`));
  askAhead(__AHEAD__, path, language);
}
