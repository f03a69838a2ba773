import type { DaySpan } from '#shared/calendar/day-span.ts';
import { type MemberDates, memberDays } from '#shared/dates/member-days.ts';

/** Neighbouring days on which equally many members can; `count` is at least 1. */
export type DayStep = DaySpan & { count: number };

/** People per day as steps, in order: +1 where a range begins, -1 the day after it ends, summed up. No scan of days. */
export function daySteps(members: readonly MemberDates[]): DayStep[] {
  const steps: DayStep[] = [];
  let count = 0;
  let since = 0;
  for (const [day, change] of changes(members)) {
    if (count > 0) steps.push({ first: since, last: day - 1, count });
    count += change;
    since = day;
  }
  return steps;
}

/** The difference map, in order. */
function changes(members: readonly MemberDates[]): [day: number, change: number][] {
  const byDay = new Map<number, number>();
  const change = (day: number, by: number) => byDay.set(day, (byDay.get(day) ?? 0) + by);
  for (const span of members.flatMap((member) => memberDays(member).free)) {
    change(span.first, 1);
    change(span.last + 1, -1);
  }
  return [...byDay].sort(([a], [b]) => a - b);
}
