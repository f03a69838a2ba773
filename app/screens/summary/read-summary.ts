import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { GroupState } from '#shared/kernel/replica.ts';
import { averageActivity, averageFlight, totalSpread, type ActivityAverage } from '#shared/statistics/averages.ts';
import type { Answered } from '#shared/statistics/answered.ts';
import { groupBudget } from '#shared/answers/group-budget.ts';
import { memberAnswers, tripBudget, type MemberAnswers } from '#shared/answers/member-answers.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { rankChoices, type Ranking } from '#shared/statistics/ranking.ts';
import type { Spread } from '#shared/statistics/spread.ts';
import { coarseMean, coarseSpread } from '#shared/money/private-budget.ts';
import type { BudgetPicture } from '#shared/money/budget-picture.ts';
import {
  destinationTypes,
  travelPurposes,
  travelStyles,
  type DestinationType,
  type TravelPurpose,
  type TravelStyle,
} from '#shared/preference/options.ts';
import { tripTypes, type TripType } from '#shared/travel/options.ts';

/** What the members who count have answered, gathered. Everything says how many of `of` it is based on. */
export interface Summary {
  of: number;
  answers: MemberAnswers[];
  /** How many answered the survey of 15 questions. */
  longBy: number;
  dates: MemberDates[];
  dateVotes: Map<CivilDate, number>;
  types: Ranking<TripType>;
  budget: BudgetPicture;
  /** Some amount was converted, so the rates' date must be shown. */
  hasOtherMoney: boolean;
  activity: ActivityAverage;
  flight: Answered & { mean: number | undefined };
  /** Without the median beside private budgets: it may be one member's own amount. */
  total: Answered & { spread: (Omit<Spread, 'median'> & Partial<Pick<Spread, 'median'>>) | undefined };
  /** Somebody keeps the amounts of the survey of 15 questions private: what is said of the others' is rounded, from three on. */
  hasPrivateMoney: boolean;
  destinations: Ranking<DestinationType>;
  purposes: Ranking<TravelPurpose>;
  styles: Ranking<TravelStyle>;
}

/** The specification's top three. */
const most = 3;

/** @param memberIds the members who count, in the order of joining */
export function readSummary(view: GroupState, memberIds: readonly string[]): Summary {
  const answers = memberIds.map((id) => memberAnswers(view, id));
  const long = answers.map((one) => one.preference);
  const hasPrivateMoney = long.some((one) => one?.budgetPrivate);
  const flight = averageFlight(long.map((one) => one?.flightBudget ?? undefined));
  const total = totalSpread(long.map(tripBudget));
  return {
    of: memberIds.length,
    answers,
    longBy: long.filter((one) => one !== undefined).length,
    dates: answers.flatMap((one) => one.dates ?? []),
    dateVotes: readDateVotes(view, new Set(memberIds)),
    types: rankChoices(
      answers.map((one) => one.simple && [one.simple.mainType]),
      tripTypes,
    ),
    budget: groupBudget(view, answers),
    hasOtherMoney: answers.some(({ simple }) => simple?.budgetCurrency != null && simple.budgetCurrency !== 'KRW'),
    activity: averageActivity(long.map((one) => one?.activityLevel ?? undefined)),
    flight: hasPrivateMoney ? { ...flight, mean: coarseMean(flight.mean, flight.answeredBy) } : flight,
    total: hasPrivateMoney ? { ...total, spread: coarseSpread(total.spread, total.answeredBy) } : total,
    hasPrivateMoney,
    destinations: rankChoices(
      long.map((one) => (one?.preferredDestinationType ? [one.preferredDestinationType] : undefined)),
      destinationTypes,
    ),
    purposes: rankChoices(
      long.map((one) => one?.travelPurposes),
      travelPurposes,
      most,
    ),
    styles: rankChoices(
      long.map((one) => one?.travelStyles),
      travelStyles,
      most,
    ),
  };
}

function readDateVotes(view: GroupState, members: ReadonlySet<string>): Map<CivilDate, number> {
  const votes = new Map<CivilDate, number>();
  for (const { data } of view.list('dateVote')) {
    if (members.has(data.memberId)) votes.set(data.date, (votes.get(data.date) ?? 0) + 1);
  }
  return votes;
}
