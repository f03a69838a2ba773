import fc from 'fast-check';
import { expect, test } from 'vitest';
import { haversineKm } from '#shared/destination/flight.ts';
import { centerRings } from '#app/screens/recommendations/center-ring.ts';

const fukuoka = { lat: 33.59, lng: 130.4 };

test('each point of a ring is as far from the center as its sentence says, in the unit of the reader, and one ring lies within the other', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ko' as const, 'en' as const),
      fc.array(fc.double({ min: 0, max: 60, noNaN: true })),
      (language, km) => {
        const [near, far] = centerRings(language, fukuoka, km);
        expect(near.radius).toBeLessThan(far.radius);
        for (const { radius, line } of [near, far])
          for (const at of line)
            expect(haversineKm(fukuoka, at)).toBeCloseTo(language === 'en' ? radius * 1.609344 : radius, 6);
      },
    ),
  );
});

test('the rings are the round ones nearest to the middle of the distances and to the farthest', () => {
  const radiiOf = (...of: Parameters<typeof centerRings>) => centerRings(...of).map(({ radius }) => radius);
  expect(radiiOf('ko', fukuoka, [21, 1, 3.6, 2, 14])).toEqual([3, 20]);
  expect(radiiOf('en', fukuoka, [21, 1, 3.6, 2, 14])).toEqual([2, 15]);
  expect(radiiOf('ko', fukuoka, [6])).toEqual([3, 5]);
  expect(radiiOf('ko', fukuoka, [])).toEqual([1, 2]);
});
