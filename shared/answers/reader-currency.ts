import type { MemberAnswers } from './member-answers.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { Currency } from '#shared/travel/options.ts';
import { currencyOf } from '#shared/money/currency.ts';

/** Of readers who have not said where they set out from. */
const ofLanguage: Readonly<Record<Language, Currency>> = {
  ko: 'KRW',
  en: 'USD',
  ja: 'JPY',
  zh: 'CNY',
  es: 'USD',
  fr: 'USD',
};

/**
 * In what estimates are told to a member: as they gave their own amounts, else as people reckon where they set out
 * from, else by their language.
 */
export function readerCurrency(
  language: Language,
  answers: Pick<MemberAnswers, 'simple' | 'preference'> | undefined,
): Currency {
  const { simple, preference } = answers ?? {};
  if (simple?.budgetCurrency) return simple.budgetCurrency;
  const origin = simple?.originCountryIso2 ?? preference?.originCountryIso2;
  return origin ? currencyOf(origin) : ofLanguage[language];
}
