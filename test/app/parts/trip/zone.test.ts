import { expect, test } from 'vitest';
import { languages } from '#shared/kernel/languages.ts';
import { zoneName } from '#app/parts/trip/zone.ts';

test('a time zone is named as its readers name it', () => {
  expect(zoneName('ko', 'Asia/Seoul')).toBe('한국 표준시');
  expect(zoneName('en', 'America/Los_Angeles')).toBe('Pacific Time');
  for (const language of languages) expect(zoneName(language, 'Europe/Paris'), language).not.toContain('Paris');
});

test('one that the browser does not know goes by its city', () => {
  expect(zoneName('ko', 'Mars/Olympus_Mons')).toBe('Olympus Mons');
});
