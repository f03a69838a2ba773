import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { rankCities } from '#shared/recommendation/cities.ts';
import { rankCountries } from '#shared/recommendation/countries.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { utility } from '#shared/recommendation/utility.ts';
import { core as full, encoded } from './catalogue.ts';
import { rowsOf, someFriend, someSimple, today } from './groups.ts';
import { plainUtility, plainScores } from './plain.ts';
import { draws } from '#test/setup/draws.ts';

const core = encoded(full, 4);
const cityIds = core.cities.map(({ id }) => id);
vi.setConfig({ testTimeout: 60_000 });

const somebody = fc
  .record({
    friend: someFriend,
    simple: fc.option(someSimple, { nil: undefined }),
    ratings: fc.dictionary(fc.constantFrom(...cityIds), fc.integer({ min: 1, max: 5 }), { maxKeys: 3 }),
  })
  .map(({ friend, simple, ratings }) => ({ ...friend, simple, ratings }));
const someChange = fc.constantFrom({}, { days: 1 }, { days: -1 }, { ceilingManwon: 10 }, { slack: 1 });

test('the fast ranking is the plain one, bit for bit', () => {
  const groups = draws(200, 50);
  let judged = 0;
  fc.assert(
    fc.property(fc.array(somebody, { maxLength: 12 }), someChange, (friends, change) => {
      const profile = profileOfGroup(rowsOf(friends), core, today, change);
      const ranked = rankCities(profile);
      for (const { city, utilities, score, prior, worksNotFor } of ranked.cities) {
        judged += 1;
        expect({ utilities, score, prior, worksNotFor }).toEqual(plainScores(profile, city));
      }
      for (const { best, score, prior, utilities, worksNotFor } of rankCountries(profile, ranked)) {
        const [first, ...others] = best;
        if (!first) throw new Error('a country without a city');
        expect(prior).toBe(first.prior);
        expect(score).toBeGreaterThanOrEqual(Math.max(first.score, ...others.map((one) => one.score)));
        if (score === first.score) expect([utilities, worksNotFor]).toEqual([first.utilities, first.worksNotFor]);
      }
    }),
    { numRuns: groups },
  );
  expect(judged).toBeGreaterThan(25 * groups);
});

test('the utility is the plain one, for any fits', () => {
  const someFit = fc.option(fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.03, 0.7, 1)), {
    nil: undefined,
  });
  const someFits = fc.record({
    tripType: someFit,
    budget: someFit,
    wishes: someFit,
    reach: someFit,
    destinationType: someFit,
    season: someFit,
    pace: someFit,
    pull: someFit,
  });
  fc.assert(
    fc.property(someFits, (fits) => {
      expect(utility(fits)).toBe(plainUtility(fits));
    }),
    { numRuns: 3_000 },
  );
});
