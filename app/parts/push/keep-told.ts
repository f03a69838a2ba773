import type { LocalDb } from '#app/local/device/db.ts';
import { pagePush } from '#app/local/push/page-push.ts';
import { keepPushTold } from '#app/local/push/push.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { translate } from '#app/text/text.ts';
import { pushWords } from './push-words.ts';

let telling: Promise<void> | undefined;

/**
 * What the server does not know yet about the notifications of this device, in the page's words; one call at a time.
 */
export function keepTold(db: LocalDb, language: Language): Promise<void> {
  telling ??= keepPushTold(db, pagePush, pushWords(translate, language)).finally(() => {
    telling = undefined;
  });
  return telling;
}
