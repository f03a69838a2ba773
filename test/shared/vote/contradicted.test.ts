import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsDate } from '#shared/calendar/date-range.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { tripTypes } from '#shared/travel/options.ts';
import { contradicted } from '#shared/vote/contradicted.ts';
import { voteId, type VoteType } from '#shared/vote/schema.ts';
import { voteTypes } from '#shared/vote/vote-types.ts';
import { aPayload } from '#test/builders/payload.ts';
import { day, span } from '#test/shared/answers/members.ts';

const row = { version: 1, timestamp: 1, mutationId: 'a-write-1' };
const dateVote = (date: string): Row<'dateVote'> => ({
  kind: 'dateVote',
  id: voteId(date, 'm'),
  ...row,
  data: { memberId: 'm', date, votedAt: 1 },
});
const typeVote = (type: VoteType): Row<'typeVote'> => ({
  kind: 'typeVote',
  id: voteId(type, 'm'),
  ...row,
  data: { memberId: 'm', type, votedAt: 1 },
});

const someRange = fc
  .tuple(fc.nat(20), fc.integer({ min: 1, max: 6 }))
  .map(([first, days]) => span(first, first + days - 1));
const somePayload = fc
  .record({
    availability: fc.array(someRange, { minLength: 1, maxLength: 5 }),
    mainType: fc.constantFrom(...tripTypes),
  })
  .map(({ availability, mainType }) =>
    aPayload({ availability, mainType, otherDescription: mainType === 'other' ? '온천' : null }),
  );
const someVotes = fc.record({
  dateVotes: fc.uniqueArray(fc.nat(26).map(day)).map((days) => days.map(dateVote)),
  typeVotes: fc.uniqueArray(fc.constantFrom(...voteTypes)).map((types) => types.map(typeVote)),
});

describe('what an edited answer takes back (founding decision 15)', () => {
  test('exactly the votes for days outside the new availability', () => {
    fc.assert(
      fc.property(somePayload, somePayload, someVotes, (before, after, own) => {
        const taken = new Set(contradicted(before, after, own).dateVotes);
        for (const vote of own.dateVotes) {
          const isPossible = after.availability.some((range) => containsDate(range, vote.data.date));
          expect(taken.has(vote)).toBe(!isPossible);
        }
      }),
    );
  });

  test('a vote for a day inside the new availability is never taken, wherever the days were before', () => {
    fc.assert(
      fc.property(somePayload, somePayload, someVotes, (before, after, own) => {
        for (const { data } of contradicted(before, after, own).dateVotes) {
          expect(after.availability.filter((range) => containsDate(range, data.date))).toEqual([]);
        }
      }),
    );
  });

  test('no change of type, no type vote lost', () => {
    fc.assert(
      fc.property(somePayload, somePayload, someVotes, (before, after, own) => {
        const same = { ...after, mainType: before.mainType, otherDescription: before.otherDescription };
        expect(contradicted(before, same, own).typeVotes).toEqual([]);
      }),
    );
  });

  test('a change of type takes the vote for the old one, and no other type vote', () => {
    fc.assert(
      fc.property(somePayload, somePayload, someVotes, (before, after, own) => {
        fc.pre(before.mainType !== after.mainType);
        expect(contradicted(before, after, own).typeVotes).toEqual(
          own.typeVotes.filter((vote) => vote.data.type === before.mainType),
        );
      }),
    );
  });

  test('the same answer again takes only votes that it never allowed', () => {
    fc.assert(
      fc.property(somePayload, someVotes, (payload, own) => {
        const allowed = {
          ...own,
          dateVotes: own.dateVotes.filter((vote) =>
            payload.availability.some((range) => containsDate(range, vote.data.date)),
          ),
        };
        expect(contradicted(payload, payload, allowed)).toEqual({ dateVotes: [], typeVotes: [] });
      }),
    );
  });

  test('a first answer takes nothing', () => {
    fc.assert(
      fc.property(somePayload, someVotes, (after, own) => {
        expect(contradicted(undefined, after, own)).toEqual({ dateVotes: [], typeVotes: [] });
      }),
    );
  });

  test('a vote for a day that still suits if need be stays', () => {
    const before = aPayload({ availability: [span(1, 5)] });
    const after = aPayload({ availability: [span(1, 2)], availabilityIfNeedBe: [span(4, 4)] });
    const own = { dateVotes: [dateVote(day(4)), dateVote(day(5))], typeVotes: [] };
    expect(contradicted(before, after, own).dateVotes.map((one) => one.data.date)).toEqual([day(5)]);
  });
});
