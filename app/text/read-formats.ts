import { locales } from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { inBase } from '#app/kernel/base.ts';
import workerUrl from './formats-worker.ts?worker&url';

/**
 * Has a language's rules for days and numbers read beside the page, while the page's own code is still coming. Where
 * that cannot be, the page reads them itself when it first writes one.
 */
export function readFormats(language: Language): void {
  try {
    new Worker(inBase(workerUrl), { name: locales[language] });
  } catch (refused) {
    console.warn(refused);
  }
}
