import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCivilDate } from '#shared/calendar/civil-date.ts';
import { fromManwon, RATES_DATE, toManwon, WON_PER_UNIT } from '#shared/money/currency.ts';
import { currencies } from '#shared/travel/options.ts';

describe('conversion', () => {
  test('ten thousand won are one', () => {
    expect(toManwon(10_000, 'KRW')).toBe(1);
    expect(toManwon(1_000_000, 'KRW')).toBe(100);
    expect(fromManwon(50, 'KRW')).toBe(500_000);
  });

  test('a dollar is worth more than a yuan, a yuan more than a yen, a yen more than a won', () => {
    expect([...currencies].sort((a, b) => WON_PER_UNIT[b] - WON_PER_UNIT[a])).toEqual(['USD', 'CNY', 'JPY', 'KRW']);
  });

  test('there and back is the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.constantFrom(...currencies), (amount, currency) => {
        expect(fromManwon(toManwon(amount, currency), currency) / Math.max(1, amount)).toBeCloseTo(
          amount === 0 ? 0 : 1,
          12,
        );
      }),
    );
  });

  test('more is worth more, and twice as much twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...currencies), (amount, currency) => {
        expect(toManwon(amount + 1, currency)).toBeGreaterThan(toManwon(amount, currency));
        expect(toManwon(2 * amount, currency)).toBe(2 * toManwon(amount, currency));
      }),
    );
  });
});

test('the table has a date and a rate for each currency of the survey', () => {
  expect(isCivilDate(RATES_DATE)).toBe(true);
  expect(Object.keys(WON_PER_UNIT).sort()).toEqual([...currencies].sort());
});
