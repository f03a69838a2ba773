import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { placeTypes } from '#shared/destination/place-types.ts';
import { placeTags } from '#shared/destination/tags.ts';
import { placeVignette, vignetteOf } from '#shared/scene/place-vignette.ts';
import { vignettes } from '#shared/scene/vignettes/vignettes.ts';

describe('a place is drawn', () => {
  test('as what its first tag names', () => {
    expect(vignetteOf(['castle', 'history'], 'attraction')).toBe('castle');
    expect(vignetteOf(['cave'], 'activity')).toBe('cave');
  });

  test('as a bed or a meal where it is one, whatever its first tag', () => {
    expect(vignetteOf(['beach'], 'stay')).toBe('hotel');
    expect(vignetteOf(['beach', 'resort'], 'stay')).toBe('resort');
    expect(vignetteOf(['old-town', 'seafood'], 'food')).toBe('seafood');
    expect(vignetteOf(['old-town'], 'food')).toBe('street-food');
  });

  test('by its type alone where it has no tag, as imported places may', () => {
    expect(placeTypes.map((type) => vignetteOf([], type))).toEqual([
      'landmark',
      'street-food',
      'hotel',
      'shop',
      'viewpoint',
      'cycling',
    ]);
  });

  test('with the same bytes, in both themes, in at most 2 kB (gzip)', () => {
    for (const tag of placeTags) {
      for (const theme of ['light', 'dark'] as const) {
        const drawing = placeVignette([tag], 'attraction', { theme });
        expect(drawing).toBe(placeVignette([tag], 'attraction', { theme }));
        expect(drawing).not.toMatch(/NaN|undefined|<text|href/);
        expect(gzipSync(drawing, { level: 9 }).length, tag).toBeLessThanOrEqual(2000);
      }
    }
  });

  test('with no vignette that nothing asks for', () => {
    const asked = new Set([
      ...placeTags.map((tag) => vignetteOf([tag], 'attraction')),
      ...placeTypes.map((type) => vignetteOf([], type)),
    ]);
    expect(Object.keys(vignettes).filter((name) => !asked.has(name as keyof typeof vignettes))).toEqual([]);
  });
});
