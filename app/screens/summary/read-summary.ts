import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { GroupState } from '#shared/kernel/replica.ts';
import { averageActivity, averageFlight, totalSpread, type ActivityAverage } from '#shared/statistics/averages.ts';
import type { Answered } from '#shared/statistics/answered.ts';
import { tripBudget, type MemberAnswers } from '#shared/answers/member-answers.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import type { Spread } from '#shared/statistics/spread.ts';
import { coarseMean, coarseSpread } from '#shared/money/private-budget.ts';
import { mostWanted, readTastes, type GroupTastes } from '#app/parts/trip/group-overview.ts';

/** What the members who count have answered. Everything says how many of `of` it is based on. */
export interface Summary extends GroupTastes {
  of: number;
  answers: readonly MemberAnswers[];
  /** How many answered the survey of 15 questions. */
  longBy: number;
  dates: MemberDates[];
  dateVotes: Map<CivilDate, number>;
  activity: ActivityAverage;
  flight: Answered & { mean: number | undefined };
  /** Without the median beside private budgets: it may be one member's own amount. */
  total: Answered & { spread: (Omit<Spread, 'median'> & Partial<Pick<Spread, 'median'>>) | undefined };
  /**
   * Somebody keeps the amounts of the survey of 15 questions private: the figures of the others' are rounded, and shown
   * from three on.
   */
  hasPrivateMoney: boolean;
}

/** The specification's top three. */
const most = 3;

/** @param answers of the members who count, in the order of joining */
export function readSummary(view: GroupState, answers: readonly MemberAnswers[]): Summary {
  const long = answers.map((one) => one.preference);
  const hasPrivateMoney = long.some((one) => one?.budgetPrivate);
  const flight = averageFlight(long.map((one) => one?.flightBudget ?? undefined));
  const total = totalSpread(long.map(tripBudget));
  const tastes = readTastes(view, answers);
  return {
    ...tastes,
    purposes: mostWanted(tastes.purposes, most),
    styles: mostWanted(tastes.styles, most),
    of: answers.length,
    answers,
    longBy: long.filter((one) => one !== undefined).length,
    dates: answers.flatMap((one) => one.dates ?? []),
    dateVotes: readDateVotes(view, new Set(answers.map((one) => one.memberId))),
    activity: averageActivity(long.map((one) => one?.activityLevel ?? undefined)),
    flight: hasPrivateMoney ? { ...flight, mean: coarseMean(flight.mean, flight.answeredBy) } : flight,
    total: hasPrivateMoney ? { ...total, spread: coarseSpread(total.spread, total.answeredBy) } : total,
    hasPrivateMoney,
  };
}

function readDateVotes(view: GroupState, members: ReadonlySet<string>): Map<CivilDate, number> {
  const votes = new Map<CivilDate, number>();
  for (const { data } of view.list('dateVote')) {
    if (members.has(data.memberId)) votes.set(data.date, (votes.get(data.date) ?? 0) + 1);
  }
  return votes;
}
