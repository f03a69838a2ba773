import { utcDay } from '#shared/calendar/utc-day.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import { limits } from '#shared/kernel/limits.ts';

/** A day further ahead than anybody plans, by the server's clock. */
export function refuseFarDays(days: readonly string[], now: number): ErrorCode | undefined {
  const today = utcDay(now);
  const last = `${Number(today.slice(0, 4)) + limits.yearsAhead}${today.slice(4)}`;
  return days.some((day) => day > last) ? 'date_too_far' : undefined;
}
