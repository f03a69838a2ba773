import { exp } from './exact-math.ts';

/**
 * The most that a member would pay for the whole trip, ten thousand won: somewhere between the two. The same twice where an amount was
 * told; Infinity: no ceiling.
 */
export interface Ceiling {
  from: number;
  to: number;
}

/** Who ticks a tier tells its upper end and no amount: the own ceiling lies somewhere in the upper half below it. */
export const somewhereBelow = (to: number): Ceiling => ({ from: to / 2, to });

/** Middles of equal parts of a ceiling's interval. */
const parts = [0.125, 0.375, 0.625, 0.875] as const;

/** 1 up to the ceiling, then exp(-(cost / ceiling - 1) / 0.25): a quarter more is a third as good. The mean over where the ceiling may lie. */
export function budgetFit(costManwon: number, { from, to }: Ceiling): number {
  if (costManwon <= from || to === Infinity) return 1;
  if (from === to) return below(costManwon, to);
  let sum = 0;
  for (const part of parts) sum += below(costManwon, from + part * (to - from));
  return sum / parts.length;
}

function below(costManwon: number, ceilingManwon: number): number {
  return costManwon <= ceilingManwon ? 1 : exp(-(costManwon / Math.max(1, ceilingManwon) - 1) / 0.25);
}
