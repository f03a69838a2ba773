import { one, units } from './exact-math.ts';

/** One member's view of a destination: `utility` in billionths, and whether a hard limit is broken for them. */
export interface Opinion {
  utility: number;
  isBroken: boolean;
}

export interface GroupScore {
  /** In billionths. */
  score: number;
  /** For so many members a hard limit is broken: the card says so, it is never silently dropped. */
  worksNotFor: number;
}

const lowest = units(0.05);
const comfortable = units(0.3);

/**
 * G = n / sum(1 / max(u, 0.05)), times 1 - 0.5 max(0, (0.3 - min u) / 0.3) where a hard limit is broken. The harmonic mean keeps near
 * the mean and lifts the worst-off (Masthoff, User Modeling and User-Adapted Interaction 14, 2004; Recommender Systems Handbook,
 * chapter on group recommendation). `undefined` without opinions.
 */
export function groupScore(opinions: readonly Opinion[]): GroupScore | undefined {
  if (opinions.length === 0) return undefined;
  let reciprocals = 0;
  let least = one;
  let worksNotFor = 0;
  for (const { utility, isBroken } of opinions) {
    // Whole billionths of 1 / u: their sum is exact, whatever the order.
    reciprocals += Math.round((one * one) / Math.max(utility, lowest));
    least = Math.min(least, utility);
    if (isBroken) worksNotFor += 1;
  }
  const harmonic = (opinions.length * one * one) / reciprocals;
  const penalty = worksNotFor > 0 ? 1 - 0.5 * Math.max(0, (comfortable - least) / comfortable) : 1;
  return { score: Math.round(harmonic * penalty), worksNotFor };
}

/** Out of ten, one decimal. */
export function shown(score: number): number {
  return Math.round(score / (one / 100)) / 10;
}
