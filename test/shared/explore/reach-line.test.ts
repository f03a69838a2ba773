import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  detouring,
  europe,
  flightHours,
  haversineKm,
  kmFrom,
  originOf,
  rangeEnds,
  type Coords,
} from '#shared/destination/flight.ts';
import { bearing } from '#shared/explore/reach.ts';
import { middleOf, pointAt, reachLine } from '#shared/explore/reach-line.ts';
import { offeredOrigins } from '#shared/explore/filters.ts';
import { outlineOf } from '#shared/map/outline.ts';
import { worldPoint } from '#shared/map/projection.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

const { gateways } = core;
const ends = Object.values(rangeEnds);
const every = offeredOrigins.flatMap((iso2) =>
  ends.map((hours) => {
    const origin = originOf(iso2, null, gateways);
    return { origin, hours, line: reachLine(origin, hours, gateways) };
  }),
);
/** Between -180 and 180. */
const turn = (lng: number) => lng - 360 * Math.round(lng / 360);
const seoul: Coords = { lat: 37.46, lng: 126.44 };

/**
 * Whether a point of the globe is within a closed line, on the world square: by the number of times that a ray to the
 * south crosses it.
 */
function isInside(line: readonly Coords[], at: Coords): boolean {
  const { runs, isAroundPole } = outlineOf(line);
  const { x, y } = worldPoint(at);
  let crossings = 0;
  for (const run of runs)
    run.forEach((end, index) => {
      const start = run[index - 1];
      if (!start || start.x > x === end.x > x) return;
      if (start.y + ((x - start.x) / (end.x - start.x)) * (end.y - start.y) > y) crossings += 1;
    });
  // Around the pole each meridian is crossed by every copy that reaches it.
  return isAroundPole ? crossings > 0 : crossings % 2 === 1;
}

describe('the dotted line', () => {
  test('is as many hours away from the origin as it says, at each of its points; west of Siberia it turns by degrees where a detour begins', () => {
    for (const { origin, hours, line } of every)
      for (const at of line) {
        if (detouring.includes(origin.iso2) && at.lat > europe.south && turn(at.lng) > europe.west && turn(at.lng) < 75)
          continue;
        expect(flightHours(kmFrom(origin, at, gateways))).toBeLessThan(hours);
        // A kilometre is a thousandth of an hour.
        const middle = middleOf(origin.airports.flatMap((code) => gateways.get(code) ?? []));
        const beyond = pointAt(middle, (bearing(middle, at) * 180) / Math.PI, haversineKm(middle, at) + 1);
        expect(flightHours(kmFrom(origin, beyond, gateways))).toBeGreaterThanOrEqual(hours);
      }
  });

  test('has no corner on the map: it never turns by more than half a right angle', () => {
    for (const { origin, hours, line } of every) {
      const points = outlineOf(line).runs[0] ?? [];
      const turns = points.slice(2).map((end, index) => {
        const [start, middle] = [points[index], points[index + 1]];
        if (!start || !middle) return 0;
        const [before, after] = [
          Math.atan2(middle.y - start.y, middle.x - start.x),
          Math.atan2(end.y - middle.y, end.x - middle.x),
        ];
        return Math.abs(Math.atan2(Math.sin(after - before), Math.cos(after - before)));
      });
      expect({ iso2: origin.iso2, hours, sharpest: Math.max(...turns) < Math.PI / 4 }).toEqual({
        iso2: origin.iso2,
        hours,
        sharpest: true,
      });
    }
  });

  test('has the airports within the hours inside it and the others outside, from every origin that is offered', () => {
    // The line is straight between its points; an airport this near to it (hours) may lie on either side.
    const near = 0.05;
    for (const { origin, hours, line } of every)
      for (const [code, at] of gateways) {
        const flown = flightHours(kmFrom(origin, at, gateways));
        if (Math.abs(flown - hours) < near) continue;
        expect({ code, hours, isInside: isInside(line, at) }).toEqual({ code, hours, isInside: flown < hours });
      }
  });
});

test('a way of so many kilometres ends as far away', () => {
  const angle = fc.integer({ min: 0, max: 359 });
  fc.assert(
    fc.property(angle, fc.integer({ min: 1, max: 19_000 }), (turn, km) => {
      expect(haversineKm(seoul, pointAt(seoul, turn, km))).toBeCloseTo(km, 3);
    }),
  );
});

test('the middle of two places is as far from one as from the other, and of one it is the place', () => {
  const place = fc.record({ lat: fc.integer({ min: -60, max: 60 }), lng: fc.integer({ min: -90, max: 90 }) });
  fc.assert(
    fc.property(place, place, (a, b) => {
      fc.pre(haversineKm(a, b) < 19_000);
      const middle = middleOf([a, b]);
      expect(haversineKm(a, middle)).toBeCloseTo(haversineKm(b, middle), 3);
    }),
  );
  expect(haversineKm(middleOf([seoul]), seoul)).toBeCloseTo(0, 3);
});
