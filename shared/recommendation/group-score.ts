import { one, units } from './exact-math.ts';

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
 * chapter on group recommendation). `utilities` in billionths, `undefined` for whoever told nothing; `broken`: for whom a hard limit is,
 * in the same order. `undefined` without opinions.
 */
export function groupScore(
  utilities: readonly (number | undefined)[],
  broken: readonly boolean[] = [],
): GroupScore | undefined {
  let count = 0;
  let reciprocals = 0;
  let least = one;
  let worksNotFor = 0;
  for (let member = 0; member < utilities.length; member += 1) {
    const utility = utilities[member];
    if (utility === undefined) continue;
    count += 1;
    // Whole billionths of 1 / u: their sum is exact, whatever the order.
    reciprocals += Math.round((one * one) / Math.max(utility, lowest));
    least = Math.min(least, utility);
    if (broken[member]) worksNotFor += 1;
  }
  if (count === 0) return undefined;
  const harmonic = (count * one * one) / reciprocals;
  const penalty = worksNotFor > 0 ? 1 - 0.5 * Math.max(0, (comfortable - least) / comfortable) : 1;
  return { score: Math.round(harmonic * penalty), worksNotFor };
}

/** Out of ten, one decimal. */
export function shown(score: number): number {
  return Math.round(score / (one / 100)) / 10;
}
