import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toDayNumber } from '#shared/calendar/civil-date.ts';
import { topDays } from '#shared/dates/day-counts.ts';
import { frontier } from '#shared/dates/frontier.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';
import { ifNeedBe, rankWindows } from '#shared/dates/windows.ts';
import { dateOptions } from '#shared/vote/date-options.ts';
import { april, freeDays, numbersOf, someMembers, span, tripDays } from '#test/shared/answers/members.ts';

const someRange = fc
  .tuple(fc.integer({ min: 0, max: 24 }), fc.integer({ min: 1, max: 9 }))
  .map(([first, days]) => span(first, first + days - 1));

/** Friends, some of whose days suit only if need be. */
const someFriends = fc
  .tuple(someMembers, fc.array(fc.array(someRange, { maxLength: 2 }), { minLength: 5, maxLength: 5 }))
  .map(([members, maybes]) => members.map((one, index): MemberDates => ({ ...one, maybe: maybes[index] ?? [] })));
const lengths = fc.integer({ min: 1, max: 8 });

const withoutMaybe = (members: readonly MemberDates[]): MemberDates[] =>
  members.map(({ maybe: _, ...member }) => member);

describe('if need be is never a yes', () => {
  test('it changes no count of a day, no longest stay and nobody who is present', () => {
    fc.assert(
      fc.property(someFriends, lengths, (members, lengthDays) => {
        const plain = withoutMaybe(members);
        expect(topDays(members)).toEqual(topDays(plain));
        expect(frontier(members).map((one) => [one.start, one.end, one.present])).toEqual(
          frontier(plain).map((one) => [one.start, one.end, one.present]),
        );
        const stays = (all: readonly MemberDates[]) =>
          rankWindows(all, lengthDays)
            .map((one) => [one.starts.start, one.starts.end, ...one.present].join())
            .sort();
        expect(stays(members)).toEqual(stays(plain));
      }),
    );
  });

  test('the poll offers the same days, with the same number of those who can', () => {
    fc.assert(
      fc.property(someFriends, (members) => {
        const offered = (all: readonly MemberDates[]) => dateOptions(all, []).map((one) => [one.option, one.free]);
        expect(offered(members)).toEqual(offered(withoutMaybe(members)));
      }),
    );
  });

  test('somebody is absent "if need be" exactly when every day they miss suits them if need be', () => {
    fc.assert(
      fc.property(someFriends, lengths, (members, lengthDays) => {
        for (const window of rankWindows(members, lengthDays))
          for (const absence of window.absent) {
            const member = members.find((one) => one.memberId === absence.memberId) as MemberDates;
            const avoided = numbersOf(member.avoid ?? []);
            const maybe = numbersOf(member.maybe ?? []);
            const missed = tripDays(toDayNumber(window.start) - april, lengthDays).filter(
              (one) => !freeDays(member).has(one),
            );
            expect(absence.missingDays).toBe(missed.length);
            expect(absence.ifNeedBe ?? false).toBe(missed.every((one) => maybe.has(one) && !avoided.has(one)));
          }
      }),
    );
  });

  test('of stays that suit equally many, the one that suits more if need be comes first', () => {
    fc.assert(
      fc.property(someFriends, lengths, (members, lengthDays) => {
        const found = rankWindows(members, lengthDays);
        for (const [index, next] of found.slice(1).entries()) {
          const before = found[index];
          if (before?.present.length === next.present.length)
            expect(ifNeedBe(before)).toBeGreaterThanOrEqual(ifNeedBe(next));
        }
      }),
    );
  });

  test('no start of a stay suits more if need be than the one that is shown', () => {
    const members: MemberDates[] = [
      { memberId: 'a', ranges: [span(0, 9)] },
      { memberId: 'b', ranges: [span(20, 21)], maybe: [span(6, 8)] },
    ];
    const [best] = rankWindows(members, 3);
    expect(best).toMatchObject({ start: '2027-04-07', present: ['a'], absent: [{ memberId: 'b', ifNeedBe: true }] });
  });
});
