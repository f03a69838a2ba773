import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterQuietHours } from '#server/push/quiet-hours.ts';

const zones = ['Asia/Seoul', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Apia', 'Europe/Paris', 'no/zone'];
const hourIn = (zone: string, at: number) =>
  Number(
    new Intl.DateTimeFormat('en', {
      hour: '2-digit',
      hourCycle: 'h23',
      timeZone: zone === 'no/zone' ? 'UTC' : zone,
    }).format(at),
  );

test('what is due between ten in the evening and eight in the morning waits until eight, everything else goes at once', () => {
  fc.assert(
    fc.property(
      // Days on which no clock of these zones changes.
      fc.integer({ min: Date.UTC(2027, 5, 1), max: Date.UTC(2027, 7, 30) }),
      fc.constantFrom(...zones),
      (now, zone) => {
        const due = afterQuietHours(now, zone);
        const isQuiet = hourIn(zone, now) >= 22 || hourIn(zone, now) < 8;
        if (!isQuiet) expect(due).toBe(now);
        else {
          expect(due).toBeGreaterThan(now);
          expect(due - now).toBeLessThanOrEqual(10 * 60 * 60 * 1000);
          expect(hourIn(zone, due)).toBe(8);
          expect(hourIn(zone, due - 1)).toBe(7);
        }
      },
    ),
  );
});

test.each([
  ['Asia/Seoul', '2027-03-05T12:59:59Z', '2027-03-05T12:59:59Z'],
  ['Asia/Seoul', '2027-03-05T13:00:00Z', '2027-03-05T23:00:00Z'],
  ['Asia/Seoul', '2027-03-05T22:59:59Z', '2027-03-05T23:00:00Z'],
  ['America/Los_Angeles', '2027-03-05T13:00:00Z', '2027-03-05T16:00:00Z'],
])('%s at %s: %s', (zone, now, due) => {
  expect(new Date(afterQuietHours(Date.parse(now), zone)).toISOString()).toBe(new Date(due).toISOString());
});
