import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { levelFor, mapLevels, tilesIn } from '#shared/map/files.ts';
import { turned } from '#shared/map/turn.ts';
import {
  allowed,
  leastScale,
  nearestWithin,
  mostScale,
  toScreen,
  toWorld,
  viewOf,
  viewOfMost,
  withoutFarthest,
  withPointClear,
  type MapView,
  zoomedAt,
} from '#shared/map/view.ts';
import { someSize } from './some-size.ts';

const point = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0.1, max: 0.7, noNaN: true }),
});
/** As near together as cities of a country, and far from the edges of the world. */
const inside = fc.record({
  x: fc.double({ min: 0.45, max: 0.55, noNaN: true }),
  y: fc.double({ min: 0.35, max: 0.4, noNaN: true }),
});
const view = fc.record({
  x: fc.double({ min: -1, max: 2, noNaN: true }),
  y: fc.double({ min: -1, max: 2, noNaN: true }),
  scale: fc.double({ min: 1, max: 1e6, noNaN: true }),
});

describe('the view', () => {
  test('an allowed view is within its limits, and allowing it again changes nothing', () => {
    fc.assert(
      fc.property(view, someSize, (one, room) => {
        const shown = allowed(one, room);
        expect(shown.scale).toBeGreaterThanOrEqual(leastScale(room));
        expect(shown.scale).toBeLessThanOrEqual(mostScale);
        const again = allowed(shown, room);
        expect(again.x).toBeCloseTo(shown.x, 10);
        expect(again.y).toBeCloseTo(shown.y, 10);
      }),
    );
  });

  test('screen and world are inverse', () => {
    fc.assert(
      fc.property(view, someSize, point, (one, room, at) => {
        const shown = allowed(one, room);
        const back = toWorld(shown, room, toScreen(shown, room, at));
        expect(back.x).toBeCloseTo(at.x, 8);
        expect(back.y).toBeCloseTo(at.y, 8);
      }),
    );
  });

  test('all points are seen at first', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 40 }), someSize, (points, room) => {
        const shown = viewOf(points, room);
        for (const at of points) {
          const { x, y } = toScreen(shown, room, at);
          expect(x).toBeGreaterThanOrEqual(-1e-6);
          expect(x).toBeLessThanOrEqual(room.width + 1e-6);
          expect(y).toBeGreaterThanOrEqual(-1e-6);
          expect(y).toBeLessThanOrEqual(room.height + 1e-6);
        }
      }),
    );
  });

  test('the view of points is as large as they allow, and of near ones not larger than of one alone', () => {
    const room = { width: 400, height: 400 };
    const scaleOf = (apart: number, nearest?: number) =>
      viewOf(
        [
          { x: 0.5, y: 0.4 },
          { x: 0.5 + apart, y: 0.4 },
        ],
        room,
        nearest,
      ).scale;
    // 280 pixels lie between the margins.
    expect(scaleOf(0.1)).toBeCloseTo(2_800);
    expect([scaleOf(0.001), viewOf([{ x: 0.5, y: 0.4 }], room).scale]).toEqual([12_000, 12_000]);
    // Places of a city, 40 km apart, fill the map; those in one street are shown with what is around them.
    expect(scaleOf(0.001, nearestWithin.city)).toBeCloseTo(280_000);
    expect(scaleOf(0.000_001, nearestWithin.city)).toBe(nearestWithin.city);
  });

  test('no point lies below the buttons in the corner of a map of some width', () => {
    fc.assert(
      fc.property(fc.array(inside, { minLength: 2, maxLength: 20 }), someSize, (points, room) => {
        const shown = viewOf(points, room, mostScale);
        const across = points.map((at) => toScreen(shown, room, at).x);
        expect(room.width - Math.max(...across)).toBeGreaterThanOrEqual(72 - 1e-6);
        expect(Math.min(...across)).toBeGreaterThanOrEqual(48 - 1e-6);
      }),
    );
  });

  test('no point lies under what covers the upper and lower edge of a map of at least 340 px', () => {
    // A third of the height is left for the points in any case: lower maps have less than these covers and their
    // margins take.
    const tall = fc.record({ width: fc.integer({ min: 240, max: 1000 }), height: fc.integer({ min: 340, max: 900 }) });
    const covers = fc.record({ top: fc.integer({ min: 0, max: 90 }), bottom: fc.integer({ min: 0, max: 80 }) });
    fc.assert(
      fc.property(fc.array(inside, { minLength: 2, maxLength: 20 }), tall, covers, (points, room, covered) => {
        const down = points.map((at) => toScreen(viewOf(points, room, mostScale, covered), room, at).y);
        expect(Math.min(...down)).toBeGreaterThanOrEqual(covered.top + 28 - 1e-4);
        expect(room.height - Math.max(...down)).toBeGreaterThanOrEqual(covered.bottom + 28 - 1e-4);
      }),
    );
  });

  test('a point under what lies upon the map is moved out from there, and a view that shows it clear stays', () => {
    const room = { width: 400, height: 400 };
    const covered = { top: 70, bottom: 0 };
    const seen: MapView = { x: 0.5, y: 0.4, scale: 10_000 };
    const under = toWorld(seen, room, { x: 200, y: 40 });
    const moved = withPointClear(seen, room, under, covered);
    expect(toScreen(moved, room, under).y).toBeCloseTo(98);
    expect(toScreen(moved, room, under).x).toBeCloseTo(200);
    expect(withPointClear(seen, room, toWorld(seen, room, { x: 200, y: 120 }), covered)).toEqual(seen);
  });

  test('what lies under the fingers stays there while the world has no edge in view', () => {
    const room = { width: 400, height: 400 };
    const before = { x: 0.5, y: 0.4, scale: 20_000 };
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 4, noNaN: true }), (factor) => {
        const at = { x: 90, y: 310 };
        const fixed = toWorld(before, room, at);
        const after = zoomedAt(before, room, at, factor);
        expect(after.scale).toBeCloseTo(before.scale * factor);
        const { x, y } = toScreen(after, room, fixed);
        expect(x).toBeCloseTo(at.x, 6);
        expect(y).toBeCloseTo(at.y, 6);
      }),
    );
  });

  test('the tiles of a view cover it and are few', () => {
    fc.assert(
      fc.property(view, someSize, fc.constantFrom(0, turned), (one, room, turn) => {
        const shown = allowed(one, room);
        const level = levelFor(shown.scale);
        if (level === '110m') return;
        const tiles = tilesIn(level, shown, room, turn);
        const { tiles: across } = mapLevels[level];
        const at = (value: number) => Math.min(across - 1, Math.max(0, Math.floor(value * across)));
        for (const x of [0, room.width / 2, room.width - 1])
          for (const y of [0, room.height / 2, room.height - 1]) {
            const world = toWorld(shown, room, { x, y });
            const east = Math.min(1 - 1e-9, Math.max(0, world.x)) + turn;
            expect(tiles).toContain(`${at(east % 1)}-${at(world.y)}`);
          }
        expect(new Set(tiles).size).toBe(tiles.length);
        expect(tiles.length).toBeLessThanOrEqual(16);
      }),
    );
  });
});

test('an island far from all others is left out, and of points that lie evenly none is', () => {
  const line = [0.1, 0.11, 0.12, 0.13, 0.14].map((x) => ({ x, y: 0.4 }));
  const island = { x: 0.3, y: 0.5 };
  expect(withoutFarthest([...line, island])).toEqual(line);
  expect(withoutFarthest(line)).toEqual(line);
  // Of three it is not said which lies apart.
  expect(withoutFarthest([...line.slice(3), island])).toHaveLength(3);
  fc.assert(
    fc.property(fc.array(point, { maxLength: 12 }), (points) => {
      const kept = withoutFarthest(points);
      expect(points.length - kept.length).toBeLessThanOrEqual(1);
      expect(points.filter((one) => kept.includes(one))).toEqual(kept);
    }),
  );
});

test('the one that is left out is not drawn across the edge of the map or just beyond it: then all are shown', () => {
  const room = { width: 358, height: 320 };
  const line = [0.1, 0.11, 0.12, 0.13, 0.14].map((x) => ({ x, y: 0.4 }));
  const far = { x: 0.3, y: 0.5 };
  expect(viewOfMost([...line, far], room)).toEqual(viewOf(line, room));
  const { scale, x, y } = viewOf(line, room);
  // Half below the lower edge, where it would be left out.
  const edge = { x, y: y + room.height / 2 / scale };
  expect(withoutFarthest([...line, edge])).toEqual(line);
  expect(viewOfMost([...line, edge], room)).toEqual(viewOf([...line, edge], room));
});
