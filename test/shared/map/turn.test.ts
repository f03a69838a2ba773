import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coords } from '#shared/destination/flight.ts';
import { worldPoint } from '#shared/map/projection.ts';
import { worldsAway } from '#shared/map/routes.ts';
import { drawnAt, tileWests, turned, turnFor } from '#shared/map/turn.ts';
import { toScreen, viewOf } from '#shared/map/view.ts';
import { someSize } from './some-size.ts';

const place = (lng: { min: number; max: number }) =>
  fc.record({
    lat: fc.double({ min: -50, max: 70, noNaN: true }),
    lng: fc.double({ ...lng, noNaN: true }),
  });
const anywhere = place({ min: -180, max: 180 });
/** Of a group on both sides of the Atlantic: from Mexico to Istanbul. */
const atlantic = place({ min: -100, max: 29 });
const places = fc.array(fc.oneof(anywhere, atlantic), { minLength: 1, maxLength: 6 });
const [london, paris, newYork] = [
  { lat: 51.5, lng: -0.5 },
  { lat: 49, lng: 2.5 },
  { lat: 40.6, lng: -73.8 },
] as const;
const seoul = { lat: 37.5, lng: 126.5 };

/** Parts of the world's width. */
const widthOf = (points: readonly Coords[], turn = turnFor(points, points)) => {
  const across = points.map((at) => drawnAt(at, turn).x);
  return Math.max(...across) - Math.min(...across);
};
const viewFor = (pins: readonly Coords[], room: { width: number; height: number }, origins: readonly Coords[] = []) => {
  const turn = turnFor(pins, origins);
  const drawn = [...pins, ...origins].map((at) => drawnAt(at, turn));
  return { drawn, view: viewOf(drawn, room) };
};

describe('the world is drawn with its edge where the points are not', () => {
  test('London, Paris and New York are framed with less than half of its width', () => {
    for (const room of [
      { width: 358, height: 360 },
      { width: 760, height: 700 },
    ]) {
      const { view } = viewFor([london, paris, newYork], room);
      expect(room.width / view.scale).toBeLessThan(0.5);
    }
    expect(widthOf([london, newYork])).toBeLessThan(0.25);
  });

  test('what is framed is never wider than with the usual edge', () => {
    fc.assert(
      fc.property(places, fc.array(anywhere, { maxLength: 4 }), someSize, (pins, origins, room) => {
        const all = [...pins, ...origins];
        expect(widthOf(all, turnFor(pins, origins))).toBeLessThanOrEqual(widthOf(all, 0));
        const usual = viewOf(all.map(worldPoint), room);
        expect(viewFor(pins, room, origins).view.scale).toBeGreaterThanOrEqual(usual.scale);
      }),
    );
  });

  test('with a friend from Tokyo too, as long as no route would be cut', () => {
    const tokyo = { lat: 35.5, lng: 139.8 };
    const barcelona = { lat: 41.4, lng: 2.2 };
    const origins = [london, paris, newYork, tokyo];
    expect(turnFor([barcelona], origins)).toBe(turned);
    expect(turnFor([barcelona, newYork], origins)).toBe(0);
  });

  test('points that lie on both sides of the Atlantic are framed as far as they are apart', () => {
    fc.assert(
      fc.property(fc.array(atlantic, { maxLength: 12 }), (more) => {
        const points = [london, newYork, ...more];
        const degrees = points.map(({ lng }) => lng);
        expect(widthOf(points)).toBeCloseTo((Math.max(...degrees) - Math.min(...degrees)) / 360, 9);
      }),
    );
  });

  test('every point lies inside the frame', () => {
    fc.assert(
      fc.property(places, someSize, (points, room) => {
        const { drawn, view } = viewFor(points, room);
        for (const point of drawn) {
          const { x, y } = toScreen(view, room, point);
          expect(Math.min(x, y, room.width - x, room.height - y)).toBeGreaterThanOrEqual(-1e-6);
        }
      }),
    );
  });

  test('where it is drawn otherwise no route is cut', () => {
    fc.assert(
      fc.property(places, places, (more, origins) => {
        const pins = [newYork, ...more];
        const turn = turnFor(pins, origins);
        if (turn === 0) return;
        for (const from of origins)
          for (const to of pins) expect(Math.abs(worldsAway(drawnAt(from, turn).x, drawnAt(to, turn).x))).toBe(0);
      }),
    );
  });

  test('a map from Korea to North America, one on one side of the Atlantic, and one of a single place are as they always were', () => {
    const american = place({ min: -125, max: -60 });
    const eastern = place({ min: -29, max: 180 });
    fc.assert(
      fc.property(american, fc.array(anywhere, { maxLength: 8 }), (one, more) => {
        expect([turnFor([one, ...more], [seoul]), turnFor([seoul, ...more], [one])]).toEqual([0, 0]);
      }),
    );
    // Two points in one place are no width, whatever rounding leaves of it.
    expect(
      turnFor([
        { lat: 0, lng: 3.0198066269804264e-14 },
        { lat: 0, lng: 0 },
      ]),
    ).toBe(0);
    fc.assert(
      fc.property(fc.array(eastern, { maxLength: 8 }), anywhere, (points, one) => {
        expect([turnFor(points), turnFor([one]), turnFor([one, one])]).toEqual([0, 0, 0]);
        expect(drawnAt(one, 0)).toEqual(worldPoint(one));
      }),
    );
  });
});

test('land is drawn where the places on it are', () => {
  fc.assert(
    fc.property(anywhere, fc.constantFrom(1, 4, 16), fc.constantFrom(0, turned), (at, tiles, turn) => {
      const { x } = worldPoint(at);
      const column = Math.floor(x * tiles);
      const drawn = tileWests(column, tiles, turn).map((west) => west + x - column / tiles);
      expect(drawn.filter((one) => Math.abs(one - drawnAt(at, turn).x) < 1e-9)).toHaveLength(1);
    }),
  );
  // The usual drawing is made once.
  for (const tiles of [1, 4, 16])
    for (let column = 0; column < tiles; column += 1) expect(tileWests(column, tiles, 0)).toEqual([column / tiles]);
});
