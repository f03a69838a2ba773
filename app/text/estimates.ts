import type { Language } from '#shared/kernel/languages.ts';
import { fromManwon } from '#shared/money/currency.ts';
import { estimated } from '#shared/money/estimate.ts';
import type { Currency } from '#shared/travel/options.ts';
import { unbroken } from './formats.ts';
import { formatAmount, formatAmountBand, formatManwon, formatManwonBand } from './money.ts';

/** An estimate in ten thousand won as the reader reckons: `14만 원`, `$100`; two figures. */
export function formatEstimate(language: Language, manwon: number, currency: Currency): string {
  if (currency === 'KRW') return formatManwon(language, estimated(manwon));
  return formatAmount(language, estimated(fromManwon(manwon, currency)), currency);
}

/** Two estimates on one line, the unit once: `18만~34만 원`, `$130–240`. */
export function formatEstimateBand(language: Language, from: number, to: number, currency: Currency): string {
  return unbroken(
    currency === 'KRW'
      ? formatManwonBand(language, estimated(from), estimated(to))
      : convertedBand(language, from, to, currency),
  );
}

function convertedBand(language: Language, from: number, to: number, currency: Currency): string {
  const [low, high] = [estimated(fromManwon(from, currency)), estimated(fromManwon(to, currency))];
  return low === high ? formatAmount(language, low, currency) : formatAmountBand(language, low, high, currency);
}

/** What was reckoned for a group, which its own budgets are held against: won as they are, another currency to two figures. */
export const formatReckoned = (language: Language, manwon: number, currency: Currency): string =>
  currency === 'KRW' ? formatManwon(language, manwon) : formatEstimate(language, manwon, currency);

/** In ten thousand won. */
interface Total {
  from: number;
  to: number;
}

/** `105~156만 원`, `$750–1,100`: of a band in ten thousand won, the unit once. */
const totalText = (language: Language, { from, to }: Total, currency: Currency): string =>
  currency === 'KRW'
    ? formatManwonBand(language, from, to).replace(/[만万](?=[–〜~])/u, '')
    : convertedBand(language, from, to, currency);

/** In a narrow cell a line may end at the dash, so that none ends inside a number; no line ends at `~` by itself. */
export const formatTotalInCell = (language: Language, total: Total, currency: Currency): string =>
  totalText(language, total, currency).replace('~', '~\u200b');

/** The same on one line. */
export const formatTotal = (language: Language, total: Total, currency: Currency): string =>
  unbroken(totalText(language, total, currency));
