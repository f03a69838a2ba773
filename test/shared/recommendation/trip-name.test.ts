import { expect, test } from 'vitest';
import { recommend } from '#shared/recommendation/recommend.ts';
import { tripOf } from '#shared/recommendation/trip-name.ts';
import { core } from './catalogue.ts';
import { aFriend, rowsOf, today } from './groups.ts';

test.each([
  ['유럽 10일', '유럽'],
  ['제주 가자', '제주'],
  ['우리 가족 제주 여행', '제주'],
  ['부산 놀러가기', '부산'],
  ['오사카·교토 3박4일', '오사카·교토'],
  ['일본 온천 가족 여행', '일본'],
  ['광주 사람들 제주 여행', '제주'],
  ['Osaka 2027', 'Osaka'],
  ['Lisbon', 'Lisbon'],
  ['Trip to Lisbon', 'Lisbon'],
  ['Summer in Greece', 'Greece'],
  ['沖縄家族旅行', '沖縄'],
  ['北海道スキー旅行', '北海道'],
  ['京都之行', '京都'],
  ['上海三日游', '上海'],
  ['Viaje a Roma', 'Roma'],
  ['Week-end à Lisbonne', 'Lisbonne'],
])('the name %s says where the trip goes: %s', (name, place) => {
  expect(tripOf(name, core)).toBe(place);
});

test.each([
  '대학 동기 봄 여행',
  '부산 친구들',
  '부산 친구들 여행',
  '서울 도쿄 타이베이',
  '청주여고 동창 여행',
  '강남지점 워크숍',
  'London Berlin Paris',
  'London friends trip',
  'Amigos de Madrid',
  'Copains de Lyon',
  '東京の仲間',
  '东京同学聚会',
  '스키 여행',
])('the name %s says only who they are, or nothing of a place', (name) => {
  expect(tripOf(name, core)).toBe('');
});

const continentsOf = (name: string, own?: string): string[] => {
  const friends = [aFriend({ range: 'intl_long' }), aFriend({ range: 'intl_long' })];
  if (own !== undefined)
    friends.push(aFriend({ range: 'intl_long', mainType: 'other', subcats: [], otherDescription: own }));
  const rows = rowsOf(friends, { name });
  const { cards } = recommend<'countries'>({ rows, core, day: today, stage: { at: 'countries' } });
  return [...new Set(cards.slice(0, 4).map(({ country }) => country.continent))];
};

test('who calls their group by a part of the world is led there', () => {
  expect(continentsOf('동창')).not.toEqual(['europe']);
  expect(continentsOf('유럽 10일')).toEqual(['europe']);
});

test('a member who does not want what the group is called is heard', () => {
  const names = (own: string) => {
    const friends = [aFriend(), aFriend({ mainType: 'other', subcats: [], otherDescription: own })];
    const rows = rowsOf(friends, { name: '일본 여행' });
    return recommend<'countries'>({ rows, core, day: today, stage: { at: 'countries' } }).cards.map(
      ({ country, score }) => ({ iso2: country.iso2, score }),
    );
  };
  const ofJapan = (own: string) => names(own).find(({ iso2 }) => iso2 === 'JP')?.score ?? 0;
  expect(ofJapan('바다')).toBeGreaterThan(ofJapan('바다, 일본은 싫어요'));
});
