import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#shared/calendar/civil-date.ts';
import { columnsOf, countDays, memberColumns, rowsAround, stripRows } from '#app/screens/summary/strip-rows.ts';

const start = '2027-04-01';
const run = (days: number, from = start) => ({
  start: from,
  counts: Array.from({ length: days }, (_, index) => index + 1),
});
const stay = (first: number, last: number) => ({ start: addDays(start, first), end: addDays(start, last) });

test('a short run stays whole', () => {
  expect(stripRows([run(14)], 14, stay(0, 1))).toEqual([run(14)]);
});

test('rows hold every day once, in order, and never more than fit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 31 }),
      fc.nat(399),
      fc.nat(60),
      (days, size, first, more) => {
        const chosen = stay(Math.min(first, days - 1), Math.min(first, days - 1) + more);
        const rows = stripRows([run(days)], size, chosen);
        expect(rows.flatMap((row) => row.counts)).toEqual(run(days).counts);
        rows.forEach((row) => {
          expect(row.counts.length).toBeLessThanOrEqual(size);
          expect(row.start).toBe(addDays(start, (row.counts[0] ?? 0) - 1));
        });
      },
    ),
  );
});

test('a stay that fits into a row is not cut', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 15, max: 200 }),
      fc.nat(199),
      fc.integer({ min: 1, max: 14 }),
      (days, first, length) => {
        const from = Math.min(first, days - length);
        const rows = stripRows([run(days)], 14, stay(from, from + length - 1));
        expect(rows.filter((row) => columnsOf(row, stay(from, from + length - 1)))).toHaveLength(1);
      },
    ),
  );
});

test('of many rows, those around the chosen stay', () => {
  const rows = Array.from({ length: 20 }, (_, index) => run(2, addDays(start, index * 5)));
  const near = rowsAround(rows, stay(50, 51), 6);
  expect(near).toHaveLength(6);
  expect(near.some((row) => columnsOf(row, stay(50, 51)))).toBe(true);
  expect(rowsAround(rows.slice(0, 3), stay(0, 1), 6)).toHaveLength(3);
  expect(countDays(near)).toBe(12);
});

test('a member line is cut to its row, without the days to avoid', () => {
  const member = { memberId: 'sora', ranges: [stay(-3, 4), stay(6, 30)], avoid: [stay(1, 1)] };
  expect(memberColumns(run(10), member)).toEqual([
    { from: 0, to: 0 },
    { from: 2, to: 4 },
    { from: 6, to: 9 },
  ]);
  expect(columnsOf(run(10), stay(12, 14))).toBeUndefined();
});
