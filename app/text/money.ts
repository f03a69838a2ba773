import type { Language } from '#shared/kernel/languages.ts';
import type { Currency } from '#shared/travel/options.ts';
import { locales } from '#shared/calendar/range-text.ts';
import { rangeDash } from './formats.ts';

/** Figures of a rounded amount: 45.3만, 104.7만 and 1,084만 where numbers are grouped by ten thousand, ₩1.05M elsewhere. */
const significant: Record<Language, number> = { ko: 4, ja: 4, zh: 4, en: 3, es: 3, fr: 3 };
const nbsp = '\u00a0';

/** `80만`, `800K`, `800 mil`, `800 000`: won without their sign. */
function wonNumber(language: Language, manwon: number, isExact: boolean): string {
  return new Intl.NumberFormat(locales[language], {
    // French writes no abbreviated thousands.
    notation: language === 'fr' ? 'standard' : 'compact',
    ...(isExact ? { maximumFractionDigits: 6 } : { maximumSignificantDigits: significant[language] }),
  }).format(isExact ? Math.round(manwon * 10_000) : Math.round(manwon * 10) * 1_000);
}

function withWon(language: Language, number: string): string {
  switch (language) {
    case 'ko':
      return `${number}${nbsp}원`;
    case 'ja':
      return `${number}ウォン`;
    case 'zh':
      return `${number}韩元`;
    case 'en':
      return `₩${number}`;
    default:
      return `${number}${nbsp}₩`;
  }
}

/** A budget given in ten thousand won: `80만 원`, `₩800K`; rounded for reading. */
export function formatManwon(language: Language, manwon: number): string {
  return withWon(language, wonNumber(language, manwon, false));
}

/** The same without rounding, where amounts are printed as a sum: `₩1.0625M`. */
export function formatExactManwon(language: Language, manwon: number): string {
  return withWon(language, wonNumber(language, manwon, true));
}

/** `60만~90만 원`, `₩600K–900K`, `600–900 mil ₩`: two amounts in ten thousand won, the unit once. */
export function formatManwonBand(language: Language, from: number, to: number): string {
  const [low, high] = [wonNumber(language, from, false), wonNumber(language, to, false)];
  if (low === high) return withWon(language, high);
  const unit = /\s\p{L}+$/u.exec(high)?.[0] ?? '';
  const bare = unit !== '' && low.endsWith(unit) ? low.slice(0, -unit.length) : low;
  return withWon(language, `${bare}${rangeDash(language)}${high}`);
}

/** ¥ is the yen, except in Chinese; the other of the two keeps its longer sign. */
const signOf = (language: Language, currency: Told): 'symbol' | 'narrowSymbol' =>
  currency === (language === 'zh' ? 'JPY' : 'CNY') ? 'symbol' : 'narrowSymbol';

/** A budget can also be told in words, in euros or pounds. */
type Told = Currency | 'EUR' | 'GBP';

const amountFormat = (language: Language, currency: Told): Intl.NumberFormat =>
  new Intl.NumberFormat(locales[language], {
    style: 'currency',
    currency,
    currencyDisplay: signOf(language, currency),
    maximumFractionDigits: 0,
  });

/** An amount in its own currency, whole units. */
export function formatAmount(language: Language, amount: number, currency: Told): string {
  return amountFormat(language, currency).format(amount);
}

/** `₩600,000–1,000,000`, `600.000–1.000.000 ₩`: whole units, the sign once. */
export function formatAmountBand(language: Language, min: number, max: number, currency: Currency): string {
  const format = amountFormat(language, currency);
  const number = (amount: number): string =>
    format
      .formatToParts(amount)
      .filter(({ type }) => type === 'integer' || type === 'group')
      .map(({ value }) => value)
      .join('');
  const whole = format.format(max);
  return min === max ? whole : whole.replace(number(max), `${number(min)}${rangeDash(language)}${number(max)}`);
}
