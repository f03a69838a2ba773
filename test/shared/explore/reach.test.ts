import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bearing,
  citiesInReach,
  mostVisited,
  onRings,
  rangeRadius,
  reachFrame,
  ringRadius,
} from '#shared/explore/reach.ts';
import { flightHours, flownKm, haversineKm, rangeOf } from '#shared/destination/flight.ts';
import { ranges } from '#shared/travel/options.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

const seoul = { lat: 37.46, lng: 126.44 };

test('the rings end where the flight has 4.5 and 9.5 hours', () => {
  expect(flightHours(2_971)).toBeCloseTo(4.5, 1);
  expect(flightHours(7_156)).toBeCloseTo(9.5, 1);
  expect(rangeRadius.intl_short).toBeCloseTo(84, 0);
  expect(rangeRadius.intl_mid).toBe(150);
});

test('what is further away is drawn further away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 20_000 }), (a, b) => {
      expect(ringRadius(Math.min(a, b))).toBeLessThanOrEqual(ringRadius(Math.max(a, b)));
    }),
  );
});

test('north is up and east is right', () => {
  expect(bearing(seoul, { lat: 60, lng: seoul.lng })).toBeCloseTo(0);
  expect(onRings(seoul, { lat: 60, lng: seoul.lng }).y).toBeLessThan(reachFrame.y);
  expect(onRings(seoul, { lat: 35.7, lng: 139.7 }).x).toBeGreaterThan(reachFrame.x);
});

test('names of cities never cover each other, and each ring abroad has some from Seoul', () => {
  const cities = citiesInReach({ iso2: 'KR', airport: seoul }, core.cities);
  for (const [index, one] of cities.entries())
    for (const other of cities.slice(index + 1))
      expect(Math.abs(one.x - other.x) > 66 || Math.abs(one.y - other.y) > 17).toBe(true);
  for (const range of ['intl_short', 'intl_mid', 'intl_long'])
    expect(cities.some((one) => one.range === range)).toBe(true);
});

test('a distance is told by the cities that people of the origin know: from Seoul Tokyo and Osaka, not the largest of the world', () => {
  const names = (range: 'domestic' | 'intl_short' | 'intl_mid' | 'intl_long') =>
    mostVisited({ iso2: 'KR', airport: seoul }, core, range, 3).map(({ nameKo }) => nameKo);
  expect(names('intl_short')).toEqual(['도쿄', '오사카', '교토']);
  expect(names('intl_mid')).toContain('다낭');
  expect(names('intl_long')).toContain('파리');
  for (const city of mostVisited({ iso2: 'KR', airport: seoul }, core, 'domestic', 3)) expect(city.iso2).toBe('KR');
});

test.each([
  ['KR', seoul],
  ['SG', { lat: 1.36, lng: 103.99 }],
  ['GB', { lat: 51.47, lng: -0.45 }],
  ['US', { lat: 33.94, lng: -118.41 }],
])('what a distance is told by from %s lies within it, and is never where one sets out', (iso2, airport) => {
  for (const range of ranges)
    for (const city of mostVisited({ iso2, airport }, core, range, 3)) {
      const hours = flightHours(flownKm(iso2, airport, city.coords));
      expect(rangeOf(iso2, city.iso2, hours), city.nameEn).toBe(range);
      expect(haversineKm(airport, city.coords), city.nameEn).toBeGreaterThan(80);
    }
});
