import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchPlaces, placesUrls } from '#app/local/catalogue/place-files.ts';

test('the places of a country are found by its code, with what is said of them in the reader’s language where that is a file of its own', () => {
  const names = (iso2: string, language: string) =>
    placesUrls(iso2, language).map((url) => /(?<name>[\w-]+)\.json/.exec(url)?.groups?.['name']);
  expect(names('JP', 'ko')).toEqual(['JP']);
  expect(names('JP', 'ja')).toEqual(['JP', 'ja-JP']);
  expect(names('FR', 'zh')).toEqual(['FR', 'zh-FR']);
  expect(names('KR', 'es')).toEqual(['KR', 'es-KR']);
  expect(names('KR', 'fr')).toEqual(['KR', 'fr-KR']);
  expect(names('XX', 'ja')).toEqual([]);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the file of a destination’s places carries its public holidays; a country with a file of its own has none there', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    const name = /(?<name>[A-Z]{2})[\w-]*\.json/.exec(url)?.groups?.['name'] ?? '';
    asked.push(name);
    return Promise.resolve(new Response(readFileSync(`shared/destination/catalogue/places/${name}.json`)));
  });
  const found = await fetchPlaces({ iso2: 'NZ', slug: 'new-zealand' }, 'en', false);
  expect(found.places.length).toBeGreaterThan(10);
  expect(found.holidays?.days).toContainEqual(['2027-02-06', 2]);
  expect((await fetchPlaces({ iso2: 'JP', slug: 'japan' }, 'en', false)).holidays).toBeUndefined();
  expect(asked).toEqual(['NZ', 'JP']);
});
