import type { CivilDate } from '#shared/calendar/civil-date.ts';

/** `own` is the package's name, by which a country's rules know it. */
export type NamedDay = [day: CivilDate, own: string, english: string];

/**
 * How the package's public holidays of a destination become those that a traveler meets: only what is off in the whole
 * country. Names are English as the package has them; an apostrophe is the typewriter's.
 */
export interface HolidayRow {
  /** Names of the package that are no day off, or not everywhere in the country. */
  readonly leave?: readonly string[];
  /** What people call it. */
  readonly call?: Readonly<Record<string, string>>;
  /**
   * What the package lacks or has on other days: by name, its days in a row, `03-24` in every year or `2027-03-24`.
   * They replace what the package has on them.
   */
  readonly add?: Readonly<Record<string, string>>;
  /** The last year that can be told, where feasts go by the moon as it is seen there. */
  readonly until?: number;
}

/** The feasts of Islam, for countries that have them on days of their own. */
export const ownMoon = [
  'End of Ramadan (Eid al-Fitr)',
  'Feast of the Sacrifice (Eid al-Adha)',
  'Islamic New Year',
  'Birthday of Muhammad (Mawlid)',
] as const;

/** `03-24` is that day of every year. */
const daysOf = (days: string, years: readonly number[]): CivilDate[] =>
  days.split(' ').flatMap((day) => (day.length === '03-24'.length ? years.map((year) => `${year}-${day}`) : [day]));

/** What was found, and before it what a row adds, up to the row's last year: the first name of a day counts. */
export function withAdded(
  found: readonly NamedDay[],
  { add = {}, until = Infinity }: HolidayRow,
  years: readonly number[],
): NamedDay[] {
  const added = Object.entries(add).flatMap(([name, days]) =>
    daysOf(days, years).map((day): NamedDay => [day, name, name]),
  );
  return [...added, ...found].filter(([day]) => Number(day.slice(0, 4)) <= until);
}
