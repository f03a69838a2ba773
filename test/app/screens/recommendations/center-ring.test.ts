import fc from 'fast-check';
import { expect, test } from 'vitest';
import { haversineKm } from '#shared/destination/flight.ts';
import { centerRing } from '#app/screens/recommendations/center-ring.ts';

const fukuoka = { lat: 33.59, lng: 130.4 };

test('each point of the ring is as far from the center as its sentence says, in the unit of the reader', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ko' as const, 'en' as const),
      fc.array(fc.double({ min: 0, max: 60, noNaN: true })),
      (language, km) => {
        const { radius, line } = centerRing(language, fukuoka, km);
        for (const at of line)
          expect(haversineKm(fukuoka, at)).toBeCloseTo(language === 'en' ? radius * 1.609344 : radius, 6);
      },
    ),
  );
});

test('the ring is the largest round one well within the farthest place', () => {
  expect(centerRing('ko', fukuoka, [0.5, 21]).radius).toBe(10);
  expect(centerRing('ko', fukuoka, [6]).radius).toBe(3);
  expect(centerRing('en', fukuoka, [21]).radius).toBe(5);
  expect(centerRing('ko', fukuoka, []).radius).toBe(1);
});
