import type { GroupReplica } from '#shared/kernel/replica.ts';
import type { Vote } from '#shared/statistics/tally.ts';
import { countedVotes } from '#shared/vote/counted.ts';
import type { VoteType } from '#shared/vote/schema.ts';

/** A vote that may still be only on this device. */
export type LiveVote<T> = Vote<T> & { isWaiting: boolean };

export interface LiveVotes {
  dateVotes: LiveVote<string>[];
  typeVotes: LiveVote<VoteType>[];
  placeVotes: LiveVote<string>[];
}

/** The votes that count. @param waiting mutation ids of writes that wait on this device */
export function readVotes(view: GroupReplica, waiting: ReadonlySet<string>): LiveVotes {
  const members = view.list('member');
  const live = <T>(vote: { mutationId: string; data: { memberId: string } }, option: T): LiveVote<T> => ({
    memberId: vote.data.memberId,
    option,
    isWaiting: waiting.has(vote.mutationId),
  });
  return {
    dateVotes: countedVotes(view.list('dateVote'), members).map((one) => live(one, one.data.date)),
    typeVotes: countedVotes(view.list('typeVote'), members).map((one) => live(one, one.data.type)),
    placeVotes: countedVotes(view.list('placeVote'), members).map((one) => live(one, one.data.destinationId)),
  };
}
