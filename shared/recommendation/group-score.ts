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
 * G = n / sum(1 / max(u, 0.05)), times 1 - 0.5 max(0, (0.3 - min u) / 0.3) where a hard limit is broken. The harmonic
 * mean keeps near the mean and lifts the worst-off (Masthoff, User Modeling and User-Adapted Interaction 14, 2004;
 * Recommender Systems Handbook, chapter on group recommendation). `utilities` in billionths, `undefined` for whoever
 * told nothing; `broken`: for whom a hard limit is, in the same order. `undefined` without opinions.
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

/** Out of ten: nothing is perfect, so the best that there can be is 9.9. */
const best = 9.9;
const outOfTen = (score: number): number => (best * score) / one;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

/** One decimal. */
export const shown = (score: number): number => oneDecimal(outOfTen(score));

/** The first ten of a list differ by at least .8 in all; a little more, so that rounding leaves it. */
const leastSpread = 0.85;

/**
 * Scores of one list, best first, as they are shown: where the first ten lie closer together than .8, the distances
 * between them grow by one factor, and what follows keeps its distance to the tenth, and what is better than the first
 * stands as it is. Equal scores stay equal.
 */
export function calibrated(ranked: readonly number[]): (score: number) => number {
  const [first, tenth] = [ranked[0], ranked[9]];
  if (first === undefined || tenth === undefined) return shown;
  const [top, end] = [outOfTen(first), outOfTen(tenth)];
  const spread = top - end;
  if (spread <= 0 || spread >= leastSpread) return shown;
  const factor = leastSpread / spread;
  return (score) => {
    const value = outOfTen(score);
    // Something that is no part of the list, as what a member proposes from beyond the chosen ranges.
    if (value > top) return oneDecimal(value);
    const stretched = value >= end ? top - (top - value) * factor : value - (leastSpread - spread);
    return oneDecimal(Math.max(0, stretched));
  };
}
