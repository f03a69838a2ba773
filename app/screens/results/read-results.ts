import type { GroupReplica } from '#shared/kernel/replica.ts';
import type { CustomQuestions } from '#shared/custom-survey/schema.ts';
import { topDays, type DayCount } from '#shared/dates/day-counts.ts';
import { memberAnswers, type MemberAnswers } from '#shared/answers/member-answers.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import type { Vote } from '#shared/statistics/tally.ts';
import { countedVotes } from '#shared/vote/counted.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { sharedWindows } from '#shared/vote/shared-windows.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import {
  mostWanted,
  readGroupOverview,
  readTastes,
  type GroupOverview,
  type GroupTastes,
} from '#app/parts/trip/group-overview.ts';

/** How many of each the specification shows (section 9). */
const mostDays = 3;
const mostWishes = 3;

/** A vote that may still be only on this device. */
export type LiveVote<T> = Vote<T> & { isWaiting: boolean };

/** Everything that the results show, read from this device's rows. */
export interface GroupResultsData extends GroupOverview, Omit<GroupTastes, 'styles' | 'destinations'> {
  questions: CustomQuestions['questions'];
  /** Everybody's, by member. */
  answersOf: ReadonlyMap<string, MemberAnswers>;
  windows: TripWindow[];
  days: DayCount[];
  dateVotes: LiveVote<string>[];
  typeVotes: LiveVote<VoteType>[];
}

export function readResults(group: GroupOnDevice): GroupResultsData | undefined {
  const { view, waiting } = group;
  const overview = readGroupOverview(group);
  if (!overview) return undefined;
  const { data, people, answers, dates } = overview;
  const { types, purposes, budget, hasOtherMoney } = readTastes(view, answers);
  return {
    ...overview,
    questions: [...(data.customQuestions?.questions ?? [])].sort((a, b) => a.order - b.order),
    answersOf: new Map(people.map((one) => [one.id, memberAnswers(view, one.id)])),
    windows: sharedWindows(dates),
    days: topDays(dates, mostDays),
    purposes: mostWanted(purposes, mostWishes),
    types: mostWanted(types, mostWishes),
    budget,
    hasOtherMoney,
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
