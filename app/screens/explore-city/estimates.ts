import type { Language } from '#shared/kernel/languages.ts';
import { fromManwon } from '#shared/money/currency.ts';
import { estimated } from '#shared/money/estimate.ts';
import type { Currency } from '#shared/travel/options.ts';
import { unbroken } from '#app/text/formats.ts';
import { formatAmount, formatAmountBand, formatManwon, formatManwonBand } from '#app/text/money.ts';

/** An estimate in ten thousand won as the reader reckons: `14만 원`, `$100`; two figures. */
export function formatEstimate(language: Language, manwon: number, currency: Currency): string {
  if (currency === 'KRW') return formatManwon(language, estimated(manwon));
  return formatAmount(language, estimated(fromManwon(manwon, currency)), currency);
}

/** Two estimates on one line, the unit once: `18만~34만 원`, `$130–240`. */
export function formatEstimateBand(language: Language, from: number, to: number, currency: Currency): string {
  if (currency === 'KRW') return unbroken(formatManwonBand(language, estimated(from), estimated(to)));
  const [low, high] = [estimated(fromManwon(from, currency)), estimated(fromManwon(to, currency))];
  return unbroken(formatAmountBand(language, low, high, currency));
}
