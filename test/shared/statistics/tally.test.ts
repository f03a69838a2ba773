import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tallyDates, tallyOptions, type Vote } from '#shared/statistics/tally.ts';
import { day } from '#test/shared/answers/members.ts';

const types = ['sightseeing', 'relax', 'activity', 'golf', 'nature'] as const;
const memberId = fc.constantFrom('a', 'b', 'c', 'd');
const typeVotes = fc.array(fc.record({ memberId, option: fc.constantFrom(...types) }), { maxLength: 15 });
const dateVotes = fc.array(fc.record({ memberId, option: fc.nat(6).map(day) }), { maxLength: 15 });
const nobody = () => 0;

describe('counting', () => {
  test('each member counts once per option, however often they pressed the button', () => {
    const vote = { memberId: 'a', option: day(0) };
    expect(tallyDates([vote, vote, { memberId: 'b', option: day(1) }, vote], nobody)).toEqual([
      { option: day(0), headCount: 1, voters: ['a'], fullyAvailable: 0 },
      { option: day(1), headCount: 1, voters: ['b'], fullyAvailable: 0 },
    ]);
  });

  test('the count is the number of members with a vote for it, and no voted option is missing', () => {
    fc.assert(
      fc.property(typeVotes, (votes) => {
        const hasVoted = (id: string, option: string) =>
          votes.some((vote) => vote.memberId === id && vote.option === option);
        const byHand = types
          .map((option) => [option, ['a', 'b', 'c', 'd'].filter((id) => hasVoted(id, option))] as const)
          .filter(([, voters]) => voters.length > 0)
          .sort(([, a], [, b]) => b.length - a.length);
        expect(tallyOptions(votes, types).map((entry) => [entry.option, entry.voters])).toEqual(byHand);
      }),
    );
  });

  test('options outside the list are not counted', () => {
    const votes: Vote<string>[] = [{ memberId: 'a', option: 'cruise' }];
    expect(tallyOptions(votes, types)).toEqual([]);
  });
});

describe('ties', () => {
  test('the date that suits more members is ahead, then the earlier', () => {
    const votes = [3, 1, 2, 0].map((at) => ({ memberId: 'a', option: day(at) }));
    const suits = new Map([
      [day(2), 5],
      [day(3), 5],
      [day(1), 4],
      [day(0), 4],
    ]);
    const order = tallyDates(votes, (date) => suits.get(date) ?? 0).map((entry) => entry.option);
    expect(order).toEqual([day(2), day(3), day(0), day(1)]);
  });

  test('a vote always counts more than availability', () => {
    const votes = [
      { memberId: 'a', option: day(0) },
      { memberId: 'b', option: day(0) },
      { memberId: 'c', option: day(1) },
    ];
    expect(tallyDates(votes, (date) => (date === day(1) ? 9 : 0))[0]?.option).toBe(day(0));
  });

  test('every neighbour in the list is in the order of count, availability and date', () => {
    fc.assert(
      fc.property(dateVotes, fc.func(fc.nat(3)), (votes, suits) => {
        const entries = tallyDates(votes, suits);
        entries.slice(1).forEach((next, index) => {
          const before = entries[index] ?? expect.fail();
          const key = [before.headCount - next.headCount, before.fullyAvailable - next.fullyAvailable].find(
            (one) => one !== 0,
          );
          expect(key === undefined ? before.option < next.option : key > 0).toBe(true);
        });
      }),
    );
  });
});

describe('laws', () => {
  test('it does not matter who voted first', () => {
    fc.assert(
      fc.property(typeVotes, (votes) => {
        expect(tallyOptions([...votes].reverse(), types)).toEqual(tallyOptions(votes, types));
      }),
    );
  });

  test('a vote raises its own option by one at most, and nothing else', () => {
    fc.assert(
      fc.property(dateVotes, memberId, fc.nat(6).map(day), (votes, voter, option) => {
        const counts = (some: Vote<string>[]) =>
          new Map(tallyDates(some, nobody).map((entry) => [entry.option, entry.headCount]));
        const before = counts(votes);
        const already = votes.some((vote) => vote.memberId === voter && vote.option === option);
        const expected = new Map(before).set(option, (before.get(option) ?? 0) + (already ? 0 : 1));
        expect(counts([...votes, { memberId: voter, option }])).toEqual(expected);
      }),
    );
  });
});
