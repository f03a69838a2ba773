import { intersect } from '#shared/calendar/date-range.ts';
import { addDays } from '#shared/calendar/civil-date.ts';
import type { GroupReplica } from '#shared/kernel/replica.ts';
import { dayRuns, type Strip } from '#shared/dates/day-counts.ts';
import { frontier } from '#shared/dates/frontier.ts';
import { groupBudget } from '#shared/answers/group-budget.ts';
import { hasAnswered, memberAnswers } from '#shared/answers/member-answers.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { rankChoices, type Ranking } from '#shared/statistics/ranking.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import type { BudgetPicture } from '#shared/money/budget-picture.ts';
import { tripTypes, type TripType } from '#shared/travel/options.ts';

export interface Tastes {
  answeredBy: number;
  of: number;
  /** `answeredBy` gave days; somebody may have answered without. */
  dates: { answeredBy: number; windows: TripWindow[]; strip: Strip };
  budget: BudgetPicture;
  /** Some amount was converted, so the rates' date must be shown. */
  hasOtherMoney: boolean;
  types: Ranking<TripType>;
}

/** So many days fit on a phone's strip; the rest is in the summary. */
const mostDays = 35;
const daysAround = 10;

/** The three short aggregates of the dashboard, over the members who count. */
export function readTastes(view: GroupReplica, memberIds: readonly string[]): Tastes {
  const answers = memberIds.map((id) => memberAnswers(view, id));
  const dates = answers.flatMap((one) => one.dates ?? []);
  const windows = frontier(dates);
  return {
    answeredBy: answers.filter((one) => hasAnswered(one, 'default')).length,
    of: memberIds.length,
    dates: { answeredBy: dates.length, windows, strip: stripAround(dates, windows[0]) },
    budget: groupBudget(view, answers),
    hasOtherMoney: answers.some(({ simple }) => simple?.budgetCurrency && simple.budgetCurrency !== 'KRW'),
    types: rankChoices(
      answers.map(({ simple }) => simple && [simple.mainType]),
      tripTypes,
    ),
  };
}

/** The whole strip if it is short, otherwise the days around the best window; what is left out is counted. */
function stripAround(dates: readonly MemberDates[], best: TripWindow | undefined): Strip {
  const whole = dayRuns(dates);
  const days = countDays(whole) + whole.daysLeftOut;
  if (!best || days <= mostDays) return whole;
  const page = { start: addDays(best.start, -daysAround), end: addDays(best.end, daysAround) };
  const near = dates.map((one) => ({ ...one, ranges: one.ranges.flatMap((range) => intersect(range, page) ?? []) }));
  const strip = dayRuns(near, mostDays);
  return { runs: strip.runs, daysLeftOut: days - countDays(strip) };
}

const countDays = (strip: Strip): number => strip.runs.reduce((sum, run) => sum + run.counts.length, 0);
