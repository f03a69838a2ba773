import type { DaySpan } from '#shared/calendar/day-span.ts';

/**
 * The starts at which the overlap of a sliding window of `lengthDays` with one of `spans` stops growing or begins to
 * shrink. Between them a sum of such overlaps is linear or convex, so over any interval of starts its greatest
 * value, and the first start that has it, is found on these or on the interval's ends.
 */
export function overlapPeaks(spans: readonly DaySpan[], lengthDays: number): number[] {
  return spans.flatMap(({ first, last }) => [first, last - lengthDays + 1]);
}

/** The two ends of an interval of starts and which of the `peaks` lie between them. */
export function startsToTry(peaks: readonly number[], firstStart: number, lastStart: number): Set<number> {
  return new Set([firstStart, ...peaks.filter((peak) => firstStart < peak && peak < lastStart), lastStart]);
}
