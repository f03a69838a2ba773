import { rangeLength, subtractRanges, toRange, toSpan, type DateRange } from '#shared/calendar/date-range.ts';
import { overlapDays, subtractSpans } from '#shared/calendar/day-span.ts';
import { memberDays, type MemberDates } from '#shared/dates/member-days.ts';
import type { Rsvp } from './schema.ts';

/** `again`: said for other dates, and asked again. `open`: never said. */
export type RsvpState = 'coming' | 'away' | 'open' | 'again';

export const isSame = (a: DateRange | null, b: DateRange | null): boolean => a?.start === b?.start && a?.end === b?.end;

/** How many days of a stay somebody lacks; all of them where they gave no days. */
export function missingDays(dates: DateRange, member: MemberDates | undefined): number {
  const length = rangeLength(dates);
  return member ? length - overlapDays(memberDays(member).free, toSpan(dates)) : length;
}

/** The days of a stay that somebody lacks. */
export const daysLacked = (dates: DateRange, member: MemberDates): DateRange[] =>
  subtractSpans([toSpan(dates)], memberDays(member).free).map(toRange);

/**
 * The days of a stay for which somebody could come, where they are one piece of it; nothing where they lack none or all
 * of them.
 */
export function partOfStay(dates: DateRange, member: MemberDates): DateRange | undefined {
  const lacked = daysLacked(dates, member);
  const parts = subtractRanges([dates], lacked);
  return lacked.length > 0 && parts.length === 1 ? parts[0] : undefined;
}

/**
 * Whether somebody comes to the trip with these dates. New dates ask everybody again, except whoever said yes and now
 * lacks fewer days than before. A new place or word changes nothing here (decision 0080).
 * @param dates of the trip, as last confirmed
 * @param member the days of this member; nothing if they gave none
 */
export function rsvpState(
  rsvp: Pick<Rsvp, 'answer' | 'dates'> | undefined,
  dates: DateRange | null,
  member: MemberDates | undefined,
): RsvpState {
  if (!rsvp) return 'open';
  if (isSame(rsvp.dates, dates)) return rsvp.answer;
  const gains =
    rsvp.answer === 'coming' &&
    rsvp.dates !== null &&
    dates !== null &&
    member !== undefined &&
    missingDays(dates, member) < missingDays(rsvp.dates, member);
  return gains ? 'coming' : 'again';
}
