import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budgetBand } from '#shared/money/budget-band.ts';
import { tierInterval } from '#shared/money/budget-tier.ts';
import type { PriceInterval } from '#shared/money/price-interval.ts';
import { priceSteps } from '#shared/money/price-steps.ts';
import { accepts, allPrices, someInterval, someIntervals } from './prices.ts';

const countAt = (intervals: readonly PriceInterval[], price: number) =>
  intervals.filter((interval) => accepts(interval, price)).length;

describe('against a scan of prices', () => {
  test('the band is the first run of prices that most members accept', () => {
    fc.assert(
      fc.property(someIntervals, (intervals) => {
        const counts = allPrices.map((price) => countAt(intervals, price));
        const most = Math.max(...counts);
        const from = counts.indexOf(most);
        const after = counts.findIndex((count, index) => index > from && count < most);
        const run = most === 0 ? [] : allPrices.slice(from, after === -1 ? undefined : after);
        const band = budgetBand(intervals);
        expect(band?.headCount ?? 0).toBe(most);
        expect(band ? allPrices.filter((price) => accepts(band, price)) : []).toEqual(run);
      }),
    );
  });

  test('the steps have the head-count of every price, and nothing where nobody is', () => {
    fc.assert(
      fc.property(someIntervals, (intervals) => {
        const steps = priceSteps(intervals);
        for (const price of allPrices) {
          const holding = steps.filter((step) => accepts(step, price));
          expect(holding.map((step) => step.headCount)).toEqual(
            [countAt(intervals, price)].filter((count) => count > 0),
          );
        }
      }),
    );
  });
});

describe('laws', () => {
  test('it does not matter who answered first', () => {
    fc.assert(
      fc.property(someIntervals, (intervals) => {
        expect(priceSteps([...intervals].reverse())).toEqual(priceSteps(intervals));
      }),
    );
  });

  test('one more answer never lowers the head-count of the band', () => {
    fc.assert(
      fc.property(someIntervals, someInterval, (intervals, one) => {
        expect(budgetBand([...intervals, one])?.headCount).toBeGreaterThanOrEqual(
          budgetBand(intervals)?.headCount ?? 0,
        );
      }),
    );
  });

  test('a group in which everybody has a twin has the same band with twice the people', () => {
    fc.assert(
      fc.property(someIntervals, (intervals) => {
        const band = budgetBand(intervals);
        expect(budgetBand([...intervals, ...intervals])).toEqual(band && { ...band, headCount: band.headCount * 2 });
      }),
    );
  });
});

describe('examples', () => {
  test('80 to 90 suits all five', () => {
    const five = [
      { min: 50, max: 90 },
      { min: 60, max: 100 },
      { min: 80, max: 140 },
      { min: 70, max: 120 },
      { min: 50, max: 100 },
    ];
    expect(budgetBand(five)).toEqual({ min: 80, max: 90, isMinOpen: false, isMaxOpen: false, headCount: 5 });
  });

  test('two who meet in one price have a band of one price', () => {
    expect(
      budgetBand([
        { min: 50, max: 100 },
        { min: 100, max: 150 },
      ]),
    ).toMatchObject({ min: 100, max: 100, headCount: 2 });
  });

  test('mid stops short of 100 and high begins with it, so the two never meet; the cheaper is named', () => {
    expect(budgetBand([tierInterval('high'), tierInterval('low')])).toMatchObject({
      min: 0,
      max: 50,
      isMaxOpen: true,
      headCount: 1,
    });
    expect(budgetBand([tierInterval('mid'), tierInterval('high')])).toMatchObject({ min: 50, max: 200, headCount: 1 });
  });

  test('luxury has no ceiling and does not begin with 200', () => {
    expect(budgetBand([tierInterval('luxury')])).toEqual({
      min: 200,
      max: Infinity,
      isMinOpen: true,
      isMaxOpen: false,
      headCount: 1,
    });
  });

  test('nobody has no band, and neither has somebody whose least is more than their most', () => {
    expect(budgetBand([])).toBeUndefined();
    expect(budgetBand([{ min: 90, max: 80 }])).toBeUndefined();
    expect(
      budgetBand([
        { min: 90, max: 80 },
        { min: 50, max: 100 },
      ]),
    ).toMatchObject({ min: 50, max: 100, headCount: 1 });
  });
});
