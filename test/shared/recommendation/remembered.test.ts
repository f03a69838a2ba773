import fc from 'fast-check';
import { expect, it } from 'vitest';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { recommend } from '#shared/recommendation/recommend.ts';
import { core } from './catalogue.ts';
import { aFriend, type Friend, rowsOf, someFriend, someSimple, today } from './groups.ts';
import { draws } from '#test/setup/draws.ts';

/** Half-way moves the ranges of those who live far apart; the others change what is asked and how far it may lie. */
const texts = [
  '중간에서 만나요',
  'snow and hot springs, not too far',
  '사파리도 좋고 골프도 좋아요',
  '태국이나 베트남',
];
const writer = fc
  .tuple(someSimple, fc.constantFrom(...texts))
  .map(([one, otherDescription]): Friend => ({ simple: { ...one, mainType: 'other', subcats: [], otherDescription } }));

/** All groups have one trip: most of what is remembered is remembered by trip. */
const dates = [{ start: '2027-02-01', end: '2027-02-05' }];
const onOneTrip = ({ simple, preference }: Friend): Friend => ({
  simple: simple && { ...simple, availability: dates },
  preference: preference && { ...preference, dates, totalDays: null, durationBucket: null },
});
const friends = fc.array(fc.oneof(someFriend, writer).map(onOneTrip), { minLength: 1, maxLength: 5 });

it('the answer is the same whether nothing or many other groups were asked before', () => {
  fc.assert(
    fc.property(friends, (some) => {
      const rows = rowsOf(some);
      const asked = (of: typeof core) =>
        recommend<'countries'>({ rows, core: of, day: today, stage: { at: 'countries' } });
      // What is remembered belongs to a catalogue: of a new one nothing is.
      expect(asked(core)).toEqual(asked({ ...core }));
    }),
    { numRuns: draws(60, 15) },
  );
});

it('what is good enough for most is not remembered for who is advanced in it', () => {
  const [first, second, both] = [{ ...core }, { ...core }, { ...core }];
  const measured = (of: typeof core, subcats: string[]) =>
    profileOfGroup(rowsOf([aFriend({ mainType: 'ski', subcats })]), of, today).travellers[0]?.measures.asked;
  expect(measured(first, [])).not.toEqual(measured(second, ['advanced']));
  expect(measured(both, [])).toEqual(measured(first, []));
  expect(measured(both, ['advanced'])).toEqual(measured(second, ['advanced']));
});
