import type { z } from '#shared/kernel/z.ts';
import { defineMutation, type MutationDefinition, type ReadItem } from '#shared/kernel/mutation.ts';
import { uuidPattern } from '#shared/kernel/ids.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { GroupDraft } from '#shared/kernel/replica.ts';
import type { Data, Kind } from '#shared/kernel/rows.ts';
import {
  addTypedPlaceInput,
  castPlaceVoteInput,
  dateVoteInput,
  rateInput,
  typeVoteInput,
  unrateInput,
  voteId,
  withdrawPlaceVoteInput,
} from './schema.ts';

type VoteKind = Extract<Kind, 'dateVote' | 'typeVote' | 'placeVote' | 'rating' | 'typedPlace'>;

/** Live votes of one member; the kinds of trip are few anyway. */
const mostOf: Partial<Record<VoteKind, number>> = {
  dateVote: limits.dateVotes,
  placeVote: limits.placeVotes,
  rating: limits.ratings,
  typedPlace: limits.typedPlaces,
};

/** A member's idempotent set of one option: cast, or withdrawn to none. */
function vote<S extends z.ZodMiniType, K extends VoteKind>(definition: {
  ver?: number;
  input: S;
  kind: K;
  option: (input: z.infer<S>) => string;
  /** The row to set; nothing withdraws it. */
  data?: (input: z.infer<S>, memberId: string, at: number) => Data<K>;
  /** What the server reads besides. */
  reads?: (input: z.infer<S>) => ReadItem[];
  /** Whether the option is another member's; it needs what `reads` names. */
  isOfAnother?: (draft: GroupDraft, input: z.infer<S>, memberId: string) => boolean;
}): MutationDefinition<z.infer<S>> {
  const { kind, option, data, reads, isOfAnother } = definition;
  const target = (input: z.infer<S>, memberId: string | undefined) =>
    memberId ? { kind, id: voteId(option(input), memberId) } : undefined;
  return defineMutation<z.infer<S>>({
    ver: definition.ver ?? 1,
    requiredRole: 'member',
    input: definition.input as MutationDefinition<z.infer<S>>['input'],
    target,
    isOvertakenBy: () => true,
    readSet: (input, memberId): ReadItem[] =>
      memberId
        ? [
            { kind: 'member', id: memberId },
            ...(data && mostOf[kind] !== undefined ? [{ kind, memberId, isCount: true as const }] : []),
            ...(reads?.(input) ?? []),
          ]
        : [],
    apply(draft, input, { memberId, at }) {
      if (!memberId || !draft.get('member', memberId)) return 'member_not_found';
      if (isOfAnother?.(draft, input, memberId)) return 'invalid_input';
      const id = voteId(option(input), memberId);
      if (data && isAtMost(draft, kind, id, memberId)) return 'limit_reached';
      if (data) draft.put(kind, id, data(input, memberId, at));
      else draft.remove(kind, id);
      return undefined;
    },
  });
}

/** Whether a further vote of this kind is one too many; changing one that stands never is. */
function isAtMost(draft: GroupDraft, kind: VoteKind, id: string, memberId: string): boolean {
  const most = mostOf[kind];
  if (most === undefined || draft.get(kind, id)) return false;
  return draft.countOf(kind, memberId) >= most;
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
export const castPlaceVote = vote({
  ver: 2,
  input: castPlaceVoteInput,
  kind: 'placeVote',
  option: ({ destinationId }) => destinationId,
  data: ({ destinationId, note }, memberId, votedAt) => ({
    memberId,
    destinationId,
    votedAt,
    ...(note ? { note } : {}),
  }),
});
export const withdrawPlaceVote = vote({
  input: withdrawPlaceVoteInput,
  kind: 'placeVote',
  option: ({ destinationId }) => destinationId,
});
/**
 * Added again by the same member under the same id, it has the new words. Another member cannot put words of their own
 * under an id that votes name already.
 */
export const addTypedPlace = vote({
  input: addTypedPlaceInput,
  kind: 'typedPlace',
  option: ({ placeId }) => placeId,
  data: (input, memberId, addedAt) => ({ memberId, ...input, addedAt }),
  reads: () => [{ kind: 'typedPlace' }],
  isOfAnother: (draft, { placeId }, memberId) =>
    draft.list('typedPlace').some(({ data }) => data.placeId === placeId && data.memberId !== memberId),
});
export const rateDestination = vote({
  input: rateInput,
  kind: 'rating',
  option: ({ destinationId }) => destinationId,
  data: ({ destinationId, rating }, memberId, votedAt) => ({ memberId, destinationId, rating, votedAt }),
  reads: ({ destinationId }) => (uuidPattern.test(destinationId) ? [{ kind: 'typedPlace' }] : []),
});
export const unrateDestination = vote({
  input: unrateInput,
  kind: 'rating',
  option: ({ destinationId }) => destinationId,
});
