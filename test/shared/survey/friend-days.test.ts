import { expect, test } from 'vitest';
import { bestFriendDays, friendsByDay, weekendsFrom } from '#shared/survey/friend-days.ts';

const friend = (memberId: string, ...ranges: [string, string][]) => ({
  memberId,
  ranges: ranges.map(([start, end]) => ({ start, end })),
});
const friends = [
  friend('a', ['2027-04-01', '2027-04-05']),
  friend('b', ['2027-04-03', '2027-04-07'], ['2028-05-01', '2028-05-02']),
  friend('c', ['2027-04-04', '2027-04-04'], ['2028-05-02', '2028-05-02']),
];

test('each day says how many friends can, also more than a year ahead; days without anybody are left out', () => {
  const days = friendsByDay(friends, '2026-11-20');
  expect(days['2027-04-02']).toBe(1);
  expect(days['2027-04-03']).toBe(2);
  expect(days['2027-04-04']).toBe(3);
  expect(days['2028-05-02']).toBe(2);
  expect(Object.keys(days)).not.toContain('2027-04-08');
  expect(friendsByDay(friends, '2027-04-05')['2027-04-04']).toBeUndefined();
});

test('the best days are those with most friends', () => {
  expect(bestFriendDays(friends, '2026-11-20')).toEqual({
    range: { start: '2027-04-04', end: '2027-04-04' },
    count: 3,
  });
});

test('days that are over do not count: of what is left, the first of the longest runs', () => {
  expect(bestFriendDays(friends, '2027-04-05')).toEqual({
    range: { start: '2027-04-05', end: '2027-04-05' },
    count: 2,
  });
  expect(
    bestFriendDays(
      [friend('a', ['2027-04-01', '2027-04-05']), friend('b', ['2027-03-01', '2027-04-05'])],
      '2027-04-03',
    ),
  ).toEqual({ range: { start: '2027-04-03', end: '2027-04-05' }, count: 2 });
});

test('one friend alone, or nobody, is no agreement', () => {
  expect(bestFriendDays(friends.slice(0, 1), '2026-11-20')).toBeUndefined();
  expect(bestFriendDays([], '2026-11-20')).toBeUndefined();
  expect(friendsByDay([], '2026-11-20')).toEqual({});
});

test('weekends are the whole ones of the month in view; where it has none left, those of the next month', () => {
  const starts = (month: string, start: string, end = '2028-11-18') =>
    weekendsFrom(month, { start, end }).map((one) => one.start);
  expect(starts('2027-04', '2027-02-28')).toEqual(['2027-04-03', '2027-04-10', '2027-04-17', '2027-04-24']);
  // A Sunday: half a weekend.
  expect(starts('2027-04', '2027-04-11')).toEqual(['2027-04-17', '2027-04-24']);
  expect(weekendsFrom('2027-07', { start: '2027-07-30', end: '2028-07-29' })).toEqual([
    { start: '2027-07-31', end: '2027-08-01' },
  ]);
  expect(starts('2027-02', '2027-02-28')).toEqual(['2027-03-06', '2027-03-13', '2027-03-20', '2027-03-27']);
  expect(starts('2027-12', '2027-12-26')[0]).toBe('2028-01-01');
  expect(starts('2027-02', '2027-02-28', '2027-03-06')).toEqual([]);
});
