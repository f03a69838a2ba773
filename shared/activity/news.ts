import type { GroupState } from '#shared/kernel/replica.ts';
import type { Data } from '#shared/kernel/rows.ts';
import { activities } from './activity.ts';
import type { ActivityKind } from './schema.ts';

/** What a group is told of by the rows themselves, without an entry in the log. */
export const toldKinds = ['joined', 'answered', 'edited', 'voted', 'proposed', 'coming', 'away'] as const;
type ToldKind = (typeof toldKinds)[number];

export interface News {
  id: string;
  kind: ToldKind | ActivityKind;
  /** Whose face stands beside it; nothing where the name alone is known. */
  memberId: string | undefined;
  actorName: string;
  subjectName: string | undefined;
  /** Of the write that did it, where that is known. */
  mutationId: string | undefined;
  /** Milliseconds. */
  at: number;
}

/** The same person does the same again within this time: one line. */
const mergedMs = 10 * 60 * 1000;
const mostMerged: readonly News['kind'][] = [...toldKinds, 'deadlineChanged'];

/**
 * What happened in a group, the newest first: who came, answered, voted, suggested a place and said whether they come,
 * and what the log has. Never what an answer says, and never who looked at something.
 */
export function newsOf(state: Pick<GroupState, 'get' | 'list'>): News[] {
  const names = new Map(state.list('member').map((one) => [one.id, one.data.name]));
  const told = (kind: ToldKind, memberId: string, at: number, id: string, mutationId?: string): News[] => {
    const actorName = names.get(memberId);
    return actorName === undefined
      ? []
      : [{ id: `${kind}/${id}`, kind, memberId, actorName, subjectName: undefined, mutationId, at }];
  };
  const answers = (['simpleResponse', 'preference', 'customResponse'] as const).flatMap((kind) =>
    state
      .list(kind)
      .flatMap(({ id, mutationId, data: { createdAt, updatedAt } }) =>
        updatedAt > createdAt
          ? [
              ...told('answered', id, createdAt, `${kind}/${id}`),
              ...told('edited', id, updatedAt, `${kind}/${id}`, mutationId),
            ]
          : told('answered', id, createdAt, `${kind}/${id}`, mutationId),
      ),
  );
  const typed = new Set(state.list('typedPlace').map(({ data }) => `${data.memberId} ${data.placeId}`));
  // What has words with it, or is a member's own place, was suggested; any other vote for a place is told as a vote.
  const kindOf = (data: Data<'dateVote' | 'typeVote' | 'placeVote'>): ToldKind =>
    'destinationId' in data && (data.note !== undefined || typed.has(`${data.memberId} ${data.destinationId}`))
      ? 'proposed'
      : 'voted';
  const votes = (['dateVote', 'typeVote', 'placeVote'] as const).flatMap((kind) =>
    state
      .list(kind)
      .flatMap(({ id, mutationId, data }) =>
        told(kindOf(data), data.memberId, data.votedAt, `${kind}/${id}`, mutationId),
      ),
  );
  const joined = state
    .list('member')
    .filter((one) => one.data.claimed)
    .flatMap((one) => told('joined', one.id, one.data.joinedAt, one.id));
  const rsvps = state
    .list('rsvp')
    .flatMap(({ id, mutationId, data }) => told(data.answer, data.memberId, data.at, id, mutationId));
  const byName = new Map([...names].map(([id, name]) => [name, id]));
  const logged = activities(state).map(({ id, data }): News => {
    const { kind, actorName, subjectName, subjectId } = data;
    // Until then the member had this name, whoever has it now.
    if (kind === 'nameChanged' && subjectId) byName.set(actorName, subjectId);
    return { ...data, id, memberId: byName.get(actorName), subjectName: subjectName ?? undefined, mutationId: id };
  });
  const all = [...joined, ...answers, ...votes, ...rsvps, ...logged].sort(
    (a, b) => b.at - a.at || (a.id < b.id ? 1 : -1),
  );
  return merged(all);
}

function merged(newestFirst: readonly News[]): News[] {
  const kept: News[] = [];
  for (const one of newestFirst) {
    const isSaid =
      mostMerged.includes(one.kind) &&
      kept.some(
        (other) => other.kind === one.kind && other.actorName === one.actorName && other.at - one.at < mergedMs,
      );
    if (!isSaid) kept.push(one);
  }
  return kept;
}

/** What is newer than the last visit, and not this member's own doing. */
export const newSince = (news: readonly News[], sinceMs: number, me: string | undefined): News[] =>
  news.filter((one) => one.at > sinceMs && (me === undefined || one.memberId !== me));
