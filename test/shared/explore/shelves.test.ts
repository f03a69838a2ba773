import { describe, expect, test } from 'vitest';
import { offeredOrigins } from '#shared/explore/filters.ts';
import { shelfLimits, type Shelf, shelvesFor } from '#shared/explore/shelves.ts';
import { hasMonth, skiMonths } from '#shared/destination/season.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

const months = Array.from({ length: 12 }, (_, index) => index + 1);
const every = offeredOrigins.flatMap((origin) =>
  months.map((month) => ({ origin, month, shelves: shelvesFor(core, origin, month) })),
);
const named = (shelves: readonly Shelf[], name: Shelf['name']) =>
  shelves.find((one) => one.name === name)?.cities ?? [];
const facts = (id: string) => core.facts.cities.get(id);

describe('shelves, from every origin in every month', () => {
  test('there are some, of 4 to 10 cities, and the first two of a shelf stand at the head of no other', () => {
    for (const { shelves } of every) {
      expect(shelves.length).toBeGreaterThanOrEqual(3);
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
    for (const { origin, month, shelves } of every) {
      for (const { city, journey } of named(shelves, 'hotSprings')) {
        expect(facts(city.id)?.wishes['hot-spring']).toBeGreaterThanOrEqual(7);
        expect(journey.hours).toBeLessThanOrEqual(shelfLimits.hotSpringHours);
      }
      for (const { city, journey } of named(shelves, 'nearBeach')) {
        expect(facts(city.id)?.wishes.beach).toBeGreaterThanOrEqual(7);
        expect(journey.hours).toBeLessThanOrEqual(shelfLimits.beachHours);
      }
      for (const { city } of named(shelves, 'snow')) expect(hasMonth(skiMonths(city), month)).toBe(true);
      for (const { city } of named(shelves, 'popular')) expect(city.iso2).not.toBe(origin);
      for (const { city } of named(shelves, 'easyOnBudget')) {
        const { bed, day } = facts(city.id)?.cost.middle ?? { bed: NaN, day: NaN };
        expect(bed + day).toBeLessThanOrEqual(shelfLimits.dailyManwon);
      }
    }
  });
});

test('from Korea people are shown where people of Korea go', () => {
  const popular = named(shelvesFor(core, 'KR', 4), 'popular').map(({ city }) => city.id);
  expect(popular).toContain('japan/osaka');
  expect(named(shelvesFor(core, 'KR', 8), 'snow').every(({ city }) => city.coords.lat < 0)).toBe(true);
});
