import type { FitDot } from '#shared/recommendation/explain.ts';

export interface FitCounts {
  good: number;
  fair: number;
  poor: number;
  /** Who has not told anything yet. */
  waiting: number;
}

/** @param counted how many the group counts */
export function fitCounts(fit: readonly FitDot[], counted: number): FitCounts {
  const of = (kind: FitDot) => fit.filter((one) => one === kind).length;
  return { good: of('good'), fair: of('fair'), poor: of('poor'), waiting: Math.max(0, counted - fit.length) };
}
