import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { core } from './catalogue.ts';
import { aFriend, type Friend, rowsOf, someFriends, today } from './groups.ts';

const askedBy = (friends: readonly Friend[]) => profileOfGroup(rowsOf(friends), core, today).travellers;
/** Wishes of one member from Korea as they are asked within the chosen range. */
const within = (over: Partial<SimplePayload>) => {
  const [one] = askedBy([aFriend({ originCountryIso2: 'KR', ...over })]);
  return one?.askedWithin.map(({ wish }) => wish);
};

describe('wishes within the chosen range', () => {
  test('a wish that something within it answers stays', () => {
    expect(within({ mainType: 'activity', subcats: ['hiking'], range: 'domestic' })).toEqual(['hiking']);
    expect(within({ mainType: 'scuba', subcats: [], range: 'intl_mid' })).toEqual(['diving']);
  });

  test('one that nothing there answers becomes the nearest one', () => {
    expect(within({ mainType: 'activity', subcats: ['safari'], range: 'domestic' })).toEqual(['wildlife']);
  });

  test('one that nothing there answers, without a nearest one, is left out, and the others stay', () => {
    expect(
      within({
        mainType: 'other',
        subcats: [],
        range: 'domestic',
        otherDescription: '사막이랑 맛집',
      }),
    ).not.toContain('desert');
    expect(within({ mainType: 'other', subcats: [], range: 'domestic', otherDescription: '사막이랑 맛집' })).toContain(
      'food',
    );
  });

  test('what is bound to months stays, whatever the range: its season says when', () => {
    expect(
      within({ mainType: 'other', subcats: [], range: 'domestic', otherDescription: '오로라 보고 싶어요' }),
    ).toContain('aurora');
  });

  test('law: nothing is added but what comes nearest, no weight is made up, and each wish is there once', () => {
    const nearest = new Set(['wildlife', 'beach', 'spa']);
    fc.assert(
      fc.property(someFriends, (friends) => {
        for (const { asked, askedWithin } of askedBy(friends)) {
          const wishes = askedWithin.map(({ wish }) => wish);
          expect(new Set(wishes).size).toBe(wishes.length);
          expect(wishes).toEqual([...wishes].sort());
          for (const { wish, weight } of askedWithin) {
            expect(asked.some((one) => one.wish === wish) || nearest.has(wish), wish).toBe(true);
            expect(asked.map((one) => one.weight)).toContain(weight);
          }
        }
      }),
      { numRuns: 30 },
    );
  });

  test('law: who says no range, or no origin, is asked for everything they ask', () => {
    fc.assert(
      fc.property(someFriends, (friends) => {
        const withoutRange = friends.map(({ preference }): Friend => ({ preference }));
        for (const { asked, askedWithin } of askedBy(withoutRange)) expect(askedWithin).toEqual(asked);
      }),
      { numRuns: 30 },
    );
  });
});
