import { describe, expect, test } from 'vitest';
import { mapLinks, opensGeo } from '#app/parts/destination/place-sheet/map-links.ts';
import { fitWordOf } from '#app/parts/destination/fit-word-of.ts';
import { fitCounts } from '#app/parts/destination/fit-counts.ts';

const umijigoku = { lat: 33.3161234, lng: 131.469 };

describe('a place on a map elsewhere', () => {
  test('Naver and Kakao, which draw Korea alone, come first for Korean readers and only there', () => {
    const ids = (language: 'ko' | 'en', iso2: string) => mapLinks(language, iso2, umijigoku, false).map(({ id }) => id);
    expect(ids('ko', 'KR')).toEqual(['naver', 'kakao', 'google']);
    expect(ids('en', 'KR')).toEqual(['google', 'naver', 'kakao']);
    expect(ids('ko', 'JP')).toEqual(['google']);
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
