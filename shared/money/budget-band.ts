import type { PriceInterval } from '#shared/money/price-interval.ts';
import { priceSteps } from '#shared/money/price-steps.ts';

/** Prices per person in ten thousand won that `headCount` members accept. */
export type BudgetBand = Required<PriceInterval> & { headCount: number };

/** The widest run of prices that most members accept; of several, the cheapest. `undefined` without intervals. */
export function budgetBand(intervals: readonly PriceInterval[]): BudgetBand | undefined {
  let best: BudgetBand | undefined;
  for (const step of priceSteps(intervals)) {
    if (!best || step.headCount > best.headCount) best = step;
  }
  return best;
}
