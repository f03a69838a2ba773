import { addDays, weekday, type CivilDate } from '#shared/calendar/civil-date.ts';
import {
  containsRange,
  eachDay,
  intersect,
  rangeLength,
  subtractRanges,
  toRange,
  type DateRange,
} from '#shared/calendar/date-range.ts';
import { countsWithin } from '#shared/dates/day-counts.ts';
import { daySteps } from '#shared/dates/day-steps.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { limits } from '#shared/kernel/limits.ts';

/** How far ahead a trip can be picked, and friends are counted: two leap years of days. */
export const aheadDays = 2 * limits.rangeDays;

/** How many friends can, for each day from `today` on that has anybody. */
export function friendsByDay(friends: readonly MemberDates[], today: CivilDate): Record<CivilDate, number> {
  const byDay: Record<CivilDate, number> = {};
  for (const from of [0, limits.rangeDays]) {
    const page = { start: addDays(today, from), end: addDays(today, from + limits.rangeDays - 1) };
    const counts = countsWithin(friends, page);
    eachDay(page).forEach((day, index) => {
      const count = counts[index] ?? 0;
      if (count > 0) byDay[day] = count;
    });
  }
  return byDay;
}

/** The best days of the friends, then the best of those that are left: different trips, not parts of one. */
export function friendHints(friends: readonly MemberDates[], today: CivilDate): { range: DateRange; count: number }[] {
  const best = bestFriendDays(friends, today);
  if (!best) return [];
  const others = friends.map(({ memberId, ranges }) => ({ memberId, ranges: subtractRanges(ranges, [best.range]) }));
  const next = bestFriendDays(others, today);
  // One day is no second trip.
  return next && rangeLength(next.range) > 1 ? [best, next] : [best];
}

/**
 * Saturdays with their Sundays that begin in a month ('YYYY-MM') and lie within `open`; where that month has none left,
 * those of the next one.
 */
export function weekendsFrom(month: string, open: DateRange): DateRange[] {
  const saturday = 6;
  const first = `${month}-01`;
  const weekends = eachDay({ start: first, end: addDays(first, 61) })
    .filter((day) => weekday(day) === saturday)
    .map((day) => ({ start: day, end: addDays(day, 1) }))
    .filter((one) => containsRange(open, one));
  return weekends.filter((one) => one.start.slice(0, 7) === weekends[0]?.start.slice(0, 7));
}

/**
 * The days from `today` on that suit most friends: the longest unbroken run of them, of equal ones the first.
 * `undefined` while fewer than two friends share a day.
 */
export function bestFriendDays(
  friends: readonly MemberDates[],
  today: CivilDate,
): { range: DateRange; count: number } | undefined {
  const ahead = { start: today, end: addDays(today, aheadDays - 1) };
  let best: { range: DateRange; count: number; days: number } | undefined;
  for (const step of daySteps(friends)) {
    const range = intersect(toRange(step), ahead);
    const days = range ? rangeLength(range) : 0;
    if (!range || step.count < 2) continue;
    if (!best || step.count > best.count || (step.count === best.count && days > best.days))
      best = { range, count: step.count, days };
  }
  return best && { range: best.range, count: best.count };
}
