import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { placeTypes } from '#shared/destination/place-types.ts';
import type { PlaceType } from '#shared/destination/schema.ts';
import { placeTags, type PlaceTag } from '#shared/destination/tags.ts';
import { drawnAs, placeVignette, vignetteOf } from '#shared/scene/pictures/place-vignette.ts';
import { vignettes } from '#shared/scene/vignettes/vignettes.ts';
import { core, placesOfCity } from '#server/destination/catalogue.ts';
import { sampled } from '#test/setup/draws.ts';

const kindOf = (tags: PlaceTag[], type: PlaceType, id = 'spain/soria/one') => vignetteOf({ id, tags, type });

describe('a place is drawn', () => {
  test('as what its first tag names', () => {
    expect(kindOf(['castle', 'history'], 'attraction')).toBe('castle');
    expect(kindOf(['cave'], 'activity')).toBe('cave');
  });

  test('as a bed or a meal where it is one, whatever its first tag', () => {
    expect(kindOf(['beach'], 'stay')).toBe('hotel');
    expect(kindOf(['beach', 'resort'], 'stay')).toBe('resort');
    expect(kindOf(['old-town', 'seafood'], 'food')).toBe('seafood');
    expect(kindOf(['old-town'], 'food')).toBe('street-food');
  });

  test('by its type alone where it has no tag, as imported places may', () => {
    expect(placeTypes.map((type) => kindOf([], type))).toEqual([
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
        for (const turn of [0, 1, 2]) {
          const drawn = { name: kindOf([tag], 'attraction'), turn };
          const drawing = placeVignette(drawn, { theme });
          expect(drawing).toBe(placeVignette(drawn, { theme }));
          expect(drawing).not.toMatch(/NaN|undefined|<text|href/);
          expect(gzipSync(drawing, { level: 9 }).length, tag).toBeLessThanOrEqual(2000);
        }
      }
    }
  });

  test('as a keep where it is a castle of Japan', () => {
    expect(kindOf(['castle', 'history'], 'attraction', 'japan/osaka/osaka-castle')).toBe('keep');
  });

  test('like no other place of its city, in the whole catalogue', () => {
    for (const { id } of sampled(core.cities, 6)) {
      const all = placesOfCity(id);
      const drawings = all.map((place) => placeVignette(drawnAs(place, all), { theme: 'light' }));
      expect(new Set(drawings).size, id).toBe(all.length);
    }
  });

  test('with no vignette that nothing asks for', () => {
    const asked = new Set([
      ...placeTags.map((tag) => kindOf([tag], 'attraction')),
      kindOf(['castle'], 'attraction', 'japan/himeji/one'),
      ...placeTypes.map((type) => kindOf([], type)),
    ]);
    expect(Object.keys(vignettes).filter((name) => !asked.has(name as keyof typeof vignettes))).toEqual([]);
  });
});
