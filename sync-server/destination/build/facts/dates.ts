import type { CompactWindow, CompactWindows } from '#shared/destination/facts/compact.ts';

/** The years that the built calendar reaches over. */
export const calendarYears = [2026, 2027, 2028, 2029, 2030] as const;

const dayMs = 86_400_000;
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
const twoNumbers = (text: string): [number, number] => {
  const [a = NaN, b = NaN] = text.split('-').map(Number);
  return [a, b];
};

/**
 * Windows of a rule, one per year: `MM-DD`, `MM-DD..MM-DD` (over the turn of the year if need be), `lunar:MM-DD:days`
 * and `islamic:MM-DD:days` (the calendars of ICU; the latter Umm al-Qura), `easter:from:days` (days from Easter
 * Sunday), `nth:month:weekday:which`, `dates:day,day`.
 * @throws on a rule of another kind
 */
export function windowsOf(rule: string, years: readonly number[] = calendarYears): CompactWindow[] {
  const [kind = '', a = '', b = '', c = ''] = rule.split(':');
  if (isFixed(rule)) return years.map((year) => fixed(rule, year));
  if (kind === 'dates')
    return a
      .split(',')
      .filter((day) => years.includes(Number(day.slice(0, 4))))
      .map((day) => [day, day]);
  if (kind === 'easter') return years.map((year) => run(easter(year) + Number(a) * dayMs, Number(b)));
  if (kind === 'nth') return years.map((year) => run(nthWeekday(year, Number(a), Number(b), Number(c)), 1));
  if (kind === 'lunar' || kind === 'islamic')
    return years.flatMap((year) => inCalendar(kind === 'lunar' ? 'chinese' : 'islamic-umalqura', a, Number(b), year));
  throw new Error(`no such rule: ${rule}`);
}

/** A rule of month and day alone stays as it is; the others are reckoned for the years. */
export function compactWindows(rule: string): CompactWindows {
  const windows = windowsOf(rule);
  return isFixed(rule) ? rule : windows;
}

const isFixed = (rule: string): boolean => /^\d\d-\d\d(\.\.\d\d-\d\d)?$/.test(rule);
const run = (start: number, days: number): CompactWindow => [iso(start), iso(start + (days - 1) * dayMs)];

function fixed(rule: string, year: number): CompactWindow {
  const [from = '', to = from] = rule.split('..');
  return [`${year}-${from}`, `${to < from ? year + 1 : year}-${to}`];
}

/** The anonymous Gregorian computus. */
function easter(year: number): number {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** The which-th weekday (1 is Monday, 7 Sunday) of a month, or the last for -1. */
function nthWeekday(year: number, month: number, weekday: number, which: number): number {
  const days = Array.from({ length: new Date(Date.UTC(year, month, 0)).getUTCDate() }, (_, index) =>
    Date.UTC(year, month - 1, index + 1),
  );
  const found = days.filter((day) => new Date(day).getUTCDay() === weekday % 7).at(which > 0 ? which - 1 : which);
  if (found === undefined) throw new Error(`no such weekday: ${year} ${month} ${weekday} ${which}`);
  return found;
}

/**
 * Days of a Gregorian year that are this month and day of another calendar: one, or two of the Islamic one; the month's
 * last day where it has no 30th.
 */
function inCalendar(calendar: string, monthDay: string, days: number, year: number): CompactWindow[] {
  const [month, day] = twoNumbers(monthDay);
  const format = new Intl.DateTimeFormat(`en-u-ca-${calendar}`, { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  const parts = (ms: number): string => {
    const of = (type: string) => format.formatToParts(ms).find((part) => part.type === type)?.value ?? '';
    return `${of('month')}-${of('day')}`;
  };
  const start = Date.UTC(year, 0, 1);
  const all = Array.from({ length: 366 }, (_, index) => start + index * dayMs).filter((ms) =>
    iso(ms).startsWith(`${year}`),
  );
  const isWanted = (ms: number) =>
    parts(ms) === `${month}-${day}` || (day === 30 && parts(ms) === `${month}-29` && parts(ms + dayMs).endsWith('-1'));
  return all.filter(isWanted).map((ms) => run(ms, days));
}
