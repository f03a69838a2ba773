import { parseCivilDate, type CivilDate } from '#shared/calendar/civil-date.ts';

/** The reader's time zone, as IANA names it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `Asia/Seoul` as people say it: `Seoul`. */
export const zoneName = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** The end of a day in the reader's time zone, in milliseconds since 1970. */
export function endOfDay(day: CivilDate): number {
  const parts = parseCivilDate(day);
  if (!parts) throw new RangeError(`not a civil date: ${day}`);
  return new Date(parts.year, parts.month - 1, parts.day + 1).getTime();
}
