import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { placeTypes } from '#shared/destination/place-types.ts';
import type { PlaceType } from '#shared/destination/schema.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import { vignetteOf } from '#shared/scene/kinds/kinds.ts';
import { drawnAs, placeVignette } from '#shared/scene/pictures/place-vignette.ts';
import { vignettes, type VignetteName } from '#shared/scene/vignettes/vignettes.ts';
import { core, placesOfCity } from '#server/destination/catalogue.ts';
import { sampled } from '#test/setup/draws.ts';

const kindOf = (tags: PlaceTag[], type: PlaceType, id = 'spain/soria/one') =>
  vignetteOf({ id, tags, type, nameEn: 'One', descriptionEn: '', coords: { lat: 41.8, lng: -2.5 } });

describe('a place is drawn', () => {
  test('as what its first tag names', () => {
    expect(kindOf(['castle', 'history'], 'attraction')).toBe('castle');
    expect(kindOf(['cave'], 'activity')).toBe('cave');
  });

  test('as a bed or a meal where it is one, whatever its first tag', () => {
    expect(kindOf(['beach'], 'stay')).toBe('room');
    expect(kindOf(['hot-spring', 'resort'], 'stay')).toBe('hot-spring');
    expect(kindOf(['old-town', 'seafood'], 'food')).toBe('seafood');
    expect(kindOf(['old-town'], 'food')).toBe('meal');
    expect(kindOf(['old-town'], 'food', 'japan/nara/one')).toBe('street-food');
  });

  test('by its type alone where it has no tag, as imported places may', () => {
    expect(placeTypes.map((type) => kindOf([], type))).toEqual([
      'signpost',
      'meal',
      'room',
      'shop',
      'viewpoint',
      'signpost',
    ]);
  });

  test('with the same bytes, in both themes, in at most 2 kB (gzip)', () => {
    for (const name of Object.keys(vignettes) as VignetteName[]) {
      for (const theme of ['light', 'dark'] as const) {
        for (const turn of [0, 1, 2]) {
          const drawn = { name, turn };
          const drawing = placeVignette(drawn, { theme });
          expect(drawing).toBe(placeVignette(drawn, { theme }));
          expect(drawing).not.toMatch(/NaN|undefined|<text|href/);
          expect(gzipSync(drawing, { level: 9 }).length, name).toBeLessThanOrEqual(2000);
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
      ...core.cities.flatMap(({ id }) => placesOfCity(id).map(vignetteOf)),
      ...placeTypes.map((type) => kindOf([], type)),
    ]);
    expect(Object.keys(vignettes).filter((name) => !asked.has(name as VignetteName))).toEqual([]);
  });
});
