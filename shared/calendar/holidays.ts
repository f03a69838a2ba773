import { addDays, formatCivilDate, parseCivilDate, weekday, type CivilDate } from './civil-date.ts';
import { languages, type Language } from '#shared/kernel/languages.ts';
import type { DateRange } from './date-range.ts';

/** Public holidays of a country: `names` in the order of `languages`, `days` with the index of their name. */
export interface HolidayTable {
  readonly names: readonly (readonly string[])[];
  readonly days: readonly (readonly [day: CivilDate, name: number])[];
}

/** Name by day, in the reader's language. */
export const holidayNames = ({ names, days }: HolidayTable, language: Language): Map<CivilDate, string> =>
  new Map(days.map(([day, index]) => [day, names[index]?.[languages.indexOf(language)] ?? '']));

export interface NamedDays {
  range: DateRange;
  /** Of the first day. */
  name: string;
}

/** Public holidays in a range, in order. Days in a row with one name are one. */
export function holidaysIn(names: ReadonlyMap<CivilDate, string>, { start, end }: DateRange): NamedDays[] {
  const found: NamedDays[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const name = names.get(day);
    if (name === undefined) continue;
    const last = found.at(-1);
    if (last && addDays(last.range.end, 1) === day && last.name === name) last.range.end = day;
    else found.push({ range: { start: day, end: day }, name });
  }
  return found;
}

/** More days than a holiday has. */
const longestHoliday = 16;

/** The public holidays that begin in a month, each with all its days. @param month 'YYYY-MM' */
export function holidaysOfMonth(names: ReadonlyMap<CivilDate, string>, month: string): NamedDays[] {
  const before = addDays(`${month}-01`, -1);
  return holidaysIn(names, { start: before, end: addDays(before, 31 + longestHoliday) }).filter(
    ({ range }) => range.start.slice(0, 7) === month,
  );
}

/** Whether a table has the holidays of all days up to one. */
export const isKnownUntil = ({ days }: HolidayTable, end: CivilDate): boolean =>
  end.slice(0, 4) <= (days.at(-1)?.[0].slice(0, 4) ?? '');

/** Months that are looked at when none is chosen, the one that has begun included. */
const monthsAhead = 3;

/**
 * The days whose holidays matter to a trip: the whole of a chosen month as it comes next, without one from today to the
 * end of the second month after.
 */
export function holidayWindow(today: CivilDate, chosen: number | null): DateRange {
  const { year, month } = parseCivilDate(today) ?? { year: 0, month: 1 };
  const count = chosen === null ? monthsAhead : ((chosen - month + 12) % 12) + 1;
  const firstOf = (after: number) =>
    formatCivilDate({
      year: year + Math.floor((month - 1 + after) / 12),
      month: ((month - 1 + after) % 12) + 1,
      day: 1,
    });
  return { start: chosen === null ? today : firstOf(count - 1), end: addDays(firstOf(count), -1) };
}

export interface LongWeekend {
  range: DateRange;
  /** The first holiday in it that is no Saturday or Sunday. */
  holiday: CivilDate;
  /** The working day that has to be taken off, if one has to. */
  bridge: CivilDate | undefined;
}

const isWeekend = (day: CivilDate): boolean => weekday(day) === 0 || weekday(day) === 6;
/** Days off in a row that are worth a trip; with a day of leave in between there must be one more. */
const fewestDays = 3;
/** Beyond this it is no weekend any more; a run is cut there. */
const mostDays = 16;

/**
 * Runs of days off with a holiday on a working day, in order, from `from` to `to`. Where one working day alone parts
 * such a run from other days off, that day is counted as leave.
 */
export function longWeekends(isHoliday: (day: CivilDate) => boolean, from: CivilDate, to: CivilDate): LongWeekend[] {
  const isOff = (day: CivilDate) => isWeekend(day) || isHoliday(day);
  const found: LongWeekend[] = [];
  let day = from;
  while (day <= to) {
    if (!isOff(day)) {
      day = addDays(day, 1);
      continue;
    }
    const run = runFrom(day, isOff);
    const holiday = run.days.find((one) => isHoliday(one) && !isWeekend(one));
    if (holiday && run.days.length >= fewestDays + (run.bridge ? 1 : 0))
      found.push({ range: { start: day, end: run.end }, holiday, bridge: run.bridge });
    day = addDays(holiday ? run.end : run.firstEnd, 1);
  }
  return found;
}

/**
 * Days off from `start` on, over one working day if more days off follow it and there are fewer than three without
 * them.
 */
function runFrom(start: CivilDate, isOff: (day: CivilDate) => boolean) {
  const days = [start];
  const grow = (first: CivilDate) => {
    for (let day = first; isOff(day) && days.length < mostDays; day = addDays(day, 1)) days.push(day);
  };
  grow(addDays(start, 1));
  const firstEnd = days.at(-1) ?? start;
  let bridge: CivilDate | undefined;
  const next = addDays(firstEnd, 1);
  if (days.length < fewestDays && isOff(addDays(next, 1))) {
    bridge = next;
    days.push(next);
    grow(addDays(next, 1));
  }
  return { days, end: days.at(-1) ?? start, firstEnd, bridge };
}
