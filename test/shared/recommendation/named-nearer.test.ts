import { describe, expect, test } from 'vitest';
import { recommend, type Recommendations } from '#shared/recommendation/recommend.ts';
import { core } from './catalogue.ts';
import { aFriend, aPreference, rowsOf, today } from './groups.ts';

const dates = [{ start: '2027-10-09', end: '2027-10-24' }];
/** Four hikers who fly for ten hours and more; the first says something more. */
function found(said: Parameters<typeof aPreference>[0], others: string[] = ['', '', '']): Recommendations['countries'] {
  const simple = { range: 'intl_long', mainType: 'activity', budgetTier: 'high', availability: dates } as const;
  const rows = rowsOf([
    aFriend({ ...simple, subcats: ['hiking'] }, { dates, ...said }),
    ...others.map((tripWishlist) => aFriend({ ...simple, subcats: ['hiking'] }, { dates, tripWishlist })),
  ]);
  return recommend({ rows, core, day: today, stage: { at: 'countries' } });
}
const nepalOf = ({ cards }: Recommendations['countries']) => cards.find(({ id }) => id === 'nepal');

describe('what one of a group names outright', () => {
  test.each([
    { bucketList: '안나푸르나 베이스캠프 트레킹' },
    { tripWishlist: '네팔 가고 싶어요' },
    { tripWishlist: 'Pokhara' },
    { tripWishlist: '히말라야' },
  ])('is offered although it lies nearer than all of them chose: %j', (said) => {
    expect(nepalOf(found(said))).toBeDefined();
  });

  test('is not offered where nobody names it, nor to whoever turns it down', () => {
    expect(nepalOf(found({}))).toBeUndefined();
    expect(nepalOf(found({ tripWishlist: '네팔은 싫어요' }))).toBeUndefined();
  });

  test('is not offered where another turns it down', () => {
    expect(nepalOf(found({ tripWishlist: '네팔 가고 싶어요' }, ['네팔은 싫어요', '', '']))).toBeUndefined();
  });

  test('says that it lies nearer, and does not bring the rest of its country', () => {
    const japan = found({ tripWishlist: '오사카 가고 싶어요' }).cards.find(({ id }) => id === 'japan');
    expect(japan?.bestCities.map(({ id }) => id)).toEqual(['japan/osaka']);
    expect(japan?.tradeOff).toMatchObject({ feature: 'reach', isNear: true, headCount: 3 });
  });
});
