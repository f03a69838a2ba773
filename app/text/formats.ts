import type { CivilDate } from '#shared/calendar/civil-date.ts';
import {
  formatDay,
  formatRange,
  instantOf,
  isLatin,
  locales,
  rangeDash,
  said,
  utcFormat,
} from '#shared/calendar/range-text.ts';
import type { Language } from '#shared/kernel/languages.ts';

export { formatDay, formatRange, isLatin, rangeDash };

/** `2027년 4월`. @param month 'YYYY-MM' */
export function formatMonth(language: Language, month: string): string {
  return utcFormat(locales[language], { year: 'numeric', month: 'long' }).format(instantOf(`${month}-01`));
}

/** `4월`. @param month 'YYYY-MM' */
export function formatMonthName(language: Language, month: string): string {
  // The long name in Chinese is 四月; this product writes months in figures.
  const style = language === 'zh' ? 'short' : 'long';
  return utcFormat(locales[language], { month: style }).format(instantOf(`${month}-01`));
}

/** `4월`, `Apr`. @param month 1 to 12 */
export const formatShortMonthOf = (language: Language, month: number): string =>
  utcFormat(locales[language], { month: 'short' }).format(Date.UTC(2026, month - 1));

/** `4월`, `April`. @param month 1 to 12 */
export const formatMonthOf = (language: Language, month: number): string =>
  formatMonthName(language, `2026-${String(month).padStart(2, '0')}`);

/** `4월`, `April`, `Avril`: a month that stands alone, as a choice or in a list. @param month 1 to 12 */
export function formatMonthLabel(language: Language, month: number): string {
  const name = formatMonthOf(language, month);
  return name.charAt(0).toLocaleUpperCase(locales[language]) + name.slice(1);
}

/** The day that a week begins with: 0 = Sunday, 1 = Monday, as on the wall calendars of Spain and France. */
export const firstWeekday = (language: Language): 0 | 1 => (language === 'es' || language === 'fr' ? 1 : 0);

/** A line does not end at the dash of a range. */
export const unbroken = (range: string): string => range.replace(/[–〜~]/u, '\u2060$&\u2060');

/** `토`, `Sat` */
export function weekdayName(language: Language, date: CivilDate): string {
  return utcFormat(locales[language], { weekday: 'short' }).format(instantOf(date));
}

/** `2027년 1월 12일` of a point in time, in the reader's own zone. */
export function formatDate(language: Language, atMs: number): string {
  return said(language, new Intl.DateTimeFormat(locales[language], { dateStyle: 'long' }).formatToParts(atMs));
}

/** `오후 2:14` */
export function formatTime(language: Language, atMs: number): string {
  return new Intl.DateTimeFormat(locales[language], { timeStyle: 'short' }).format(atMs);
}

/** `민지, 준호, 소라`: names in a row, without an "and" (Intl's own short lists leave the commas out in some languages). */
export function formatList(language: Language, items: readonly string[]): string {
  return items.join(sentenceGap(language) ? ', ' : '、');
}

/** `25%`, `25 %`: a share of 0 to 1, as the reader writes it. */
export function formatPercent(language: Language, share: number): string {
  return new Intl.NumberFormat(locales[language], { style: 'percent' }).format(share);
}

/** `8.4`, `8,4`: one decimal, as the reader writes it. */
export function formatScore(language: Language, score: number): string {
  return new Intl.NumberFormat(locales[language], { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(score);
}

/**
 * The space between a number and its unit: none in Japanese, one in Chinese (Intl has it the other way round in both),
 * elsewhere as Intl writes it.
 */
export function spaceUnit(language: Language, text: string): string {
  if (language === 'ja') return text.replaceAll(/(?<=\d)\s(?=\p{Script=Han}|km\b)/gu, '');
  return language === 'zh' ? text.replaceAll(/(?<=\d)(?=\p{Script=Han})/gu, ' ') : text;
}

/** Whole sentences one after the other; Japanese and Chinese put no space between them. */
export function formatSentences(language: Language, sentences: readonly string[]): string {
  return sentences.join(sentenceGap(language));
}

/** What stands between two sentences. */
export const sentenceGap = (language: Language): string => (language === 'ja' || language === 'zh' ? '' : ' ');

/** `291/300` once little more of a text fits: what is typed after the end is not taken. */
export const lengthHint = (text: string, most: number): string | undefined =>
  text.length >= most * 0.9 ? `${text.length}/${most}` : undefined;
