import type { CivilDate } from '#shared/calendar/civil-date.ts';
import type { DateRange } from '#shared/calendar/date-range.ts';
import { instantOf, utcFormat } from '#shared/calendar/range-text.ts';
import type { TripWindow } from '#shared/dates/trip-window.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { nameOf, type GroupPerson } from '#app/parts/trip/group-people.ts';
import { formatTrip } from '#app/parts/trip/trip-dates.ts';
import { formatDay } from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';

/** `토요일`, `Saturday` */
export function weekdayName(language: Language, date: CivilDate, weekday: 'long' | 'short' = 'long'): string {
  return utcFormat(language, { weekday }).format(instantOf(date));
}

/**
 * What a friend would say of a stay. @param answered how many answered about days @param of how many are in the group
 */
export function staySentence(
  t: Translate,
  language: Language,
  window: TripWindow,
  { answered, of, people, today }: { answered: number; of: number; people: readonly GroupPerson[]; today: CivilDate },
): string {
  const range = formatTrip(language, window, today);
  const count = window.present.length;
  if (of === 1) return t('summary.dates.alone', { range });
  if (answered === 1) return t('summary.dates.only', { range, name: nameOf(people, window.present[0] ?? '') });
  if (count === of) return t('summary.dates.all', { range, count });
  if (count === answered) return t('summary.dates.allAnswered', { range, count });
  return t('summary.dates.some', { range, count, total: of });
}

/** `토요일부터 월요일까지 3일 · 6명 중 6명이 답했어요` */
export function stayText(
  t: Translate,
  language: Language,
  window: TripWindow,
  { answered, of }: { answered: number; of: number },
): string {
  const based = t('summary.based', { count: of, done: answered });
  if (window.lengthDays === 1)
    return t('summary.dates.oneDay', { day: formatDay(language, window.start, { weekday: true }), answered: based });
  return t('summary.dates.from', {
    from: weekdayName(language, window.start),
    to: weekdayName(language, window.end),
    days: t('summary.days', { count: window.lengthDays }),
    answered: based,
  });
}

/** Everybody; honest about those who have not answered yet. */
export const togetherText = (t: Translate, window: TripWindow, of: number): string =>
  window.present.length === of ? t('summary.dates.together') : t('summary.dates.togetherAnswered');

/** Who is missing of those who answered, at most two by name: `소라·하늘 빼고`. */
export function withoutText(t: Translate, window: TripWindow, of: number, people: readonly GroupPerson[]): string {
  const { absent } = window;
  if (absent.length === 0) return togetherText(t, window, of);
  if (absent.length > 2) return t('summary.dates.withoutMany', { count: absent.length });
  const [first = '', second] = absent.map((one) => nameOf(people, one.memberId));
  return second === undefined
    ? t('summary.dates.without', { name: first })
    : t('summary.dates.withoutTwo', { first, second });
}

/** Who is missing by how many days. */
export function missingTexts(t: Translate, window: TripWindow, people: readonly GroupPerson[]): string[] {
  return window.absent.map((one) =>
    t('summary.dates.missing', { name: nameOf(people, one.memberId), count: one.missingDays }),
  );
}

/** Names a stay among others. */
export const stayKey = (window: DateRange): string => `${window.start}/${window.end}`;

/** The stays worth choosing from: from most people outward, as long as half of those who answered can. */
export function worthwhile(windows: readonly TripWindow[], answered: number, most: number): TripWindow[] {
  return windows
    .filter((window, index) => index === 0 || (window.present.length >= 2 && window.present.length * 2 >= answered))
    .slice(0, most);
}
