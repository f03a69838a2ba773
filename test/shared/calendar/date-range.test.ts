import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CivilDate, fromDayNumber, toDayNumber } from '#shared/calendar/civil-date.ts';
import {
  containsDate,
  containsRange,
  type DateRange,
  eachDay,
  intersect,
  isOrdered,
  mergeRanges,
  rangeLength,
  subtractRanges,
} from '#shared/calendar/date-range.ts';

const april = toDayNumber('2027-04-01');
const range = fc
  .record({ first: fc.integer({ min: 0, max: 40 }), days: fc.integer({ min: 1, max: 12 }) })
  .map(({ first, days }): DateRange => ({
    start: fromDayNumber(april + first),
    end: fromDayNumber(april + first + days - 1),
  }));
const ranges = fc.array(range, { maxLength: 6 });
const daysOf = (all: readonly DateRange[]) => new Set<CivilDate>(all.flatMap((one) => eachDay(one)));
const sorted = (days: Set<CivilDate>) => [...days].sort();

describe('one range', () => {
  test('both ends belong to it', () => {
    expect(rangeLength({ start: '2027-04-03', end: '2027-04-05' })).toBe(3);
    expect(eachDay({ start: '2027-04-03', end: '2027-04-05' })).toEqual(['2027-04-03', '2027-04-04', '2027-04-05']);
    expect(containsDate({ start: '2027-04-03', end: '2027-04-05' }, '2027-04-05')).toBe(true);
    expect(containsDate({ start: '2027-04-03', end: '2027-04-05' }, '2027-04-06')).toBe(false);
  });

  test('a day trip starts and ends on the same day; ending before the start is not in order', () => {
    expect(isOrdered({ start: '2027-04-03', end: '2027-04-03' })).toBe(true);
    expect(isOrdered({ start: '2027-04-03', end: '2027-04-02' })).toBe(false);
    expect(eachDay({ start: '2027-04-03', end: '2027-04-02' })).toEqual([]);
  });

  test('days are listed for a leap year at most', () => {
    const days = eachDay({ start: '2027-01-01', end: '9999-12-31' });
    expect([days.length, days.at(-1)]).toEqual([366, '2028-01-01']);
    expect(eachDay({ start: '2028-01-01', end: '2028-12-31' })).toHaveLength(366);
  });
});

describe('two ranges', () => {
  test('share exactly the days that are in both', () => {
    fc.assert(
      fc.property(range, range, (a, b) => {
        const both = eachDay(a).filter((day) => containsDate(b, day));
        const shared = intersect(a, b);
        expect(shared ? eachDay(shared) : []).toEqual(both);
      }),
    );
  });

  test('one contains the other when it has all of its days', () => {
    fc.assert(
      fc.property(range, range, (a, b) => {
        expect(containsRange(a, b)).toBe(eachDay(b).every((day) => containsDate(a, day)));
      }),
    );
  });
});

describe('many ranges', () => {
  test('merged ranges have the same days, in order, with a free day between them', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const merged = mergeRanges(all);
        expect(merged.flatMap((one) => eachDay(one))).toEqual(sorted(daysOf(all)));
        merged.slice(1).forEach((one, index) => {
          expect(toDayNumber(one.start) - toDayNumber(merged[index]?.end ?? '')).toBeGreaterThan(1);
        });
      }),
    );
  });

  test('touching ranges become one, and one that ends before it starts is left out', () => {
    const touching = [
      { start: '2027-04-04', end: '2027-04-06' },
      { start: '2027-04-01', end: '2027-04-03' },
      { start: '2027-05-09', end: '2027-05-01' },
    ];
    expect(mergeRanges(touching)).toEqual([{ start: '2027-04-01', end: '2027-04-06' }]);
  });

  test('merging changes neither its argument nor its own result', () => {
    fc.assert(
      fc.property(ranges, (all) => {
        const before = structuredClone(all);
        const merged = mergeRanges(all);
        expect(all).toEqual(before);
        expect(mergeRanges(merged)).toEqual(merged);
        expect(mergeRanges([...all].reverse())).toEqual(merged);
      }),
    );
  });

  test('days to avoid are taken out and no others', () => {
    fc.assert(
      fc.property(ranges, ranges, (all, avoid) => {
        const left = subtractRanges(all, avoid);
        const taken = daysOf(avoid);
        expect(left.flatMap((one) => eachDay(one))).toEqual(sorted(daysOf(all)).filter((day) => !taken.has(day)));
        expect(mergeRanges(left)).toEqual(left);
      }),
    );
  });
});
