import { describe, expect, test } from 'vitest';
import { hasMonth, seasons, skiMonths } from '#shared/destination/season.ts';
import { nonstopFromTown } from '#shared/destination/facts/ways.ts';
import { usualHome } from '#shared/recommendation/home.ts';
import { islandOf } from '#shared/destination/islands.ts';
import { cityMonths } from '#shared/explore/city-months.ts';
import { cityStrengths } from '#shared/explore/city-strengths.ts';
import { cityWays } from '#shared/explore/city-ways.ts';
import { offeredOrigins } from '#shared/explore/filters.ts';
import { neighboursOf, type Neighbour } from '#shared/explore/neighbours.ts';
import { cityOf, core } from '#test/shared/recommendation/catalogue.ts';

describe('the months of every city', () => {
  test('say what the catalogue holds, and nothing where it holds nothing', () => {
    for (const city of core.cities) {
      const months = cityMonths(core, city, 'sightseeing');
      expect(months.map(({ month }) => month)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      expect(months.map(({ weather }) => weather)).toEqual(core.facts.weather.get(city.id));
      for (const { month, isGood } of months) {
        expect(isGood).toBe(hasMonth(seasons[city.climate].good, month));
      }
    }
    const imported = { ...cityOf('japan/fukuoka'), id: 'japan/imported' };
    expect(cityMonths(core, imported, 'sightseeing').every(({ weather }) => weather === undefined)).toBe(true);
    expect(cityStrengths(core, imported.id)).toEqual([]);
  });

  test('are rainy where the bars are tall, and no month that is not rainy has more rain than one that is', () => {
    for (const city of core.cities) {
      const months = cityMonths(core, city, 'sightseeing');
      const rain = (wet: boolean) =>
        months.flatMap(({ weather, isWet }) => (isWet === wet ? [weather?.rain ?? 0] : []));
      expect(Math.max(0, ...rain(false)), city.id).toBeLessThan(Math.min(...rain(true)));
    }
    const wet = (id: string) =>
      cityMonths(core, cityOf(id), 'sightseeing').flatMap(({ month, isWet }) => (isWet ? [month] : []));
    expect(wet('south-korea/seoul')).toEqual([7, 8]);
    expect(wet('japan/tokyo')).toContain(10);
    expect(wet('vietnam/hanoi')).toContain(9);
    const imported = { ...cityOf('japan/tokyo'), id: 'japan/imported' };
    expect(
      cityMonths(core, imported, 'sightseeing')
        .filter(({ isWet }) => isWet)
        .map(({ month }) => month),
    ).toEqual([6, 7]);
  });

  test('are the slopes\u2019 months for a ski trip, where one skis', () => {
    for (const city of core.cities.filter(({ strengths }) => strengths.ski > 0)) {
      const good = cityMonths(core, city, 'ski').filter(({ isGood }) => isGood);
      expect(good.every(({ month }) => hasMonth(skiMonths(city), month))).toBe(true);
    }
  });
});

describe('the ways to every city, from every origin', () => {
  const all = offeredOrigins.flatMap((origin) =>
    core.cities.map((city) => ({ city, ways: cityWays(core, origin, city) })),
  );

  test('by land are rows of the table, one of each means, the quickest first', () => {
    for (const { city, ways } of all) {
      const land = ways?.land ?? [];
      expect(new Set(land.map(({ means }) => means)).size).toBe(land.length);
      expect(land.map(({ minutes }) => minutes)).toEqual(land.map(({ minutes }) => minutes).sort((a, b) => a - b));
      for (const { means, minutes, from } of land)
        expect(
          core.facts.ways.some(
            (row) => row.from === from.id && row.to === city.id && row.means === means && row.minutes === minutes,
          ),
        ).toBe(true);
    }
  });

  test('are never none but for the own city', () => {
    for (const { ways } of all) {
      if (ways === null) continue;
      expect(ways.land.length > 0 || ways.groundHours !== null || ways.flight !== null).toBe(true);
    }
    expect(cityWays(core, 'KR', cityOf('south-korea/seoul'))).toBeNull();
  });

  test('of a country where nobody has said where they live, are those whose beginning is named', () => {
    expect(cityWays(core, 'US', cityOf('united-states/los-angeles'))).toBeNull();
    expect(cityWays(core, 'US', cityOf('united-states/boston'))).toMatchObject({
      land: [{ from: { id: 'united-states/new-york' } }],
      groundHours: null,
      flight: null,
    });
    // People of Korea leave from Seoul.
    expect(cityWays(core, 'KR', cityOf('south-korea/jeju'))?.flight).not.toBeNull();
  });

  test('say nonstop of what is flown to from another airport of the town, and of both ways through Hanoi', () => {
    const flight = (origin: (typeof offeredOrigins)[number], id: string) => cityWays(core, origin, cityOf(id))?.flight;
    expect(flight('KR', 'south-korea/jeju')).toMatchObject({ nonstop: 'yes' });
    expect(flight('KR', 'vietnam/ha-long')).toMatchObject({ nonstop: 'yes', transferHours: 2.5 });
    expect(flight('KR', 'vietnam/sapa')).toMatchObject({ nonstop: 'yes', transferHours: 5.5 });
    expect(flight('KR', 'philippines/boracay')?.transferHours).toBe(1);
    for (const [origin, id] of [
      ['KR', 'japan/kanazawa'],
      ['JP', 'japan/ureshino'],
      ['TW', 'taiwan/kinmen'],
      ['TH', 'thailand/nan'],
      ['VN', 'vietnam/cat-ba'],
      ['TH', 'china/suzhou'],
    ] as const)
      expect(nonstopFromTown(core.facts, usualHome(origin, core).airports[0] ?? '', cityOf(id).gateway), id).not.toBe(
        'none',
      );
  });

  test('say nonstop of Fukuoka from Korea, and a train to Busan', () => {
    expect(cityWays(core, 'KR', cityOf('japan/fukuoka'))?.flight?.nonstop).toBe('yes');
    expect(cityWays(core, 'KR', cityOf('south-korea/busan'))?.land[0]?.means).toBe('rail');
  });
});

test('strengths of every city are its wishes of 4 and more, at most six, best first', () => {
  for (const city of core.cities) {
    const known = core.facts.cities.get(city.id);
    const strengths = cityStrengths(core, city.id);
    expect(strengths.length).toBeLessThanOrEqual(6);
    expect(strengths.map(({ value }) => value)).toEqual(strengths.map(({ value }) => value).sort((a, b) => b - a));
    for (const { wish, value } of strengths) {
      expect(value).toBe(known?.wishes[wish]);
      expect(value).toBeGreaterThanOrEqual(4);
    }
  }
});

describe('neighbours', () => {
  const told = (id: string) =>
    neighboursOf(core, cityOf(id)).map(({ city, way }) => [city.slug, way?.means ?? 'straight'] as const);
  const slugs = (id: string) => told(id).map(([slug]) => slug);

  test('neighbours of every city are others: ways of a day trip first, the quickest ahead, then the nearest by distance, abroad only up to three', () => {
    for (const city of core.cities) {
      const found = neighboursOf(core, city);
      expect(found.length).toBeLessThanOrEqual(5);
      expect(found.some((one) => one.city.id === city.id)).toBe(false);
      const isDayTrip = ({ way }: Neighbour) => way !== null && way.minutes <= 240;
      const ways = found.filter(isDayTrip).map(({ way }) => way?.minutes ?? 0);
      const distances = found.filter((one) => !isDayTrip(one)).map(({ km }) => km);
      expect(ways).toEqual([...ways].sort((a, b) => a - b));
      expect(distances).toEqual([...distances].sort((a, b) => a - b));
      expect(found.slice(0, ways.length).every(isDayTrip)).toBe(true);
      if (ways.length >= 3) expect(distances).toEqual([]);
      if (found.some((one) => one.way === null && one.city.iso2 !== city.iso2))
        expect(found.length).toBeLessThanOrEqual(3);
      expect(new Set(found.map((one) => one.city.id)).size).toBe(found.length);
      for (const { city: other, way } of found) {
        if (way === null) continue;
        expect(
          core.facts.ways.some(
            ({ from, to, means, minutes }) =>
              means === way.means &&
              minutes === way.minutes &&
              ((from === city.id && to === other.id) || (from === other.id && to === city.id)),
          ),
        ).toBe(true);
      }
    }
  });

  test('across the sea are named by a ship that the catalogue knows, never by a straight line', () => {
    for (const city of core.cities)
      for (const { city: other, way } of neighboursOf(core, city))
        if (way === null) expect(islandOf(other.id), `${city.id} ${other.id}`).toBe(islandOf(city.id));
    expect(slugs('south-korea/jeju')).toEqual([]);
    expect(slugs('philippines/boracay')).toEqual([]);
    expect(slugs('cuba/havana')).toEqual(['varadero']);
    expect(slugs('mexico/cozumel')).toEqual(['playa-del-carmen']);
    expect(told('singapore/singapore')).toContainEqual(['batam', 'ferry']);
  });

  test('are the quickest to reach, whatever the means: a train does not hide a bus or a ship that is quicker', () => {
    expect(slugs('japan/kyoto')).toEqual(['osaka', 'nara', 'nagoya', 'kobe', 'ise']);
    expect(told('japan/nara')).toContainEqual(['kyoto', 'rail']);
    expect(told('south-korea/busan')).toContainEqual(['geoje', 'bus']);
    expect(told('hong-kong/hong-kong')).toContainEqual(['macau', 'ferry']);
    expect(told('thailand/bangkok')).toContainEqual(['pattaya', 'bus']);
    expect(told('vietnam/da-nang').slice(0, 2)).toEqual([
      ['hoi-an', 'car'],
      ['hue', 'bus'],
    ]);
    expect(slugs('czechia/prague')).toEqual(['dresden', 'cesky-krumlov', 'vienna']);
  });

  test('that lie on a line of trains or buses are told by it', () => {
    expect(told('japan/beppu')).toEqual([
      ['yufuin', 'bus'],
      ['kitakyushu', 'rail'],
      ['aso', 'rail'],
      ['fukuoka', 'rail'],
      ['kumamoto', 'rail'],
    ]);
    expect(told('france/lyon')).toContainEqual(['annecy', 'rail']);
    expect(told('taiwan/tainan')).toContainEqual(['chiayi', 'rail']);
  });

  test('too far for a day that fill up are told by the way that is known, not by a straight line', () => {
    expect(told('vietnam/da-nang')).toContainEqual(['quy-nhon', 'rail']);
    expect(told('vietnam/sapa')).toContainEqual(['hanoi', 'bus']);
    for (const city of core.cities)
      for (const { city: other, way } of neighboursOf(core, city))
        if (way === null)
          expect(
            core.facts.ways.some(
              ({ from, to, means }) =>
                means !== 'flight' && ((from === city.id && to === other.id) || (from === other.id && to === city.id)),
            ),
            `${city.id} ${other.id}`,
          ).toBe(false);
  });

  test('are reached by car only where no train, bus or ship goes', () => {
    expect(told('taiwan/taipei')).toContainEqual(['jiufen', 'rail']);
    expect(told('thailand/bangkok')).toContainEqual(['khao-yai', 'bus']);
    expect(told('united-states/los-angeles')).toContainEqual(['san-diego', 'car']);
  });
});
