import { describe, expect, it } from 'vitest';
import coreFile from '#shared/destination/catalogue/core.json' with { type: 'json' };
import type { CompactCore } from '#shared/destination/compact.ts';
import { findCountry, readCore } from '#shared/destination/read-core.ts';
import { strengthFor } from '#shared/destination/strength.ts';
import { betterRange, exploreCities, exploreCountries } from '#shared/explore/answers.ts';
import { offeredOrigins } from '#shared/explore/filters.ts';
import { ranges, tripTypes } from '#shared/travel/options.ts';

const core = readCore(coreFile as unknown as CompactCore);
const day = '2027-04-03';
const everyQuestion = offeredOrigins.flatMap((origin) =>
  ranges.flatMap((range) => tripTypes.map((mainType) => ({ core, day, filters: { origin, range, mainType } }))),
);

describe('a visitor', () => {
  it('sees only countries with a city in the range, unless there are none at all', () => {
    for (const question of everyQuestion) {
      const { countries, isWidened } = exploreCountries(question);
      expect(countries.length).toBeGreaterThan(0);
      if (!isWidened)
        expect(
          countries.every(({ best }) => best.every(({ journey }) => journey?.range === question.filters.range)),
        ).toBe(true);
    }
  });

  it('is sent to the nearest range that has something good, and only when this one has nothing', () => {
    for (const question of everyQuestion) {
      const { range, mainType } = question.filters;
      const { countries, isWidened } = exploreCountries(question);
      const hasGood =
        !isWidened &&
        countries.some(({ country }) =>
          exploreCities(question, country).cities.some(({ city }) => strengthFor(mainType, city.strengths) >= 2),
        );
      const better = betterRange(question);
      if (hasGood) expect(better).toBeUndefined();
      else expect(better).not.toBe(range);
    }
  });

  it('finds every city of a country at any distance, with the score that it has within its own range', () => {
    const china = findCountry(core, 'CN')!;
    const all = exploreCities({ core, day, filters: { origin: 'KR', range: null, mainType: 'ski' } }, china);
    expect(all.cities.length).toBe(core.cities.filter(({ iso2 }) => iso2 === 'CN').length);
    for (const range of ranges) {
      const { cities, isWidened } = exploreCities(
        { core, day, filters: { origin: 'KR', range, mainType: 'ski' } },
        china,
      );
      if (!isWidened)
        for (const { city, score } of cities)
          expect(all.cities.find((one) => one.city.id === city.id)?.score).toBe(score);
    }
  });
});
