import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekday } from '#shared/calendar/civil-date.ts';
import { eachDay } from '#shared/calendar/date-range.ts';
import {
  holidayNames,
  holidaysIn,
  holidaysOfMonth,
  holidayWindow,
  isKnownUntil,
  longWeekends,
  type HolidayTable,
} from '#shared/calendar/holidays.ts';
import { languages } from '#shared/kernel/languages.ts';
import { mainOrigins, type MainOrigin } from '#shared/travel/options.ts';

const fileOf = (country: MainOrigin) => `shared/calendar/holidays/${country}.json`;
const tableOf = (country: MainOrigin) => JSON.parse(readFileSync(fileOf(country), 'utf8')) as HolidayTable;
const korea = holidayNames(tableOf('KR'), 'ko');
const isKorean = (day: string) => korea.has(day);

test('every country that people set out from has a table of six years, Singapore of five, each day once and in order', () => {
  for (const country of mainOrigins) {
    expect(existsSync(fileOf(country))).toBe(true);
    const { days, names } = tableOf(country);
    expect(new Set(days.map(([day]) => day.slice(0, 4))).size).toBeGreaterThanOrEqual(
      // Its feasts by the moon are not told further ahead.
      country === 'SG' ? 5 : 6,
    );
    expect(days.map(([day]) => day)).toEqual([...new Set(days.map(([day]) => day))].sort());
    expect(days.every(([, name]) => names[name])).toBe(true);
  }
});

test('each holiday has a name in every language, in its script, and no two of a country have the same', () => {
  const scripts = {
    ko: /^[\p{Script=Hangul}\d·() ]+$/u,
    en: /^[\p{Script=Latin}’., -]+$/u,
    ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・\d]+$/u,
    zh: /^[\p{Script=Han}·/ ]+$/u,
    es: /^[\p{Script=Latin}, ]+$/u,
    fr: /^[\p{Script=Latin}\d’, -]+$/u,
  };
  for (const country of mainOrigins)
    for (const [at, language] of languages.entries()) {
      const names = tableOf(country).names.map((one) => one[at] ?? '');
      expect(names.filter((name) => !scripts[language].test(name))).toEqual([]);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    }
});

test('Seollal and Chuseok of 2027 and 2028 are the days that the Korean almanac has, with their substitutes', () => {
  for (const [from, to, name] of [
    ['2027-02-06', '2027-02-08', '설날'],
    ['2027-09-14', '2027-09-16', '추석'],
    ['2028-01-26', '2028-01-28', '설날'],
  ] as const)
    for (const day of eachDay({ start: from, end: to })) expect(korea.get(day), day).toBe(name);
  // Seollal 2027 falls on a Sunday; Christmas 2027 on a Saturday.
  expect(korea.get('2027-02-09')).toBe('설날 대체공휴일');
  expect(korea.get('2027-12-27')).toContain('대체공휴일');
  // Chuseok 2028 meets the National Foundation Day.
  expect(['2028-10-02', '2028-10-03', '2028-10-04', '2028-10-05', '2028-10-06'].map((day) => korea.get(day))).toEqual([
    '추석',
    '개천절',
    '추석',
    '추석 대체공휴일',
    undefined,
  ]);
  // By the names people say, not those of the Regulations.
  expect([korea.get('2027-05-13'), korea.get('2027-12-25')]).toEqual(['부처님 오신 날', '성탄절']);
  // Memorial Day 2027 is a Sunday and has none.
  expect(korea.has('2027-06-07')).toBe(false);
});

test('a holiday of several days is named once, with all its days: Seollal of 2027 is the 7th, not the 6th alone', () => {
  expect(holidaysOfMonth(korea, '2027-02')).toEqual([
    { range: { start: '2027-02-06', end: '2027-02-08' }, name: '설날' },
    { range: { start: '2027-02-09', end: '2027-02-09' }, name: '설날 대체공휴일' },
  ]);
  // Over the end of a month it is named where it begins.
  const golden = new Map(['2027-09-30', '2027-10-01', '2027-10-02'].map((day) => [day, '국경절']));
  expect(holidaysOfMonth(golden, '2027-09')).toEqual([
    { range: { start: '2027-09-30', end: '2027-10-02' }, name: '국경절' },
  ]);
  expect(holidaysOfMonth(golden, '2027-10')).toEqual([]);
});

test('Buddha’s Birthday of 2027 with the weekend is four days with one day of leave', () => {
  expect(longWeekends(isKorean, '2027-05-10', '2027-05-20')).toEqual([
    { range: { start: '2027-05-13', end: '2027-05-16' }, holiday: '2027-05-13', bridge: '2027-05-14' },
  ]);
});

test('a long weekend begins and ends with a day off, has a holiday on a working day and at most one day of leave', () => {
  const offset = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(fc.array(offset, { maxLength: 12 }), (holidays) => {
      const days = new Set(holidays.map((one) => addDays('2027-01-01', one)));
      const isOff = (day: string) => weekday(day) === 0 || weekday(day) === 6 || days.has(day);
      const found = longWeekends((day) => days.has(day), '2027-01-01', '2027-08-01');
      for (const { range, holiday, bridge } of found) {
        const all = eachDay(range);
        expect(isOff(range.start) && isOff(range.end)).toBe(true);
        expect(all.length).toBeGreaterThanOrEqual(bridge ? 4 : 3);
        expect(all.filter((day) => !isOff(day))).toEqual(bridge ? [bridge] : []);
        expect(days.has(holiday) && weekday(holiday) % 6 !== 0).toBe(true);
      }
      for (const [index, one] of found.entries())
        expect(index === 0 || one.range.start > (found[index - 1]?.range.end ?? '')).toBe(true);
    }),
  );
});

test('a holiday of a part of the people is no public holiday: in China those of women, the young, children and soldiers', () => {
  const china = holidayNames(tableOf('CN'), 'en');
  for (const day of ['2027-03-08', '2027-05-04', '2027-06-01', '2027-08-01']) expect(china.has(day), day).toBe(false);
  expect(china.get('2027-05-01')).toBe('Labor Day');
});

test('Singapore has the eleven days of its Ministry of Manpower’s list of 2026, with the Mondays after those on a Sunday', () => {
  const days = [...holidayNames(tableOf('SG'), 'en')].filter(([day]) => day.startsWith('2026'));
  expect(days).toEqual([
    ['2026-01-01', 'New Year’s Day'],
    ['2026-02-17', 'Chinese New Year'],
    ['2026-02-18', 'Chinese New Year'],
    ['2026-03-21', 'Hari Raya Puasa'],
    ['2026-04-03', 'Good Friday'],
    ['2026-05-01', 'Labour Day'],
    ['2026-05-27', 'Hari Raya Haji'],
    ['2026-05-31', 'Vesak Day'],
    ['2026-06-01', 'Vesak Day, observed'],
    ['2026-08-09', 'National Day'],
    ['2026-08-10', 'National Day, observed'],
    ['2026-11-08', 'Deepavali'],
    ['2026-11-09', 'Deepavali, observed'],
    ['2026-12-25', 'Christmas Day'],
  ]);
});

test('holidays in some days are exactly the holidays of these days, in order and none twice', () => {
  const offset = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(fc.array(fc.tuple(offset, fc.constantFrom('a', 'b'))), offset, (days, length) => {
      const names = new Map(days.map(([day, name]) => [addDays('2027-01-01', day), name]));
      const range = { start: '2027-01-05', end: addDays('2027-01-05', length) };
      const found = holidaysIn(names, range);
      const told = found.flatMap((one) => eachDay(one.range));
      expect(told).toEqual([...names.keys()].filter((day) => day >= range.start && day <= range.end).sort());
      for (const one of found) for (const day of eachDay(one.range)) expect(names.get(day)).toBe(one.name);
      // Runs do not touch each other, unless their names differ.
      found.slice(1).forEach((one, index) => {
        const before = found[index];
        const touches = before && addDays(before.range.end, 1) === one.range.start;
        expect(touches && before.name === one.name).toBeFalsy();
      });
    }),
  );
});

test('the days looked at are the whole of the chosen month as it comes next, or three months from today', () => {
  expect(holidayWindow('2026-11-23', 11)).toEqual({ start: '2026-11-01', end: '2026-11-30' });
  expect(holidayWindow('2026-11-23', 12)).toEqual({ start: '2026-12-01', end: '2026-12-31' });
  expect(holidayWindow('2026-11-23', 2)).toEqual({ start: '2027-02-01', end: '2027-02-28' });
  expect(holidayWindow('2026-11-23', 10)).toEqual({ start: '2027-10-01', end: '2027-10-31' });
  expect(holidayWindow('2026-11-23', null)).toEqual({ start: '2026-11-23', end: '2027-01-31' });
  expect(holidayWindow('2026-12-31', null)).toEqual({ start: '2026-12-31', end: '2027-02-28' });
});

test('a table says nothing of years that it does not have', () => {
  expect(isKnownUntil(tableOf('KR'), '2031-12-31')).toBe(true);
  expect(isKnownUntil(tableOf('KR'), '2032-01-31')).toBe(false);
});

const englishDays = (country: (typeof mainOrigins)[number], year: number) =>
  [...holidayNames(tableOf(country), 'en')].filter(([day]) => day.startsWith(`${year}-`));
const named = (country: (typeof mainOrigins)[number], year: number, name: string) =>
  englishDays(country, year).flatMap(([day, one]) => (one === name ? [day.slice(5)] : []));

test('China has since 2025 four days of Spring Festival, the eve first, and two of Labor Day', () => {
  expect(named('CN', 2026, 'Spring Festival')).toEqual(['02-16', '02-17', '02-18', '02-19']);
  expect(named('CN', 2027, 'Spring Festival')).toEqual(['02-05', '02-06', '02-07', '02-08']);
  expect(named('CN', 2027, 'Labor Day')).toEqual(['05-01', '05-02']);
});

test('Taiwan has the five days of its law of 2025, and days in the place of Saturdays and Sundays', () => {
  const days = (year: number) =>
    englishDays('TW', year)
      .map(([day]) => day.slice(5))
      .join(' ');
  expect(days(2026)).toBe(
    '01-01 02-15 02-16 02-17 02-18 02-19 02-20 02-21 02-27 02-28 04-03 04-04 04-05 04-06 05-01 06-19 09-25 09-28 10-09 10-10 10-25 10-26 12-25',
  );
  expect(days(2027)).toBe(
    '01-01 02-04 02-05 02-06 02-07 02-08 02-09 02-10 02-28 03-01 04-04 04-05 04-06 04-30 05-01 06-09 09-15 09-28 10-10 10-11 10-25 12-24 12-25 12-31',
  );
  expect(named('TW', 2027, 'Tomb Sweeping Day')).toEqual(['04-05']);
});

test('Thailand has the feasts of the moon of 2027, and the Monday after a holiday on a weekend', () => {
  expect(named('TH', 2027, 'Makha Bucha')).toEqual(['02-21']);
  expect(englishDays('TH', 2026).map(([day]) => day)).toEqual(expect.arrayContaining(['2026-06-01', '2026-12-07']));
  expect(englishDays('TH', 2027).map(([day]) => day)).toEqual(
    expect.arrayContaining([
      '2027-02-22',
      '2027-05-20',
      '2027-07-18',
      '2027-07-19',
      '2027-07-20',
      '2027-10-25',
      '2027-12-06',
    ]),
  );
});

test('Viet Nam has two days of National Day in 2026, and a Monday after the Hung Kings on a Sunday', () => {
  expect(named('VN', 2026, 'National Day')).toEqual(['09-01', '09-02']);
  expect(holidayNames(tableOf('VN'), 'en').get('2026-04-27')).toBe('Hung Kings’ Commemoration Day, observed');
  expect(holidayNames(tableOf('VN'), 'en').get('2027-05-03')).toBe('Labor Day, observed');
});

test('Korea has Constitution Day since 2026, with its substitute', () => {
  expect([korea.get('2026-07-17'), korea.get('2027-07-17'), korea.get('2027-07-19')]).toEqual([
    '제헌절',
    '제헌절',
    '제헌절 대체공휴일',
  ]);
});
