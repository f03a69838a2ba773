import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  airportInText,
  flightHours,
  flightTo,
  flownKm,
  haversineKm,
  originGateways,
  originOf,
  rangeOf,
} from '#shared/destination/flight.ts';
import { originCountries } from '#shared/travel/options.ts';
import { core } from '#server/destination/catalogue.ts';
import { airportAt } from './airport-at.ts';

const coords = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distances and hours of known flights', () => {
  test.each([
    ['KR', 'ICN', 'NRT', 1257, 2.45],
    ['KR', 'ICN', 'DAD', 2981, 4.51],
    ['KR', 'ICN', 'BKK', 3669, 5.33],
    ['KR', 'ICN', 'HNL', 7353, 9.73],
    ['KR', 'ICN', 'LAX', 9625, 12.45],
    ['SG', 'SIN', 'BKK', 1417, 2.64],
    ['US', 'JFK', 'LHR', 5540, 7.57],
  ])('%s: %s to %s is %d km and %d hours', (iso2, from, to, km, hours) => {
    const flown = flownKm(iso2, airportAt(from), airportAt(to));
    expect(Math.abs(flown / km - 1)).toBeLessThan(0.01);
    expect(Math.abs(flightHours(flown) - hours)).toBeLessThan(0.05);
  });

  test('Seoul to Paris goes by way of Baku, 13.14 hours; New York to Paris does not', () => {
    expect(Math.abs(flightHours(flownKm('KR', airportAt('ICN'), airportAt('CDG'))) - 13.14)).toBeLessThan(0.05);
    expect(flownKm('US', airportAt('JFK'), airportAt('CDG'))).toBe(haversineKm(airportAt('JFK'), airportAt('CDG')));
  });
});

describe('detours', () => {
  const hours = (iso2: string, from: string, to: string, toIso2: string): number =>
    flightHours(flownKm(iso2, airportAt(from), airportAt(to), toIso2));

  test.each([
    ['round North Korea', 'KR', 'ICN', 'YNJ', 'CN', 2.1, 2.6],
    ['round North Korea', 'CN', 'YNJ', 'ICN', 'KR', 2.1, 2.6],
    ['round North Korea', 'KR', 'ICN', 'HRB', 'CN', 2.2, 2.8],
    ['round Tibet', 'KR', 'ICN', 'KTM', 'NP', 6.1, 7.5],
    ['round Tibet', 'JP', 'NRT', 'DEL', 'IN', 8.4, 9.5],
    ['round Tibet', 'IN', 'DEL', 'ICN', 'KR', 7, 8],
    ['south of Russia, home from Europe', 'GB', 'LHR', 'NRT', 'JP', 13.7, 15],
    ['south of Russia, home from Europe', 'FI', 'HEL', 'ICN', 'KR', 11.7, 13.6],
    ['south of Russia, home from Europe', 'DE', 'FRA', 'TPE', 'TW', 12.7, 14],
    ['nowhere: over Russia', 'CN', 'PEK', 'LHR', 'GB', 10.3, 11.5],
    ['nowhere: over Russia', 'GB', 'LHR', 'PEK', 'CN', 10.3, 11.5],
    ['nowhere', 'KR', 'ICN', 'PEK', 'CN', 1.9, 2.2],
  ])('%s: as %s from %s to %s', (_, iso2, from, to, toIso2, least, most) => {
    expect(hours(iso2, from, to, toIso2)).toBeGreaterThan(least);
    expect(hours(iso2, from, to, toIso2)).toBeLessThan(most);
  });
});

describe('distance', () => {
  test('is the same both ways, nothing to oneself, and never more than half the earth', () => {
    fc.assert(
      fc.property(coords, coords, (a, b) => {
        const km = haversineKm(a, b);
        expect(km).toBeCloseTo(haversineKm(b, a), 6);
        expect(haversineKm(a, a)).toBe(0);
        expect(km).toBeLessThanOrEqual(Math.PI * 6371 + 1e-6);
      }),
    );
  });

  test('a detour is never shorter', () => {
    fc.assert(
      fc.property(coords, coords, fc.constantFrom(...originCountries), (a, b, iso2) => {
        expect(flownKm(iso2, a, b)).toBe(flownKm(iso2, a, b, 'XX'));
        expect(flownKm('GB', a, b, iso2)).toBeGreaterThanOrEqual(haversineKm(a, b) - 1e-6);
        expect(flownKm(iso2, a, b)).toBeGreaterThanOrEqual(haversineKm(a, b) - 1e-6);
      }),
    );
  });
});

describe('range', () => {
  test('farther is never a shorter range, and home is domestic however far', () => {
    const order = ['intl_short', 'intl_mid', 'intl_long'];
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20_000, noNaN: true }),
        fc.double({ min: 0, max: 20_000, noNaN: true }),
        (a, b) => {
          const [near, far] = [Math.min(a, b), Math.max(a, b)];
          expect(order.indexOf(rangeOf('KR', 'JP', flightHours(near)))).toBeLessThanOrEqual(
            order.indexOf(rangeOf('KR', 'JP', flightHours(far))),
          );
          expect(rangeOf('US', 'US', flightHours(far))).toBe('domestic');
        },
      ),
    );
  });

  test('up to four hours, five to nine, ten and more, in whole hours', () => {
    expect([0, 4.49, 4.5, 9.49, 9.5].map((hours) => rangeOf('KR', 'XX', hours))).toEqual([
      'intl_short',
      'intl_short',
      'intl_mid',
      'intl_mid',
      'intl_long',
    ]);
  });

  test('nobody flies below 120 km', () => {
    expect(flightHours(119)).toBe(0);
    expect(flightHours(120)).toBeGreaterThan(1);
  });
});

describe('where somebody sets out', () => {
  test.each([
    ['ICN', 'ICN'],
    ['icn', 'ICN'],
    ['인천(ICN)', 'ICN'],
    ['김포 GMP', 'GMP'],
    ['인천국제공항', undefined],
    ['San Francisco', undefined],
    ['SAN FRANCISCO', undefined],
    ['San Francisco (SFO)', 'SFO'],
    ['ZZZ', undefined],
    ['', undefined],
    [null, undefined],
    ['ＩＣＮ', 'ICN'],
    ['부산 PUS 또는 ICN', 'PUS'],
  ])('%s names %s', (text, airport) => {
    expect(airportInText(text, core.gateways)).toBe(airport);
  });

  test("without an airport the country's median counts; with one, that one", () => {
    const tokyo = core.cities.find(({ id }) => id === 'japan/tokyo');
    if (!tokyo) throw new Error('no Tokyo');
    const kilometres = originGateways.CN.map((code) => haversineKm(airportAt(code), airportAt(tokyo.gateway))).sort(
      (a, b) => a - b,
    );
    expect(flightTo(originOf('CN', null, core.gateways), tokyo, core.gateways).km).toBeCloseTo(kilometres[1] ?? 0, 6);
    expect(flightTo(originOf('CN', '广州 CAN', core.gateways), tokyo, core.gateways).km).toBeCloseTo(
      kilometres[2] ?? 0,
      6,
    );
  });

  test("every origin's airports and every city's gateway are known", () => {
    const codes = [...Object.values(originGateways).flat(), ...core.cities.map(({ gateway }) => gateway)];
    expect(codes.filter((code) => !core.gateways.has(code))).toEqual([]);
  });
});
