import type { Language } from '#shared/kernel/languages.ts';
import { fromManwon } from '#shared/money/currency.ts';
import type { Currency } from '#shared/travel/options.ts';
import { unbroken } from './formats.ts';
import { formatAmount, formatAmountBand, formatManwon, formatManwonBand } from './money.ts';

/** An estimate claims no more: 13.7 is 14, 137 is 140. */
const figures = 2;

/** An estimate in ten thousand won as the reader reckons: `14만 원`, `$100`; two figures. */
export const formatEstimate = (language: Language, manwon: number, currency: Currency): string =>
  currency === 'KRW'
    ? formatManwon(language, manwon, figures)
    : formatAmount(language, fromManwon(manwon, currency), currency, figures);

/** Two estimates on one line, the unit once: `18만~34만 원`, `$130–240`. */
export const formatEstimateBand = (language: Language, from: number, to: number, currency: Currency): string =>
  unbroken(
    currency === 'KRW'
      ? formatManwonBand(language, from, to, figures)
      : formatAmountBand(language, fromManwon(from, currency), fromManwon(to, currency), currency, figures),
  );
