import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDayNumber } from '#shared/calendar/civil-date.ts';
import { eachDay } from '#shared/calendar/date-range.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { type DateVotes, type RankedWindow, rankWindows } from '#shared/dates/windows.ts';
import {
  allStarts,
  april,
  day,
  freeDays,
  friends,
  presentOn,
  someMembers,
  span,
  tripDays,
} from '#test/shared/answers/members.ts';

const lengths = fc.integer({ min: 1, max: 10 });
const someVotes = fc
  .array(fc.tuple(fc.integer({ min: -2, max: 35 }), fc.integer({ min: 1, max: 4 })), { maxLength: 4 })
  .map((votes): DateVotes => new Map(votes.map(([at, count]) => [day(at), count])));

describe('against a scan of every day', () => {
  test('the windows cover each possible start once, with exactly the members who can', () => {
    fc.assert(
      fc.property(someMembers, lengths, (members, lengthDays) => {
        const found = new Map<string, string[]>();
        for (const window of rankWindows(members, lengthDays)) {
          for (const start of eachDay(window.starts)) {
            expect(found.has(start)).toBe(false);
            found.set(start, window.present);
          }
        }
        const scanned = allStarts
          .map((first) => [day(first), presentOn(members, first, lengthDays)] as const)
          .filter(([, present]) => present.length > 0);
        expect([...found].sort(([a], [b]) => (a < b ? -1 : 1))).toEqual(scanned);
      }),
    );
  });

  test('the starts of a window cannot be widened without losing or winning somebody', () => {
    fc.assert(
      fc.property(someMembers, lengths, (members, lengthDays) => {
        for (const { starts, present } of rankWindows(members, lengthDays)) {
          const first = toDayNumber(starts.start) - april;
          const last = toDayNumber(starts.end) - april;
          expect(presentOn(members, first - 1, lengthDays)).not.toEqual(present);
          expect(presentOn(members, last + 1, lengthDays)).not.toEqual(present);
        }
      }),
    );
  });

  test('each window begins on the best of its starts: days of the rest, then votes, then the earlier', () => {
    fc.assert(
      fc.property(someMembers, lengths, someVotes, (members, lengthDays, votes) => {
        for (const window of rankWindows(members, lengthDays, votes)) {
          const tried = eachDay(window.starts)
            .map((start) => scored(members, votes, toDayNumber(start) - april, lengthDays))
            .sort((a, b) => b.restDays - a.restDays || b.votes - a.votes || a.first - b.first);
          expect([toDayNumber(window.start) - april, window.restDays, window.votes]).toEqual([
            tried[0]?.first,
            tried[0]?.restDays,
            tried[0]?.votes,
          ]);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the list is ranked by head-count, days of the rest, votes and start', () => {
    fc.assert(
      fc.property(someMembers, lengths, someVotes, (members, lengthDays, votes) => {
        const windows = rankWindows(members, lengthDays, votes);
        windows.slice(1).forEach((next, index) => {
          expect(compareKeys(keyOf(windows[index] as RankedWindow), keyOf(next))).toBeLessThan(0);
        });
      }),
    );
  });

  test('who is missing, misses exactly the days that are not in their answer', () => {
    fc.assert(
      fc.property(someMembers, lengths, (members, lengthDays) => {
        for (const window of rankWindows(members, lengthDays)) {
          const first = toDayNumber(window.start) - april;
          const absent = members
            .map((member) => ({ memberId: member.memberId, missingDays: missingOf(member, first, lengthDays) }))
            .filter((absence) => absence.missingDays > 0);
          expect(window.absent).toEqual(absent);
          expect(window.present.length + window.absent.length).toBe(members.length);
        }
      }),
    );
  });
});

describe('laws', () => {
  test('it does not matter in which order the members answered', () => {
    fc.assert(
      fc.property(someMembers, lengths, someVotes, (members, lengthDays, votes) => {
        const forth = rankWindows(members, lengthDays, votes).map(sortedPeople);
        const back = rankWindows([...members].reverse(), lengthDays, votes).map(sortedPeople);
        expect(back).toEqual(forth);
      }),
    );
  });

  test('a group in which everybody has a twin meets on the same days with twice the people', () => {
    fc.assert(
      fc.property(someMembers, lengths, (members, lengthDays) => {
        const twins = members.map((member) => ({ ...member, memberId: `${member.memberId}b` }));
        const once = rankWindows(members, lengthDays).map((one) => [one.start, one.starts, one.present.length * 2]);
        const twice = rankWindows([...members, ...twins], lengthDays).map((one) => [
          one.start,
          one.starts,
          one.present.length,
        ]);
        expect(twice).toEqual(once);
      }),
    );
  });

  test('a group of a hundred with ranges of centuries takes as many windows as ranges have ends, not days', () => {
    const members = Array.from({ length: 100 }, (_, index) => ({
      memberId: `m${index}`,
      ranges: [{ start: `${1000 + index}-01-01`, end: `${9000 - index}-01-01` }],
    }));
    const windows = rankWindows(members, 3);
    expect(windows).toHaveLength(199);
    expect(windows[0]?.present).toHaveLength(100);
    expect(windows[0]?.starts).toEqual({ start: '1099-01-01', end: '8900-12-30' });
  });
});

describe('the six friends', () => {
  test('can all go for three days on the first weekend of April', () => {
    const [first] = rankWindows(friends, 3);
    expect(first).toMatchObject({ ...span(2, 4), starts: span(2, 2), absent: [], votes: 0 });
  });

  test('for five days go without Sora, who misses two', () => {
    const [first] = rankWindows(friends, 5);
    expect(first).toMatchObject({ ...span(1, 5), absent: [{ memberId: 'sora', missingDays: 2 }], restDays: 3 });
  });

  test('votes for a day decide between equally good starts, and never against people', () => {
    const two = friends.slice(0, 2);
    expect(rankWindows(two, 3)[0]?.start).toBe(day(-1));
    expect(rankWindows(two, 3, new Map([[day(5), 2]]))[0]).toMatchObject({ ...span(3, 5), votes: 2 });
    expect(rankWindows(two, 3, new Map([[day(-3), 9]]))[0]?.present).toEqual(['minji', 'junho']);
  });

  test('cannot go for three weeks, and nobody goes where nobody answered', () => {
    expect(rankWindows(friends, 21)).toEqual([]);
    expect(rankWindows([], 3)).toEqual([]);
  });

  test('do not go for no days, or for two and a half', () => {
    for (const lengthDays of [0, -1, 2.5, NaN]) expect(() => rankWindows(friends, lengthDays)).toThrow(RangeError);
  });
});

function missingOf(member: MemberDates, first: number, lengthDays: number): number {
  const free = freeDays(member);
  return tripDays(first, lengthDays).filter((one) => !free.has(one)).length;
}

function scored(members: readonly MemberDates[], votes: DateVotes, first: number, lengthDays: number) {
  const joined = members
    .map((member) => lengthDays - missingOf(member, first, lengthDays))
    .filter((days) => days < lengthDays);
  const voted = tripDays(first, lengthDays).map((one) => votes.get(day(one)) ?? 0);
  return { first, restDays: sum(joined), votes: sum(voted) };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function sortedPeople(window: RankedWindow) {
  return {
    ...window,
    present: [...window.present].sort(),
    absent: window.absent.map((one) => Object.values(one).join()).sort(),
  };
}

function keyOf(window: RankedWindow): number[] {
  return [-window.present.length, -window.restDays, -window.votes, toDayNumber(window.start)];
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}
