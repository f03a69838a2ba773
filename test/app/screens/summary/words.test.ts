import { expect, test } from 'vitest';
import { activityBand } from '#shared/statistics/averages.ts';
import { frontier } from '#shared/dates/frontier.ts';
import { worthwhile } from '#app/screens/summary/date-words.ts';
import { bandPlace } from '#app/screens/summary/scale-place.ts';

test("the mean's ring stands in the mean's own band, and moves with it", () => {
  const means = Array.from({ length: 101 }, (_, index) => index / 10);
  const places = means.map(bandPlace);
  means.forEach((mean, index) => {
    expect(Math.min(4, Math.floor((places[index] ?? 0) * 5 + 1e-9))).toBe(activityBand(mean));
    expect(places[index]).toBeGreaterThan(places[index - 1] ?? -1);
  });
  expect([bandPlace(0), bandPlace(10)]).toEqual([0, 1]);
});

test('stays of fewer than half are not offered, but the best always is', () => {
  const on = (memberId: string, day: string, end: string) => ({
    memberId,
    ranges: [{ start: `2027-04-${day}`, end: `2027-04-${end}` }],
  });
  const offered = (members: Parameters<typeof frontier>[0]) =>
    worthwhile(frontier(members), members.length, 6).map((one) => one.present.length);
  expect(offered([on('a', '01', '02'), on('b', '01', '05'), on('c', '01', '09'), on('d', '01', '20')])).toEqual([
    4, 3, 2,
  ]);
  expect(offered([on('a', '01', '02'), on('b', '04', '05'), on('c', '07', '08')])).toEqual([1]);
});
