import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import type { Vote } from '#shared/statistics/tally.ts';
import { dateOptions } from './date-options.ts';

/**
 * The dates of the trip so far: what leads the date vote (a day, or the stay that begins on it), before that the stay
 * that suits most.
 */
export function leadingStay(members: readonly MemberDates[], votes: readonly Vote<CivilDate>[]): DateRange | undefined {
  const [first] = dateOptions(members, votes);
  if (!first) return undefined;
  return { start: first.option, end: first.window?.end ?? first.option };
}
