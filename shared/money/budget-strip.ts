import { isEmpty, type PriceInterval } from '#shared/money/price-interval.ts';
import { type PriceStep, priceSteps } from '#shared/money/price-steps.ts';

/**
 * Prices from `from` up to `to`, in ten thousand won; `to` is Infinity in the last cell when somebody has no ceiling.
 */
export type BudgetCell = { from: number; to: number; headCount: number };

/** The most cells, besides the one without an end; a longer strip has wider cells (10, 20, 50, 100, ...). */
export const MAX_CELLS = 40;

/**
 * The budget strip: per cell, the most members who accept one same price strictly between its ends. So [50, 90]
 * fills cells up to 80-90 and leaves 90-100 alone. Somebody who named a single price counts one unit to either side.
 */
export function budgetStrip(intervals: readonly PriceInterval[]): BudgetCell[] {
  const accepted = intervals.filter((interval) => !isEmpty(interval)).map(widened);
  if (accepted.length === 0) return [];
  const steps = priceSteps(accepted);
  const edges = accepted.flatMap((interval) => [interval.min, interval.max]);
  const lowest = Math.min(...edges);
  const highest = Math.max(...edges.filter(Number.isFinite));
  const width = cellWidth(lowest, highest);
  const cells: BudgetCell[] = [];
  let from = floorTo(lowest, width);
  for (; from < highest; from += width) cells.push(cell(steps, from, from + width));
  return edges.includes(Infinity) ? [...cells, cell(steps, from, Infinity)] : cells;
}

function cell(steps: readonly PriceStep[], from: number, to: number): BudgetCell {
  const within = steps.filter((step) => step.min < to && from < step.max);
  return { from, to, headCount: Math.max(0, ...within.map((step) => step.headCount)) };
}

function widened(interval: PriceInterval): PriceInterval {
  const { min, max } = interval;
  return min === max ? { ...interval, min: Math.max(0, min - 1), max: max + 1 } : interval;
}

function cellWidth(lowest: number, highest: number): number {
  for (let decade = 10; ; decade *= 10) {
    for (const width of [decade, decade * 2, decade * 5]) {
      if (highest - floorTo(lowest, width) <= MAX_CELLS * width) return width;
    }
  }
}

function floorTo(amount: number, width: number): number {
  return Math.floor(amount / width) * width;
}
