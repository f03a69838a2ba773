import { expect, it } from 'vitest';
import { exploreForGroup } from '#app/parts/destination/explore-for-group.ts';
import { aFriend, rowsOf } from '#test/shared/recommendation/groups.ts';

it('explore opens with what most of the group wants', () => {
  const group = rowsOf([
    aFriend({ mainType: 'ski', range: 'intl_short', originCountryIso2: 'JP' }),
    aFriend({ mainType: 'ski', range: 'domestic', originCountryIso2: 'JP' }),
    aFriend({ mainType: 'relax', range: 'intl_short', originCountryIso2: 'KR' }),
  ]);
  expect(exploreForGroup(group, 'ko')).toEqual({
    pathname: '/explore',
    search: '?origin=JP&range=intl_short&mainType=ski',
  });
});

it('without answers explore opens on sightseeing', () => {
  expect(exploreForGroup(rowsOf([{}]), 'ko')).toBe('/explore?mainType=sightseeing');
});
