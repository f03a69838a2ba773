import { afterEach, expect, test, vi } from 'vitest';
import { addressOf } from '#app/parts/sharing/address-of.ts';
import { paths } from '#app/kernel/paths.ts';
import { calendarPath } from '#shared/decision/calendar-path.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('A link that leaves the device is a whole address: host and port of the page, and nothing of where the page is', () => {
  vi.stubGlobal('location', new URL('http://trips.example:8080/group/abc/settings?x=1#organizer=k'));

  expect(addressOf(paths.join('Ab3dEf6hIj'))).toBe('http://trips.example:8080/join/Ab3dEf6hIj');
  expect(addressOf(calendarPath('Ab3dEf6hIj', 'fr'))).toBe(
    'http://trips.example:8080/api/calendars/Ab3dEf6hIj.ics?lang=fr',
  );
});

test('Below a path of a host the address has that path', async () => {
  vi.resetModules();
  vi.stubGlobal('location', new URL('https://example.org/trips/moyeo/group/abc'));
  vi.stubGlobal('document', { documentElement: { dataset: { base: '/trips/moyeo/' } } });
  const below = await import('#app/parts/sharing/address-of.ts');

  expect(below.addressOf(paths.join('Ab3dEf6hIj'))).toBe('https://example.org/trips/moyeo/join/Ab3dEf6hIj');
});
