import { hasAnswered, memberAnswers } from '#shared/answers/member-answers.ts';
import type { Completion } from '#shared/answers/completion.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { GroupRow } from '#shared/group/schema.ts';
import { countedVotes } from '#shared/vote/counted.ts';
import { leadingStay } from '#shared/vote/leading-stay.ts';
import type { GroupOnDevice } from '#app/local/group/groups.ts';
import { groupPeople, groupProgress, type GroupPerson } from '#app/parts/trip/group-people.ts';
import { readSummary, type Summary } from './read-summary.ts';

/** All that the summary's parts draw from. */
export interface Gathered {
  group: GroupOnDevice;
  data: GroupRow;
  isCustom: boolean;
  /** Everybody, those included whom the organiser goes on without. */
  people: GroupPerson[];
  progress: Completion;
  missing: GroupPerson[];
  summary: Summary;
  /** When the group would go as things stand. */
  leading: DateRange | undefined;
}

export function readGathered(group: GroupOnDevice): Gathered | undefined {
  const { groupId, view, waiting } = group;
  const data = view.get('group', groupId)?.data;
  if (!data) return undefined;
  const people = groupPeople(view, groupId, waiting).map((person) => ({
    ...person,
    isDone: hasAnswered(memberAnswers(view, person.id), data.surveyType),
    isOnlyHere:
      person.isOnlyHere ||
      (['preference', 'customResponse'] as const).some((kind) =>
        waiting.has(view.get(kind, person.id)?.mutationId ?? ''),
      ),
  }));
  const { progress, missing, counted } = groupProgress(people);
  const isCustom = data.surveyType === 'custom';
  const summary = readSummary(
    view,
    counted.map((one) => one.id),
  );
  const votes = countedVotes(view.list('dateVote'), view.list('member')).map((vote) => ({
    memberId: vote.data.memberId,
    option: vote.data.date,
  }));
  return {
    group,
    data,
    isCustom,
    people,
    progress,
    missing,
    summary,
    leading: leadingStay(isCustom ? [] : summary.dates, votes),
  };
}

export function personOf(people: readonly GroupPerson[], id: string): GroupPerson | undefined {
  return people.find((one) => one.id === id);
}

export const nameOf = (people: readonly GroupPerson[], id: string): string => personOf(people, id)?.name ?? '';
