import type { GroupReplica } from '#shared/kernel/replica.ts';
import type { CustomQuestions } from '#shared/custom-survey/schema.ts';
import { isUnlocked } from '#shared/answers/completion.ts';
import { topDays, type DayCount } from '#shared/dates/day-counts.ts';
import { groupBudget } from '#shared/answers/group-budget.ts';
import { memberAnswers, type MemberAnswers } from '#shared/answers/member-answers.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { rankChoices, type Ranking } from '#shared/statistics/ranking.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import type { Vote } from '#shared/statistics/tally.ts';
import type { GroupRow } from '#shared/group/schema.ts';
import type { BudgetPicture } from '#shared/money/budget-picture.ts';
import { travelPurposes, type TravelPurpose } from '#shared/preference/options.ts';
import { isDone } from '#shared/survey/is-done.ts';
import { tripTypes, type TripType } from '#shared/travel/options.ts';
import { countedVotes } from '#shared/vote/counted.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { sharedWindows } from '#shared/vote/shared-windows.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { groupPeople, groupProgress, type GroupPerson } from '#app/parts/trip/group-people.ts';

/** So many of each the specification shows (section 9). */
const mostDays = 3;
const mostWishes = 3;

/** A vote that may still be only on this device. */
export type LiveVote<T> = Vote<T> & { isWaiting: boolean };

/** Everything that the results show, read from this device's rows. */
export interface GroupResultsData {
  data: GroupRow;
  questions: CustomQuestions['questions'];
  people: GroupPerson[];
  progress: ReturnType<typeof groupProgress>;
  isOpen: boolean;
  /** Everybody's, by member. */
  answersOf: ReadonlyMap<string, MemberAnswers>;
  /** Of the members whom the group counts, in the order of joining. */
  answers: MemberAnswers[];
  /** Of the members who gave days, as far as the group waits for them. */
  dates: MemberDates[];
  windows: TripWindow[];
  days: DayCount[];
  purposes: Ranking<TravelPurpose>;
  types: Ranking<TripType>;
  budget: BudgetPicture;
  /** Some amount was converted, so the rates' date must be shown. */
  hasOtherMoney: boolean;
  dateVotes: LiveVote<string>[];
  typeVotes: LiveVote<VoteType>[];
}

export function readResults({ groupId, view, waiting }: GroupOnDevice): GroupResultsData | undefined {
  const data = view.get('group', groupId)?.data;
  if (!data) return undefined;
  const people = groupPeople(view, groupId, waiting).map((one) => ({
    ...one,
    isDone: isDone(view, data.surveyType, one.id),
  }));
  const progress = groupProgress(people);
  const answersOf = new Map(people.map((one) => [one.id, memberAnswers(view, one.id)]));
  const answers = progress.counted.flatMap((one) => answersOf.get(one.id) ?? []);
  const dates = data.surveyType === 'custom' ? [] : answers.flatMap((one) => one.dates ?? []);
  return {
    data,
    questions: [...(data.customQuestions?.questions ?? [])].sort((a, b) => a.order - b.order),
    people,
    progress,
    isOpen: isUnlocked(progress.progress),
    answersOf,
    answers,
    dates,
    windows: sharedWindows(dates),
    days: topDays(dates, mostDays),
    purposes: rankChoices(
      answers.map((one) => one.preference?.travelPurposes),
      travelPurposes,
      mostWishes,
    ),
    types: rankChoices(
      answers.map((one) => one.simple && [one.simple.mainType]),
      tripTypes,
      mostWishes,
    ),
    budget: groupBudget(view, answers),
    hasOtherMoney: answers.some(({ simple }) => simple?.budgetCurrency && simple.budgetCurrency !== 'KRW'),
    ...readVotes(view, waiting),
  };
}

function readVotes(
  view: GroupReplica,
  waiting: ReadonlySet<string>,
): Pick<GroupResultsData, 'dateVotes' | 'typeVotes'> {
  const members = view.list('member');
  return {
    dateVotes: countedVotes(view.list('dateVote'), members).map(({ mutationId, data }) => ({
      memberId: data.memberId,
      option: data.date,
      isWaiting: waiting.has(mutationId),
    })),
    typeVotes: countedVotes(view.list('typeVote'), members).map(({ mutationId, data }) => ({
      memberId: data.memberId,
      option: data.type,
      isWaiting: waiting.has(mutationId),
    })),
  };
}
