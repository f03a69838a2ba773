import { describe, expect, test } from 'vitest';
import { core } from '#server/destination/catalogue.ts';
import { gatewaysOf } from '#shared/destination/facts/usual-gateways.ts';
import { exploreCities } from '#shared/explore/answers.ts';
import { homeOf } from '#shared/recommendation/read-home.ts';
import { reachesFrom } from '#shared/recommendation/reach.ts';
import { mainOrigins, originCountries, ranges } from '#shared/travel/options.ts';

describe('origins', () => {
  test("are the specification's eight, then every other country of the catalogue", () => {
    expect(originCountries.slice(0, 8)).toEqual(['KR', 'JP', 'US', 'CN', 'TW', 'TH', 'SG', 'VN']);
    expect(mainOrigins).toEqual(originCountries.slice(0, 8));
    expect([...originCountries].sort()).toEqual(core.countries.map(({ iso2 }) => iso2).sort());
  });

  test('each has a gateway that the catalogue knows', () => {
    const without = originCountries.filter((country) => {
      const gateways = gatewaysOf(core, country);
      return gateways.length === 0 || !gateways.every((code) => core.gateways.has(code));
    });
    expect(without).toEqual([]);
  });

  test("a country's gateways begin with that of the city that most people visit", () => {
    expect(gatewaysOf(core, 'FR')[0]).toBe('CDG');
    expect(gatewaysOf(core, 'GB')[0]).toBe('LHR');
    expect(gatewaysOf(core, 'AU')[0]).toBe('SYD');
    expect(gatewaysOf(core, 'HK')).toEqual(['HKG']);
  });

  test('who names an airport there sets out from it', () => {
    expect(homeOf('DE', 'Munich (MUC)', core)).toMatchObject({ airports: ['MUC'], homeId: 'germany/munich' });
    expect(homeOf('HK', null, core)).toMatchObject({ airports: ['HKG'], homeId: 'hong-kong/hong-kong' });
  });

  test.each(['HK', 'DE', 'AU', 'CA', 'BR'] as const)(
    'who sets out from %s is sent abroad as far as they asked',
    (origin) => {
      for (const range of ranges.filter((one) => one !== 'domestic')) {
        const filters = { origin, range, mainType: 'sightseeing' as const };
        const { cities, isWidened } = exploreCities({ filters, core, day: '2026-11-24' }, null);
        const reaches = reachesFrom(homeOf(origin, null, core), core);
        const ways = cities.slice(0, 10).map(({ city }) => [city.iso2 === origin, reaches.get(city.id)?.range]);
        expect([isWidened, ways]).toEqual([false, ways.map(() => [false, range])]);
        expect(ways.length).toBeGreaterThan(2);
      }
    },
  );
});
