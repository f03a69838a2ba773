import { languageInPath } from '#shared/explore/address.ts';
import { defaultLanguage } from '#shared/kernel/languages.ts';
import { pathIn } from '#app/kernel/base.ts';
import { fileTimeoutMs } from '#app/kernel/time-limits.ts';
import { loadAgain, mayLoadAgain } from './load-again.ts';
import { startFailed } from './start-failed.ts';
import { startWords } from './start-words.ts';
import { guessLanguage } from './text/guess-language.ts';
import { savedLanguage } from './text/language.ts';

/*
 * Stands inside the page and runs before any file of the app. If the entry (or a module that it imports) cannot be loaded, nothing of the app runs
 * that could say so. The page then loads itself again, once; after that it says what is wrong. It also says so where the app runs and cannot start.
 */

/** From this device's files the app starts within a second or two; from the network it takes as long as its largest file may. */
const waitMs = navigator.serviceWorker?.controller ? 10_000 : fileTimeoutMs;

const isShown = (): boolean => document.getElementById('root')?.hasChildNodes() === true;

function say(): void {
  if (isShown() || document.getElementById('start-guard')) return;
  const language = languageInPath(pathIn(location.pathname)) ?? savedLanguage() ?? guessLanguage(navigator.languages);
  const { title, text, again } = startWords[language ?? defaultLanguage];
  const main = document.createElement('main');
  main.id = 'start-guard';
  main.lang = language ?? defaultLanguage;
  main.className = 'wrap wrap--read page stack';
  // The style sheet may be missing too.
  main.style.cssText =
    'max-width:36rem;margin:0 auto;padding:2rem 1rem;font-family:system-ui,sans-serif;line-height:1.6';
  const heading = document.createElement('h1');
  const words = document.createElement('p');
  const button = document.createElement('button');
  heading.className = 'title-1';
  words.className = 'lead';
  heading.textContent = title;
  words.textContent = text;
  button.textContent = again;
  button.style.cssText = 'padding:.75rem 1.25rem;border:2px solid;border-radius:.75rem;font:inherit;font-weight:600';
  button.addEventListener('click', loadAgain);
  main.append(heading, words, button);
  document.title = title;
  document.body.prepend(main);
  // What was only late replaces the sentence.
  new MutationObserver((_changes, observer) => {
    if (!isShown()) return;
    observer.disconnect();
    main.remove();
  }).observe(document.getElementById('root') ?? document.body, { childList: true });
}

const whenParsed = (run: () => void): void => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true });
  else run();
};

addEventListener(
  'error',
  ({ target }) => {
    const isEntry = target instanceof HTMLScriptElement;
    const isStyle = target instanceof HTMLLinkElement && target.rel === 'stylesheet';
    if (!isEntry && !isStyle) return;
    if (mayLoadAgain()) loadAgain();
    else if (isEntry) whenParsed(say);
  },
  true,
);
addEventListener(startFailed, () => {
  whenParsed(say);
});
whenParsed(() => setTimeout(say, waitMs));
