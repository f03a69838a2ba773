import type { CivilDate } from '#shared/calendar/civil-date.ts';
import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { formatDay, formatRange, isLatin, rangeDash } from '#app/text/formats.ts';

/**
 * What is said of the days of a trip, with their year where the trip does not begin in the present one and nothing
 * names it yet.
 */
function withYear(language: Language, text: string, range: DateRange, today: CivilDate): string {
  const [first = '', last, present] = [range.start, range.end, today].map((date) => date.slice(0, 4));
  if (first === present || text.includes(first)) return text;
  if (isLatin(language)) return `${text}${language === 'en' ? ',' : ''}\u00a0${last}`;
  return `${first}${language === 'ko' ? '년 ' : '年'}${text}`;
}

/** `2027년 4월 3~5일`, `Apr 3 – 5, 2027`; `4월 3~5일`, `Apr 3 – 5` of a trip that begins this year. */
export const formatTrip = (language: Language, range: DateRange, today: CivilDate): string =>
  withYear(language, formatRange(language, range), range, today);

/**
 * `4월 3일 (토) ~ 5일 (월)`, `4月3日(土)〜5日(月)`, `Sat, Apr 3 – Mon, Apr 5`. A line of Latin letters ends at the dash, not
 * inside a day.
 */
export const stayName = (language: Language, range: DateRange, today: CivilDate): string =>
  withYear(language, daysOf(language, range), range, today);

function daysOf(language: Language, range: DateRange): string {
  const name = (day: CivilDate) =>
    formatDay(language, day, { weekday: true }).replaceAll(' ', isLatin(language) ? '\u00a0' : ' ');
  const start = name(range.start);
  if (rangeLength(range) === 1) return start;
  const isOneMonth = range.start.slice(0, 7) === range.end.slice(0, 7);
  const end = name(range.end);
  const dash = language === 'ja' ? rangeDash(language) : ` ${rangeDash(language)} `;
  return `${start}${dash}${isOneMonth ? end.replace(/^\d+[월月]\s?/u, '') : end}`;
}
