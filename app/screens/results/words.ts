import { parseCivilDate, type CivilDate } from '#shared/calendar/civil-date.ts';
import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import type { Language } from '#shared/languages.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { formatDay } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

/** `4월 3일 토`, `Sat, Apr 3`. Intl puts the Korean weekday in brackets, which read badly before a dash. */
export function dayName(language: Language, date: CivilDate): string {
  return formatDay(language, date, { weekday: true }).replace(/ \(([가-힣])\)$/u, ' $1');
}

/** `4월 3일 토 – 5일 월`, `Sat, Apr 3 – Mon, Apr 5` */
export function stayName(language: Language, range: DateRange): string {
  const start = dayName(language, range.start);
  if (rangeLength(range) === 1) return start;
  const [from, to] = [parseCivilDate(range.start), parseCivilDate(range.end)];
  const isOneMonth = from?.month === to?.month && from?.year === to?.year;
  const end = dayName(language, range.end);
  return `${start} – ${isOneMonth ? end.replace(/^\d+[월月]\s?/u, '') : end}`;
}

/** The survey's word, or the vote's own for the three that only it offers. */
export function typeName(t: Translate, type: VoteType): string {
  return type === 'adventure' || type === 'culture' || type === 'nature' ? t(`results.types.${type}`) : t(`survey.types.${type}`);
}
