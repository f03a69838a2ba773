import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { utcDay } from '#shared/calendar/utc-day.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import { limits } from '#shared/kernel/limits.ts';

const dayMs = 24 * 60 * 60 * 1000;

export interface WrittenDays {
  /** The last day of each range, or the day itself. */
  days: readonly CivilDate[];
  /** Days that stand there already: a person who changes something else keeps them. */
  standing?: readonly CivilDate[];
  /** When the write was made, by the device's clock, and when it came in. */
  timestamp: number;
  at: number;
}

/**
 * Days further ahead than anybody plans, or over since the day before the write was made: somewhere that day is still
 * today. What waited offline for as long as the app promises to keep it is judged by the day on which it was made.
 */
export function refuseDays({ days, standing = [], timestamp, at }: WrittenDays): ErrorCode | undefined {
  const today = utcDay(at);
  const last = `${Number(today.slice(0, 4)) + limits.yearsAhead}${today.slice(4)}`;
  const madeAt = Math.min(at, Math.max(timestamp, at - limits.offlineDays * dayMs));
  const first = utcDay(madeAt - dayMs);
  const known = new Set(standing);
  const fresh = days.filter((day) => !known.has(day));
  if (fresh.some((day) => day > last)) return 'date_too_far';
  return fresh.some((day) => day < first) ? 'date_passed' : undefined;
}
