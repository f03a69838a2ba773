/** A day of the proleptic Gregorian calendar, `YYYY-MM-DD`, years 0000 to 9999; it belongs to no time zone. */
export type CivilDate = string;

export type CivilParts = { year: number; month: number; day: number };

/** The date's numbers (month 1-12, day 1-31), or `undefined` for any other text and for days that do not exist. */
export function parseCivilDate(text: string): CivilParts | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return undefined;
  const parts = { year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) };
  return exists(parts) ? parts : undefined;
}

export function isCivilDate(text: string): boolean {
  return parseCivilDate(text) !== undefined;
}

/** @throws RangeError for a day that does not exist, or a year of more than four digits. */
export function formatCivilDate({ year, month, day }: CivilParts): CivilDate {
  if (!exists({ year, month, day })) throw new RangeError(`no such day: ${year}-${month}-${day}`);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}

/**
 * Days since 1970-01-01, by arithmetic alone (`days_from_civil`, Howard Hinnant, "chrono-Compatible Low-Level Date
 * Algorithms", https://howardhinnant.github.io/date_algorithms.html). Years begin in March, so that the leap day is
 * last.
 * @throws RangeError for text that is not a civil date: dates are checked when they are parsed.
 */
export function toDayNumber(date: CivilDate): number {
  const { year, month, day } = partsOf(date);
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/**
 * The inverse of `toDayNumber` (`civil_from_days`, same source).
 * @throws RangeError for a fraction, or a day outside the years 0000 to 9999.
 */
export function fromDayNumber(dayNumber: number): CivilDate {
  const shifted = dayNumber + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const leaps = Math.floor(dayOfEra / 1_460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096);
  const yearOfEra = Math.floor((dayOfEra - leaps) / 365);
  const dayOfYear = dayOfEra - (yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return formatCivilDate({ year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day });
}

export function addDays(date: CivilDate, days: number): CivilDate {
  return fromDayNumber(toDayNumber(date) + days);
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CivilDate, to: CivilDate): number {
  return toDayNumber(to) - toDayNumber(from);
}

/** 0 = Sunday to 6 = Saturday; 1970-01-01 was a Thursday. */
export function weekday(date: CivilDate): number {
  return (((toDayNumber(date) + 4) % 7) + 7) % 7;
}

/** 1 = January to 12 = December. */
export function monthOf(date: CivilDate): number {
  return partsOf(date).month;
}

function partsOf(date: CivilDate): CivilParts {
  const parts = parseCivilDate(date);
  if (!parts) throw new RangeError(`not a civil date: ${date}`);
  return parts;
}

function exists({ year, month, day }: CivilParts): boolean {
  if (![year, month, day].every(Number.isInteger)) return false;
  return year >= 0 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= lastDayOf(year, month);
}

function lastDayOf(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function pad(number: number, width: number): string {
  return String(number).padStart(width, '0');
}
