import type { Language } from '#shared/kernel/languages.ts';
import { toDayNumber, type CivilDate } from './civil-date.ts';
import { rangeLength, type DateRange } from './date-range.ts';

/** The locale of each language for `Intl`. */
export const locales: Record<Language, string> = {
  ko: 'ko-KR',
  en: 'en-US',
  ja: 'ja-JP',
  zh: 'zh-CN',
  es: 'es-ES',
  fr: 'fr-FR',
};

const dayMs = 86_400_000;

/** The day as an instant at UTC midnight, for Intl alone; formatted in UTC, so no zone can move it. */
export const instantOf = (date: CivilDate): number => toDayNumber(date) * dayMs;

/** Made once: a format of Intl takes long to make, and a screen writes many days. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of instants in UTC, whatever zone the reader is in. */
export function utcFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

/** What Intl writes; French says the first of a month as an ordinal, and Intl does not: `1er janv.` */
export function said(language: Language, parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ type, value }) => (language === 'fr' && type === 'day' && value === '1' ? '1er' : value))
    .join('');
}

/** `금요일`, `Friday` */
export const longWeekdayName = (language: Language, date: CivilDate): string =>
  utcFormat(locales[language], { weekday: 'long' }).format(instantOf(date));

/** Whether its days are written in Latin letters. */
export const isLatin = (language: Language): boolean => language === 'en' || language === 'es' || language === 'fr';

/** What stands between the two ends of a range. */
export const rangeDash = (language: Language): string => (language === 'ko' ? '~' : language === 'ja' ? '〜' : '–');

interface DayParts {
  weekday?: boolean;
  year?: boolean;
}

const dayFormat = (language: Language, { weekday, year }: DayParts) =>
  utcFormat(locales[language], {
    month: isLatin(language) ? 'short' : 'long',
    day: 'numeric',
    ...(weekday && { weekday: 'short' }),
    ...(year && { year: 'numeric' }),
  });

/** `4월 3일 (토)`, `Sat, Apr 3` */
export function formatDay(language: Language, date: CivilDate, parts: DayParts = {}): string {
  return said(language, dayFormat(language, parts).formatToParts(instantOf(date)));
}

/** So long that its two ends may be the same day of the year. */
const longDays = 180;

/** `4월 3~5일`, `4月3日〜5日`, `4月3日–5日`, `Apr 3 – 5`; a long one names its years where they differ. */
export function formatRange(language: Language, range: DateRange): string {
  const length = rangeLength(range);
  const year = length > longDays && range.start.slice(0, 4) !== range.end.slice(0, 4);
  const [start, end] = [formatDay(language, range.start, { year }), formatDay(language, range.end, { year })];
  if (length === 1) return start;
  if (isLatin(language)) {
    const format = dayFormat(language, { year });
    return said(language, format.formatRangeToParts(instantOf(range.start), instantOf(range.end)));
  }
  // Intl writes 4월 3일~5일 and 04/03～04/05; this product writes 4월 3~5일 and 4月3日〜5日. Japanese and Chinese write the word
  // for day twice.
  const isSameMonth = range.start.slice(0, 7) === range.end.slice(0, 7);
  const endDay = Number(range.end.slice(8));
  if (language === 'ko') return isSameMonth ? `${start.slice(0, -1)}~${endDay}일` : `${start} ~ ${end}`;
  return `${start}${rangeDash(language)}${isSameMonth ? `${endDay}日` : end}`;
}
