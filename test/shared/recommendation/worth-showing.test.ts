import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { worthShowing } from '#shared/recommendation/worth-showing.ts';
import { core } from './catalogue.ts';
import { aFriend, type Friend, rowsOf, today } from './groups.ts';

interface Ranked {
  id: string;
  iso2: string;
  score: number;
}

const says = (text: string): Friend => aFriend({}, { tripWishlist: text });
const shown = (friends: readonly Friend[], ranked: readonly Ranked[]) =>
  worthShowing(profileOfGroup(rowsOf(friends), core, today), ranked, (one) => one).map(({ iso2 }) => iso2);
/** Best first. */
const list: readonly Ranked[] = [
  { id: 'japan', iso2: 'JP', score: 100 },
  { id: 'taiwan', iso2: 'TW', score: 60 },
  { id: 'vietnam', iso2: 'VN', score: 59 },
  { id: 'spain', iso2: 'ES', score: 10 },
];
const all = list.map(({ iso2 }) => iso2);

describe('what is worth showing', () => {
  test('where everybody names something, what nobody named and has less than 0.6 of the best score is left out', () => {
    expect(shown([says('일본 아니면 대만')], list)).toEqual(['JP', 'TW']);
  });

  test('what somebody named stays, however low its score', () => {
    expect(shown([says('일본'), says('스페인')], list)).toEqual(['JP', 'TW', 'ES']);
  });

  test('a country that would do stays as one that is wanted', () => {
    expect(shown([says('일본이 좋아요. 스페인도 괜찮아요')], list)).toEqual(['JP', 'TW', 'ES']);
  });

  test('one who told something and names nothing keeps what has 0.3 of the best score; one who told nothing does not', () => {
    expect(shown([says('일본'), aFriend()], list)).toEqual(['JP', 'TW', 'VN']);
    expect(shown([says('일본'), {}], list)).toEqual(['JP', 'TW']);
  });

  test('where not all name something, the best three stay, however far the best one is ahead', () => {
    const few = list.filter(({ iso2 }) => iso2 !== 'VN');
    expect(shown([aFriend()], few)).toEqual(['JP', 'TW', 'ES']);
    expect(shown([aFriend(), says('스페인')], list)).toEqual(all);
  });

  test('without anybody who told something, and for an empty list, nothing is left out', () => {
    expect(shown([], list)).toEqual(all);
    expect(shown([{}], list)).toEqual(all);
    expect(shown([says('일본')], [])).toEqual([]);
  });

  test('law: in the order of the list, the best always among them, and all that is left out is unnamed and below 0.6', () => {
    const someRanked = fc
      .uniqueArray(
        fc.record({
          iso2: fc.constantFrom(...core.countries.map((one) => one.iso2)),
          score: fc.integer({ min: 0, max: 1e9 }),
        }),
        { selector: ({ iso2 }) => iso2, maxLength: 30 },
      )
      .map((rows) => rows.map((row) => ({ ...row, id: row.iso2 })).sort((a, b) => b.score - a.score));
    fc.assert(
      fc.property(someRanked, fc.subarray(['일본', '스페인', '대만'], { minLength: 1 }), (ranked, names) => {
        const kept = shown(names.map(says), ranked);
        const named: Record<string, string> = { 일본: 'JP', 스페인: 'ES', 대만: 'TW' };
        const wanted = names.map((name) => named[name]);
        expect(kept).toEqual(ranked.map(({ iso2 }) => iso2).filter((iso2) => kept.includes(iso2)));
        expect(kept[0]).toBe(ranked[0]?.iso2);
        for (const { iso2, score } of ranked)
          expect(kept.includes(iso2), iso2).toBe(wanted.includes(iso2) || score >= 0.6 * (ranked[0]?.score ?? 0));
      }),
    );
  });
});
