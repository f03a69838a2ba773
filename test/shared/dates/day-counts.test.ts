import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#shared/calendar/civil-date.ts';
import { countsWithin, dayRuns, topDays } from '#shared/dates/day-counts.ts';
import { day, freeDays, friends, someMembers, span } from '#test/shared/answers/members.ts';

const counted = (members: Parameters<typeof topDays>[0]) =>
  Array.from({ length: 40 }, (_, index) => ({
    date: day(index),
    count: members.filter((member) => freeDays(member).has(index)).length,
  })).filter((entry) => entry.count > 0);

describe('top days', () => {
  test('are those that most members can, the earlier first, as counting every day says', () => {
    fc.assert(
      fc.property(someMembers, fc.integer({ min: 0, max: 12 }), (members, limit) => {
        const byCount = counted(members).sort((a, b) => b.count - a.count || (a.date < b.date ? -1 : 1));
        expect(topDays(members, limit)).toEqual(byCount.slice(0, limit));
      }),
    );
  });

  test('are ten at most, and of the six friends the first weekend of April', () => {
    expect(topDays(friends)).toHaveLength(10);
    expect(topDays(friends, 5).map(({ date, count }) => `${date} ${count}`)).toEqual([
      '2027-04-03 6',
      '2027-04-04 6',
      '2027-04-05 6',
      '2027-04-02 5',
      '2027-04-06 5',
    ]);
  });
});

describe('the heat strip', () => {
  test('has a cell for every day with somebody, and a new run after every day without anybody', () => {
    fc.assert(
      fc.property(someMembers, (members) => {
        const { runs, daysLeftOut } = dayRuns(members);
        const cells = runs.flatMap((run) =>
          run.counts.map((count, index) => ({ date: addDays(run.start, index), count })),
        );
        expect(cells).toEqual(counted(members));
        runs.slice(1).forEach((run, index) => {
          const before = runs[index];
          expect(addDays(before?.start ?? '', before?.counts.length ?? 0) < run.start).toBe(true);
        });
        expect(daysLeftOut).toBe(0);
      }),
    );
  });

  test('shows the friends in two blocks', () => {
    expect(dayRuns(friends).runs).toEqual([
      { start: '2027-03-29', counts: [1, 2, 4, 4, 5, 6, 6, 6, 5, 4, 2, 2, 1] },
      { start: '2027-04-16', counts: [1, 4, 4, 2] },
    ]);
  });

  test('does not fill a screen with a century, but says how many days it left out', () => {
    const members = [{ memberId: 'a', ranges: [span(0, 9), { start: '2028-01-01', end: '2127-12-31' }] }];
    const { runs, daysLeftOut } = dayRuns(members, 20);
    expect(runs.map((run) => run.counts.length)).toEqual([10, 10]);
    expect(daysLeftOut).toBe(36_524 - 10);
  });
});

test('a calendar page has a count for each of its days, zeros included', () => {
  fc.assert(
    fc.property(
      someMembers,
      fc.integer({ min: -5, max: 30 }),
      fc.integer({ min: 1, max: 20 }),
      (members, first, days) => {
        const byScan = Array.from(
          { length: days },
          (_, index) => members.filter((member) => freeDays(member).has(first + index)).length,
        );
        expect(countsWithin(members, span(first, first + days - 1))).toEqual(byScan);
      },
    ),
  );
});

test('one more range never lowers a count', () => {
  fc.assert(
    fc.property(someMembers, fc.integer({ min: 0, max: 30 }), fc.nat(5), (members, first, days) => {
      const more = [...members, { memberId: 'new', ranges: [span(first, first + days)] }];
      const before = countsWithin(members, span(0, 40));
      countsWithin(more, span(0, 40)).forEach((count, index) => {
        expect(count).toBeGreaterThanOrEqual(before[index] ?? 0);
      });
    }),
  );
});
