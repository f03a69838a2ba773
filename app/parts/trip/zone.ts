import { parseCivilDate, type CivilDate } from '#shared/calendar/civil-date.ts';
import { locales } from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';

/** The reader's time zone, as IANA names it. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/**
 * `Asia/Seoul` as people say it: `한국 표준시`, `Korean Standard Time`. Of a zone that this browser does not know, its city.
 */
export function zoneName(language: Language, zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
  try {
    const format = new Intl.DateTimeFormat(locales[language], { timeZone: zone, timeZoneName: 'longGeneric' });
    return format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value ?? city;
  } catch (error) {
    if (error instanceof RangeError) return city;
    throw error;
  }
}

/** The end of a day in the reader's time zone, in milliseconds since 1970. */
export function endOfDay(day: CivilDate): number {
  const parts = parseCivilDate(day);
  if (!parts) throw new RangeError(`not a civil date: ${day}`);
  return new Date(parts.year, parts.month - 1, parts.day + 1).getTime();
}
