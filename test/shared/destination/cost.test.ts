import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cityTier, costTiers, dailyCost, dailyCostManwon, fareEstimateManwon } from '#shared/destination/cost.ts';

test('tiers rise and do not overlap', () => {
  expect(costTiers.map((tier) => [dailyCost[tier].from, dailyCost[tier].to])).toEqual([
    [6, 8],
    [9, 12],
    [13, 18],
    [19, 26],
    [27, 40],
  ]);
  expect(dailyCostManwon(3)).toBe(15.5);
});

test('a city is at most one tier from its country and never off the scale', () => {
  expect([cityTier(1, -1), cityTier(3, 1), cityTier(5, 1)]).toEqual([1, 4, 5]);
});

test('a farther flight never costs less', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 20_000, noNaN: true }),
      fc.double({ min: 0, max: 20_000, noNaN: true }),
      (a, b) => {
        expect(fareEstimateManwon(Math.max(a, b))).toBeGreaterThanOrEqual(fareEstimateManwon(Math.min(a, b)));
      },
    ),
  );
});

test('Seoul to Da Nang is about half a million won; a ride of 100 km has no fare', () => {
  expect(fareEstimateManwon(2981)).toBeCloseTo(49.3, 1);
  expect(fareEstimateManwon(100)).toBe(0);
});
