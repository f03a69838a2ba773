import { memberAnswers } from '#shared/answers/member-answers.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { readerCurrency } from '#shared/answers/reader-currency.ts';
import type { Currency } from '#shared/travel/options.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';

/** In what estimates are told on this device. */
export const currencyHere = (
  language: Language,
  { view, session }: Pick<GroupOnDevice, 'view' | 'session'>,
): Currency => readerCurrency(language, session && memberAnswers(view, session.memberId));
