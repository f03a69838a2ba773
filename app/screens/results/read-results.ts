import type { CustomQuestions } from '#shared/custom-survey/schema.ts';
import { topDays, type DayCount } from '#shared/dates/day-counts.ts';
import { memberAnswers, type MemberAnswers } from '#shared/answers/member-answers.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import { sharedWindows } from '#shared/vote/shared-windows.ts';
import { readVotes, type LiveVotes } from '#app/parts/trip/read-votes.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import {
  mostWanted,
  readGroupOverview,
  readTastes,
  type GroupOverview,
  type GroupTastes,
} from '#app/parts/trip/group-overview.ts';

/** How many of each are shown. */
const mostDays = 3;
const mostWishes = 3;

/** Everything that the results show, read from this device's rows. */
export interface GroupResultsData extends GroupOverview, LiveVotes, Omit<GroupTastes, 'styles' | 'destinations'> {
  questions: CustomQuestions['questions'];
  /** Everybody's, by member. */
  answersOf: ReadonlyMap<string, MemberAnswers>;
  /**
   * Days and kinds of trip are voted on. A group with questions of its own asked for neither: there it is so once
   * somebody has voted.
   */
  hasPolls: boolean;
  windows: TripWindow[];
  days: DayCount[];
}

export function readResults(group: GroupOnDevice): GroupResultsData | undefined {
  const { view, waiting } = group;
  const overview = readGroupOverview(group);
  if (!overview) return undefined;
  const { data, isCustom, people, answers, dates } = overview;
  const votes = readVotes(view, waiting);
  const { types, purposes, budget, hasOtherMoney } = readTastes(view, answers);
  return {
    ...overview,
    questions: [...(data.customQuestions?.questions ?? [])].sort((a, b) => a.order - b.order),
    answersOf: new Map(people.map((one) => [one.id, memberAnswers(view, one.id)])),
    hasPolls: !isCustom || votes.dateVotes.length + votes.typeVotes.length > 0,
    windows: sharedWindows(dates),
    days: topDays(dates, mostDays),
    purposes: mostWanted(purposes, mostWishes),
    types: mostWanted(types, mostWishes),
    budget,
    hasOtherMoney,
    ...votes,
  };
}
