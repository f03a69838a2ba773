import type { Language } from '#shared/kernel/languages.ts';
import { fromManwon } from '#shared/money/currency.ts';
import type { Currency } from '#shared/travel/options.ts';
import { unbroken } from './formats.ts';
import { formatAmount, formatAmountBand, formatManwon, formatManwonBand, withWon, wonNumber } from './money.ts';

/** A budget in ten thousand won without rounding, where amounts are printed as a sum: `₩1.0625M`. */
export const formatExactManwon = (language: Language, manwon: number): string =>
  withWon(language, wonNumber(language, Math.round(manwon * 10_000), { maximumFractionDigits: 6 }));

/** Of what was converted at rates that are an estimate themselves. */
const figures = 2;

/**
 * What was reckoned for a group, which its own budgets are held against: won as they are, another currency to two
 * figures.
 */
export const formatReckoned = (language: Language, manwon: number, currency: Currency): string =>
  currency === 'KRW'
    ? formatManwon(language, manwon)
    : formatAmount(language, fromManwon(manwon, currency), currency, figures);

/** In ten thousand won. */
interface Total {
  from: number;
  to: number;
}

/** `105~156만 원`, `$750–1,100`: of a band in ten thousand won, the unit once. */
const totalText = (language: Language, { from, to }: Total, currency: Currency): string =>
  currency === 'KRW'
    ? formatManwonBand(language, from, to).replace(/[만万](?=[–〜~])/u, '')
    : formatAmountBand(language, fromManwon(from, currency), fromManwon(to, currency), currency, figures);

/** In a narrow cell a line may end at the dash, so that none ends inside a number; no line ends at `~` by itself. */
export const formatTotalInCell = (language: Language, total: Total, currency: Currency): string =>
  totalText(language, total, currency).replace('~', '~\u200b');

/** The same on one line. */
export const formatTotal = (language: Language, total: Total, currency: Currency): string =>
  unbroken(totalText(language, total, currency));
