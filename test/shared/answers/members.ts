import fc from 'fast-check';
import { type CivilDate, fromDayNumber, toDayNumber } from '#shared/calendar/civil-date.ts';
import { type DateRange, eachDay } from '#shared/calendar/date-range.ts';
import type { MemberDates } from '#shared/dates/member-days.ts';

/** Day 0 of the random calendars below. */
export const april = toDayNumber('2027-04-01');

export const day = (number: number): CivilDate => fromDayNumber(april + number);

/** `span(3, 5)` is 4 to 6 April 2027. */
export const span = (first: number, last: number): DateRange => ({ start: day(first), end: day(last) });

/**
 * Six friends of the drawings: all for 3 days, five (not Sora) for 5, four (not Sora and Haneul) for 8; and a second
 * spell.
 */
export const friends: MemberDates[] = [
  { memberId: 'minji', ranges: [span(-3, 8), span(15, 18)] },
  { memberId: 'junho', ranges: [span(-1, 9), span(16, 18)] },
  { memberId: 'sora', ranges: [span(2, 4)] },
  { memberId: 'haneul', ranges: [span(1, 5)] },
  { memberId: 'taeyun', ranges: [span(-2, 6), span(16, 17)] },
  { memberId: 'yuna', ranges: [span(-1, 6), span(16, 17)] },
];

const someRange = fc
  .record({ first: fc.integer({ min: 0, max: 24 }), days: fc.integer({ min: 1, max: 9 }) })
  .map(({ first, days }) => span(first, first + days - 1));

export const someMembers = fc
  .array(fc.record({ ranges: fc.array(someRange, { maxLength: 3 }), avoid: fc.array(someRange, { maxLength: 1 }) }), {
    maxLength: 5,
  })
  .map((answers) => answers.map((answer, index): MemberDates => ({ memberId: `m${index}`, ...answer })));

/**
 * The first days worth trying by a scan: random ranges lie within days 0 to 33, and a trip may hang over on both sides.
 */
export const allStarts = Array.from({ length: 60 }, (_, index) => index - 12);

/** The simplest model of an answer: a set of day numbers, counted from `april`. */
export function freeDays(member: MemberDates): Set<number> {
  const known = remembered.get(member);
  if (known) return known;
  const days = numbersOf(member.ranges);
  for (const avoided of numbersOf(member.avoid ?? [])) days.delete(avoided);
  remembered.set(member, days);
  return days;
}

/** The scans ask for the same member thousands of times. */
const remembered = new WeakMap<MemberDates, Set<number>>();

export function numbersOf(ranges: readonly DateRange[]): Set<number> {
  return new Set(ranges.flatMap((range) => eachDay(range)).map((date) => toDayNumber(date) - april));
}

/** Days of a trip, from `april`. */
export function tripDays(first: number, lengthDays: number): number[] {
  return Array.from({ length: lengthDays }, (_, index) => first + index);
}

/** The scan that the code avoids: who can stay for all days of the trip. */
export function presentOn(members: readonly MemberDates[], first: number, lengthDays: number): string[] {
  return members
    .filter((member) => {
      const free = freeDays(member);
      return tripDays(first, lengthDays).every((one) => free.has(one));
    })
    .map((member) => member.memberId);
}
