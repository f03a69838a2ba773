import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#shared/kernel/languages.ts';
import { mapLinks, opensGeo } from '#app/parts/destination/place-sheet/map-links.ts';
import { fitWordOf } from '#app/parts/destination/fit-word-of.ts';
import { fitCounts } from '#app/parts/destination/fit-counts.ts';

const umijigoku = { lat: 33.3161234, lng: 131.469 };
const ids = (language: Language, iso2: string) => mapLinks(language, iso2, umijigoku, false).map(({ id }) => id);

describe('a place on a map elsewhere', () => {
  test('Naver and Kakao, which draw Korea alone, come first for Korean readers and only there', () => {
    expect(ids('ko', 'KR')).toEqual(['naver', 'kakao', 'google']);
    for (const language of languages.filter((one) => one !== 'ko'))
      expect(ids(language, 'KR'), language).toEqual(['google', 'naver', 'kakao']);
    for (const language of languages) expect(ids(language, 'JP'), language).toEqual(['google']);
  });

  test('Amap, which knows China, where Google is shut out, comes first for Chinese readers and only there', () => {
    expect(ids('zh', 'CN')).toEqual(['amap', 'google']);
    for (const language of languages.filter((one) => one !== 'zh'))
      expect(ids(language, 'CN'), language).toEqual(['google', 'amap']);
    expect(ids('zh', 'KR')).toEqual(['google', 'naver', 'kakao']);
    expect(ids('zh', 'TW')).toEqual(['google']);
    // Amap wants the longitude first, and is told that the position is not in the coordinates of Chinese maps.
    expect(mapLinks('zh', 'CN', { lat: 39.916345, lng: 116.397155 }, false)[0]?.href).toBe(
      'https://uri.amap.com/marker?position=116.397155,39.916345&coordinate=wgs84',
    );
  });

  test('an address tells the position and nothing else', () => {
    for (const { href } of mapLinks('ko', 'KR', umijigoku, true))
      expect(decodeURIComponent(href)).toMatch(/33\.316123,131\.469$/);
  });

  test('the map app of the device is offered where the platform opens it', () => {
    expect(mapLinks('en', 'JP', umijigoku, true)[0]?.href).toMatch(/^geo:/);
    expect(opensGeo('Mozilla/5.0 (Linux; Android 15; Pixel 9)')).toBe(true);
    expect(opensGeo('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')).toBe(false);
  });
});

describe('how well it suits', () => {
  test('the word follows the score as it is shown', () => {
    expect([9.1, 8.5, 8.4, 7, 6.9, 5, 4.9].map(fitWordOf)).toEqual([
      'great',
      'great',
      'good',
      'good',
      'fine',
      'fine',
      'poor',
    ]);
  });

  test('who has not answered is counted apart', () => {
    expect(fitCounts(['good', 'good', 'fair', 'poor'], 6)).toEqual({ good: 2, fair: 1, poor: 1, waiting: 2 });
    expect(fitCounts([], 0)).toEqual({ good: 0, fair: 0, poor: 0, waiting: 0 });
  });
});
