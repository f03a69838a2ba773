import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { addDays, isCivilDate, weekday, type CivilDate } from '#shared/calendar/civil-date.ts';
import { holidayNames, type HolidayTable } from '#shared/calendar/holidays.ts';
import { toldDestinations } from '#shared/calendar/told-destinations.ts';
import type { CompactPlaces } from '#shared/destination/compact.ts';
import { languages } from '#shared/kernel/languages.ts';

const folder = 'shared/destination/catalogue/places';
const read = (iso2: string) => JSON.parse(readFileSync(`${folder}/${iso2}.json`, 'utf8')) as CompactPlaces;
const tables = new Map(
  readdirSync(folder).flatMap((file): [string, HolidayTable][] => {
    const iso2 = file.slice(0, 2);
    const { holidays } = read(iso2);
    return holidays ? [[iso2, holidays]] : [];
  }),
);
const tableOf = (iso2: string): HolidayTable => tables.get(iso2) ?? { names: [], days: [] };
const englishOf = (iso2: string) => holidayNames(tableOf(iso2), 'en');
/** `02-06`: the days of a year by name. */
const daysOf = (iso2: string, year: number, name: string) =>
  [...englishOf(iso2)].filter(([day, one]) => one === name && day.startsWith(`${year}-`)).map(([day]) => day.slice(5));
const allOf = (iso2: string, year: number) =>
  tableOf(iso2)
    .days.filter(([day]) => day.startsWith(`${year}-`))
    .map(([day]) => day.slice(5));

/**
 * Meeus, Astronomical Algorithms, chapter 8: the Gregorian and, 13 days later in this century, the Julian Easter
 * Sunday.
 */
function easter(year: number): CivilDate {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const n = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`;
}
function orthodoxEaster(year: number): CivilDate {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  const n = d + e + 114;
  return addDays(`${year}-${String(Math.floor(n / 31)).padStart(2, '0')}-${String((n % 31) + 1).padStart(2, '0')}`, 13);
}

test('the files of places have the holidays of the countries that the client expects there, and of none with a file of its own', () => {
  expect([...tables.keys()].sort()).toEqual([...toldDestinations].sort());
  expect(toldDestinations.filter((iso2) => existsSync(`shared/calendar/holidays/${iso2}.json`))).toEqual([]);
});

test('every table has real days of 2026 to 2028 without a gap of a year, in order and each once', () => {
  for (const [iso2, { days }] of tables) {
    const dates = days.map(([day]) => day);
    expect(dates, iso2).toEqual([...new Set(dates)].sort());
    expect(
      dates.filter((day) => !isCivilDate(day)),
      iso2,
    ).toEqual([]);
    const years = [...new Set(dates.map((day) => day.slice(0, 4)))];
    expect(
      [
        ['2026', '2027'],
        ['2026', '2027', '2028'],
      ],
      iso2,
    ).toContainEqual(years);
    // Even Switzerland's cantons share four.
    for (const year of years) expect(allOf(iso2, Number(year)).length, `${iso2} ${year}`).toBeGreaterThanOrEqual(4);
  }
});

test('each holiday has a name in every language, in its script; none is unused, and no two of a country have the same', () => {
  const scripts = {
    ko: /^[\p{Script=Hangul}\d·() ]+$/u,
    en: /^[\p{Script=Latin}\d’., -]+$/u,
    ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・、\d]+$/u,
    zh: /^[\p{Script=Han}·，]+$/u,
    es: /^[\p{Script=Latin}\d, -]+$/u,
    fr: /^[\p{Script=Latin}\d’, -]+$/u,
  };
  for (const [iso2, { names, days }] of tables) {
    expect(
      [...new Set(days.map(([, name]) => name))].sort((a, b) => a - b),
      iso2,
    ).toEqual([...names.keys()]);
    for (const [at, language] of languages.entries()) {
      const told = names.map((one) => one[at] ?? '');
      expect(
        told.filter((name) => !scripts[language].test(name) || name !== name.trim()),
        iso2,
      ).toEqual([]);
      expect(
        told.filter((name, index) => told.indexOf(name) !== index),
        `${iso2} ${language}`,
      ).toEqual([]);
    }
  }
});

test('what follows Easter is as far from it as the church has it, by the calendar of the country’s church', () => {
  const offsets: Readonly<Record<string, number>> = {
    'Clean Monday': -48,
    'Maundy Thursday': -3,
    'Good Friday': -2,
    'Easter Saturday': -1,
    'Black Saturday': -1,
    'Easter Monday': 1,
    'Easter Monday, not in Scotland': 1,
    'Sham El Nessim': 1,
    'Whit Monday': 50,
  };
  const orthodox = ['BG', 'CY', 'EG', 'GR', 'RO'];
  let count = 0;
  for (const iso2 of tables.keys())
    for (const [day, name] of englishOf(iso2)) {
      const offset = offsets[name];
      if (offset === undefined) continue;
      count += 1;
      const sunday = (orthodox.includes(iso2) ? orthodoxEaster : easter)(Number(day.slice(0, 4)));
      expect(day, `${iso2} ${name}`).toBe(addDays(sunday, offset));
    }
  expect(count).toBeGreaterThan(200);
});

test('days that stand in for a holiday are no Sundays, and what is always on a Monday is', () => {
  const mondays = ['Easter Monday', 'Whit Monday', 'Early May Bank Holiday', 'Spring Bank Holiday', 'Columbus Day'];
  for (const iso2 of tables.keys())
    for (const [day, name] of englishOf(iso2)) {
      if (name.endsWith(', observed')) expect(weekday(day), `${iso2} ${day}`).not.toBe(0);
      if (mondays.includes(name)) expect(weekday(day), `${iso2} ${day}`).toBe(1);
    }
});

test.each([
  ['GB', 2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28'],
  ['FR', 2027, '01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25'],
  ['DE', 2027, '01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26'],
  ['IT', 2027, '01-01 01-06 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26'],
  ['AU', 2027, '01-01 01-26 03-26 03-29 04-25 12-25 12-26 12-27 12-28'],
  ['NZ', 2027, '01-01 01-02 01-04 02-06 02-08 03-26 03-29 04-25 04-26 06-07 06-25 10-25 12-25 12-26 12-27 12-28'],
  ['HK', 2026, '01-01 02-17 02-18 02-19 04-03 04-04 04-06 04-07 05-01 05-25 06-19 07-01 09-26 10-01 10-19 12-25 12-26'],
  ['HK', 2027, '01-01 02-06 02-08 02-09 03-26 03-27 03-29 04-05 05-01 05-13 06-09 07-01 09-16 10-01 10-08 12-25 12-27'],
  ['CH', 2027, '01-01 05-06 08-01 12-25'],
  ['CL', 2027, '01-01 03-26 03-27 05-01 05-21 06-21 06-28 07-16 08-15 09-17 09-18 09-19 10-11 10-31 11-01 12-08 12-25'],
])('%s has in %i exactly the days off that its government names', (iso2, year, days) => {
  expect(allOf(iso2, year).join(' ')).toBe(days);
});

test('feasts of Islam have all their days, and begin where the country begins them', () => {
  expect(daysOf('TR', 2027, 'Ramadan Feast')).toEqual(['03-09', '03-10', '03-11']);
  expect(daysOf('TR', 2026, 'Sacrifice Feast')).toEqual(['05-27', '05-28', '05-29', '05-30']);
  expect(daysOf('AE', 2026, 'Eid al-Adha')).toEqual(['05-27', '05-28', '05-29']);
  expect(daysOf('AE', 2026, 'Arafat Day')).toEqual(['05-26']);
  expect(daysOf('MY', 2026, 'Eid al-Fitr')).toEqual(['03-21', '03-22']);
  expect(daysOf('ID', 2026, 'Eid al-Fitr')).toEqual(['03-21', '03-22']);
  // No day off there.
  expect([...englishOf('AE').values()].filter((name) => /Mi’raj|First day of Ramadan/u.test(name))).toEqual([]);
});

test('a holiday of some states, provinces or cantons is no public holiday of the country', () => {
  const named = (iso2: string) => [...englishOf(iso2).values()];
  expect(named('CA')).not.toContain('Civic Holiday');
  expect(named('ES')).not.toContain('Maundy Thursday');
  expect(named('AU')).not.toContain('Easter Saturday');
  expect(englishOf('MY').has('2027-01-01')).toBe(false);
  expect(named('AD')).not.toContain('Shrove Tuesday');
});

test('the Philippines have their special days beside the regular ones, Malaysia its days in the place of Sundays', () => {
  expect(allOf('PH', 2026).slice(-9).join(' ')).toBe('08-31 11-01 11-02 11-30 12-08 12-24 12-25 12-30 12-31');
  expect(englishOf('MY').get('2026-11-09')).toBe('Deepavali, observed');
  expect(englishOf('MY').get('2027-02-08')).toBe('Chinese New Year, observed');
});
