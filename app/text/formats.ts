import { toDayNumber, type CivilDate } from '#shared/calendar/civil-date.ts';
import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { locales } from './locales.ts';

const dayMs = 86_400_000;

/** The day as an instant at UTC midnight, for Intl alone; formatted in UTC, so no zone can move it. */
const instant = (date: CivilDate): number => toDayNumber(date) * dayMs;

/** `4월 3일 토`, `Sat, Apr 3` */
export function formatDay(
  language: Language,
  date: CivilDate,
  options: { weekday?: boolean; year?: boolean } = {},
): string {
  const text = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    month: language === 'ko' || language === 'ja' || language === 'zh' ? 'long' : 'short',
    day: 'numeric',
    ...(options.weekday ? { weekday: 'short' } : {}),
    ...(options.year ? { year: 'numeric' } : {}),
  }).format(instant(date));
  // Intl puts the Korean weekday in brackets; this product does not.
  return language === 'ko' ? text.replace(/\s*\((.)\)/u, ' $1') : text;
}

/** `2027년 4월`. @param month 'YYYY-MM' */
export function formatMonth(language: Language, month: string): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', year: 'numeric', month: 'long' }).format(
    instant(`${month}-01`),
  );
}

/** `4월`. @param month 'YYYY-MM' */
export function formatMonthName(language: Language, month: string): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'long' }).format(instant(`${month}-01`));
}

/** `금요일`, `Friday` */
export function longWeekdayName(language: Language, date: CivilDate): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', weekday: 'long' }).format(instant(date));
}

/** `토`, `Sat` */
export function weekdayName(language: Language, date: CivilDate): string {
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', weekday: 'short' }).format(instant(date));
}

/** `4월 3–5일`, `4月3日〜5日`, `4月3日–5日`, `Apr 3 – 5` */
export function formatRange(language: Language, range: DateRange): string {
  if (rangeLength(range) === 1) return formatDay(language, range.start);
  const [start, end] = [formatDay(language, range.start), formatDay(language, range.end)];
  // Intl writes 4월 3일~5일 and 04/03～04/05; this product writes 4월 3–5일. Japanese and Chinese write the word for day twice.
  const isSameMonth = range.start.slice(0, 7) === range.end.slice(0, 7);
  const endDay = Number(range.end.slice(8));
  if (language === 'ko') return isSameMonth ? `${start.slice(0, -1)}–${endDay}일` : `${start} – ${end}`;
  if (language === 'ja') return `${start}〜${isSameMonth ? `${endDay}日` : end}`;
  if (language === 'zh') return `${start}–${isSameMonth ? `${endDay}日` : end}`;
  return new Intl.DateTimeFormat(locales[language], { timeZone: 'UTC', month: 'short', day: 'numeric' }).formatRange(
    instant(range.start),
    instant(range.end),
  );
}

/** `2027년 1월 12일` of a point in time, in the reader's own zone. */
export function formatDate(language: Language, atMs: number): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).format(atMs);
}

/** `오후 2:14` */
export function formatTime(language: Language, atMs: number): string {
  return new Intl.DateTimeFormat(locales[language], { timeStyle: 'short' }).format(atMs);
}

/** `민지, 준호, 소라`: names in a row, without an "and" (Intl's own short lists leave the commas out in some languages). */
export function formatList(language: Language, items: readonly string[]): string {
  return items.join(language === 'ja' || language === 'zh' ? '、' : ', ');
}

/** Short names of Intl that are abbreviations (EE. UU., R.-U.) give way to the full ones. */
const isAbbreviation = (name: string): boolean => name.includes('.') || /^\p{Lu}{1,3}$/u.test(name);

/** The name of a country as people say it: 한국, アメリカ, South Korea. */
export function countryName(language: Language, iso2: string): string {
  const name = (style: 'short' | 'long') =>
    new Intl.DisplayNames(locales[language], { type: 'region', style }).of(iso2) ?? iso2;
  const short = name('short');
  return isAbbreviation(short) ? name('long') : short;
}

/** `8.4`, `8,4`: one decimal, as the reader writes it. */
export function formatScore(language: Language, score: number): string {
  return new Intl.NumberFormat(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score);
}

/** Whole sentences one after the other; Japanese and Chinese put no space between them. */
export function formatSentences(language: Language, sentences: readonly string[]): string {
  return sentences.join(language === 'ja' || language === 'zh' ? '' : ' ');
}
