import { formatDay } from '#app/text/formats.ts';
import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { Language } from '#shared/languages.ts';

/** `4월 3일 토`, `Sat, Apr 3`. Intl puts the Korean weekday in brackets, which read badly before a dash. */
export function dayName(language: Language, date: CivilDate): string {
  return formatDay(language, date, { weekday: true }).replace(/ \(([가-힣])\)$/u, ' $1');
}
