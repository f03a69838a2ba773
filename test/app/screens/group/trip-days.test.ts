import { expect, test } from 'vitest';
import { tripDays } from '#app/screens/group/trip-days.ts';
import type { Translate } from '#app/text/text.ts';

/** The key and its values, as they would be filled in. */
const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ');
const friday = '2027-04-02';

test('a trip leaves and comes back; what a group with questions of its own does, lasts; a day is a day', () => {
  const days = { start: friday, end: '2027-04-05' };
  expect(tripDays(t, 'ko', days, false)).toBe('trip.our.days 금요일 월요일 4');
  expect(tripDays(t, 'ko', days, true)).toBe('trip.our.own.days 금요일 월요일 4');
  for (const isCustom of [false, true])
    expect(tripDays(t, 'ko', { start: friday, end: friday }, isCustom)).toBe('trip.our.day 금요일');
});
