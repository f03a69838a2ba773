import type { Language } from '#shared/kernel/languages.ts';
import type { Currency } from '#shared/travel/options.ts';
import { locales } from '#shared/calendar/range-text.ts';
import { rangeDash } from './formats.ts';

/**
 * Figures of a rounded amount: 45.3만, 104.7만 and 1,084만 where numbers are grouped by ten thousand, ₩1.05M elsewhere.
 */
const significant = (language: Language): number => (/ko|ja|zh/.test(language) ? 4 : 3);
const nbsp = '\u00a0';

/** `80만`, `800K`, `800 mil`, `800 000`: won without their sign. */
export const wonNumber = (language: Language, won: number, digits: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(locales[language], {
    // French writes no abbreviated thousands.
    notation: language === 'fr' ? 'standard' : 'compact',
    ...digits,
  }).format(won);

const roundedWon = (language: Language, manwon: number, figures = significant(language)): string =>
  wonNumber(language, Math.round(manwon * 10) * 1_000, { maximumSignificantDigits: figures });

/** Behind the number; in English the sign stands before it. */
const wonBehind: Partial<Record<Language, string>> = { ko: `${nbsp}원`, ja: 'ウォン', zh: '韩元' };

export const withWon = (language: Language, number: string): string =>
  language === 'en' ? `₩${number}` : `${number}${wonBehind[language] ?? `${nbsp}₩`}`;

/** A budget given in ten thousand won: `80만 원`, `₩800K`; rounded for reading. */
export function formatManwon(language: Language, manwon: number, figures?: number): string {
  return withWon(language, roundedWon(language, manwon, figures));
}

/** `60만~90만 원`, `₩600K–900K`, `600–900 mil ₩`: two amounts in ten thousand won, the unit once. */
export function formatManwonBand(language: Language, from: number, to: number, figures?: number): string {
  const [low, high] = [roundedWon(language, from, figures), roundedWon(language, to, figures)];
  if (low === high) return withWon(language, high);
  const [unit = ''] = /\s\p{L}+$/u.exec(high) ?? [];
  const bare = low.endsWith(unit) ? low.slice(0, low.length - unit.length) : low;
  return withWon(language, `${bare}${rangeDash(language)}${high}`);
}

/** ¥ is the yen, except in Chinese; the other of the two keeps its longer sign. */
const signOf = (language: Language, currency: Told): 'symbol' | 'narrowSymbol' =>
  currency === (language === 'zh' ? 'JPY' : 'CNY') ? 'symbol' : 'narrowSymbol';

/** A budget can also be told in words, in euros or pounds. */
type Told = Currency | 'EUR' | 'GBP';

const amountFormat = (language: Language, currency: Told, figures?: number): Intl.NumberFormat =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: signOf(language, currency),
    maximumFractionDigits: 0,
    maximumSignificantDigits: figures,
  });

/** An amount in its own currency, whole units; rounded to so many figures where that is asked for. */
export function formatAmount(language: Language, amount: number, currency: Told, figures?: number): string {
  return amountFormat(language, currency, figures).format(amount);
}

/** `₩600,000–1,000,000`, `600.000–1.000.000 ₩`: whole units, the sign once. */
export function formatAmountBand(
  language: Language,
  min: number,
  max: number,
  currency: Currency,
  figures?: number,
): string {
  const format = amountFormat(language, currency, figures);
  const number = (amount: number): string =>
    format
      .formatToParts(amount)
      .map(({ type, value }) => (/integer|group/.test(type) ? value : ''))
      .join('');
  const [low, high] = [number(min), number(max)];
  const whole = format.format(max);
  return low === high ? whole : whole.replace(high, `${low}${rangeDash(language)}${high}`);
}
