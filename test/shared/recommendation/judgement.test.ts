import { expect, test } from 'vitest';
import { scoreCities } from '#shared/recommendation/cities.ts';
import type { MemberProfile } from '#shared/recommendation/group-profile.ts';
import { judgementOf } from '#shared/recommendation/judgement.ts';
import { nothingNamed } from '#shared/recommendation/named-places.ts';
import { profileOfGroup } from '#shared/recommendation/profile-of-group.ts';
import { core as full, encoded } from './catalogue.ts';
import { aFriend, aPreference, type Friend, rowsOf, today } from './groups.ts';
import { plainScores } from './plain.ts';

const core = encoded(full, 4);
const usual = aFriend({ mainType: 'relax', range: 'intl_mid' }, { activityLevel: 4 });
const withSimple = (over: Parameters<typeof aFriend>[0]): Friend => ({
  ...usual,
  simple: usual.simple && { ...usual.simple, ...over },
});
const withPreference = (over: Parameters<typeof aFriend>[1]): Friend => ({
  ...usual,
  preference: usual.preference && { ...usual.preference, ...over },
});

const open: Friend = { preference: aPreference({ originCountryIso2: 'KR', tripWishlist: '따뜻한 바다' }) };
const withRange = (range: 'intl_mid' | 'intl_long'): Friend =>
  withSimple({ range, budgetTier: null, budgetCurrency: null, budgetMin: null, budgetMax: null });

/** Each of the second differs from the first in one answer. */
const pairs: Record<string, readonly [Friend, Friend]> = {
  origin: [usual, withSimple({ originCountryIso2: 'JP' })],
  'origin of somebody who tells no budget': [
    open,
    { preference: open.preference && { ...open.preference, originCountryIso2: 'JP' } },
  ],
  airport: [usual, withSimple({ originAirport: 'PUS' })],
  range: [withRange('intl_mid'), withRange('intl_long')],
  budget: [
    withSimple({ range: 'intl_mid', budgetTier: 'luxury' }),
    withSimple({ range: 'intl_mid', budgetTier: 'low' }),
  ],
  type: [usual, withSimple({ mainType: 'sightseeing' })],
  chips: [usual, withSimple({ subcats: ['spa'] })],
  pace: [usual, withPreference({ activityLevel: 9 })],
  style: [usual, withPreference({ travelStyles: ['luxury'] })],
  purposes: [usual, withPreference({ travelPurposes: ['food'] })],
  destination: [usual, withPreference({ preferredDestinationType: '이국적' })],
  'kind of destination': [usual, withPreference({ preferredDestinationType: '대도시' })],
  'hours in the air': [usual, withPreference({ tripWishlist: '비행 4시간 이내로요' })],
  'a country': [usual, withPreference({ tripWishlist: '일본 가고 싶어요' })],
  warmth: [usual, withPreference({ tripWishlist: '따뜻한 곳' })],
  votes: [usual, { ...usual, approves: ['sightseeing'] }],
};

test.each(Object.entries(pairs))('what is remembered of one member is not used for another: %s', (_, [one, other]) => {
  // The first question fills what is remembered.
  scoreCities(profileOfGroup(rowsOf([one]), core, today), core.cities);
  const profile = profileOfGroup(rowsOf([one, other]), core, today);
  const cities = scoreCities(profile, core.cities);
  expect(
    cities.some(({ utilities: [first, second] }) => first !== second),
    'the answer makes a difference',
  ).toBe(true);
  for (const { city, utilities, worksNotFor } of cities) {
    const plain = plainScores(profile, city);
    expect({ utilities, worksNotFor }, city.id).toEqual({
      utilities: plain.utilities,
      worksNotFor: plain.worksNotFor,
    });
  }
});

test.each([
  { slack: 1 },
  { nearFromHours: 4 },
  { isExact: true },
  { isHeard: false },
  { isElsewhere: true },
  { ceiling: 77 },
  { ceilingWithin: 77 },
  { named: { ...nothingNamed, isEmpty: false, around: ['JP'] } },
] satisfies Partial<MemberProfile>[])('members who differ in this have a judgement each: %o', (difference) => {
  const profile = profileOfGroup(rowsOf([usual]), core, today);
  const [one] = profile.travellers;
  if (!one) throw new Error('nobody travels');
  expect(judgementOf(profile, { ...one })).toBe(judgementOf(profile, one));
  expect(judgementOf(profile, { ...one, ...difference })).not.toBe(judgementOf(profile, one));
});
