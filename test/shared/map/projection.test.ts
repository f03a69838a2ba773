import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { haversineKm } from '#shared/destination/flight.ts';
import { circleAround, coordsAt, sidesPerKm, worldPoint } from '#shared/map/projection.ts';

const coords = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
});

describe('the projection', () => {
  test('what is put on the map is read from it again', () => {
    fc.assert(
      fc.property(coords, (at) => {
        const back = coordsAt(worldPoint(at));
        expect(back.lat).toBeCloseTo(at.lat, 6);
        expect(Math.abs(((back.lng - at.lng + 540) % 360) - 180)).toBeLessThan(1e-6);
      }),
    );
  });

  test('every place lies in the world square, the north above the south', () => {
    fc.assert(
      fc.property(coords, coords, (a, b) => {
        const [from, to] = [worldPoint(a), worldPoint(b)];
        for (const { x, y } of [from, to]) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThan(1);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(1);
        }
        if (a.lat > b.lat + 1e-9) expect(from.y).toBeLessThan(to.y);
      }),
    );
  });

  test('America lies east of Korea, Europe west of it', () => {
    const seoul = worldPoint({ lat: 37.6, lng: 127 });
    expect(worldPoint({ lat: 34, lng: -118 }).x).toBeGreaterThan(seoul.x);
    expect(worldPoint({ lat: 48.9, lng: 2.4 }).x).toBeLessThan(seoul.x);
  });

  test('a circle keeps its distance', () => {
    fc.assert(
      fc.property(coords, fc.double({ min: 10, max: 6_000, noNaN: true }), (centre, km) => {
        for (const at of circleAround(centre, km, 12))
          expect(haversineKm(centre, at) / km).toBeCloseTo(6371 / 6378.1, 2);
      }),
    );
  });

  test('100 km are as long on the map as the projection says', () => {
    fc.assert(
      fc.property(coords, (centre) => {
        const [east] = circleAround(centre, 10, 4).slice(1);
        const [from, to] = [worldPoint(centre), worldPoint(east ?? centre)];
        const sides = Math.hypot(Math.min(Math.abs(to.x - from.x), 1 - Math.abs(to.x - from.x)), to.y - from.y);
        expect(sides / (10 * sidesPerKm(centre.lat))).toBeCloseTo(1, 1);
      }),
    );
  });
});
