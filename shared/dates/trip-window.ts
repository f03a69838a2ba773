import { fromDayNumber } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { type DaySpan, overlapDays, spanDays } from '#shared/calendar/day-span.ts';
import type { MemberDays } from '#shared/dates/member-days.ts';

/**
 * Somebody who cannot stay the whole window: `missingDays` of it, from 1 to its length. `ifNeedBe`: they could after
 * all, for every one of these days suits them if need be. They are among the absent all the same: if need be is no yes
 * (founding decision 29).
 */
export type Absence = { memberId: string; missingDays: number; ifNeedBe?: true };

/** A trip from `start` to `end` and who could come; both lists keep the members' order. */
export type TripWindow = DateRange & { lengthDays: number; present: string[]; absent: Absence[] };

export function tripWindow(days: readonly MemberDays[], window: DaySpan): TripWindow {
  const lengthDays = spanDays(window);
  const stays = days.map(({ memberId, free, maybe }): Absence => {
    const missingDays = lengthDays - overlapDays(free, window);
    const couldStay = missingDays > 0 && overlapDays(maybe, window) === missingDays;
    return { memberId, missingDays, ...(couldStay && { ifNeedBe: true }) };
  });
  return {
    start: fromDayNumber(window.first),
    end: fromDayNumber(window.last),
    lengthDays,
    present: stays.filter((stay) => stay.missingDays === 0).map((stay) => stay.memberId),
    absent: stays.filter((stay) => stay.missingDays > 0),
  };
}
