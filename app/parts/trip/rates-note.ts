import type { Language } from '#shared/kernel/languages.ts';
import { RATES_DATE } from '#shared/money/currency.ts';
import type { Currency } from '#shared/travel/options.ts';
import { formatDay } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

/** The sentence that stands by converted amounts; none by won, in which they are reckoned. */
export const ratesNote = (t: Translate, language: Language, currency: Currency): string[] =>
  currency === 'KRW' ? [] : [t('fit.rates', { date: formatDay(language, RATES_DATE, { year: true }) })];
