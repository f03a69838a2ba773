import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completion, isUnlocked } from '#shared/answers/completion.ts';

const member = fc.record({ isDone: fc.boolean(), isExcused: fc.boolean() });
const members = fc.array(member, { maxLength: 12 });
const done = { isDone: true, isExcused: false };
const waiting = { isDone: false, isExcused: false };
const excused = { isDone: false, isExcused: true };

test('nobody out of nobody is 0 %, and locked', () => {
  expect(completion([])).toEqual({ done: 0, total: 0, rate: 0, percent: 0 });
  expect(completion([excused])).toEqual({ done: 0, total: 0, rate: 0, percent: 0 });
  expect(isUnlocked(completion([]))).toBe(false);
  expect(isUnlocked(completion([excused]))).toBe(false);
});

test('five of six are 83 % and locked until the sixth answers or is excused', () => {
  const five = [done, done, done, done, done];
  expect(completion([...five, waiting])).toEqual({ done: 5, total: 6, rate: 5 / 6, percent: 83 });
  expect(isUnlocked(completion([...five, waiting]))).toBe(false);
  expect(isUnlocked(completion([...five, done]))).toBe(true);
  expect(isUnlocked(completion([...five, excused]))).toBe(true);
});

describe('laws', () => {
  test('100 % is said only when nobody is missing, however many there are', () => {
    fc.assert(
      fc.property(members, (some) => {
        const state = completion(some);
        expect(state.percent === 100).toBe(isUnlocked(state));
        expect(state.rate === 1).toBe(isUnlocked(state));
      }),
    );
    expect(completion([...Array.from({ length: 999 }, () => done), waiting]).percent).toBe(99);
  });

  test('29 of 100 are 29 %, although 0.29 x 100 is a little less in floating point', () => {
    expect(completion(Array.from({ length: 100 }, (_, index) => (index < 29 ? done : waiting))).percent).toBe(29);
  });

  test('an answer never lowers the rate, and excusing somebody counts as if they were not in the group', () => {
    fc.assert(
      fc.property(members, member, (some, one) => {
        const before = completion([...some, { ...one, isDone: false }]);
        expect(completion([...some, { ...one, isDone: true }]).rate).toBeGreaterThanOrEqual(before.rate);
        expect(completion([...some, { ...one, isExcused: true }])).toEqual(completion(some));
      }),
    );
  });

  test('twice the same group has the same rate, in any order', () => {
    fc.assert(
      fc.property(members, (some) => {
        expect(completion([...some, ...some].reverse())).toMatchObject({
          rate: completion(some).rate,
          percent: completion(some).percent,
        });
      }),
    );
  });
});
