import type { Row } from '#shared/kernel/rows.ts';
import { containsDate } from '#shared/calendar/date-range.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';

/**
 * Founding decision 15: which of a member's votes an edited answer contradicts: dates that suit not even if need be,
 * and the vote for the old main type when the type changed. Ratings never.
 */
export function contradicted(
  before: SimplePayload | undefined,
  after: SimplePayload,
  own: { dateVotes: readonly Row<'dateVote'>[]; typeVotes: readonly Row<'typeVote'>[] },
): { dateVotes: Row<'dateVote'>[]; typeVotes: Row<'typeVote'>[] } {
  if (!before) return { dateVotes: [], typeVotes: [] };
  const suiting = [...after.availability, ...(after.availabilityIfNeedBe ?? [])];
  return {
    dateVotes: own.dateVotes.filter((vote) => !suiting.some((range) => containsDate(range, vote.data.date))),
    typeVotes:
      before.mainType === after.mainType ? [] : own.typeVotes.filter((vote) => vote.data.type === before.mainType),
  };
}
