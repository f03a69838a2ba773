import { type Answered, type Answers, given } from '#shared/statistics/answered.ts';
import { meanOf, type Spread, spreadOf } from '#shared/statistics/spread.ts';
import { type TripBudget, totalBudget } from '#shared/statistics/totals.ts';

/** The five labelled bands of activity, 0-2, 3-4, 5-6, 7-8, 9-10 (founding decision 9), by index. */
export type ActivityBand = 0 | 1 | 2 | 3 | 4;

/** `mean` has one decimal, `band` is the mean's; `bandCounts[b]` members answered within band b. */
export type ActivityAverage = Answered & {
  mean: number | undefined;
  band: ActivityBand | undefined;
  bandCounts: [number, number, number, number, number];
};

/** Over those who answered, 0 (very relaxed) to 10 (very active). */
export function averageActivity(levels: Answers<number>): ActivityAverage {
  const answered = given(levels);
  const exact = meanOf(answered.map((level) => level * 10));
  const mean = exact === undefined ? undefined : Math.round(exact) / 10;
  const band = mean === undefined ? undefined : activityBand(mean);
  const bandCounts: ActivityAverage['bandCounts'] = [0, 0, 0, 0, 0];
  for (const level of answered) bandCounts[activityBand(level)] += 1;
  return { mean, band, bandCounts, answeredBy: answered.length, of: levels.length };
}

/** A level between two whole ones counts as the nearer, a half as the higher: 6.4 is like 6, 6.5 like 7. */
export function activityBand(level: number): ActivityBand {
  const nearest = Math.round(level);
  if (nearest <= 2) return 0;
  if (nearest <= 4) return 1;
  if (nearest <= 6) return 2;
  return nearest <= 8 ? 3 : 4;
}

/** The mean flight budget of those who answered, in ten thousand won. */
export function averageFlight(budgets: Answers<number>): Answered & { mean: number | undefined } {
  const answered = given(budgets);
  return { mean: meanOf(answered), answeredBy: answered.length, of: budgets.length };
}

/** Total budgets in ten thousand won: mean, median and quartiles of the members who answered all four parts. */
export function totalSpread(budgets: readonly Partial<TripBudget>[]): Answered & { spread: Spread | undefined } {
  const totals = given(budgets.map(totalBudget));
  return { spread: spreadOf(totals), answeredBy: totals.length, of: budgets.length };
}
