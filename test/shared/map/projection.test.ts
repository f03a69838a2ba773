import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coords } from '#shared/destination/flight.ts';
import { cutLongitude, worldPoint, type WorldPoint } from '#shared/map/projection.ts';

const coords = fc.record({
  lat: fc.double({ min: -80, max: 80, noNaN: true }),
  lng: fc.double({ min: -179.9, max: 179.9, noNaN: true }),
});

/** The inverse of `worldPoint`, from the formula of Mercator's projection. */
function coordsAt({ x, y }: WorldPoint): Coords {
  const lng = x * 360 + cutLongitude;
  return {
    lat: ((2 * Math.atan(Math.exp((0.5 - y) * 2 * Math.PI)) - Math.PI / 2) * 180) / Math.PI,
    lng: lng > 180 ? lng - 360 : lng,
  };
}

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
});
