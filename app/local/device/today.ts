import { formatCivilDate, type CivilDate } from '#shared/calendar/civil-date.ts';

/** The calendar day that the reader's own clock shows. */
export function civilToday(nowMs: number): CivilDate {
  const now = new Date(nowMs);
  return formatCivilDate({ year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() });
}
