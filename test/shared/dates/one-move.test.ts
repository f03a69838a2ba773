import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDayNumber } from '#shared/calendar/civil-date.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { movesPerMember, oneMove } from '#shared/dates/one-move.ts';
import {
  allStarts,
  april,
  day,
  freeDays,
  friends,
  numbersOf,
  presentOn,
  someMembers,
  span,
  tripDays,
} from '#test/shared/answers/members.ts';

const lengths = fc.integer({ min: 1, max: 8 });

describe('against a scan of every day', () => {
  test('each member has the fewest days that bring one more person together than today', () => {
    fc.assert(
      fc.property(someMembers, lengths, (members, lengthDays) => {
        const found = movesPerMember(members, lengthDays).map((move) => {
          return [move.memberId, move.addedDays, toDayNumber(move.window.start) - april];
        });
        expect(found.sort()).toEqual(scan(members, lengthDays).sort());
      }),
    );
  });

  test('the reported move is the cheapest of them', () => {
    fc.assert(
      fc.property(someMembers, lengths, (members, lengthDays) => {
        const fewest = Math.min(...scan(members, lengthDays).map(([, days]) => days));
        expect(oneMove(members, lengthDays)?.addedDays ?? Infinity).toBe(fewest);
      }),
    );
  });

  test('whoever adds the named days can then come, and the head-count is the reported one', () => {
    fc.assert(
      fc.property(someMembers, lengths, (members, lengthDays) => {
        for (const move of movesPerMember(members, lengthDays)) {
          const moved = members.map((member) =>
            member.memberId === move.memberId ? { ...member, ranges: [...member.ranges, ...move.added] } : member,
          );
          expect(presentOn(moved, toDayNumber(move.window.start) - april, lengthDays)).toHaveLength(move.headCount);
          expect(numbersOf(move.added).size).toBe(move.addedDays);
        }
      }),
    );
  });

  test('it does not matter in which order the members answered', () => {
    fc.assert(
      fc.property(someMembers, lengths, (members, lengthDays) => {
        expect(movesPerMember([...members].reverse(), lengthDays)).toEqual(movesPerMember(members, lengthDays));
      }),
    );
  });
});

describe('the six friends', () => {
  test('can all go for four days if Sora starts a day earlier', () => {
    expect(oneMove(friends, 4)).toEqual({
      memberId: 'sora',
      kind: 'start-earlier',
      addedDays: 1,
      added: [span(1, 1)],
      window: span(1, 4),
      headCount: 6,
      of: 6,
    });
  });

  test('need no move for three days, and no single one helps for three weeks', () => {
    expect(oneMove(friends, 3)).toBeUndefined();
    expect(oneMove(friends, 21)).toBeUndefined();
    expect(oneMove([], 3)).toBeUndefined();
  });
});

describe('kinds of move', () => {
  const anchors: MemberDates[] = ['a', 'c'].map((memberId) => ({ memberId, ranges: [span(0, 3)] }));
  const kindFor = (...ranges: [number, number][]) =>
    oneMove([...anchors, { memberId: 'b', ranges: ranges.map(([first, last]) => span(first, last)) }], 4);

  test('missing the first days is starting earlier, missing the last ones is ending later', () => {
    expect(kindFor([2, 6])).toMatchObject({ memberId: 'b', kind: 'start-earlier', addedDays: 2 });
    expect(kindFor([-1, 2])).toMatchObject({ memberId: 'b', kind: 'end-later', added: [span(3, 3)] });
  });

  test('a hole in the middle, both ends, or the whole trip are days to add', () => {
    expect(kindFor([0, 0], [3, 3])).toMatchObject({ memberId: 'b', kind: 'add-days', added: [span(1, 2)] });
    expect(kindFor([1, 2])).toMatchObject({ memberId: 'b', kind: 'add-days', added: [span(0, 0), span(3, 3)] });
    expect(kindFor([20, 22])).toMatchObject({ memberId: 'b', kind: 'add-days', addedDays: 4 });
  });

  test('nobody is asked for a day that they want to avoid', () => {
    const wide: MemberDates = { memberId: 'a', ranges: [span(0, 7)] };
    const late: MemberDates = { memberId: 'b', ranges: [span(2, 4)] };
    expect(oneMove([wide, late], 4)).toMatchObject({ memberId: 'b', added: [span(1, 1)] });
    expect(oneMove([wide, { ...late, avoid: [span(1, 1)] }], 4)).toMatchObject({ memberId: 'b', added: [span(5, 5)] });
    expect(movesPerMember([wide, { ...late, avoid: [span(1, 1), span(5, 5)] }], 4)).toEqual([]);
    expect(oneMove([wide, { memberId: 'b', ranges: [], avoid: [span(1, 1)] }], 4)).toMatchObject({
      window: span(2, 5),
    });
    expect(oneMove([wide, { memberId: 'b', ranges: [], avoid: [span(0, 0), span(7, 7)] }], 4)).toMatchObject({
      window: span(1, 4),
    });
  });
});

/** Per member who is missing from a window with most people: fewest days, earliest such window. */
function scan(members: readonly MemberDates[], lengthDays: number): [memberId: string, days: number, first: number][] {
  const windows = allStarts.map((first) => ({ first, present: presentOn(members, first, lengthDays) }));
  const most = Math.max(...windows.map((window) => window.present.length));
  if (most === 0) return [];
  return members.flatMap((member) => {
    const free = freeDays(member);
    const avoided = numbersOf(member.avoid ?? []);
    let best: [string, number, number] | undefined;
    for (const { first, present } of windows) {
      const trip = tripDays(first, lengthDays);
      if (present.length < most || present.includes(member.memberId) || trip.some((one) => avoided.has(one))) continue;
      const missing = trip.filter((one) => !free.has(one)).length;
      if (!best || missing < best[1]) best = [member.memberId, missing, first];
    }
    return best ? [best] : [];
  });
}

test('the scan itself sees the friends as the drawing does', () => {
  expect(scan(friends, 4)[0]).toEqual(['sora', 1, 1]);
  expect(day(1)).toBe('2027-04-02');
});
