import { tallyOptions, type Vote } from '#shared/statistics/tally.ts';
import type { VoteType } from './schema.ts';
import { voteTypes } from './vote-types.ts';

/** A trip type to vote for; `wanted` members chose it in their survey, `voters` are the members' ids, sorted. */
export interface TypeOption {
  option: VoteType;
  wanted: number;
  voters: string[];
}

/**
 * Every trip type, best first: most votes; those without one by how many chose them in the survey; then the list's
 * order (founding decision 14).
 */
export function typeOptions(answers: readonly VoteType[], votes: readonly Vote<VoteType>[]): TypeOption[] {
  const wanted = (type: VoteType) => answers.filter((answer) => answer === type).length;
  const voted = tallyOptions(votes, voteTypes);
  const open = voteTypes.filter((type) => !voted.some((entry) => entry.option === type));
  return [
    ...voted.map(({ option, voters }) => ({ option, wanted: wanted(option), voters })),
    ...open.map((option) => ({ option, wanted: wanted(option), voters: [] })).sort((a, b) => b.wanted - a.wanted),
  ];
}
