import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { climates } from '#shared/destination/climate.ts';
import { hasMonth, maskOf, months, seasons, skiMonths } from '#shared/destination/season.ts';
import { monthsOf } from './months-of.ts';

const month = fc.integer({ min: 1, max: 12 });

describe('months', () => {
  test('run from the first to the last, over the turn of the year if need be', () => {
    expect(monthsOf(months(11, 2))).toEqual([1, 2, 11, 12]);
    expect(monthsOf(months(4, 6) | months(9, 11))).toEqual([4, 5, 6, 9, 10, 11]);
    fc.assert(
      fc.property(month, month, (first, last) => {
        expect(monthsOf(months(first, last))).toHaveLength(((last - first + 12) % 12) + 1);
        expect(hasMonth(months(first, last), first) && hasMonth(months(first, last), last)).toBe(true);
      }),
    );
  });

  test('a list and its mask say the same', () => {
    fc.assert(
      fc.property(fc.uniqueArray(month), (list) => {
        expect(monthsOf(maskOf(list))).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });
});

describe('climates', () => {
  test('there are 37, each with at least four good months, no two alike but those that ski otherwise', () => {
    expect(climates).toHaveLength(37);
    for (const climate of climates) expect(monthsOf(seasons[climate].good).length).toBeGreaterThanOrEqual(4);
    const alike = climates.filter((one) =>
      climates.some((other) => other !== one && isDeepStrictEqual(seasons[other], seasons[one])),
    );
    expect(alike).toEqual(['HOK', 'ALP']);
  });

  test.each([
    ['NEA', [4, 5, 6, 9, 10, 11]],
    ['HOK', [6, 7, 8, 9]],
    ['VNS', [1, 2, 3, 4, 11, 12]],
    ['SHT', [1, 2, 3, 4, 10, 11, 12]],
    ['EAF', [1, 2, 6, 7, 8, 9, 10]],
    ['SMK', [1, 2, 11, 12]],
  ] as const)('%s is as designed', (climate, good) => {
    expect(monthsOf(seasons[climate].good)).toEqual(good);
  });
});

describe('ski', () => {
  const city = (climate: 'NEA' | 'ALP' | 'SHT', lat: number, own: number[] | null = null) =>
    monthsOf(skiMonths({ climate, coords: { lat }, skiMonths: own }));

  test("winter is the hemisphere's, longer in the Alps", () => {
    expect(city('NEA', 37)).toEqual([1, 2, 3, 12]);
    expect(city('ALP', 46)).toEqual([1, 2, 3, 4, 12]);
    expect(city('SHT', -45)).toEqual([7, 8, 9]);
  });

  test("a city's own months stand over the rule", () => {
    expect(city('NEA', 40, [1, 2, 3, 4])).toEqual([1, 2, 3, 4]);
  });
});
