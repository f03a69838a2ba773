import { intersect } from '#shared/calendar/date-range.ts';
import { addDays } from '#shared/calendar/civil-date.ts';
import { dayRuns, type Strip } from '#shared/dates/day-counts.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';

/** The number of days that fit on a narrow screen's strip; the rest is in the summary. */
const mostDays = 35;
const daysAround = 10;

/** The whole strip if it is short, otherwise the days around the best window; what is left out is counted. */
export function stripAround(dates: readonly MemberDates[], best: TripWindow | undefined): Strip {
  const whole = dayRuns(dates);
  const days = countDays(whole) + whole.daysLeftOut;
  if (!best || days <= mostDays) return whole;
  const page = { start: addDays(best.start, -daysAround), end: addDays(best.end, daysAround) };
  const near = dates.map((one) => ({ ...one, ranges: one.ranges.flatMap((range) => intersect(range, page) ?? []) }));
  const strip = dayRuns(near, mostDays);
  return { runs: strip.runs, daysLeftOut: days - countDays(strip) };
}

const countDays = (strip: Strip): number => strip.runs.reduce((sum, run) => sum + run.counts.length, 0);
