import { describe, expect, test } from 'vitest';
import { lastHops } from '#shared/destination/facts/last-hop.ts';
import { homeOf } from '#shared/recommendation/read-home.ts';
import { reachesFrom } from '#shared/recommendation/reach.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

const reachFrom = (country: 'KR' | 'JP' | 'US' | 'GB' | 'ID', airport: string, id: string) =>
  reachesFrom(homeOf(country, airport, core), core).get(id);

describe('where one flies last to a small airport', () => {
  test.each([
    ['KR', 'ICN', 'indonesia/sorong', 18, 24],
    ['KR', 'ICN', 'micronesia/chuuk', 15, 22],
    ['KR', 'ICN', 'malaysia/semporna', 13, 16],
    ['KR', 'ICN', 'indonesia/labuan-bajo', 16, 21],
    ['KR', 'ICN', 'nepal/pokhara', 13, 18],
    ['KR', 'ICN', 'india/leh', 17, 23],
    ['KR', 'ICN', 'india/port-blair', 16, 21],
    ['KR', 'ICN', 'bhutan/thimphu', 15, 20],
    ['KR', 'ICN', 'philippines/siargao', 12.5, 16],
    ['KR', 'ICN', 'philippines/el-nido', 13, 17],
    ['KR', 'ICN', 'philippines/coron', 12.5, 16],
    ['KR', 'ICN', 'vietnam/con-dao', 13, 17],
    ['KR', 'ICN', 'bolivia/uyuni', 33, 48],
    ['KR', 'ICN', 'argentina/el-chalten', 33, 42],
    ['KR', 'ICN', 'french-polynesia/bora-bora', 22, 28],
    ['KR', 'ICN', 'vanuatu/luganville', 19, 26],
    ['KR', 'ICN', 'australia/exmouth', 18, 23],
    ['KR', 'ICN', 'australia/yulara', 18, 22],
    ['KR', 'ICN', 'ecuador/galapagos', 30, 40],
    ['KR', 'ICN', 'canada/yellowknife', 17, 22],
    ['JP', 'HND', 'indonesia/sorong', 18, 24],
    ['JP', 'HND', 'micronesia/chuuk', 14, 20],
    ['JP', 'HND', 'malaysia/semporna', 13.5, 17],
    ['JP', 'HND', 'french-polynesia/bora-bora', 20, 25],
    ['US', 'JFK', 'indonesia/sorong', 30, 38],
    ['US', 'JFK', 'peru/cusco', 16, 21],
    ['US', 'JFK', 'bolivia/uyuni', 20, 28],
    ['US', 'JFK', 'ecuador/galapagos', 18, 24],
    ['US', 'JFK', 'argentina/ushuaia', 21, 27],
    ['US', 'JFK', 'brazil/fernando-de-noronha', 18, 26],
    ['US', 'JFK', 'botswana/kasane', 22, 28],
    ['GB', 'LHR', 'indonesia/sorong', 24, 32],
    ['GB', 'LHR', 'peru/cusco', 18, 24],
    ['GB', 'LHR', 'india/leh', 17, 23],
    ['GB', 'LHR', 'nepal/pokhara', 15, 20],
    ['GB', 'LHR', 'argentina/ushuaia', 22, 29],
    ['GB', 'LHR', 'brazil/fernando-de-noronha', 17, 24],
    ['GB', 'LHR', 'botswana/kasane', 16, 21],
    ['GB', 'LHR', 'ecuador/galapagos', 22, 30],
  ] as const)(
    'as %s from %s, %s is between %d and %d hours, with a change of planes',
    (country, airport, id, least, most) => {
      const reach = reachFrom(country, airport, id);
      expect(reach?.doorHours).toBeGreaterThanOrEqual(least);
      expect(reach?.doorHours).toBeLessThanOrEqual(most);
      expect(reach?.isDirect).toBe(false);
    },
  );

  test('the fare has the last flight, too', () => {
    expect(reachFrom('KR', 'ICN', 'indonesia/sorong')?.fareManwon).toBeGreaterThan(95);
    expect(reachFrom('KR', 'ICN', 'micronesia/chuuk')?.fareManwon).toBeGreaterThan(90);
  });

  test('who lives in the country flies there at once', () => {
    expect(reachFrom('ID', 'CGK', 'indonesia/sorong')?.doorHours).toBeLessThan(9);
  });

  test('every airport of the table is one of the catalogue', () => {
    const gateways = new Set(core.cities.map(({ gateway }) => gateway));
    const entries = lastHops.match(/.{4}/g) ?? [];
    expect(entries.length).toBeGreaterThan(50);
    expect(entries.join('')).toBe(lastHops);
    expect(entries.filter((one) => !/^[A-Z]{3}\d$/.test(one) || !gateways.has(one.slice(0, 3)))).toEqual([]);
  });
});
