import { describe, expect, it } from 'vitest';
import { findCountry } from '#shared/destination/core/read-core.ts';
import { strengthFor } from '#shared/destination/strength.ts';
import { betterRange, exploreCities, exploreCountries, prepareAnswers } from '#shared/explore/answers.ts';
import { offeredOrigins } from '#shared/explore/filters.ts';
import { whole } from '#shared/kernel/pieces.ts';
import { ranges, tripTypes } from '#shared/travel/options.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

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
          countries.every(({ best }) =>
            best.every(({ journey }) => (journey?.range ?? 'domestic') === question.filters.range),
          ),
        ).toBe(true);
    }
  });

  it('sees of a country the score of its best city, as its page says', () => {
    for (const question of everyQuestion.filter((_, index) => index % 7 === 0))
      for (const country of core.countries) {
        const { cities, topScore } = exploreCities(question, country);
        expect(topScore, country.id).toBe(cities[0]?.score ?? null);
      }
  });

  it('sees the score of a city that its page says, in every range: nothing there takes the place of what is asked', () => {
    for (const origin of offeredOrigins)
      for (const month of [1, 7])
        for (const mainType of tripTypes) {
          const filters = { origin, mainType };
          const onPage = new Map(
            exploreCities({ core, day, month, filters: { ...filters, range: null } }, null).cities.map((one) => [
              one.city.id,
              one.score,
            ]),
          );
          for (const range of ranges) {
            const found = exploreCities({ core, day, month, filters: { ...filters, range } }, null);
            if (!found.isWidened)
              for (const { city, score } of found.cities) expect(score, city.id).toBe(onPage.get(city.id));
          }
        }
  });

  it('is told the way by land where people go by land, and a flight to an island', () => {
    const found = exploreCities(
      { core, day, filters: { origin: 'KR', range: 'domestic', mainType: 'sightseeing' } },
      findCountry(core, 'south-korea') ?? expect.fail(),
    ).cities;
    const wayTo = (id: string) => found.find(({ city }) => city.id === id)?.journey;
    expect(wayTo('south-korea/jeonju')).toMatchObject({ hours: 0, doorHours: 2.5 });
    expect(wayTo('south-korea/jeju')?.hours).toBeGreaterThan(0);
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

  it('finds all cities of all countries in a range, not the three best of each', () => {
    for (const question of everyQuestion.filter((_, index) => index % 7 === 0)) {
      const { cities, isWidened } = exploreCities(question, null);
      const ofCountries = core.countries.flatMap((country) => {
        const own = exploreCities(question, country);
        return own.isWidened ? [] : own.cities;
      });
      if (!isWidened)
        expect(cities.map(({ city }) => city.id).sort()).toEqual(ofCountries.map(({ city }) => city.id).sort());
      expect(cities.map(({ score }) => score)).toEqual(cities.map(({ score }) => score).sort((a, b) => b - a));
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

/** Counts how often it is asked. */
class Counted<K, V> extends Map<K, V> {
  count = 0;
  override get(key: K): V | undefined {
    this.count += 1;
    return super.get(key);
  }
}
const counted = () => {
  const gateways = new Counted(core.gateways);
  const cities = new Counted(core.facts.cities);
  return { core: { ...core, gateways, facts: { ...core.facts, cities } }, gateways, cities };
};

describe('what is reckoned ahead of an answer', () => {
  it.each([
    { origin: 'KR', range: null, mainType: 'golf' },
    { origin: 'JP', range: 'intl_short', mainType: 'ski' },
    { origin: 'US', range: null, mainType: 'sightseeing' },
  ] as const)('leaves the answer as it is, and little to reckon: %j', (filters) => {
    const question = { filters, day, month: 2 };
    const japan = findCountry(core, 'JP')!;
    const ask = (of: typeof core) => exploreCities({ ...question, core: of }, japan);
    const [fresh, ahead] = [counted(), counted()];
    const answer = ask(fresh.core);
    whole(prepareAnswers({ ...question, core: ahead.core }));
    const before = [ahead.gateways.count, ahead.cities.count];
    expect(ask(ahead.core)).toEqual(answer);
    expect(ahead.gateways.count - before[0]!).toBeLessThan(fresh.gateways.count / 10);
    expect(ahead.cities.count - before[1]!).toBeLessThan(fresh.cities.count / 2);
  });

  it('stops between its parts', () => {
    const filters = { origin: 'KR', range: null, mainType: 'golf' } as const;
    expect([...prepareAnswers({ core, filters })].length).toBeGreaterThanOrEqual(3);
  });
});
