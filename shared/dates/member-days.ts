import { type DateRange, toSpan } from '#shared/calendar/date-range.ts';
import { type DaySpan, mergeSpans, subtractSpans } from '#shared/calendar/day-span.ts';

/**
 * One member's answer about dates. Only members who answered belong in a list of these: "all five who answered" is true
 * only without the sixth. `avoid` is taken out of `ranges`, and nobody is asked to give it up. `maybe` are days that
 * suit if need be (founding decision 29): they never count as days that suit.
 */
export type MemberDates = {
  memberId: string;
  ranges: readonly DateRange[];
  avoid?: readonly DateRange[];
  maybe?: readonly DateRange[];
};

/** The same as day numbers: `free`, `avoid` and `maybe` are merged, sorted and disjoint. */
export type MemberDays = {
  memberId: string;
  free: readonly DaySpan[];
  avoid: readonly DaySpan[];
  maybe: readonly DaySpan[];
};

export function memberDays(member: MemberDates): MemberDays {
  const avoid = mergeSpans((member.avoid ?? []).map(toSpan));
  const free = subtractSpans(member.ranges.map(toSpan), avoid);
  const maybe = subtractSpans((member.maybe ?? []).map(toSpan), [...free, ...avoid]);
  return { memberId: member.memberId, free, avoid, maybe };
}
