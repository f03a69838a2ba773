import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fits, features, weights } from '#shared/recommendation/features.ts';
import { calibrated, groupScore, shown } from '#shared/recommendation/group-score.ts';
import { ratingSummary, withRating } from '#shared/recommendation/ratings.ts';
import { shrunk } from '#shared/recommendation/prior.ts';
import type { Traveller } from '#shared/recommendation/traveller.ts';
import { tripTypeMix } from '#shared/recommendation/trip-type-mix.ts';
import { utility } from '#shared/recommendation/utility.ts';
import { core } from './catalogue.ts';
import { travellersOf } from '#shared/recommendation/travellers.ts';
import { rowsOf } from './groups.ts';

const opinions = (...us: number[]) => us.map((u) => Math.round(u * 1e9));
const g = (...us: number[]) => (groupScore(opinions(...us))?.score ?? 0) / 1e9;

describe('the utility of a member', () => {
  const someFits: fc.Arbitrary<Fits> = fc.record(
    Object.fromEntries(
      features.map((feature) => [feature, fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { nil: undefined })]),
    ),
  );

  test('is the weighted geometric mean of what is known, from 0.03 to 1', () => {
    fc.assert(
      fc.property(someFits, (fits) => {
        const known = features.flatMap((feature) =>
          fits[feature] === undefined ? [] : [{ f: Math.max(fits[feature], 0.03), w: weights[feature] }],
        );
        const weight = known.reduce((sum, { w }) => sum + w, 0);
        const plain = known.reduce((product, { f, w }) => product * f ** (w / weight), 1);
        if (known.length === 0) expect(utility(fits)).toBeUndefined();
        else expect(Math.abs((utility(fits) ?? 0) / 1e9 - plain)).toBeLessThan(2e-9);
      }),
    );
  });

  test('the weights add up to 1', () => {
    expect(Math.round(features.reduce((sum, feature) => sum + weights[feature], 0) * 1e9)).toBe(1e9);
    expect(weights).toEqual({
      wishes: 0.29,
      tripType: 0.18,
      pull: 0.13,
      budget: 0.15,
      reach: 0.09,
      season: 0.09,
      destinationType: 0.05,
      pace: 0.02,
    });
  });

  test('a need that is not met at all is not bought back by the others', () => {
    const missed = (utility({ wishes: 0, budget: 1, reach: 1 }) ?? 0) / 1e9;
    expect(missed).toBeLessThan(0.2);
    expect(utility({ tripType: 0 })).toBe(30_000_000);
  });
});

describe('the group', () => {
  test('is the harmonic mean: between the worst-off and the average', () => {
    expect(g(0.5)).toBeCloseTo(0.5, 8);
    expect(g(1, 0.25)).toBeCloseTo(0.4, 8);
    expect(g(1, 0.03)).toBeCloseTo(2 / (1 + 20), 8);
    expect(groupScore([])).toBeUndefined();
  });

  test('more for one and no less for anybody is never worse, and noticeably more is better', () => {
    const someU = fc.integer({ min: 50, max: 1000 }).map((thousandth) => thousandth / 1000);
    fc.assert(
      fc.property(
        fc.array(someU, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        fc.integer({ min: 1, max: 900 }),
        (us, pick, more) => {
          const member = pick % us.length;
          const better = us.map((u, index) => (index === member ? Math.min(1, u + more / 1000) : u));
          if (better[member] === us[member]) return;
          expect(g(...better)).toBeGreaterThan(g(...us));
        },
      ),
    );
  });

  test('a broken hard limit is told, and costs up to half where somebody is left cold', () => {
    const broken = (u: number) => groupScore([u * 1e9], [true]);
    expect(broken(0.5)).toEqual({ score: 500_000_000, worksNotFor: 1 });
    expect(broken(0.15)).toEqual({ score: 112_500_000, worksNotFor: 1 });
    expect(groupScore(opinions(0.15))).toEqual({ score: 150_000_000, worksNotFor: 0 });
  });

  test('is shown out of ten, one decimal', () => {
    expect([0, 123_456_789, 949_999_999, 960_000_000, 1e9].map(shown)).toEqual([0, 1.2, 9.4, 9.5, 9.9]);
  });

  test('the first ten of a list differ by .8 at least, in the same order, and equal ones stay equal', () => {
    const someScores = fc
      .array(fc.integer({ min: 0, max: 1e9 }), { minLength: 10, maxLength: 30 })
      .map((scores) => scores.sort((a, b) => b - a));
    fc.assert(
      fc.property(someScores, (scores) => {
        const show = calibrated(scores);
        const said = scores.map(show);
        expect(said).toEqual([...said].sort((a, b) => b - a));
        expect(said.every((one) => one >= 0 && one <= 9.9)).toBe(true);
        const [first = 0, tenth = 0] = [said[0], said[9]];
        if (scores[0] === scores[9]) expect(first).toBe(tenth);
        else if (first >= 0.9) expect(first - tenth).toBeGreaterThan(0.79);
      }),
    );
    expect([8e8, 79e7, 78e7].map(calibrated([8e8, ...Array<number>(9).fill(79e7), 78e7]))).toEqual([7.9, 7.1, 7]);
  });

  test('what is better than the first of the list, as something proposed from elsewhere, stays within ten and above it', () => {
    const show = calibrated([8e8, ...Array<number>(9).fill(79e7)]);
    expect([1e9, 95e7, 8e8].map(show)).toEqual([9.9, 9.4, 7.9]);
  });

  test('before everyone has answered it leans on the prior: (k G + prior) / (k + 1)', () => {
    expect(shrunk(800, 200, { k: 0, n: 3 })).toBe(Math.round(200));
    expect(shrunk(800, 200, { k: 1, n: 3 })).toBe(500);
    expect(shrunk(800, 200, { k: 2, n: 3 })).toBe(600);
    expect(shrunk(800, 200, { k: 3, n: 3 })).toBe(800);
    expect(shrunk(undefined, 200, { k: 0, n: 0 })).toBe(200);
  });
});

describe('hearts', () => {
  const given = (...ratings: (number | undefined)[]): Traveller[] =>
    travellersOf(rowsOf(ratings.map((rating) => (rating ? { ratings: { here: rating } } : {}))), core);

  test('weigh three times what the answers suggest, for that member', () => {
    expect(withRating(500_000_000, 5)).toBe(Math.round(((0.33 * 0.5 + 1) / 1.33) * 1e9));
    expect(withRating(500_000_000, 1)).toBe(Math.round(((0.33 * 0.5) / 1.33) * 1e9));
    expect(withRating(500_000_000, undefined)).toBe(500_000_000);
    expect(withRating(undefined, 3)).toBe(500_000_000);
    expect(withRating(30_000_000, 1)).toBe(30_000_000);
    expect(withRating(undefined, undefined)).toBeUndefined();
  });

  test('four or five never lower what the answers suggest, one or two never raise it, and one more never lowers it', () => {
    expect(withRating(900_000_000, 4)).toBe(900_000_000);
    expect(withRating(100_000_000, 2)).toBe(100_000_000);
    expect(withRating(900_000_000, 3)).toBe(Math.round(((0.33 * 0.9 + 0.5) / 1.33) * 1e9));
    fc.assert(
      fc.property(fc.integer({ min: 30_000_000, max: 1_000_000_000 }), (utility) => {
        const [one = 0, two = 0, three = 0, four = 0, five = 0] = [1, 2, 3, 4, 5].map((h) => withRating(utility, h));
        expect([one, two, three, four, five].toSorted((a, b) => a - b)).toEqual([one, two, three, four, five]);
        expect(two).toBeLessThanOrEqual(utility);
        expect(four).toBeGreaterThanOrEqual(utility);
      }),
    );
  });

  test('"everyone": all members, nobody below 3', () => {
    const everyone = (...ratings: (number | undefined)[]) => ratingSummary(given(...ratings), 'here').isLikedByEveryone;
    expect([everyone(3, 4, 5), everyone(3, 4, undefined), everyone(2, 5), everyone(), everyone(undefined)]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('"divisive": a standard deviation of 1.2 or more', () => {
    const divisive = (...ratings: number[]) => ratingSummary(given(...ratings), 'here').isDivisive;
    // sd of 1, 3 is 1; of 1, 4 is 1.5; of 2, 2, 5, 5, 3 is 1.36; of 1, 3, 3, 4, 4 is 1.095.
    expect([divisive(1, 3), divisive(1, 4), divisive(2, 2, 5, 5, 3), divisive(1, 3, 3, 4, 4), divisive(1)]).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });

  test('the rating is the mean of hearts, and empty before any; n of N rated', () => {
    expect(ratingSummary(given(5, 4, 4, undefined), 'here')).toMatchObject({ rating: 4.3, rated: 3, of: 4 });
    expect(ratingSummary(given(5), 'elsewhere')).toMatchObject({
      rating: null,
      rated: 0,
      of: 1,
      isLikedByEveryone: false,
      isDivisive: false,
    });
  });
});

describe('the trip-type mix', () => {
  const mix = (...answers: Parameters<typeof tripTypeMix>[0]) =>
    Object.fromEntries(tripTypeMix(answers).map(({ type, share }) => [type, Math.round(share * 1e6) / 1e6]));

  test('is (survey share + half the approval share) / 1.5', () => {
    expect(mix({ mainType: 'golf', approved: ['ski'] }, { mainType: 'ski', approved: ['ski'] })).toEqual({
      golf: 0.333333,
      ski: 0.666667,
    });
  });

  test('two approvals do not outvote one', () => {
    expect(
      mix({ mainType: undefined, approved: ['ski', 'golf'] }, { mainType: undefined, approved: ['relax'] }),
    ).toEqual({ relax: 0.5, ski: 0.25, golf: 0.25 });
  });

  test('what nobody was asked weighs nothing', () => {
    expect(mix({ mainType: 'golf', approved: [] }, { mainType: undefined, approved: [] })).toEqual({ golf: 1 });
    expect(mix()).toEqual({});
  });
});
