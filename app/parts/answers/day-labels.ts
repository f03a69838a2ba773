import { parseCivilDate, weekday, type CivilDate } from '#shared/calendar/civil-date.ts';
import { instantOf, utcFormat } from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';

/** `3월`, `Mar` */
export function monthLabel(language: Language, date: CivilDate): string {
  return utcFormat(language, { month: 'short' }).format(instantOf(date));
}

/** `토`, `S` */
export function weekdayLabel(language: Language, date: CivilDate): string {
  return utcFormat(language, { weekday: 'narrow' }).format(instantOf(date));
}

/** `3`; `4/1` where the month changes, `1/4` where the day comes first. */
export function dayLabel(language: Language, date: CivilDate, isFirst: boolean): string {
  const parts = parseCivilDate(date);
  if (!parts) return date;
  const { day, month } = parts;
  if (day !== 1 || isFirst) return String(day);
  return language === 'es' || language === 'fr' ? `${day}/${month}` : `${month}/${day}`;
}

export function dayTone(date: CivilDate): 'sun' | 'sat' | undefined {
  const day = weekday(date);
  return day === 0 ? 'sun' : day === 6 ? 'sat' : undefined;
}
