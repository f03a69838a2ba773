import { parseCivilDate, toDayNumber, weekday, type CivilDate } from '#shared/calendar/civil-date.ts';
import type { Language } from '#shared/kernel/languages.ts';

const dayMs = 86_400_000;

/** `3월`, `Mar` */
export function monthLabel(language: Language, date: CivilDate): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', month: 'short' }).format(toDayNumber(date) * dayMs);
}

/** `토`, `S` */
export function weekdayLabel(language: Language, date: CivilDate): string {
  return new Intl.DateTimeFormat(language, { timeZone: 'UTC', weekday: 'narrow' }).format(toDayNumber(date) * dayMs);
}

/** `3`; `4/1` where the month changes. */
export function dayLabel(date: CivilDate, isFirst: boolean): string {
  const parts = parseCivilDate(date);
  if (!parts) return date;
  return parts.day === 1 && !isFirst ? `${parts.month}/${parts.day}` : String(parts.day);
}

export function dayTone(date: CivilDate): 'sun' | 'sat' | undefined {
  const day = weekday(date);
  return day === 0 ? 'sun' : day === 6 ? 'sat' : undefined;
}
