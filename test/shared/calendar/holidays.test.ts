import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, weekday } from '#shared/calendar/civil-date.ts';
import { eachDay } from '#shared/calendar/date-range.ts';
import { holidayNames, longWeekends, type HolidayTable } from '#shared/calendar/holidays.ts';
import { originCountries, type OriginCountry } from '#shared/travel/options.ts';

const fileOf = (country: OriginCountry) => `shared/calendar/holidays/${country}.json`;
const tableOf = (country: OriginCountry) => JSON.parse(readFileSync(fileOf(country), 'utf8')) as HolidayTable;
const korea = holidayNames(tableOf('KR'), true);
const isKorean = (day: string) => korea.has(day);

test('every country that people set out from has a table of six years, each day once and in order', () => {
  for (const country of originCountries) {
    expect(existsSync(fileOf(country))).toBe(true);
    const { days, names } = tableOf(country);
    expect(new Set(days.map(([day]) => day.slice(0, 4))).size).toBeGreaterThanOrEqual(6);
    expect(days.map(([day]) => day)).toEqual([...new Set(days.map(([day]) => day))].sort());
    expect(days.every(([, name]) => names[name])).toBe(true);
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
