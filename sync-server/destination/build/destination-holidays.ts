import Holidays from 'date-holidays';
import { addDays } from '#shared/calendar/civil-date.ts';
import type { HolidayTable } from '#shared/calendar/holidays.ts';
import { withAdded, type HolidayRow, type NamedDay } from './holiday-row.ts';
import { asianRows } from './holiday-rows-asia.ts';
import { europeanRows } from './holiday-rows-europe.ts';
import { otherRows } from './holiday-rows-world.ts';
import { dayMs, parseName, substituteMark, tableOf } from './holidays.ts';

/** Fewer than those of the origins: nobody plans a trip on the holidays of another country further ahead. */
const years = [2026, 2027, 2028] as const;

const rows: Readonly<Record<string, HolidayRow>> = { ...asianRows, ...europeanRows, ...otherRows };

/** Sundays in every country, whether or not its law names them. */
const sundays: readonly string[] = ['Easter Sunday', 'Pentecost'];

const usualNames: Readonly<Record<string, string>> = {
  'Labour Day': 'Labor Day',
  "Workers' Day": 'Labor Day',
  Assumption: 'Assumption Day',
  'Saints Peter and Paul': "Saints Peter and Paul's Day",
  'Saint Joseph': "St. Joseph's Day",
  'End of Ramadan (Eid al-Fitr)': 'Eid al-Fitr',
  'Feast of the Sacrifice (Eid al-Adha)': 'Eid al-Adha',
  'Birthday of Muhammad (Mawlid)': "Prophet's Birthday",
};

const packaged = new Holidays();

/** What the package knows of a country, by the names people use. */
function packagedDays(country: string, { leave = [], call = {} }: HolidayRow): NamedDay[] {
  if (!(country in packaged.getCountries())) return [];
  const holidays = new Holidays(country, { types: ['public'] });
  holidays.setLanguages(['en']);
  return years.flatMap((year) =>
    holidays.getHolidays(year).flatMap(({ name, date, start, end }): NamedDay[] => {
      const { base, isSubstitute } = parseName(name);
      if (sundays.includes(base) || leave.includes(base)) return [];
      const usual = parseName(call[base] ?? usualNames[base] ?? base);
      const english = `${usual.base}${isSubstitute || usual.isSubstitute ? substituteMark : ''}`;
      const count = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
      return Array.from({ length: count }, (_, offset) => [addDays(date.slice(0, 10), offset), name, english]);
    }),
  );
}

/** The public holidays of a destination without a file of its own; `undefined` where they are not known well enough. */
export function destinationHolidays(country: string): HolidayTable | undefined {
  const row = rows[country];
  if (row === undefined) return undefined;
  return tableOf(country, withAdded(packagedDays(country, row), row, years));
}
