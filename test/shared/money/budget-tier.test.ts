import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tierInterval } from '#shared/money/budget-tier.ts';
import { isEmpty } from '#shared/money/price-interval.ts';
import { budgetTiers } from '#shared/travel/options.ts';
import { accepts } from './prices.ts';

const tiersOf = (amount: number) => budgetTiers.filter((tier) => accepts(tierInterval(tier), amount));

describe('tiers in ten thousand won', () => {
  test('under 50 is low, under 100 mid, up to and with 200 high, and beyond it luxury', () => {
    expect([0, 49.9, 50, 99.9, 100, 200, 200.1, 5_000].flatMap(tiersOf)).toEqual([
      'low',
      'low',
      'mid',
      'mid',
      'high',
      'high',
      'luxury',
      'luxury',
    ]);
  });

  test('every amount lies in the interval of one tier', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.constantFrom(0, 50, 100, 200), fc.double({ min: 0, max: 400, noNaN: true })),
        (amount) => {
          expect(tiersOf(amount)).toHaveLength(1);
        },
      ),
    );
  });
});

describe('an interval', () => {
  test('has its ends unless they are open', () => {
    expect([49, 50, 100, 101].map((price) => accepts({ min: 50, max: 100 }, price))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    const open = { min: 50, max: 100, isMinOpen: true, isMaxOpen: true };
    expect([50, 51, 99, 100].map((price) => accepts(open, price))).toEqual([false, true, true, false]);
  });

  test('is empty upside down, or as a single price with an open end', () => {
    expect(isEmpty({ min: 80, max: 80 })).toBe(false);
    expect(isEmpty({ min: 80, max: 80, isMaxOpen: true })).toBe(true);
    expect(isEmpty({ min: 80, max: 79 })).toBe(true);
  });
});
