import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  daysBetween,
  formatCivilDate,
  fromDayNumber,
  isCivilDate,
  monthOf,
  parseCivilDate,
  toDayNumber,
  weekday,
} from '#shared/calendar/civil-date.ts';

const dayNumber = fc.integer({ min: -100_000, max: 200_000 });

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('day numbers', () => {
  test('every day from 1696 to 2517 survives the way to its number and back, one day after the other', () => {
    let expected = { year: 1696, month: 3, day: 17 };
    for (let day = -100_000; day <= 200_000; day += 1) {
      const date = fromDayNumber(day);
      if (date !== formatCivilDate(expected) || toDayNumber(date) !== day) expect.fail(`${day} became ${date}`);
      expected = nextDay(expected);
    }
  });

  test('they are the days that UTC counts, an independent calendar', () => {
    fc.assert(
      fc.property(dayNumber, (day) => {
        expect(fromDayNumber(day)).toBe(new Date(day * 86_400_000).toISOString().slice(0, 10));
      }),
    );
  });

  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-02-29', 11_016],
    ['2000-03-01', 11_017],
    ['2027-04-03', 20_911],
    ['0000-01-01', -719_528],
    ['0000-03-01', -719_468],
    ['9999-12-31', 2_932_896],
  ])('%s is day %i', (date, day) => {
    expect(toDayNumber(date)).toBe(day);
    expect(fromDayNumber(day)).toBe(date);
  });

  test('beyond four digits of years, and between two days, there is no date', () => {
    for (const day of [2_932_897, -719_529, 0.5, NaN, Infinity]) expect(() => fromDayNumber(day)).toThrow(RangeError);
  });
});

describe('what is a date', () => {
  test.each([
    '2027-02-30',
    '2027-02-29',
    '1900-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-01-00',
    '2027-1-1',
  ])('%s is none', (text) => {
    expect(isCivilDate(text)).toBe(false);
    expect(() => toDayNumber(text)).toThrow(RangeError);
  });

  test.each(['', '2027-04-03T00:00', ' 2027-04-03', '2027-04-03\n', '２０２７-04-03', '+02027-04-03', '12027-04-03'])(
    'the text %j is none',
    (text) => {
      expect(isCivilDate(text)).toBe(false);
    },
  );

  test('leap years are those divisible by four, but of the centuries only every fourth', () => {
    const leap = (year: number) => isCivilDate(`${String(year).padStart(4, '0')}-02-29`);
    expect([1600, 1696, 2000, 2024, 2028, 2400].every(leap)).toBe(true);
    expect([1700, 1800, 1900, 2023, 2025, 2026, 2100].some(leap)).toBe(false);
  });

  test('a date is read and written without loss, and an impossible day is not written', () => {
    expect(parseCivilDate('2027-04-03')).toEqual({ year: 2027, month: 4, day: 3 });
    expect(formatCivilDate({ year: 27, month: 4, day: 3 })).toBe('0027-04-03');
    expect(() => formatCivilDate({ year: 2027, month: 2, day: 30 })).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  test('adding days is undone by taking them away, and counts as many days as it added', () => {
    fc.assert(
      fc.property(dayNumber, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
        const date = fromDayNumber(day);
        const moved = addDays(date, days);
        expect(addDays(moved, -days)).toBe(date);
        expect(daysBetween(date, moved)).toBe(days);
      }),
    );
  });

  test('a later date is also a greater text', () => {
    fc.assert(
      fc.property(dayNumber, dayNumber, (a, b) => {
        expect(fromDayNumber(a) < fromDayNumber(b)).toBe(a < b);
      }),
    );
  });

  test.each([
    ['2027-02-28', 1, '2027-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2011-12-29', 1, '2011-12-30'],
    ['2027-03-14', 1, '2027-03-15'],
  ])('%s and %i more days is %s, also where Samoa skipped a day or clocks were put forward', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
  });
});

describe('weekdays and months', () => {
  test.each([
    ['1776-07-04', 4],
    ['1969-07-20', 0],
    ['1970-01-01', 4],
    ['1988-09-17', 6],
    ['2000-01-01', 6],
    ['2024-02-29', 4],
    ['2027-04-03', 6],
    ['2027-04-05', 1],
  ])('%s was or will be weekday %i, Sunday being 0', (date, day) => {
    expect(weekday(date)).toBe(day);
  });

  test('the week goes round', () => {
    fc.assert(
      fc.property(dayNumber, (day) => {
        expect(weekday(fromDayNumber(day + 1))).toBe((weekday(fromDayNumber(day)) + 1) % 7);
      }),
    );
  });

  test('the month is 1 to 12', () => {
    expect(monthOf('2027-01-31')).toBe(1);
    expect(monthOf('2027-12-01')).toBe(12);
  });
});

test('no time zone is used: everything works without a Date', () => {
  vi.stubGlobal('Date', undefined);
  const date = fromDayNumber(20_911);
  const results = [date, addDays(date, 30), weekday(date), monthOf(date), daysBetween(date, '2028-01-01')];
  vi.unstubAllGlobals();
  expect(results).toEqual(['2027-04-03', '2027-05-03', 6, 4, 273]);
});

function nextDay({ year, month, day }: { year: number; month: number; day: number }) {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  if (day < (lengths[month - 1] ?? 0)) return { year, month, day: day + 1 };
  return month < 12 ? { year, month: month + 1, day: 1 } : { year: year + 1, month: 1, day: 1 };
}
