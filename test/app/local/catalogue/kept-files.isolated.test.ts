import { expect, test, vi } from 'vitest';
import { placesFileOf, isPhotoAddress, isScene, keepNewest } from '#app/local/catalogue/kept-files.ts';

test('of the pictures that were looked at the newest stay, as many as the bound says; maps are not counted', async () => {
  const at = (path: string) => new Request(`http://localhost${path}`);
  const entries = [
    at('/covers/japan.svg'),
    ...Array.from({ length: 7 }, (_, index) => at(`/covers/scenes/japan/${index}.svg`)),
  ];
  await keepNewest(
    {
      keys: () => Promise.resolve(entries),
      delete: (one) => Promise.resolve(entries.splice(entries.indexOf(one as Request), 1).length > 0),
    },
    isScene,
    5,
  );
  expect(entries.map(({ url }) => new URL(url).pathname)).toEqual([
    '/covers/japan.svg',
    ...[2, 3, 4, 5, 6].map((index) => `/covers/scenes/japan/${index}.svg`),
  ]);
});

test('below a path of a host only the files of the app there are kept, in caches of its own', async () => {
  expect([isScene('/covers/scenes/japan/wide-light.svg'), placesFileOf('/assets/JP-1a2b3c.json')]).toEqual([
    true,
    'JP',
  ]);
  expect([placesFileOf('/assets/ja-JP-1a2b3c.json'), placesFileOf('/assets/ja-1a2b3c.json')]).toEqual([
    'ja-JP',
    undefined,
  ]);
  expect(isPhotoAddress('/photos/japan-480-0123456789ab.avif')).toBe(true);
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { dataset: { base: '/trips/moyeo/' } } });
  const below = await import('#app/local/catalogue/kept-files.ts');
  vi.unstubAllGlobals();
  expect(below.isScene('/trips/moyeo/covers/scenes/japan/wide-light.svg')).toBe(true);
  expect(below.placesFileOf('/trips/moyeo/assets/JP-1a2b3c.json')).toBe('JP');
  expect(below.isPhotoAddress('/trips/moyeo/photos/japan-480-0123456789ab.avif')).toBe(true);
  expect(below.isPhotoAddress('/photos/japan-480-0123456789ab.avif')).toBe(false);
  expect(below.isScene('/covers/scenes/japan/wide-light.svg')).toBe(false);
  expect(below.placesFileOf('/assets/JP-1a2b3c.json')).toBeUndefined();
  expect(below.placesCache).toBe('trips/moyeo/moyeo-places');
});
