import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rangeLength } from '#shared/calendar/date-range.ts';
import { countedVotes } from '#shared/vote/counted.ts';
import { type DateOption, dateOptions } from '#shared/vote/date-options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { mostWindows, sharedWindows } from '#shared/vote/shared-windows.ts';
import { steadyOrder } from '#shared/vote/steady-order.ts';
import { typeOptions } from '#shared/vote/type-options.ts';
import { day, friends, presentOn, someMembers, span } from '#test/shared/answers/members.ts';

const memberId = fc.constantFrom('m0', 'm1', 'm2', 'm3');
const dateVotes = fc.array(fc.record({ memberId, option: fc.nat(12).map(day) }), { maxLength: 12 });
const typeVotes = fc.array(fc.record({ memberId, option: fc.constantFrom(...voteTypes) }), { maxLength: 12 });

describe('shared stays', () => {
  test('everybody first, then longer ones for at least half, then another time', () => {
    expect(sharedWindows(friends).map(({ start, end, present }) => [start, end, present.length])).toEqual([
      [day(2), day(4), 6],
      [day(1), day(5), 5],
      [day(-1), day(6), 4],
      [day(16), day(17), 4],
    ]);
  });

  test('whoever is present can stay for all of it, alone only when nobody else answered, and there are five at most', () => {
    fc.assert(
      fc.property(someMembers, (members) => {
        const windows = sharedWindows(members);
        expect(windows.length).toBeLessThanOrEqual(mostWindows);
        for (const window of windows) {
          const first = (Date.parse(window.start) - Date.parse(day(0))) / 86_400_000;
          expect(window.present).toEqual(presentOn(members, first, rangeLength(window)));
          expect(window.present.length).toBeGreaterThanOrEqual(Math.min(2, members.length));
        }
      }),
    );
  });

  test('none without answers', () => {
    expect(sharedWindows([])).toEqual([]);
    expect(sharedWindows([{ memberId: 'a', ranges: [] }])).toEqual([]);
    expect(sharedWindows([{ memberId: 'a', ranges: [span(0, 1)] }])).toHaveLength(1);
  });
});

describe('the date poll', () => {
  test('offers every day with a vote, every start of a shared stay and every added day, once', () => {
    fc.assert(
      fc.property(someMembers, dateVotes, fc.array(fc.nat(30).map(day), { maxLength: 3 }), (members, votes, also) => {
        const wanted = new Set([
          ...votes.map((vote) => vote.option),
          ...sharedWindows(members).map((window) => window.start),
          ...also,
        ]);
        const offered = dateOptions(members, votes, also).map((one) => one.option);
        expect(offered.toSorted()).toEqual([...wanted].sort());
      }),
    );
  });

  test('most votes first, then more members available; then the earlier day of those with votes, the better stay of those without', () => {
    fc.assert(
      fc.property(someMembers, dateVotes, (members, votes) => {
        const options = dateOptions(members, votes);
        const stays = sharedWindows(members).map(({ start }) => start);
        const rank = ({ option, voters }: DateOption) =>
          voters.length === 0 && stays.includes(option) ? stays.indexOf(option) : stays.length;
        options.slice(1).forEach((next, index) => {
          const before = options[index] ?? expect.fail();
          const key = [
            before.voters.length - next.voters.length,
            before.free - next.free,
            rank(next) - rank(before),
          ].find((one) => one !== 0);
          expect(key === undefined ? before.option < next.option : key > 0).toBe(true);
        });
      }),
    );
  });

  test('without a vote the first is the stay that every page calls the best', () => {
    fc.assert(
      fc.property(someMembers, (members) => {
        const [best] = sharedWindows(members);
        expect(dateOptions(members, [])[0]?.window).toEqual(best);
      }),
    );
  });

  test('works from votes alone, where nobody said when they can', () => {
    expect(dateOptions([], [{ memberId: 'a', option: day(3) }])).toEqual([
      { option: day(3), window: undefined, free: 0, voters: ['a'] },
    ]);
  });
});

describe('the type poll', () => {
  test('offers every type once, voted ones first', () => {
    fc.assert(
      fc.property(typeVotes, fc.array(fc.constantFrom<VoteType>(...voteTypes), { maxLength: 5 }), (votes, answers) => {
        const options = typeOptions(answers, votes);
        expect(options.map((one) => one.option).sort()).toEqual([...voteTypes].sort());
        expect(options.map((one) => one.voters.length)).toEqual(
          options.map((one) => one.voters.length).sort((a, b) => b - a),
        );
      }),
    );
  });

  test('among types without a vote, what the survey says comes first', () => {
    expect(
      typeOptions(['ski', 'ski', 'golf'], [{ memberId: 'a', option: 'nature' }])
        .slice(0, 4)
        .map((one) => [one.option, one.voters.length, one.wanted]),
    ).toEqual([
      ['nature', 1, 0],
      ['ski', 0, 2],
      ['golf', 0, 1],
      ['sightseeing', 0, 0],
    ]);
  });
});

describe('a steady order', () => {
  test('what is on the screen keeps its place, whatever is voted; what is new comes last', () => {
    fc.assert(
      fc.property(someMembers, dateVotes, dateVotes, (members, before, more) => {
        const byDate = (a: { option: string }, b: { option: string }) => (a.option < b.option ? -1 : 1);
        const shown = dateOptions(members, before).map((one) => one.option);
        const steady = steadyOrder(shown, dateOptions(members, more, shown), byDate).map((one) => one.option);
        expect(steady.slice(0, shown.length)).toEqual(shown);
        expect(steady.slice(shown.length)).toEqual(steady.slice(shown.length).sort());
      }),
    );
  });
});

describe('votes that count', () => {
  test('are those of members who are still here', () => {
    const votes = ['a', 'gone', 'b'].map((id) => ({ data: { memberId: id } }));
    expect(countedVotes(votes, [{ id: 'b' }, { id: 'a' }]).map((vote) => vote.data.memberId)).toEqual(['a', 'b']);
  });
});
