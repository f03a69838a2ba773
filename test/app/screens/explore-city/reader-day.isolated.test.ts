import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const zone = process.env['TZ'];

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: Date.parse('2026-11-23T20:00:00Z') });
});

afterEach(() => {
  vi.useRealTimers();
  process.env['TZ'] = zone;
});

test.each([
  ['Asia/Seoul', '2026-11-24'],
  ['America/New_York', '2026-11-23'],
])('in %s the holidays begin with the reader’s own day: none of yesterday is offered', async (timeZone, day) => {
  process.env['TZ'] = timeZone;
  const { readerDay } = await import('#app/screens/explore-city/reader-day.ts');
  expect(readerDay).toBe(day);
});
