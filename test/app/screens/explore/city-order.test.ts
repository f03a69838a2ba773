import { expect, test } from 'vitest';
import type { CityFacts } from '#shared/destination/facts/schema.ts';
import { inCityOrder, readCityOrder } from '#app/screens/explore/city-order.ts';

const found = (id: string, costTier: 1 | 3 | 5, journey?: { hours: number; doorHours: number }) => ({
  city: { id, costTier },
  journey,
});
/** Best first. */
const cities = [
  found('far', 1, { hours: 5, doorHours: 9 }),
  found('unknown', 5),
  found('by-land', 3, { hours: 0, doorHours: 3 }),
  found('near', 3, { hours: 2, doorHours: 6 }),
];
const costing = (bed: number, day: number) => ({ cost: { middle: { bed, day } } }) as CityFacts;
const facts = { cities: new Map([['near', costing(5, 4)]]) };
const idsIn = (order: Parameters<typeof inCityOrder>[1]) =>
  inCityOrder(cities, order, facts).map(({ city }) => city.id);

test('cities are listed by how well they fit, by the time that their rows tell, and by what a day costs there', () => {
  expect(idsIn('fit')).toEqual(['far', 'unknown', 'by-land', 'near']);
  expect(idsIn('near')).toEqual(['near', 'by-land', 'far', 'unknown']);
  // A tier of 1 is 7 at its middle, one of 3 is 15.5: what is known of a city itself counts before its tier.
  expect(idsIn('price')).toEqual(['far', 'near', 'by-land', 'unknown']);
});

test('an order that there is not is that of the best', () => {
  expect(readCityOrder(new URLSearchParams('sort=near'))).toBe('near');
  expect(readCityOrder(new URLSearchParams('sort=hearts'))).toBe('fit');
  expect(readCityOrder(new URLSearchParams())).toBe('fit');
});
