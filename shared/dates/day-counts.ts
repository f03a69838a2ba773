import { type CivilDate, fromDayNumber } from '#shared/calendar/civil-date.ts';
import { type DateRange, eachDay, toSpan } from '#shared/calendar/date-range.ts';
import { intersectSpans, spanDays } from '#shared/calendar/day-span.ts';
import { daySteps } from '#shared/dates/day-steps.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { limits } from '#shared/kernel/limits.ts';

export type DayCount = { date: CivilDate; count: number };

/** Days in a row, somebody on each: `counts[i]` members can on `start` + i days. */
export type DayRun = { start: CivilDate; counts: number[] };

/** `daysLeftOut`: how many days with at least one member exceeded the limit. */
export type Strip = { runs: DayRun[]; daysLeftOut: number };

/** The days that suit most members, most first; equal days: the earlier first. Days without anybody never appear. */
export function topDays(members: readonly MemberDates[], limit = 10): DayCount[] {
  const top: DayCount[] = [];
  for (const step of daySteps(members).sort((a, b) => b.count - a.count || a.first - b.first)) {
    for (let day = step.first; day <= step.last && top.length < limit; day += 1) {
      top.push({ date: fromDayNumber(day), count: step.count });
    }
  }
  return top;
}

/**
 * The heat strip: one run per block of days, days without anybody cut out; what `limit` cells cannot hold is counted.
 */
export function dayRuns(members: readonly MemberDates[], limit: number = limits.rangeDays): Strip {
  const runs: DayRun[] = [];
  let room = limit;
  let daysLeftOut = 0;
  let previousLast: number | undefined;
  for (const step of daySteps(members)) {
    const shown = Math.min(spanDays(step), room);
    room -= shown;
    daysLeftOut += spanDays(step) - shown;
    if (shown === 0) continue;
    if (previousLast !== step.first - 1) runs.push({ start: fromDayNumber(step.first), counts: [] });
    for (let cell = 0; cell < shown; cell += 1) runs.at(-1)?.counts.push(step.count);
    previousLast = step.last;
  }
  return { runs, daysLeftOut };
}

/** Members per day of `range`, zeros included: the bars under a calendar page. At most 366 days. */
export function countsWithin(members: readonly MemberDates[], range: DateRange): number[] {
  const counts = eachDay(range).map(() => 0);
  const page = toSpan(range);
  for (const step of daySteps(members)) {
    const shown = intersectSpans(step, page);
    if (shown) counts.fill(step.count, shown.first - page.first, shown.last - page.first + 1);
  }
  return counts;
}
