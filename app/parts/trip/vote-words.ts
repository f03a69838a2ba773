import { parseCivilDate, type CivilDate } from '#shared/calendar/civil-date.ts';
import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { formatDay, isLatin, rangeDash, withYear } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

/** `4월 3일 (토) ~ 5일 (월)`, `4月3日(土)〜5日(月)`, `Sat, Apr 3 – Mon, Apr 5`. A line of Latin letters ends at the dash, not inside a day. */
export const stayName = (language: Language, range: DateRange, today: CivilDate): string =>
  withYear(language, daysOf(language, range), range, today);

function daysOf(language: Language, range: DateRange): string {
  const name = (day: CivilDate) =>
    formatDay(language, day, { weekday: true }).replaceAll(' ', isLatin(language) ? '\u00a0' : ' ');
  const start = name(range.start);
  if (rangeLength(range) === 1) return start;
  const [from, to] = [parseCivilDate(range.start), parseCivilDate(range.end)];
  const isOneMonth = from?.month === to?.month && from?.year === to?.year;
  const end = name(range.end);
  const dash = language === 'ja' ? rangeDash(language) : ` ${rangeDash(language)} `;
  return `${start}${dash}${isOneMonth ? end.replace(/^\d+[월月]\s?/u, '') : end}`;
}

/** The survey's word, or the vote's own for the three that only it offers. */
export function typeName(t: Translate, type: VoteType): string {
  return type === 'adventure' || type === 'culture' || type === 'nature'
    ? t(`answers.voteType.${type}`)
    : t(`survey.types.${type}`);
}
