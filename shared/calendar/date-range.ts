import { type CivilDate, fromDayNumber, toDayNumber } from '#shared/calendar/civil-date.ts';
import { type DaySpan, intersectSpans, mergeSpans, spanDays, subtractSpans } from '#shared/calendar/day-span.ts';
import { limits } from '#shared/kernel/limits.ts';

/** Calendar days from `start` to `end`, both included. */
export type DateRange = { start: CivilDate; end: CivilDate };

export function isOrdered(range: DateRange): boolean {
  return toDayNumber(range.start) <= toDayNumber(range.end);
}

/** Days in the range, both ends counted; a day trip has 1. The range must be ordered. */
export function rangeLength(range: DateRange): number {
  return spanDays(toSpan(range));
}

/** Sorted, overlapping and touching ranges made one; ranges that end before they start are left out. */
export function mergeRanges(ranges: readonly DateRange[]): DateRange[] {
  return mergeSpans(ranges.map(toSpan)).map(toRange);
}

/** The days of `ranges` without the days to avoid: merged, sorted. */
export function subtractRanges(ranges: readonly DateRange[], avoid: readonly DateRange[]): DateRange[] {
  return subtractSpans(ranges.map(toSpan), avoid.map(toSpan)).map(toRange);
}

export function containsDate(range: DateRange, date: CivilDate): boolean {
  return containsRange(range, { start: date, end: date });
}

export function containsRange(outer: DateRange, inner: DateRange): boolean {
  return toDayNumber(outer.start) <= toDayNumber(inner.start) && toDayNumber(inner.end) <= toDayNumber(outer.end);
}

/** The days in both, or `undefined` when there are none. */
export function intersect(a: DateRange, b: DateRange): DateRange | undefined {
  const both = intersectSpans(toSpan(a), toSpan(b));
  return both && toRange(both);
}

/** Every day in order, at most `limit` of them (366), so that a range of a century cannot exhaust screen or memory. */
export function eachDay(range: DateRange, limit: number = limits.rangeDays): CivilDate[] {
  const { first, last } = toSpan(range);
  return Array.from({ length: Math.max(0, Math.min(last - first + 1, limit)) }, (_, day) => fromDayNumber(first + day));
}

export function toSpan(range: DateRange): DaySpan {
  return { first: toDayNumber(range.start), last: toDayNumber(range.end) };
}

export function toRange(span: DaySpan): DateRange {
  return { start: fromDayNumber(span.first), end: fromDayNumber(span.last) };
}
