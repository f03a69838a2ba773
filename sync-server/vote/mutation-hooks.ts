import type { InputOf } from '#shared/protocol/mutations.ts';
import { voteId } from '#shared/vote/schema.ts';
import { isDestination } from '#server/destination/is-destination.ts';
import { refuseDays } from '#server/kernel/refuse-days.ts';
import type { MutationHooks } from '#server/kernel/mutation-hooks.ts';

/** Hearts are given to what is in the catalogue, or was typed by a member: any other text would only fill the group. */
export const rateDestinationHooks: MutationHooks<InputOf<'rateDestination'>> = {
  beforeApply: async ({ trx, rows, input: { destinationId } }) =>
    rows.list('typedPlace').some(({ data }) => data.placeId === destinationId) ||
    (await isDestination(trx, destinationId))
      ? undefined
      : 'not_found',
};

export const castDateVoteHooks: MutationHooks<InputOf<'castDateVote'>> = {
  beforeApply: ({ input: { date }, rows, memberId, timestamp, at }) => {
    const standing = memberId !== undefined && rows.get('dateVote', voteId(date, memberId)) ? [date] : [];
    return refuseDays({ days: [date], standing, timestamp, at });
  },
};
