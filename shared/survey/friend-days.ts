import { addDays, type CivilDate } from '#shared/calendar/civil-date.ts';
import { eachDay, intersect, rangeLength, toRange, type DateRange } from '#shared/calendar/date-range.ts';
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

/**
 * The days from `today` on that suit most friends: the longest unbroken run of them, of equal ones the first. `undefined` while
 * fewer than two friends share a day.
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
