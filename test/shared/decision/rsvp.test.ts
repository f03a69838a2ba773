import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { containsRange, rangeLength } from '#shared/calendar/date-range.ts';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { awayOn } from '#shared/decision/away-on.ts';
import { daysLacked, missingDays, partOfStay, rsvpState } from '#shared/decision/rsvp.ts';
import { rsvpAnswers } from '#shared/decision/schema.ts';
import { day } from '#test/shared/answers/members.ts';

const range = fc.tuple(fc.nat(20), fc.nat(6)).map(([first, more]) => ({ start: day(first), end: day(first + more) }));
const answer = fc.constantFrom(...rsvpAnswers);
const member = fc.option(fc.record({ memberId: fc.constant('a'), ranges: fc.array(range, { maxLength: 3 }) }), {
  nil: undefined,
});

describe('who comes, after the trip has changed', () => {
  test('whoever never said anything is open', () => {
    fc.assert(
      fc.property(fc.option(range), member, (dates, one) => {
        expect(rsvpState(undefined, dates, one)).toBe('open');
      }),
    );
  });

  test('the same dates ask nobody again, whatever else changed', () => {
    fc.assert(
      fc.property(answer, fc.option(range), member, (said, dates, one) => {
        expect(rsvpState({ answer: said, dates }, dates, one)).toBe(said);
      }),
    );
  });

  test('other dates ask everybody again, except whoever said yes and now lacks fewer days', () => {
    fc.assert(
      fc.property(answer, range, range, member, (said, before, dates, one) => {
        fc.pre(before.start !== dates.start || before.end !== dates.end);
        const gains = said === 'coming' && one !== undefined && missingDays(dates, one) < missingDays(before, one);
        expect(rsvpState({ answer: said, dates: before }, dates, one)).toBe(gains ? 'coming' : 'again');
      }),
    );
  });

  test('a day short of April 2 to 5 is none short of April 3 to 5: Sora stays, Junho is asked', () => {
    const first = { start: '2027-04-02', end: '2027-04-05' };
    const second = { start: '2027-04-03', end: '2027-04-05' };
    const sora = { memberId: 's', ranges: [{ start: '2027-04-03', end: '2027-04-06' }] };
    const junho = { memberId: 'j', ranges: [{ start: '2027-04-01', end: '2027-04-07' }] };
    expect(rsvpState({ answer: 'coming', dates: first }, second, sora)).toBe('coming');
    expect(rsvpState({ answer: 'coming', dates: first }, second, junho)).toBe('again');
    expect(rsvpState({ answer: 'away', dates: first }, second, sora)).toBe('again');
  });
});

describe('the part of a stay for which somebody could come', () => {
  const stay = { start: day(1), end: day(4) };
  const who = (...ranges: [number, number][]) => ({
    memberId: 'a',
    ranges: ranges.map(([first, last]) => ({ start: day(first), end: day(last) })),
  });

  test('who is late by a day comes from the second one on', () => {
    expect(daysLacked(stay, who([2, 9]))).toEqual([{ start: day(1), end: day(1) }]);
    expect(partOfStay(stay, who([2, 9]))).toEqual({ start: day(2), end: day(4) });
    expect(partOfStay(stay, who([0, 2]))).toEqual({ start: day(1), end: day(2) });
  });

  test('days to avoid are lacked too', () => {
    const avoid = [{ start: day(1), end: day(1) }];
    expect(partOfStay(stay, { ...who([0, 9]), avoid })).toEqual({ start: day(2), end: day(4) });
  });

  test('who has all of the days, none of them, or comes and goes has no such part', () => {
    expect(partOfStay(stay, who([0, 9]))).toBeUndefined();
    expect(partOfStay(stay, who([7, 9]))).toBeUndefined();
    expect(partOfStay(stay, who([0, 1], [4, 4]))).toBeUndefined();
  });

  test('what is lacked adds up to the missing days, and the part lies within the stay', () => {
    fc.assert(
      fc.property(range, fc.array(range, { maxLength: 3 }), (dates, ranges) => {
        const one = { memberId: 'a', ranges };
        const lacked = daysLacked(dates, one).reduce((sum, some) => sum + rangeLength(some), 0);
        expect(lacked).toBe(missingDays(dates, one));
        const part = partOfStay(dates, one);
        if (part) {
          expect(containsRange(dates, part)).toBe(true);
          expect(rangeLength(part)).toBe(rangeLength(dates) - lacked);
        }
      }),
    );
  });
});

test('who said no to these very days is away on them, and on no others', () => {
  const dates = { start: '2027-04-02', end: '2027-04-05' };
  const said = (id: string, answer: 'coming' | 'away', on: typeof dates | null) => ({
    kind: 'rsvp' as const,
    id,
    version: 1,
    timestamp: 1,
    mutationId: id,
    data: { memberId: id, answer, word: '', dates: on, at: 1 },
  });
  const rows = [
    said('minji', 'away', dates),
    said('sora', 'coming', dates),
    said('ara', 'away', { ...dates, end: '2027-04-06' }),
    said('bo', 'away', null),
  ];
  const who = (on: typeof dates | null) => awayOn(new GroupReplica(rows), on).map(({ id }) => id);
  expect(who(dates)).toEqual(['minji']);
  expect(who(null)).toEqual(['bo']);
});
