import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { core } from '#server/destination/catalogue.ts';
import { indexedPng, readIndexedPng } from '#server/destination/build/indexed-png.ts';
import { folders } from '#server/destination/build/paths.ts';
import { drawPreview, leftPreviews, stalePreviews } from '#server/destination/build/previews.ts';

describe('previews', () => {
  test('are of the covers as they lie there, where they are drawn; run npm run catalogue -- build', () => {
    const stale = stalePreviews(core).filter((path) => existsSync(join(folders.public, path)));
    expect([stale, leftPreviews(core)]).toEqual([[], []]);
  });

  test('drawn again have the same pixels', async () => {
    for (const name of ['guam', 'singapore/singapore']) {
      const drawn = readIndexedPng(await drawPreview(readFileSync(join(folders.covers, `${name}.svg`), 'utf8')));
      const kept = readIndexedPng(readFileSync(join(folders.previews, `${name}.png`)));
      expect([drawn.width, drawn.height, drawn.palette.equals(kept.palette), drawn.rows.equals(kept.rows)]).toEqual([
        kept.width,
        kept.height,
        true,
        true,
      ]);
    }
  }, 60_000);

  test('a picture of few colours is kept to the pixel', () => {
    const colours = [
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [255, 255, 255, 255],
      [255, 0, 0, 255],
      [0, 0, 255, 255],
      [255, 0, 0, 255],
    ];
    const { width, height, palette, rows, source } = readIndexedPng(
      indexedPng(Uint8Array.from(colours.flat()), 3, 2, 'abc'),
    );
    const pixel = (x: number, y: number) => {
      const index = ((rows[y * 3 + 1 + (x >> 1)] ?? 0) >> (x % 2 === 0 ? 4 : 0)) & 15;
      return [...palette.subarray(index * 3, index * 3 + 3), 255];
    };
    expect([width, height, source, [0, 1].flatMap((y) => [0, 1, 2].map((x) => pixel(x, y)))]).toEqual([
      3,
      2,
      'abc',
      colours,
    ]);
  });
});
