import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budgetBand } from '#shared/money/budget-band.ts';
import { budgetStrip, MAX_CELLS } from '#shared/money/budget-strip.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import { accepts, someIntervals } from './prices.ts';

const told = (cells: ReturnType<typeof budgetStrip>) =>
  cells.map((cell) => `${cell.from}-${cell.to}: ${cell.headCount}`);

describe('the strip along money', () => {
  test('has one cell per 10, filled up to where a budget ends and no further', () => {
    expect(
      told(
        budgetStrip([
          { min: 50, max: 90 },
          { min: 70, max: 110 },
        ]),
      ),
    ).toEqual(['50-60: 1', '60-70: 1', '70-80: 2', '80-90: 2', '90-100: 1', '100-110: 1']);
  });

  test('shows what lies within a cell: the most who share one price in it', () => {
    expect(
      told(
        budgetStrip([
          { min: 72, max: 75 },
          { min: 74, max: 78 },
          { min: 77, max: 79 },
        ]),
      ),
    ).toEqual(['70-80: 2']);
  });

  test('keeps a gap in which nobody is, and draws a single price one unit to either side', () => {
    expect(
      told(
        budgetStrip([
          { min: 50, max: 60 },
          { min: 75, max: 75 },
        ]),
      ),
    ).toEqual(['50-60: 1', '60-70: 0', '70-80: 1']);
    expect(told(budgetStrip([{ min: 0, max: 0 }]))).toEqual(['0-10: 1']);
    expect(
      told(
        budgetStrip([
          { min: 100, max: 100 },
          { min: 50, max: 100 },
        ]),
      ).slice(-2),
    ).toEqual(['90-100: 2', '100-110: 1']);
  });

  test('ends in a cell without a ceiling when somebody has none', () => {
    expect(told(budgetStrip([tierInterval('luxury'), { min: 180, max: 200 }]))).toEqual([
      '180-190: 1',
      '190-200: 1',
      '200-Infinity: 1',
    ]);
    expect(told(budgetStrip([tierInterval('luxury')]))).toEqual(['200-Infinity: 1']);
  });

  test('of nobody is empty', () => {
    expect(budgetStrip([])).toEqual([]);
  });
});

describe('laws', () => {
  test('cells touch, and each has the most members who share a price between its ends', () => {
    fc.assert(
      fc.property(someIntervals, (intervals) => {
        const wide = intervals.filter((interval) => interval.min < interval.max);
        const cells = budgetStrip(wide);
        cells.slice(1).forEach((cell, index) => expect(cell.from).toBe(cells[index]?.to));
        for (const { from, to, headCount } of cells) {
          const inside = Array.from({ length: 80 }, (_, index) => from + (index + 1) / 4).filter((price) => price < to);
          expect(headCount).toBe(
            Math.max(...inside.map((price) => wide.filter((interval) => accepts(interval, price)).length)),
          );
        }
      }),
    );
  });

  test('no cell has more people than the band', () => {
    fc.assert(
      fc.property(someIntervals, (intervals) => {
        const wide = intervals.filter((interval) => interval.min < interval.max);
        expect(Math.max(0, ...budgetStrip(wide).map((cell) => cell.headCount))).toBeLessThanOrEqual(
          budgetBand(wide)?.headCount ?? 0,
        );
      }),
    );
  });

  test('an absurd amount makes wider cells, not more of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), fc.double({ min: 2_000, max: 1e9, noNaN: true }), (min, max) => {
        const cells = budgetStrip([{ min, max }]);
        expect(cells.length).toBeLessThanOrEqual(MAX_CELLS);
        expect(cells.length).toBeGreaterThan(MAX_CELLS / 4);
        expect(cells.every((cell) => cell.headCount === 1)).toBe(true);
      }),
    );
  });
});
