import { expect, it } from 'vitest';
import { cityForGroup, exploreForGroup } from '#app/parts/destination/explore-for-group.ts';
import { aFriend, rowsOf } from '#test/shared/recommendation/groups.ts';

const group = rowsOf([
  aFriend({ mainType: 'ski', range: 'intl_short', originCountryIso2: 'JP' }),
  aFriend({ mainType: 'ski', range: 'domestic', originCountryIso2: 'JP' }),
  aFriend({ mainType: 'relax', range: 'intl_short', originCountryIso2: 'KR' }),
]);

it('explore opens with what most of the group wants', () => {
  expect(exploreForGroup(group, 'ko')).toEqual({
    pathname: '/explore',
    search: '?origin=JP&range=intl_short&mainType=ski',
  });
});

it('without answers explore opens on sightseeing nearby', () => {
  expect(exploreForGroup(rowsOf([{}]), 'ko')).toBe('/explore?mainType=sightseeing&range=intl_short');
});

it("so does the page of a city, and without answers on sightseeing, not on explore's own golf", () => {
  expect(cityForGroup(group, 'ko', 'portugal/lisbon', undefined)).toEqual({
    pathname: '/explore/portugal/lisbon',
    search: '?origin=JP&range=intl_short&mainType=ski',
  });
  // Its page's own default.
  expect(cityForGroup(rowsOf([{}]), 'ko', 'portugal/lisbon', 'm0')).toBe('/explore/portugal/lisbon');
});

it('the page of a city sets out from the reader’s own country, where explore offers it', () => {
  const from = (friends: Parameters<typeof rowsOf>[0], memberId: string) =>
    JSON.stringify(cityForGroup(rowsOf(friends), 'ko', 'portugal/lisbon', memberId));
  const mixed = [
    aFriend({ originCountryIso2: 'JP' }),
    aFriend({ originCountryIso2: 'JP' }),
    aFriend({ originCountryIso2: 'US' }),
    aFriend({ originCountryIso2: 'GB' }),
  ];
  expect(from(mixed, 'm2')).toContain('origin=US');
  expect(from(mixed, 'm3')).toContain('origin=JP');
});
