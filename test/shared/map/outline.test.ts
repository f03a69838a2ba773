import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pointAt } from '#shared/explore/reach-line.ts';
import { outlineOf, outlinePaths } from '#shared/map/outline.ts';
import { allowed } from '#shared/map/view.ts';

const circle = (lat: number, lng: number, km: number) =>
  Array.from({ length: 120 }, (_, index) => pointAt({ lat, lng }, index * 3, km));
const middle = fc.record({ lat: fc.integer({ min: -50, max: 50 }), lng: fc.integer({ min: -180, max: 180 }) });

describe('a closed line on the world square', () => {
  test('is unbroken: no two points that follow each other are further apart than half the square', () => {
    fc.assert(
      fc.property(middle, fc.integer({ min: 100, max: 9_000 }), ({ lat, lng }, km) => {
        for (const run of outlineOf(circle(lat, lng, km)).runs)
          run.slice(1).forEach(({ x }, index) => {
            expect(Math.abs(x - (run[index]?.x ?? 0))).toBeLessThanOrEqual(0.5);
          });
      }),
    );
  });

  test('goes around the pole if it is wide enough, and then covers the whole width of the square', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 50 }), fc.integer({ min: -180, max: 180 }), (lat, lng) => {
        const toPole = ((90 - lat) * Math.PI * 6371) / 180;
        expect(outlineOf(circle(lat, lng, toPole * 0.9)).isAroundPole).toBe(false);
        const wide = outlineOf(circle(lat, lng, toPole * 1.1));
        expect(wide.isAroundPole).toBe(true);
        const xs = wide.runs.flat().map(({ x }) => x);
        expect(Math.min(...xs)).toBeLessThanOrEqual(0);
        expect(Math.max(...xs)).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  test('is not drawn where it is far from what is seen, and is drawn where it crosses it', () => {
    const size = { width: 400, height: 400 };
    const outline = outlineOf(circle(37, 127, 3_000));
    const whole = outlinePaths(outline, allowed({ x: 0.5, y: 0.4, scale: 0 }, size), size);
    expect(whole.line.match(/L/g)).toHaveLength(120);
    const near = outline.runs[0]?.[0] ?? { x: 0, y: 0 };
    const crossed = outlinePaths(outline, allowed({ ...near, scale: 50_000 }, size), size);
    expect(crossed.line).not.toBe('');
    expect(crossed.line.length).toBeLessThan(whole.line.length);
    // Seoul is in the middle of the circle.
    expect(outlinePaths(outline, allowed({ x: 0.4361, y: 0.389, scale: 50_000 }, size), size).line).toBe('');
  });
});
