import { addDays, daysBetween } from '#shared/calendar/civil-date.ts';
import { rangeLength, toSpan, type DateRange } from '#shared/calendar/date-range.ts';
import { intersectSpans } from '#shared/calendar/day-span.ts';
import type { DayRun } from '#shared/dates/day-counts.ts';
import { memberDays, type MemberDates } from '#shared/dates/member-days.ts';

/** First and last column within a row, both included. */
export interface Columns {
  from: number;
  to: number;
}

/** Runs in rows of at most `size` days; a row break never cuts the chosen stay if it fits into a row. */
export function stripRows(runs: readonly DayRun[], size: number, chosen: DateRange): DayRun[] {
  return runs.flatMap((run) => {
    const length = run.counts.length;
    if (length <= size) return [run];
    const at = columnsOf(run, chosen);
    const middle = at
      ? Math.max(0, Math.min(length - size, at.from - Math.max(0, Math.floor((size - rangeLength(chosen)) / 2))))
      : 0;
    const starts = [middle];
    for (let start = middle - size; start > -size; start -= size) starts.unshift(Math.max(0, start));
    for (let start = middle + size; start < length; start += size) starts.push(start);
    const unique = [...new Set(starts)];
    return unique.map((start, index) => ({
      start: addDays(run.start, start),
      counts: run.counts.slice(start, unique[index + 1] ?? length),
    }));
  });
}

/** The `most` rows around the one that begins the chosen stay, in order. */
export function rowsAround(rows: readonly DayRun[], chosen: DateRange, most: number): DayRun[] {
  const at = Math.max(
    0,
    rows.findIndex((row) => columnsOf(row, chosen)),
  );
  const from = Math.max(0, Math.min(rows.length - most, at - Math.floor((most - 1) / 2)));
  return rows.slice(from, from + most);
}

/** Which part of a row a stay covers; nothing when it lies elsewhere. */
export function columnsOf(row: DayRun, range: DateRange): Columns | undefined {
  const first = daysBetween(row.start, range.start);
  const both = intersectSpans(
    { first, last: first + rangeLength(range) - 1 },
    { first: 0, last: row.counts.length - 1 },
  );
  return both && { from: both.first, to: both.last };
}

/** A member's days within a row. */
export function memberColumns(row: DayRun, member: MemberDates): Columns[] {
  const { first } = toSpan({ start: row.start, end: row.start });
  return memberDays(member).free.flatMap((span) => {
    const both = intersectSpans(span, { first, last: first + row.counts.length - 1 });
    return both ? [{ from: both.first - first, to: both.last - first }] : [];
  });
}

export const countDays = (rows: readonly DayRun[]): number => rows.reduce((sum, row) => sum + row.counts.length, 0);
