import { type Answered, type Answers, given } from '#shared/statistics/answered.ts';

/** `weight`: the sum of 1 / (how many things the member chose) over those who chose it. */
export type RankedChoice<T> = { choice: T; headCount: number; weight: number };

export type Ranking<T> = Answered & { choices: RankedChoice<T>[] };

/**
 * What members chose, most wanted first. Each member weighs 1, spread evenly over the choices, so seven ticks do not
 * outvote one; ties by head-count, then by `order`, the spec's list (choices outside it are left out). A member who
 * ticked nothing has not answered. At most `limit` choices, and none that nobody chose.
 */
export function rankChoices<T>(answers: Answers<readonly T[]>, order: readonly T[], limit = order.length): Ranking<T> {
  const known = new Set(order);
  const sets = given(answers)
    .map((chosen) => [...new Set(chosen)].filter((choice) => known.has(choice)))
    .filter((chosen) => chosen.length > 0);
  const whole = sets.reduce((multiple, chosen) => leastCommonMultiple(multiple, chosen.length), 1);
  const choices = order
    .map((choice) => {
      const fans = sets.filter((chosen) => chosen.includes(choice));
      return { choice, headCount: fans.length, shares: fans.reduce((sum, chosen) => sum + whole / chosen.length, 0) };
    })
    .filter((entry) => entry.headCount > 0)
    .sort((a, b) => b.shares - a.shares || b.headCount - a.headCount)
    .slice(0, limit)
    .map(({ choice, headCount, shares }) => ({ choice, headCount, weight: shares / whole }));
  return { answeredBy: sets.length, of: answers.length, choices };
}

/** Shares are counted in whole parts of a member, so that 1/2 + 1/3 + 1/6 ties with 1; exact for lists of up to 30. */
function leastCommonMultiple(a: number, b: number): number {
  return (a / greatestCommonDivisor(a, b)) * b;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
