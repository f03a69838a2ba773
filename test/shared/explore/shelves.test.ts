import { describe, expect, test } from 'vitest';
import { offeredOrigins } from '#shared/explore/filters.ts';
import { isShelvedByStrength, shelfLimits, type Shelf, shelvesFor } from '#shared/explore/shelves.ts';
import { hasMonth, seasons, skiMonths } from '#shared/destination/season.ts';
import { cityWays } from '#shared/explore/city-ways.ts';
import { usualHome } from '#shared/recommendation/home.ts';
import { reachesFrom } from '#shared/recommendation/reach.ts';
import { ranges, tripTypes, type Range } from '#shared/travel/options.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const every = offeredOrigins.flatMap((origin) =>
  months.flatMap((month) =>
    ranges.map((range) => {
      const question = { origin, month, range, mainType: 'sightseeing' } as const;
      return { ...question, shelves: shelvesFor(core, question) };
    }),
  ),
);
const named = (shelves: readonly Shelf[], name: Shelf['name']) =>
  shelves.find((one) => one.name === name)?.cities ?? [];
const titled = (shelves: readonly Shelf[], title: Shelf['title']) => shelves.some((one) => one.title === title);
const facts = (id: string) => core.facts.cities.get(id);

describe('shelves, from every origin in every month and range', () => {
  test('are of 4 to 10 cities, and the first two of a shelf stand at the head of no other', () => {
    for (const { shelves } of every) {
      for (const { cities } of shelves) {
        expect(cities.length).toBeGreaterThanOrEqual(4);
        expect(cities.length).toBeLessThanOrEqual(10);
        expect(new Set(cities.map(({ city }) => city.id)).size).toBe(cities.length);
      }
      const heads = shelves.flatMap(({ cities }) => cities.slice(0, 2).map(({ city }) => city.id));
      expect(new Set(heads).size).toBe(heads.length);
    }
  });

  test('hold what their sentence says', () => {
    for (const { origin, month, range, shelves } of every) {
      const reaches = reachesFrom(usualHome(origin, core), core);
      for (const { city } of shelves.flatMap(({ cities }) => cities)) {
        expect(reaches.get(city.id)?.range).toBe(range);
        expect(`${origin} ${city.iso2}`).not.toBe('US CU');
      }
      for (const { city } of named(shelves, 'hotSprings')) {
        expect(facts(city.id)?.wishes['hot-spring']).toBeGreaterThanOrEqual(7);
        if (titled(shelves, 'hotSprings'))
          expect(reaches.get(city.id)?.hours).toBeLessThanOrEqual(shelfLimits.hotSpringHours);
      }
      for (const { city } of named(shelves, 'nearBeach')) {
        expect(facts(city.id)?.wishes.beach).toBeGreaterThanOrEqual(7);
        if (origin !== city.iso2) expect(cityWays(core, origin, city)?.flight?.nonstop).toBe('yes');
        expect(reaches.get(city.id)?.transferHours).toBeLessThanOrEqual(shelfLimits.beachTransferHours);
        const weather = core.facts.weather.get(city.id)?.[month - 1];
        if (weather) expect((weather.day + weather.night) / 2).toBeGreaterThanOrEqual(21);
        if (titled(shelves, 'nearBeach'))
          expect(reaches.get(city.id)?.hours).toBeLessThanOrEqual(shelfLimits.beachHours);
      }
      for (const { city } of named(shelves, 'snow')) expect(hasMonth(skiMonths(city), month)).toBe(true);
      for (const { city } of named(shelves, 'popular')) expect(reaches.get(city.id)?.pull).toBeGreaterThanOrEqual(0.5);
      for (const { city } of named(shelves, 'inSeason')) expect(hasMonth(seasons[city.climate].good, month)).toBe(true);
      for (const { city } of named(shelves, 'easyOnBudget')) {
        const { bed, day } = facts(city.id)?.cost.middle ?? { bed: NaN, day: NaN };
        expect(bed + day).toBeLessThanOrEqual(shelfLimits.dailyManwon);
      }
    }
  });
});

test('for a kind of trip with places of its own they hold cities that are good for it, for skiing those with snow', () => {
  const found = tripTypes
    .filter(isShelvedByStrength)
    .flatMap((mainType) =>
      ranges.flatMap((range) =>
        months.flatMap((month) =>
          shelvesFor(core, { origin: 'KR', month, range, mainType }).flatMap(({ name, cities }) =>
            cities.map(({ city }) => ({ mainType, month, name, city })),
          ),
        ),
      ),
    );
  expect(new Set(found.map(({ mainType }) => mainType)).size).toBe(6);
  for (const { mainType, month, name, city } of found) {
    expect(city.strengths[mainType]).toBeGreaterThanOrEqual(2);
    if (mainType === 'ski' || name === 'snow') expect(hasMonth(skiMonths(city), month)).toBe(true);
  }
});

test('from Korea people are shown where people of Korea go', () => {
  const from = (month: number, range: Range) =>
    shelvesFor(core, { origin: 'KR', month, range, mainType: 'sightseeing' });
  expect(named(from(4, 'intl_short'), 'popular').map(({ city }) => city.id)).toContain('japan/osaka');
  expect(named(from(8, 'intl_long'), 'snow').every(({ city }) => city.coords.lat < 0)).toBe(true);
});

test('within a country the most visited stand first, also where millions go to each', () => {
  const shelf = named(
    shelvesFor(core, { origin: 'US', month: 4, range: 'domestic', mainType: 'sightseeing' }),
    'popular',
  );
  const shares = shelf.map(({ city }) => facts(city.id)?.homeShare ?? 0);
  expect(shares.slice(2)).toEqual(shares.slice(2).sort((a, b) => b - a));
  const ids = shelf.map(({ city }) => city.id);
  for (const city of ['new-york', 'orlando', 'las-vegas', 'los-angeles', 'chicago'])
    expect(ids).toContain(`united-states/${city}`);
});

test('the ranges that a visitor opens first have shelves in every month', () => {
  for (const { origin, range, shelves } of every)
    if (origin === 'KR' && (range === 'intl_mid' || range === 'intl_short'))
      expect(shelves.length).toBeGreaterThanOrEqual(2);
});
