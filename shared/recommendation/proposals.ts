import type { GroupState } from '#shared/kernel/replica.ts';
import type { City } from '#shared/destination/schema.ts';
import { countedVotes } from '#shared/vote/counted.ts';
import type { ScoredCore } from './catalogue.ts';

/** A city that members voted for as the place of the trip, whether it is recommended or not. */
export interface Proposal {
  city: City;
  /** The member whose vote is the oldest of those that stand. */
  proposerId: string;
  /** What that member says with it. */
  note: string | undefined;
}

/**
 * The cities of the catalogue with a vote, the first proposed first. Votes for a country name no city; votes of removed
 * members do not count.
 */
export function proposals(rows: Pick<GroupState, 'list'>, { cities }: Pick<ScoredCore, 'cities'>): Proposal[] {
  const votes = countedVotes(rows.list('placeVote'), rows.list('member'))
    .map(({ id, data }) => ({ id, ...data }))
    // By code units, so that every device agrees on votes of the same moment.
    .sort((a, b) => a.votedAt - b.votedAt || (a.id < b.id ? -1 : 1));
  const first = new Map<string, (typeof votes)[number]>();
  for (const vote of votes) {
    if (!first.has(vote.destinationId)) first.set(vote.destinationId, vote);
  }
  return [...first].flatMap(([id, { memberId, note }]) => {
    const city = cities.find((one) => one.id === id);
    return city ? [{ city, proposerId: memberId, note }] : [];
  });
}
