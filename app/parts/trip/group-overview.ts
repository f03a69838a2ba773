import type { GroupState } from '#shared/kernel/replica.ts';
import { isUnlocked, type Completion } from '#shared/answers/completion.ts';
import { groupBudget } from '#shared/answers/group-budget.ts';
import { memberAnswers, type MemberAnswers } from '#shared/answers/member-answers.ts';
import { newestAct } from '#shared/decision/history.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import type { GroupRow } from '#shared/group/schema.ts';
import type { BudgetPicture } from '#shared/money/budget-picture.ts';
import {
  destinationTypes,
  travelPurposes,
  travelStyles,
  type DestinationType,
  type TravelPurpose,
  type TravelStyle,
} from '#shared/preference/options.ts';
import { rankChoices, type Ranking } from '#shared/statistics/ranking.ts';
import { tripTypes, type TripType } from '#shared/travel/options.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { groupPeople, groupProgress, type GroupPerson } from './group-people.ts';

/** The state of a group's answers: home, summary, results and recommendations read it from here. */
export interface GroupOverview {
  data: GroupRow;
  /** The group asks questions of its own. */
  isCustom: boolean;
  /** Everybody, in the order of joining, those excluded members included. */
  people: GroupPerson[];
  /** The members who count. */
  counted: GroupPerson[];
  /** The members who count and have not answered. */
  missing: GroupPerson[];
  progress: Completion;
  /**
   * Recommendations are open: everybody who counts has answered, and somebody counts; or the organiser has decided
   * something without the rest.
   */
  isOpen: boolean;
  /** Of the members who count, in the order of joining. */
  answers: MemberAnswers[];
  /** Of those who gave days; none in a group with questions of its own. */
  dates: MemberDates[];
}

/** `undefined` while the group's own row is not on this device. */
export function readGroupOverview({
  groupId,
  view,
  waiting,
}: Pick<GroupOnDevice, 'groupId' | 'view' | 'waiting'>): GroupOverview | undefined {
  const data = view.get('group', groupId)?.data;
  if (!data) return undefined;
  const people = groupPeople(view, groupId, waiting);
  const { progress, missing, counted } = groupProgress(people);
  const answers = counted.map((one) => memberAnswers(view, one.id));
  const isCustom = data.surveyType === 'custom';
  return {
    data,
    isCustom,
    people,
    counted,
    missing,
    progress,
    isOpen: isUnlocked(progress) || newestAct(view, groupId) !== undefined,
    answers,
    dates: isCustom ? [] : answers.flatMap((one) => one.dates ?? []),
  };
}

/** What the members who count want, the most wanted first; everything says how many of how many answered it. */
export interface GroupTastes {
  types: Ranking<TripType>;
  destinations: Ranking<DestinationType>;
  purposes: Ranking<TravelPurpose>;
  styles: Ranking<TravelStyle>;
  budget: BudgetPicture;
  /** Some amount was converted, so the date of the rates must be shown. */
  hasOtherMoney: boolean;
}

/** @param answers of the members who count */
export function readTastes(view: Pick<GroupState, 'list'>, answers: readonly MemberAnswers[]): GroupTastes {
  const long = answers.map((one) => one.preference);
  return {
    types: rankChoices(
      answers.map(({ simple }) => simple && [simple.mainType]),
      tripTypes,
    ),
    destinations: rankChoices(
      long.map((one) => (one?.preferredDestinationType ? [one.preferredDestinationType] : undefined)),
      destinationTypes,
    ),
    purposes: rankChoices(
      long.map((one) => one?.travelPurposes),
      travelPurposes,
    ),
    styles: rankChoices(
      long.map((one) => one?.travelStyles),
      travelStyles,
    ),
    budget: groupBudget(view, answers),
    hasOtherMoney: answers.some(({ simple }) => simple?.budgetCurrency != null && simple.budgetCurrency !== 'KRW'),
  };
}

/** The `count` most wanted; how many answered stays as it was. */
export const mostWanted = <T>(ranking: Ranking<T>, count: number): Ranking<T> => ({
  ...ranking,
  choices: ranking.choices.slice(0, count),
});
