import { expect, test } from 'vitest';
import { Ledger, type Act } from './ledger.ts';
import { judge, type Fact, type Outcome } from './oracle.ts';

const at = Date.UTC(2027, 4, 1);
let clock = at;
const act = (key: string, value: string | null, more: Partial<Act> = {}): Act => {
  clock += 1_000;
  return { person: 'Ara', key, value, begunAt: clock, kept: { at: clock, said: 'saved' }, ...more };
};
/** An act whose page died before it said anything. */
const begun = (key: string, value: string | null): Act => ({ person: 'Ara', key, value, begunAt: at });

const acts = [act('vote relax', 'cast'), act('answer', 'sea'), act('vote relax', null), act('answer', 'hills')];
const before: Fact[] = [{ key: 'trip', value: 'Spring' }];
const right: Outcome = { before, acts, rejected: [], facts: [...before, { key: 'answer', value: 'hills' }] };
const nothing = { lost: [], doubled: [], strange: [] };

test('what was kept last is there once: nothing is found', () => {
  expect(judge(right)).toEqual(nothing);
});

test('a write that is missing is found', () => {
  expect(judge({ ...right, facts: before }).lost).toEqual([{ key: 'answer', allowed: ['hills'], found: null }]);
});

test('an older write in the place of the last one is found', () => {
  const facts = [...before, { key: 'answer', value: 'sea' }];
  expect(judge({ ...right, facts })).toEqual({
    ...nothing,
    lost: [{ key: 'answer', allowed: ['hills'], found: 'sea' }],
  });
});

test('what was withdrawn and stands is found', () => {
  const facts = [...right.facts, { key: 'vote relax', value: 'cast' }];
  expect(judge({ ...right, facts }).lost).toEqual([{ key: 'vote relax', allowed: [null], found: 'cast' }]);
});

test('a write that is there twice is found', () => {
  const facts = [...right.facts, { key: 'answer', value: 'hills' }];
  expect(judge({ ...right, facts })).toEqual({ ...nothing, doubled: [{ key: 'answer', values: ['hills', 'hills'] }] });
});

test('what nobody wrote is found, under a key of somebody and under one of nobody', () => {
  const facts = [...before, { key: 'answer', value: 'moon' }, { key: 'vote city', value: 'cast' }];
  expect(judge({ ...right, facts }).strange).toEqual([
    { key: 'answer', value: 'moon' },
    { key: 'vote city', value: 'cast' },
  ]);
});

test('what stood there before and is gone is found', () => {
  expect(judge({ ...right, facts: right.facts.slice(1) }).lost).toEqual([
    { key: 'trip', allowed: ['Spring'], found: null },
  ]);
});

test('an act whose page died may be there or not; a later one that was kept counts again', () => {
  const died = [...acts, begun('answer', 'moon')];
  for (const value of ['hills', 'moon'])
    expect(judge({ ...right, acts: died, facts: [...before, { key: 'answer', value }] })).toEqual(nothing);
  expect(
    judge({ ...right, acts: died, facts: [...before, { key: 'answer', value: 'sea' }] }).lost,
    'but nothing older',
  ).toHaveLength(1);
  const later = [...died, act('answer', 'lake')];
  expect(judge({ ...right, acts: later }).lost).toEqual([{ key: 'answer', allowed: ['lake'], found: 'hills' }]);
});

test('what is shown as rejected need not be there, but only that', () => {
  const rejected = [{ person: 'Ara', key: 'answer', value: 'hills' }];
  const facts = [...before, { key: 'answer', value: 'sea' }];
  expect(judge({ ...right, rejected, facts })).toEqual(nothing);
  expect(judge({ ...right, rejected, facts: before }).lost).toHaveLength(1);
  expect(judge({ ...right, rejected: [{ person: 'Bo', key: 'answer', value: 'hills' }], facts }).lost).toHaveLength(1);
});

test('a cleared storage excuses what the server did not have, and nothing else', () => {
  const ledger = new Ledger();
  ledger.acts.push(
    act('answer', 'sea'),
    act('answer', 'hills'),
    act('vote relax', 'cast'),
    act('vote city', 'cast', { person: 'Bo' }),
  );
  clock += 1_000;
  expect(ledger.excuse('Ara', new Map([['answer', 'sea']]), clock)).toBe(2);
  expect(ledger.acts.map((one) => one.excuse !== undefined)).toEqual([false, true, true, false]);
  const facts = [
    { key: 'answer', value: 'sea' },
    { key: 'vote city', value: 'cast' },
  ];
  expect(judge({ before: [], acts: ledger.acts, rejected: [], facts })).toEqual(nothing);
  expect(judge({ before: [], acts: ledger.acts, rejected: [], facts: facts.slice(1) }).lost).toEqual([
    { key: 'answer', allowed: ['sea', 'hills'], found: null },
  ]);
  expect(judge({ before: [], acts: ledger.acts, rejected: [], facts: facts.slice(0, 1) }).lost).toEqual([
    { key: 'vote city', allowed: ['cast'], found: null },
  ]);
});
