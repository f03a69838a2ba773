import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Coords } from '#shared/destination/flight.ts';
import { onRings, reachFrame } from '#shared/explore/reach.ts';
import { landOnRings } from '#shared/explore/ring-land.ts';
import { mapLevels } from '#shared/map/files.ts';
import { placeOf, worldPoint } from '#shared/map/projection.ts';

const seoul = { lat: 37.46, lng: 126.44 };
const drawing = { middle: reachFrame, draw: (place: Coords) => onRings(seoul, place) };
const { units } = mapLevels['110m'];

/** A triangle beside a place, as the map's file has it. */
function triangleAt(place: { lat: number; lng: number }) {
  const { x, y } = worldPoint(place);
  const [left, top] = [Math.round(x * units), Math.round(y * units)];
  const corners = [
    [left, top],
    [left + 9, top],
    [left + 9, top + 4],
  ] as const;
  return { path: `M${left} ${top}l9 0 0 4z`, places: corners.map(([a, b]) => placeOf({ x: a / units, y: b / units })) };
}

test('a point of the world is a place again', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -83, max: 83, noNaN: true }),
      fc.double({ min: -179, max: 179, noNaN: true }),
      (lat, lng) => {
        const place = placeOf(worldPoint({ lat, lng }));
        expect(place.lat).toBeCloseTo(lat, 6);
        expect(place.lng).toBeCloseTo(lng, 6);
      },
    ),
  );
});

test('each corner of a land lies where a city at its place would lie', () => {
  const { path, places } = triangleAt({ lat: 35.7, lng: 139.7 });
  const drawn = landOnRings(drawing, path + path);
  const points = drawn.match(/[\d.]+ [\d.]+/g);
  const expected = places.map((place) => onRings(seoul, place)).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  expect(points).toEqual([...expected, ...expected]);
  expect(drawn).toMatch(/^M.*zM.*z$/);
});

test('land on the other side of the globe is left out', () => {
  expect(landOnRings(drawing, triangleAt({ lat: -34.6, lng: -58.4 }).path)).toBe('');
});
