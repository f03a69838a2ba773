import { toRange, toSpan } from '#shared/calendar/date-range.ts';
import { subtractSpans } from '#shared/calendar/day-span.ts';
import { frontier } from '#shared/dates/frontier.ts';
import { type MemberDates, memberDays } from '#shared/dates/member-days.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';

/** How many date ranges are offered in the results. */
export const mostWindows = 5;

/**
 * The stays worth voting on, at most `limit`: for every head-count the longest one (the frontier), then the best stay
 * of another time, apart from those. At least half of those who answered can, or as many as ever can; one person's own
 * days are shared by nobody, unless nobody else has answered.
 */
export function sharedWindows(members: readonly MemberDates[], limit = mostWindows): TripWindow[] {
  const first = frontier(members);
  const most = first[0]?.present.length ?? 0;
  const fewest = Math.max(Math.min(2, members.length), Math.min(most, Math.ceil(members.length / 2)));
  const found = first.filter((window) => window.present.length >= fewest);
  while (found.length > 0 && found.length < limit) {
    const [next] = frontier(without(members, found));
    if (!next || next.present.length < fewest) break;
    found.push(next);
  }
  return found.slice(0, limit);
}

/** The same answers without the days of these windows. */
function without(members: readonly MemberDates[], windows: readonly TripWindow[]): MemberDates[] {
  const taken = windows.map(toSpan);
  return members.map((member) => {
    const { memberId, free, maybe } = memberDays(member);
    return {
      memberId,
      ranges: subtractSpans(free, taken).map(toRange),
      maybe: subtractSpans(maybe, taken).map(toRange),
    };
  });
}
