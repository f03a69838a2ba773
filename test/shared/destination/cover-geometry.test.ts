import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { coverFrames } from '#shared/destination/cover-frames.ts';
import { pointOnCover } from '#shared/destination/cover.ts';
import { clipRing, frame, frameBox, type Point, squareAround } from '#server/destination/build/cover-geometry.ts';
import { folders } from '#server/destination/build/sources/paths.ts';
import { core } from '../recommendation/catalogue.ts';

const block = (x: number, width: number): Point[] => [
  [x, 40],
  [x + width, 40],
  [x + width, 230],
  [x, 230],
];

describe('the square of a cover', () => {
  test('a narrow country has a square as high as the frame, about its own middle', () => {
    expect(squareAround(block(190, 100))).toEqual({ x: 105, y: 0, width: frame.height, height: frame.height });
    expect(squareAround(block(0, 100))).toEqual({ x: 0, y: 0, width: frame.height, height: frame.height });
    expect(squareAround(block(250, 200)).x).toBe(210);
  });

  test('a wide country is in its square whole, which reaches as far above the frame as below', () => {
    for (const [x, width] of [
      [20, 300],
      [44, 392],
      [0, 480],
    ] as const) {
      const square = squareAround(block(x, width));
      expect(square.x).toBeLessThanOrEqual(x);
      expect(square.x + square.width).toBeGreaterThanOrEqual(x + width);
      expect([square.width, square.y + square.height / 2]).toEqual([square.height, frame.height / 2]);
      expect(square.x).toBeGreaterThanOrEqual(0);
      expect(square.x + square.width).toBeLessThanOrEqual(frame.width);
    }
  });

  test('the files name it where it is not their middle, and draw all of it', () => {
    const boxOf = (name: string) =>
      /<view id="square" viewBox="(\S+) (\S+) (\S+) (\S+)"\/><path class="s" d="M0 (\S+)H480V(\S+)H0z"\/>/
        .exec(readFileSync(join(folders.covers, `${name}.svg`), 'utf8'))
        ?.slice(1)
        .map(Number);
    const [x = 0, y = 0, width = 0, height = 0, top = 0, foot = 0] = boxOf('malaysia') ?? [];
    expect([width, top, foot]).toEqual([height, y, y + height]);
    expect(width).toBeGreaterThan(frame.height);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(boxOf('japan')).toBeUndefined();
    expect(boxOf('malaysia/kota-kinabalu')).toBeUndefined();
  });

  test('what is drawn reaches as far as the box asks', () => {
    const tall: Point[] = [
      [100, -300],
      [200, -300],
      [200, 600],
      [100, 600],
    ];
    const heights = (ring: readonly Point[]) => [
      Math.min(...ring.map(([, y]) => y)),
      Math.max(...ring.map(([, y]) => y)),
    ];
    expect(heights(clipRing(tall))).toEqual([-frame.bleed, frame.height + frame.bleed]);
    expect(heights(clipRing(tall, { ...frameBox, y: -85, height: 440 }))).toEqual([
      -85 - frame.bleed,
      355 + frame.bleed,
    ]);
  });
});

describe('a place on a map of its country', () => {
  test("lies where the map has the dots of the editors' cities", () => {
    for (const slug of ['south-korea', 'malaysia', 'new-zealand', 'norway', 'fiji']) {
      const text = readFileSync(join(folders.covers, `${slug}.svg`), 'utf8');
      const dots = [
        ...(/<path class="c" d="([^"]+)"/.exec(text)?.[1] ?? '').matchAll(/M(-?[\d.]+)[ ]?(-?[\d.]+)h0/g),
      ].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
      const frame = coverFrames[slug];
      if (!frame) throw new Error(slug);
      expect(dots.length).toBeGreaterThan(1);
      const cities = core.cities
        .filter(({ countryId }) => countryId === slug)
        .map(({ coords }) => pointOnCover(frame, coords));
      for (const dot of dots)
        expect(
          Math.min(...cities.map(({ x, y }) => Math.hypot(x - dot.x, y - dot.y))),
          `${slug} ${dot.x} ${dot.y}`,
        ).toBeLessThan(0.5);
    }
  });
});
