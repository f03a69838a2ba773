import { toDayNumber, type CivilDate } from '#shared/calendar/civil-date.ts';
import { rangeLength, type DateRange } from '#shared/calendar/date-range.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { Currency } from '#shared/travel/options.ts';

const locales: Record<Language, string> = {
  ko: 'ko-KR',
  en: 'en-US',
  ja: 'ja-JP',
  zh: 'zh-CN',
  es: 'es-ES',
  fr: 'fr-FR',
};
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
  // Intl puts the Korean weekday in brackets; the voice of this product does not.
  return language === 'ko' ? text.replace(/\s*\((.)\)/u, ' $1') : text;
}

/** `4월 3–5일`, `4月3–5日`, `Apr 3 – 5` */
export function formatRange(language: Language, range: DateRange): string {
  if (rangeLength(range) === 1) return formatDay(language, range.start);
  const start = formatDay(language, range.start);
  // Intl writes 4월 3일~5일 and 04/03～04/05; the voice of this product is 4월 3–5일.
  if (language === 'ko' || language === 'ja' || language === 'zh') {
    const isSameMonth = range.start.slice(0, 7) === range.end.slice(0, 7);
    return isSameMonth
      ? `${start.slice(0, -1)}–${Number(range.end.slice(8))}${start.slice(-1)}`
      : `${start} – ${formatDay(language, range.end)}`;
  }
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

/** A budget given in ten thousand won: `80만 원`, `₩800K` */
export function formatManwon(language: Language, manwon: number): string {
  const won = Math.round(manwon * 10_000);
  if (language === 'ko')
    return `${new Intl.NumberFormat('ko-KR', { notation: 'compact' }).format(won)} 원`.replace(
      /(만|억) 원/u,
      '$1\u00a0원',
    );
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency: 'KRW', notation: 'compact' }).format(
    won,
  );
}

/** An amount in its own currency, whole units. */
export function formatAmount(language: Language, amount: number, currency: Currency): string {
  return new Intl.NumberFormat(locales[language], { style: 'currency', currency, maximumFractionDigits: 0 }).format(
    amount,
  );
}

/** `민지, 준호, 소라`: names in a row, without an "and" (Intl's own short lists leave the commas out in some languages). */
export function formatList(language: Language, items: readonly string[]): string {
  return items.join(language === 'ja' || language === 'zh' ? '、' : ', ');
}

/** The name of a country in the reader's language. */
export function countryName(language: Language, iso2: string): string {
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(iso2) ?? iso2;
}
