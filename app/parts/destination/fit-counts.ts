import type { FitDot } from '#shared/recommendation/explain.ts';

export type FitWordKey = 'great' | 'good' | 'fine' | 'poor';

/** The word for a score out of ten as it is shown, so that word, bar and order never disagree. */
export function fitWordOf(score: number): FitWordKey {
  if (score >= 8.5) return 'great';
  if (score >= 7) return 'good';
  return score >= 5 ? 'fine' : 'poor';
}

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
