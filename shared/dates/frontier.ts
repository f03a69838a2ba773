import { type DaySpan, spanDays } from '#shared/calendar/day-span.ts';
import { type MemberDates, type MemberDays, memberDays } from '#shared/dates/member-days.ts';
import { type TripWindow, tripWindow } from '#shared/dates/trip-window.ts';

/**
 * For a trip of any length: the longest window per head-count, from most people to fewest, without those that more
 * people could do for as long ("6 of 6 for 3 days, 5 of 6 for 5, 4 of 6 for 8"). Equally long: the earlier.
 *
 * A longest window begins where somebody's range begins. From such a start the k-th latest end among the ranges that
 * contain it is the longest stay of k people: O(ranges x members log members), no scan of days.
 */
export function frontier(members: readonly MemberDates[]): TripWindow[] {
  const days = members.map(memberDays);
  return longestPerHeadCount(days)
    .filter((span, index, all) => spanDays(span) > lengthOf(all[index + 1]))
    .map((span) => tripWindow(days, span))
    .reverse();
}

/** At index k - 1 the longest span that k members share; more members never share a longer one. */
function longestPerHeadCount(days: readonly MemberDays[]): DaySpan[] {
  const longest: DaySpan[] = [];
  for (const first of rangeStarts(days)) {
    endsFrom(first, days).forEach((last, index) => {
      if (last - first + 1 > lengthOf(longest[index])) longest[index] = { first, last };
    });
  }
  return longest;
}

function rangeStarts(days: readonly MemberDays[]): number[] {
  return [...new Set(days.flatMap((member) => member.free.map((span) => span.first)))].sort((a, b) => a - b);
}

/** Until when each member who can on `first` can go on from there: latest first. */
function endsFrom(first: number, days: readonly MemberDays[]): number[] {
  return days
    .flatMap((member) =>
      member.free.filter((span) => span.first <= first && first <= span.last).map((span) => span.last),
    )
    .sort((a, b) => b - a);
}

function lengthOf(span: DaySpan | undefined): number {
  return span ? spanDays(span) : 0;
}
