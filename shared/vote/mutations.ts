import type { z } from '#shared/kernel/z.ts';
import { defineMutation, type MutationDefinition, type ReadItem } from '#shared/kernel/mutation.ts';
import type { Data, Kind } from '#shared/kernel/rows.ts';
import { dateVoteInput, rateInput, typeVoteInput, unrateInput, voteId } from './schema.ts';

type VoteKind = Extract<Kind, 'dateVote' | 'typeVote' | 'rating'>;

/** A member's idempotent set of one option: cast, or withdrawn to none. */
function vote<S extends z.ZodMiniType, K extends VoteKind>(definition: {
  input: S;
  kind: K;
  option: (input: z.infer<S>) => string;
  /** The row to set; nothing withdraws it. */
  data?: (input: z.infer<S>, memberId: string, at: number) => Data<K>;
}): MutationDefinition<z.infer<S>> {
  const { kind, option, data } = definition;
  const target = (input: z.infer<S>, memberId: string | undefined) =>
    memberId ? { kind, id: voteId(option(input), memberId) } : undefined;
  return defineMutation<z.infer<S>>({
    ver: 1,
    requiredRole: 'member',
    input: definition.input as MutationDefinition<z.infer<S>>['input'],
    target,
    readSet: (_input, memberId): ReadItem[] => (memberId ? [{ kind: 'member', id: memberId }] : []),
    apply(draft, input, { memberId, at }) {
      if (!memberId || !draft.get('member', memberId)) return 'member_not_found';
      const id = voteId(option(input), memberId);
      if (data) draft.put(kind, id, data(input, memberId, at));
      else draft.remove(kind, id);
      return undefined;
    },
  });
}

export const castDateVote = vote({
  input: dateVoteInput,
  kind: 'dateVote',
  option: ({ date }) => date,
  data: ({ date }, memberId, votedAt) => ({ memberId, date, votedAt }),
});
export const withdrawDateVote = vote({ input: dateVoteInput, kind: 'dateVote', option: ({ date }) => date });
export const castTypeVote = vote({
  input: typeVoteInput,
  kind: 'typeVote',
  option: ({ type }) => type,
  data: ({ type }, memberId, votedAt) => ({ memberId, type, votedAt }),
});
export const withdrawTypeVote = vote({ input: typeVoteInput, kind: 'typeVote', option: ({ type }) => type });
export const rateDestination = vote({
  input: rateInput,
  kind: 'rating',
  option: ({ destinationId }) => destinationId,
  data: ({ destinationId, rating }, memberId, votedAt) => ({ memberId, destinationId, rating, votedAt }),
});
export const unrateDestination = vote({
  input: unrateInput,
  kind: 'rating',
  option: ({ destinationId }) => destinationId,
});
