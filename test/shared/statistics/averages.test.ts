import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { activityBand, averageActivity, averageFlight, totalSpread } from '#shared/statistics/averages.ts';
import { meanOf, spreadOf } from '#shared/statistics/spread.ts';
import { totalBudget } from '#shared/statistics/totals.ts';

const amount = fc.integer({ min: 0, max: 500 });
const budget = fc.record({
  flightBudget: amount,
  accommodationBudget: amount,
  dailyBudget: amount,
  totalDays: fc.integer({ min: 1, max: 30 }),
});
const values = fc.array(
  fc.integer({ min: 0, max: 10_000 }).map((tenths) => tenths / 10),
  { minLength: 1, maxLength: 12 },
);

describe('the total of a trip', () => {
  test('a longer trip costs one more night and one more day', () => {
    fc.assert(
      fc.property(budget, (one) => {
        const longer = totalBudget({ ...one, totalDays: one.totalDays + 1 }) ?? NaN;
        expect(longer - (totalBudget(one) ?? NaN)).toBe(one.accommodationBudget + one.dailyBudget);
      }),
    );
  });

  test('without any days it is the flight, and a dearer flight costs just the difference', () => {
    fc.assert(
      fc.property(budget, amount, (one, more) => {
        expect(totalBudget({ ...one, totalDays: 0 })).toBe(one.flightBudget);
        expect(totalBudget({ ...one, flightBudget: one.flightBudget + more })).toBe((totalBudget(one) ?? NaN) + more);
      }),
    );
  });

  test('38 for the flight, 8 a night and 9 a day make 106 for four days', () => {
    expect(totalBudget({ flightBudget: 38, accommodationBudget: 8, dailyBudget: 9, totalDays: 4 })).toBe(106);
  });

  test('with one part unanswered there is no total, while a zero is an answer', () => {
    const whole = { flightBudget: 0, accommodationBudget: 0, dailyBudget: 0, totalDays: 3 };
    expect(totalBudget(whole)).toBe(0);
    for (const part of Object.keys(whole)) expect(totalBudget({ ...whole, [part]: undefined })).toBeUndefined();
  });
});

describe('activity', () => {
  test('is the mean of those who answered, with one decimal', () => {
    expect(averageActivity([6, 7, undefined, 7])).toMatchObject({ mean: 6.7, answeredBy: 3, of: 4 });
    expect(averageActivity([6, 7])).toMatchObject({ mean: 6.5 });
    expect(averageActivity([2, 2, 2, 2, 2, 2, 2, 3])).toMatchObject({ mean: 2.1 });
  });

  test('of nobody is not zero', () => {
    expect(averageActivity([undefined])).toEqual({
      mean: undefined,
      band: undefined,
      bandCounts: [0, 0, 0, 0, 0],
      answeredBy: 0,
      of: 1,
    });
  });

  test('has five bands, 0-2 3-4 5-6 7-8 9-10', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(activityBand)).toEqual([0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    expect([2.4, 2.5, 4.4, 4.5, 6.4, 6.5, 8.4, 8.5].map(activityBand)).toEqual([0, 1, 1, 2, 2, 3, 3, 4]);
  });

  test('counts each answer in one band, and its mean lies between the lowest and the highest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1, maxLength: 12 }), (levels) => {
        const { mean, band, bandCounts } = averageActivity(levels);
        expect(bandCounts.reduce((sum, count) => sum + count, 0)).toBe(levels.length);
        expect(mean).toBeGreaterThanOrEqual(Math.min(...levels));
        expect(mean).toBeLessThanOrEqual(Math.max(...levels));
        expect(band).toBe(activityBand(mean ?? NaN));
      }),
    );
  });
});

describe('flight and totals', () => {
  test('the flight average leaves out who did not say', () => {
    expect(averageFlight([30, undefined, 46])).toEqual({ mean: 38, answeredBy: 2, of: 3 });
    expect(averageFlight([undefined])).toEqual({ mean: undefined, answeredBy: 0, of: 1 });
    expect(averageFlight([0])).toEqual({ mean: 0, answeredBy: 1, of: 1 });
  });

  test('totals are spread over the members who answered all four parts', () => {
    const of = (flightBudget: number) => ({ flightBudget, accommodationBudget: 10, dailyBudget: 10, totalDays: 3 });
    expect(totalSpread([of(20), of(40), of(60), { flightBudget: 999 }])).toEqual({
      spread: { mean: 100, lowerQuartile: 90, median: 100, upperQuartile: 110 },
      answeredBy: 3,
      of: 4,
    });
    expect(totalSpread([{}])).toEqual({ spread: undefined, answeredBy: 0, of: 1 });
  });
});

describe('mean, median and quartiles', () => {
  test('are those of R (type 7)', () => {
    expect(spreadOf([1, 2, 3, 4])).toEqual({ mean: 2.5, lowerQuartile: 1.75, median: 2.5, upperQuartile: 3.25 });
    expect(spreadOf([9, 1, 5])).toEqual({ mean: 5, lowerQuartile: 3, median: 5, upperQuartile: 7 });
    expect(spreadOf([7])).toEqual({ mean: 7, lowerQuartile: 7, median: 7, upperQuartile: 7 });
    expect(spreadOf([])).toBeUndefined();
    expect(meanOf([])).toBeUndefined();
  });

  test('the order of members does not change their bits', () => {
    fc.assert(
      fc.property(values, (some) => {
        expect(spreadOf([...some].reverse())).toEqual(spreadOf(some));
        expect(meanOf([...some].reverse())).toBe(meanOf(some));
      }),
    );
  });

  test('stand in their order, and move along with everybody', () => {
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), amount, (some, more) => {
        const spread = spreadOf(some) ?? expect.fail();
        const moved = spreadOf(some.map((value) => value + more)) ?? expect.fail();
        expect(spread.lowerQuartile).toBeLessThanOrEqual(spread.median);
        expect(spread.median).toBeLessThanOrEqual(spread.upperQuartile);
        expect(moved.upperQuartile).toBeCloseTo(spread.upperQuartile + more, 9);
        expect(moved.mean).toBeCloseTo(spread.mean + more, 9);
      }),
    );
  });
});
