import { languageInPath } from '#shared/explore/address.ts';
import { appName } from '#shared/kernel/app-name.ts';
import { defaultLanguage } from '#shared/kernel/languages.ts';
import { pathIn } from '#app/kernel/base.ts';
import { instance } from '#app/kernel/instance.ts';
import { fileTimeoutMs } from '#app/kernel/time-limits.ts';
import { loadAgain, mayLoadAgain } from '#app/kernel/load-again.ts';
import { startFailed } from './start-failed.ts';
import { startWords } from './start-words.ts';
import { guessLanguage } from './text/guess-language.ts';
import { savedLanguage } from './text/language.ts';

/*
 * Stands inside the page and runs before any file of the app. If the entry (or a module that it imports) cannot be
 * loaded, nothing of the app runs that could say so. The page then loads itself again, once; after that it says what is
 * wrong. It also says so where the app runs and cannot start.
 */

/**
 * From this device's files the app starts within a second or two; from the network it takes as long as its largest file
 * may.
 */
const waitMs = navigator.serviceWorker?.controller ? 10_000 : fileTimeoutMs;

const isShown = (): boolean => document.getElementById('root')?.hasChildNodes() === true;

function say(): void {
  if (isShown() || document.getElementById('start-guard')) return;
  const language =
    languageInPath(pathIn(location.pathname)) ??
    savedLanguage() ??
    guessLanguage(navigator.languages) ??
    defaultLanguage;
  const { title, text, again } = startWords[language];
  const page = element('div', '');
  page.id = 'start-guard';
  page.lang = language;
  // The style sheet may be missing too.
  if (getComputedStyle(document.documentElement).getPropertyValue('--action') === '')
    page.style.cssText = 'max-width:36rem;margin:0 auto;padding:1rem;font-family:system-ui,sans-serif;line-height:1.6';
  const head = element('header', 'wrap page row', element('strong', '', appName(language, instance().name)));
  const shell = document.getElementById('shell');
  head.prepend(...(shell?.querySelectorAll('svg') ?? []));
  shell?.remove();
  head.style.cssText = 'display:flex;align-items:center;gap:.5rem;font-size:1.125rem';
  head.querySelector('svg')?.style.setProperty('border-radius', '9px');
  const button = element('button', '', again);
  button.style.cssText =
    'justify-self:start;min-height:3rem;padding:.625rem 1.25rem;border:0;border-radius:var(--radius-control,.75rem);background:var(--action,#015b47);color:var(--on-action,#fff);font:inherit;font-weight:600;cursor:pointer';
  button.addEventListener('click', loadAgain);
  const words = element('p', 'lead', text);
  words.role = 'alert';
  page.append(head, element('main', 'wrap wrap--read page stack', element('h1', 'title-1', title), words, button));
  document.title = title;
  document.body.prepend(page);
  // What was only late replaces the sentence.
  new MutationObserver((_changes, observer) => {
    if (!isShown()) return;
    observer.disconnect();
    page.remove();
  }).observe(document.getElementById('root') ?? document.body, { childList: true });
}

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
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
    // A part that comes when the app is shown asks for its styles again itself (`kernel/missing-styles.ts`).
    if (!isEntry && !(isStyle && !isShown())) return;
    if (mayLoadAgain()) loadAgain();
    else if (isEntry) whenParsed(say);
  },
  true,
);
addEventListener(startFailed, () => {
  whenParsed(say);
});
whenParsed(() => setTimeout(say, waitMs));
