import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budgetBand } from '#shared/money/budget-band.ts';
import { budgetPicture } from '#shared/money/budget-picture.ts';
import { budgetStrip } from '#shared/money/budget-strip.ts';
import { coarseMean, coarseSpread } from '#shared/money/private-budget.ts';
import { someInterval } from './prices.ts';

const shown = (min: number, max: number) => ({ interval: { min, max }, isPrivate: false });
const hidden = (min: number, max: number) => ({ interval: { min, max }, isPrivate: true });
const answer = fc.option(fc.record({ interval: someInterval, isPrivate: fc.boolean() }), { nil: undefined });
const answers = fc.array(answer, { maxLength: 8 });

describe('with nothing private', () => {
  test('the group sees everything, and how many answered', () => {
    const picture = budgetPicture([shown(52, 87), undefined, shown(61, 94)]);
    const intervals = [{ min: 52, max: 87 }, { min: 61, max: 94 }];
    expect(picture).toEqual({ kind: 'exact', answeredBy: 2, of: 3, band: budgetBand(intervals), cells: budgetStrip(intervals) });
  });

  test('nobody has no band and no strip', () => {
    expect(budgetPicture([undefined])).toEqual({ kind: 'exact', answeredBy: 0, of: 1, band: undefined, cells: [] });
  });
});

describe('with one private budget', () => {
  test('a band of three is rounded to 5, and the strip begins and ends where three can be told', () => {
    const { kind, band, cells } = budgetPicture([hidden(32, 88), shown(51, 93), shown(63, 120)]);
    expect(kind).toBe('coarse');
    expect(band).toEqual({ min: 65, max: 90, isMinOpen: false, isMaxOpen: false, headCount: 3 });
    expect(cells).toEqual([
      { from: 60, to: 70, headCount: 3 },
      { from: 70, to: 80, headCount: 3 },
      { from: 80, to: 90, headCount: 3 },
    ]);
  });

  test('a band of two is not told at all', () => {
    expect(budgetPicture([hidden(50, 90), shown(60, 100)])).toEqual({ kind: 'coarse', answeredBy: 2, of: 2, band: undefined, cells: [] });
  });

  test('between two told cells a hidden one has no count', () => {
    const three = [shown(50, 60), shown(50, 60), hidden(50, 60), shown(70, 80), shown(70, 80), shown(70, 80)];
    expect(budgetPicture(three).cells.map((cell) => cell.headCount)).toEqual([3, undefined, 3]);
  });

  test('nothing is told below three contributors, and every amount is a multiple of 5', () => {
    fc.assert(
      fc.property(answers, (some) => {
        const { kind, band, cells } = budgetPicture(some);
        expect(kind).toBe(some.some((one) => one?.isPrivate) ? 'coarse' : 'exact');
        if (kind === 'exact') return;
        const amounts = [band?.min, band?.max, ...cells.flatMap((cell) => [cell.from, cell.to])].filter((one) => one !== undefined);
        expect(amounts.filter((one) => one !== Infinity).every((one) => one % 5 === 0)).toBe(true);
        expect([band, ...cells].every((one) => (one?.headCount ?? 3) >= 3)).toBe(true);
        expect(cells.length === 0 || (cells[0]?.headCount !== undefined && cells.at(-1)?.headCount !== undefined)).toBe(true);
      }),
    );
  });

  test('the rounded band is at most half of 5 off the true one', () => {
    fc.assert(
      fc.property(answers, (some) => {
        const given = some.filter((one) => one !== undefined).map((one) => ({ ...one, isPrivate: true }));
        const exact = budgetBand(given.map((one) => one.interval));
        const { band } = budgetPicture(given);
        if (!band || !exact) return;
        expect(Math.abs(band.min - exact.min)).toBeLessThanOrEqual(2.5);
        expect(exact.max === band.max || Math.abs(band.max - exact.max) <= 2.5).toBe(true);
      }),
    );
  });

  test('it does not matter who answered first', () => {
    fc.assert(
      fc.property(answers, (some) => {
        expect(budgetPicture([...some].reverse())).toEqual(budgetPicture(some));
      }),
    );
  });
});

describe('averages beside private budgets', () => {
  test('are rounded to 5 from three contributors on, and untold below', () => {
    expect(coarseMean(38, 3)).toBe(40);
    expect(coarseMean(37.4, 3)).toBe(35);
    expect(coarseMean(38, 2)).toBeUndefined();
    expect(coarseMean(undefined, 0)).toBeUndefined();
  });

  test('leave out the median, which may be one member’s own amount', () => {
    const spread = { mean: 101, lowerQuartile: 88, median: 99, upperQuartile: 121 };
    expect(coarseSpread(spread, 3)).toEqual({ mean: 100, lowerQuartile: 90, upperQuartile: 120 });
    expect(coarseSpread(spread, 2)).toBeUndefined();
    expect(coarseSpread(undefined, 0)).toBeUndefined();
  });
});
