import type { GroupDraft, GroupState } from '#shared/kernel/replica.ts';
import type { ReadItem } from '#shared/kernel/mutation.ts';
import type { Kind, Row } from '#shared/kernel/rows.ts';
import { nameKey } from '#shared/kernel/person-name.ts';
import { byJoining } from '#shared/member/joined.ts';

const answerKinds = ['simpleResponse', 'preference', 'customResponse', 'rsvp'] as const satisfies readonly Kind[];
const voteKinds = ['dateVote', 'typeVote', 'placeVote', 'typedPlace', 'rating'] as const satisfies readonly Kind[];
/** Everything that belongs to a member. */
export const ownedKinds = [...answerKinds, ...voteKinds] as const;

/** What has to be loaded before a member and their rows can be removed or restored. */
export const everythingOf = (memberId: string): ReadItem[] => [
  { kind: 'member', id: memberId },
  ...answerKinds.map((kind) => ({ kind, id: memberId })),
  ...voteKinds.map((kind) => ({ kind, memberId })),
];

/** Removes a member, with answers, votes and ratings. It wins over any timestamp (rule P6). */
export function removeEverythingOf(draft: GroupDraft, memberId: string): void {
  for (const row of owned(draft, memberId)) draft.removeForced(row.kind, row.id);
  draft.removeForced('member', memberId);
}

function owned(state: GroupState, memberId: string): Row[] {
  return [
    ...answerKinds.flatMap((kind) => state.get(kind, memberId) ?? []),
    ...voteKinds.flatMap((kind) => state.list(kind).filter((row) => row.data.memberId === memberId)),
  ];
}

/**
 * Duplicate members: their names have the same key. Members with answers, votes or ratings are kept; if nobody has any,
 * the one who has logged in, or else the first who joined. No answer is ever removed by this.
 */
export function duplicates(state: GroupState): Row<'member'>[] {
  const byName = new Map<string, Row<'member'>[]>();
  for (const member of state.list('member')) {
    const key = nameKey(member.data.name);
    byName.set(key, [...(byName.get(key) ?? []), member]);
  }
  return [...byName.values()].flatMap((same) => {
    if (same.length < 2) return [];
    const empty = same.filter((member) => owned(state, member.id).length === 0);
    return empty.length < same.length ? empty : empty.sort(claimedThenFirst).slice(1);
  });
}

const claimedThenFirst = (a: Row<'member'>, b: Row<'member'>): number =>
  Number(b.data.claimed) - Number(a.data.claimed) || byJoining(a, b);
