import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eachDay } from '#shared/calendar/date-range.ts';
import { afterAnswer } from '#shared/survey/after-answer.ts';
import { day, freeDays, numbersOf, someMembers, span } from '#test/shared/answers/members.ts';

const when = { today: day(0), isLast: false };
const own = { memberId: 'me', ranges: [span(2, 4)] };

describe('what an answer changed', () => {
  test('the first answer, and the last', () => {
    expect(afterAnswer(own, [], { ...when, isLast: true })).toEqual({ kind: 'first' });
    expect(afterAnswer(own, [{ memberId: 'a', ranges: [] }], { ...when, isLast: true })).toEqual({ kind: 'all' });
  });

  test('more can go on the best days, other days are the best, or nobody shares a day', () => {
    const a = { memberId: 'a', ranges: [span(2, 6)] };
    const b = { memberId: 'b', ranges: [span(5, 6)] };
    expect(afterAnswer(own, [a], when)).toEqual({ kind: 'joined', range: span(2, 4), count: 2 });
    expect(afterAnswer({ ...own, ranges: [span(20, 22)] }, [a, b], when)).toEqual({ kind: 'same' });
    expect(afterAnswer({ ...own, ranges: [span(20, 22)] }, [a], when)).toEqual({ kind: 'none' });
  });

  test('days that suit if need be make nobody more', () => {
    const a = { memberId: 'a', ranges: [span(2, 6)] };
    expect(afterAnswer({ ...own, ranges: [span(20, 22)], maybe: [span(2, 6)] }, [a], when)).toEqual({ kind: 'none' });
  });

  test('whoever is told that so many can go there is one of them, on every one of these days', () => {
    fc.assert(
      fc.property(someMembers, (members) => {
        const [me, ...friends] = members;
        if (!me) return;
        const plain = { memberId: me.memberId, ranges: me.ranges };
        const said = afterAnswer(plain, friends, when);
        if (said.kind !== 'joined') return;
        for (const date of numbersOf(eachDay(said.range).map((one) => ({ start: one, end: one })))) {
          const there = [plain, ...friends].filter((one) => freeDays(one).has(date));
          expect(there).toContain(plain);
          expect(there).toHaveLength(said.count);
        }
      }),
    );
  });
});
