import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { budgetBand } from '#shared/money/budget-band.ts';
import { answeredOf, budgetPicture, bandToPublish } from '#shared/money/budget-picture.ts';
import { budgetStrip } from '#shared/money/budget-strip.ts';
import { isEmpty, type PriceInterval } from '#shared/money/price-interval.ts';
import { coarseMean, coarseSpread } from '#shared/money/private-budget.ts';
import { accepts, someInterval } from './prices.ts';

const someIntervals = fc.array(someInterval, { maxLength: 8 });
const told = { min: 65, max: 90, headCount: 3, answeredBy: 4 };

describe('with nothing private', () => {
  test('the group sees everything, and how many answered', () => {
    const intervals = [
      { min: 52, max: 87 },
      { min: 61, max: 94 },
    ];
    expect(budgetPicture([intervals[0], undefined, intervals[1]], undefined)).toEqual({
      kind: 'exact',
      answeredBy: 2,
      left: 0,
      of: 3,
      band: budgetBand(intervals),
      cells: budgetStrip(intervals),
    });
  });

  test('nobody has no band and no strip', () => {
    expect(budgetPicture([undefined], undefined)).toEqual({
      kind: 'exact',
      answeredBy: 0,
      left: 0,
      of: 1,
      band: undefined,
      cells: [],
    });
  });

  test('a band that is still there from a private time is not shown', () => {
    expect(budgetPicture([{ min: 1, max: 2 }], told).band).toMatchObject({ min: 1, max: 2 });
  });
});

describe('with one private budget', () => {
  test("only the server's band is shown: no strip, and none of the open amounts either", () => {
    expect(budgetPicture(['private', { min: 51, max: 93 }, undefined], told)).toEqual({
      kind: 'withheld',
      answeredBy: 4,
      left: 0,
      of: 3,
      band: told,
      cells: [],
    });
  });

  test("without the server's band only the number of answers is shown", () => {
    expect(budgetPicture(['private', { min: 51, max: 93 }, undefined], undefined)).toEqual({
      kind: 'withheld',
      answeredBy: 2,
      left: 0,
      of: 3,
      band: undefined,
      cells: [],
    });
  });
});

describe('with one private budget and three open ones', () => {
  const open = [
    { min: 50, max: 100 },
    { min: 50, max: 100 },
    { min: 60, max: 90 },
  ];

  test('the open ones are shown without it where the server publishes no band', () => {
    const picture = budgetPicture([...open, 'private', undefined], undefined);
    expect(picture).toEqual({
      kind: 'open',
      answeredBy: 3,
      left: 1,
      of: 5,
      band: budgetBand(open),
      cells: budgetStrip(open),
    });
    expect(answeredOf(picture)).toEqual({ answeredBy: 4, of: 5 });
  });

  test("the server's band comes before them", () => {
    expect(budgetPicture([...open, 'private'], told)).toMatchObject({ kind: 'withheld', band: told, cells: [] });
  });
});

describe('the band that the server publishes', () => {
  test('is rounded to 5, both ends in it', () => {
    expect(
      bandToPublish([
        { min: 32, max: 88 },
        { min: 51, max: 93 },
        { min: 63, max: 120 },
      ]),
    ).toEqual({ min: 65, max: 90, headCount: 3, answeredBy: 3 });
  });

  test('is nothing while fewer than three agree', () => {
    expect(
      bandToPublish([
        { min: 50, max: 90 },
        { min: 60, max: 100 },
      ]),
    ).toBeUndefined();
    expect(
      bandToPublish([
        { min: 0, max: 10 },
        { min: 20, max: 30 },
        { min: 40, max: 50 },
        { min: 60, max: 70 },
      ]),
    ).toBeUndefined();
    expect(bandToPublish([])).toBeUndefined();
  });

  test('agrees with an oracle that tries every price', () => {
    fc.assert(
      fc.property(someIntervals, (intervals) => {
        const band = bandToPublish(intervals);
        const oracle = bestRun(intervals);
        if (oracle === undefined || oracle.headCount < 3) expect(band).toBeUndefined();
        else {
          expect(band?.headCount).toBe(oracle.headCount);
          expect(band?.answeredBy).toBe(intervals.filter((one) => !isEmpty(one)).length);
          expect(Math.abs((band?.min ?? NaN) - oracle.from)).toBeLessThanOrEqual(2.5);
          if (band?.max !== Infinity) expect(Math.abs((band?.max ?? NaN) - oracle.to)).toBeLessThanOrEqual(2.5);
          else expect(intervals.filter((one) => one.max === Infinity).length).toBeGreaterThanOrEqual(oracle.headCount);
        }
      }),
    );
  });

  test('has no amount that is not a multiple of 5, and no head count below three', () => {
    fc.assert(
      fc.property(someIntervals, (intervals) => {
        const band = bandToPublish(intervals);
        if (!band) return;
        expect([band.min, band.max].filter(Number.isFinite).every((one) => one % 5 === 0)).toBe(true);
        expect(band.headCount).toBeGreaterThanOrEqual(3);
      }),
    );
  });

  test('does not depend on who answered first', () => {
    fc.assert(
      fc.property(someIntervals, (intervals) => {
        expect(bandToPublish([...intervals].reverse())).toEqual(bandToPublish(intervals));
      }),
    );
  });
});

/** Every end of an interval and every middle between two: the first run of them that most accept. */
function bestRun(intervals: readonly PriceInterval[]): { from: number; to: number; headCount: number } | undefined {
  const given = intervals.filter((one) => !isEmpty(one));
  const ends = [...new Set(given.flatMap(({ min, max }) => [min, max]))].filter(Number.isFinite).sort((a, b) => a - b);
  const tried = [...ends.flatMap((end, index) => [end, (end + (ends[index + 1] ?? end + 2)) / 2])];
  const counts = tried.map((price) => given.filter((one) => accepts(one, price)).length);
  const most = Math.max(0, ...counts);
  if (most === 0) return undefined;
  const first = counts.indexOf(most);
  let last = first;
  while (counts[last + 1] === most) last += 1;
  // An open end lies at the next end that was tried, a middle between the two.
  const isEnd = (index: number) => index % 2 === 0;
  const from = isEnd(first) ? tried[first] : tried[first - 1];
  const to = isEnd(last) ? tried[last] : tried[last + 1];
  return { from: from ?? 0, to: to ?? Infinity, headCount: most };
}

describe('averages beside private budgets', () => {
  test('are rounded to 5 from three contributors on, and not shown below', () => {
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
