import { describe, expect, test } from 'vitest';
import { firstPlace, stayChoices, stayReason } from '#app/screens/group/decide-choices.ts';
import type { TripState } from '#app/parts/trip/trip-state.ts';
import { day } from '#test/shared/answers/members.ts';

const range = (first: number, last: number) => ({ start: day(first), end: day(last) });
const member = (memberId: string, ...ranges: ReturnType<typeof range>[]) => ({ memberId, ranges });
const stays = (
  dates: ReturnType<typeof member>[],
  { votes = [], fixed = null }: { votes?: number[]; fixed?: ReturnType<typeof range> | null } = {},
) =>
  stayChoices({
    overview: { dates },
    votes: { dateVotes: votes.map((at, index) => ({ memberId: `m${index}`, option: day(at) })) },
    fixedDates: fixed,
  } as unknown as TripState).map((one) => one.range);

const friends = [member('a', range(1, 4)), member('b', range(1, 3), range(9, 9)), member('c', range(2, 4))];

describe('the stays that the sheet offers', () => {
  test('are no single days that nobody voted for, where there is something longer', () => {
    const offered = stays(friends);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered.every(({ start, end }) => start < end)).toBe(true);
    expect(stays(friends, { votes: [9] })).toContainEqual(range(9, 9));
    expect(stays([member('a', range(5, 5)), member('b', range(5, 5))])).toEqual([range(5, 5)]);
  });

  test('are of a day that somebody added as long as all who are free on it stay free', () => {
    const free = [member('a', range(1, 8)), member('b', range(1, 8)), member('c', range(1, 6))];
    expect(stays(free, { votes: [3] })).toContainEqual(range(3, 6));
    expect(stays(free, { votes: [7] })).toContainEqual(range(7, 8));
    expect(stays(free, { votes: [20] })).toContainEqual(range(20, 20));
  });

  test('begin with the dates that are fixed', () => {
    expect(stays(friends, { fixed: range(2, 3) })[0]).toEqual(range(2, 3));
    expect(stays(friends, { fixed: range(7, 7) })[0]).toEqual(range(7, 7));
  });
});

test('a stay that is typed has two days, ends on its first day or later, and is no longer than a year and a day', () => {
  expect(stayReason('', '')).toBeUndefined();
  expect(stayReason(day(1), day(1))).toBeUndefined();
  expect(stayReason(day(2), day(1))).toBe('range_order');
  expect(stayReason('', day(1))).toBe('range_start_missing');
  expect(stayReason(day(1), '')).toBe('range_end_missing');
  expect(stayReason('2027-01-01', '2028-01-01')).toBeUndefined();
  expect(stayReason('2027-01-01', '2028-01-02')).toBe('range_too_long');
});

describe('the place that is chosen when the sheet opens', () => {
  const places = [
    { option: 'vietnam/nha-trang', name: 'Nha Trang', typed: undefined, votes: 1 },
    { option: 'inn', name: 'Our inn', typed: { url: null, proposer: 'Bo' }, votes: 0 },
  ];
  const first = (
    fixed: { dates?: ReturnType<typeof range>; place?: TripState['fixedPlace'] } | undefined,
    asked?: TripState['fixedPlace'],
    offered = places,
  ) =>
    firstPlace(
      {
        asks: { dates: true, place: true },
        act: fixed && ({ data: { dates: null, place: null, ...fixed } } as unknown as TripState['act']),
        fixedPlace: fixed?.place ?? null,
      },
      offered,
      asked ?? undefined,
    );

  test('is none while the group votes for the dates, whoever has voted for a place already', () => {
    expect(first(undefined)).toBe('');
    expect(first({})).toBe('');
  });

  test('is the one with most votes when the dates are fixed', () => {
    expect(first({ dates: range(1, 2) })).toBe('vietnam/nha-trang');
  });

  test('is the one that is fixed, also one that a member typed', () => {
    expect(first({ place: { id: 'japan/tokyo', name: 'Tokyo' } })).toBe('japan/tokyo');
    expect(first({ place: { id: null, name: 'Our inn' } })).toBe('inn');
    expect(first({ dates: range(1, 2), place: { id: null, name: 'Elsewhere' } })).toBe('');
  });

  test('is the one of the decision that is opened again where nobody has voted for one', () => {
    const former = { id: null, name: 'Our inn' };
    expect(first({ dates: range(1, 2) }, former)).toBe('vietnam/nha-trang');
    expect(first({ dates: range(1, 2) }, former, places.slice(1))).toBe('inn');
  });
});
