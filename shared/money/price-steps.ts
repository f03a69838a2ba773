import { isEmpty, type PriceInterval } from '#shared/money/price-interval.ts';

/** Neighbouring prices that equally many members accept; `headCount` is at least 1. */
export type PriceStep = Required<PriceInterval> & { headCount: number };

/**
 * How many accept each price, from the cheapest up, by one sweep over the intervals' ends. Empty intervals do not
 * count. Between two prices lies a cut: before an amount or after it; a closed start and an open end cut before their
 * amount.
 */
export function priceSteps(intervals: readonly PriceInterval[]): PriceStep[] {
  const steps: PriceStep[] = [];
  let headCount = 0;
  let since: Cut = { amount: 0, isAfter: false, change: 0 };
  for (const cut of cuts(intervals)) {
    if (headCount > 0) {
      steps.push({ min: since.amount, isMinOpen: since.isAfter, max: cut.amount, isMaxOpen: !cut.isAfter, headCount });
    }
    headCount += cut.change;
    since = cut;
  }
  return steps;
}

type Cut = { amount: number; isAfter: boolean; change: number };

/** In order, each cut once, without those whose sum is 0. */
function cuts(intervals: readonly PriceInterval[]): Cut[] {
  const sorted = intervals
    .filter((interval) => !isEmpty(interval))
    .flatMap(({ min, max, isMinOpen = false, isMaxOpen = false }) => [
      { amount: min, isAfter: isMinOpen, change: 1 },
      { amount: max, isAfter: !isMaxOpen, change: -1 },
    ])
    .sort((a, b) => a.amount - b.amount || Number(a.isAfter) - Number(b.isAfter));
  const merged: Cut[] = [];
  for (const cut of sorted) {
    const previous = merged.at(-1);
    if (previous?.amount === cut.amount && previous.isAfter === cut.isAfter) previous.change += cut.change;
    else merged.push({ ...cut });
  }
  return merged.filter((cut) => cut.change !== 0);
}
