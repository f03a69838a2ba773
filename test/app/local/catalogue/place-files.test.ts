import { expect, test } from 'vitest';
import { placesUrls } from '#app/local/catalogue/place-files.ts';

test('the places of a country are found by its code, with what is said of them in the reader’s language where that is a file of its own', () => {
  const names = (iso2: string, language: string) =>
    placesUrls(iso2, language).map((url) => /(?<name>[\w-]+)\.json/.exec(url)?.groups?.['name']);
  expect(names('JP', 'ko')).toEqual(['JP']);
  expect(names('JP', 'ja')).toEqual(['JP', 'ja-JP']);
  expect(names('FR', 'zh')).toEqual(['FR', 'zh-FR']);
  expect(names('XX', 'ja')).toEqual([]);
});
