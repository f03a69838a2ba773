import type { Spread } from '#shared/statistics/spread.ts';

/** With any private budget in it, nothing is shown that fewer members contributed to (founding decision 6). */
export const MIN_CONTRIBUTORS = 3;

/** ... and every amount is rounded to this, in ten thousand won. */
export const PRIVATE_ROUNDING_MANWON = 5;

/** To the nearest 5 (ten thousand won), halves up; Infinity stays. */
export function coarse(amountManwon: number): number {
  return Math.round(amountManwon / PRIVATE_ROUNDING_MANWON) * PRIVATE_ROUNDING_MANWON;
}

/** A mean that may be shown beside private budgets: rounded, and `undefined` below three contributors. */
export function coarseMean(mean: number | undefined, contributors: number): number | undefined {
  return mean === undefined || contributors < MIN_CONTRIBUTORS ? undefined : coarse(mean);
}

/** A spread without its median, which may be one member's own amount: the mean and the middle half, rounded. */
export function coarseSpread(spread: Spread | undefined, contributors: number): Omit<Spread, 'median'> | undefined {
  if (!spread || contributors < MIN_CONTRIBUTORS) return undefined;
  return {
    mean: coarse(spread.mean),
    lowerQuartile: coarse(spread.lowerQuartile),
    upperQuartile: coarse(spread.upperQuartile),
  };
}
