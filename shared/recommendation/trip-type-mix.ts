import type { VoteType } from '#shared/vote/schema.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';

/** What one member said about trip types: the survey's main type, and the types approved in the vote. */
export interface TypeAnswer {
  mainType: VoteType | undefined;
  approved: readonly VoteType[];
}

/** Trip types and their shares, which add up to 1; in the list's order; empty before any answer. */
export type TripTypeMix = readonly { type: VoteType; share: number }[];

/**
 * (survey share + 0.5 x approval share) / 1.5. A voter weighs 1, spread over the types approved. Where nobody voted (or
 * nobody answered the survey) the other share stands alone: an unasked question weighs nothing. The same rule reads one
 * member's own taste.
 */
export function tripTypeMix(answers: readonly TypeAnswer[]): TripTypeMix {
  const asked = answers.filter(({ mainType }) => mainType !== undefined);
  const voters = answers.map(({ approved }) => new Set(approved)).filter((approved) => approved.size > 0);
  const surveyWeight = asked.length > 0 ? 1 : 0;
  const voteWeight = voters.length > 0 ? 0.5 : 0;
  return voteTypes
    .map((type) => {
      const survey = asked.length > 0 ? asked.filter(({ mainType }) => mainType === type).length / asked.length : 0;
      const approval = voters.length > 0 ? approvals(voters, type) / voters.length : 0;
      return { type, share: (surveyWeight * survey + voteWeight * approval) / (surveyWeight + voteWeight || 1) };
    })
    .filter(({ share }) => share > 0);
}

/** Sorted before summing, so that no order of members changes a bit. */
function approvals(voters: readonly ReadonlySet<VoteType>[], type: VoteType): number {
  const parts = voters.filter((approved) => approved.has(type)).map((approved) => 1 / approved.size);
  return parts.sort((a, b) => a - b).reduce((sum, part) => sum + part, 0);
}
