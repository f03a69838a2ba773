import { expect, test } from 'vitest';
import { understood } from '#shared/recommendation/lexicon.ts';
import { nothingParticular } from '#shared/recommendation/particulars.ts';
import { particulars } from '#shared/recommendation/read-particulars.ts';
import { namedPlaces } from '#shared/recommendation/read-names.ts';
import { core } from './catalogue.ts';

/**
 * Words that hold another word, which the recommender must not hear: 배우기 (learning) holds 우기 (rainy season), "playa la"
 * holds "ya la" (already).
 */
test.each([
  ['일본이라면 좋아요', 'food'],
  ['예약할 필요가 없어요', 'spa'],
  ['아기자기한 카페', 'family'],
  ['불꽃놀이 보고 싶어요', 'blossom'],
  ['돌고래 보기', 'whales'],
  ['small villages', 'resort'],
  ['cyclones in January', 'cycling'],
  ['un hôtel de niveau supérieur', 'water-sports'],
  ['install the app', 'photography'],
  ['vacas pastando', 'food'],
  ['a boutique hotel', 'shopping'],
  ['we fly to Vegas, Nevada', 'snow'],
  ['frutos do mar', 'beach'],
  ['อาหารทะเล', 'beach'],
] as const)('%s: no wish for %s', (text, wish) => {
  expect(understood(text)).not.toContain(wish);
});

test.each([
  ['라면 먹고 싶다', 'food'],
  ['요가 하고 싶어', 'spa'],
  ['아기랑 가요', 'family'],
  ['꽃놀이 가자', 'blossom'],
  ['고래 보기', 'whales'],
  ['a villa with a pool', 'resort'],
  ['cycling along the coast', 'cycling'],
  ['SUP on the lake', 'water-sports'],
  ['instagrammable', 'photography'],
  ['pasta y pizza', 'food'],
  ['boutiques', 'shopping'],
  ['nevado', 'snow'],
  ['ver o mar', 'beach'],
  ['ไปทะเล', 'beach'],
  ['프리다이빙 배우고 싶어요', 'diving'],
  ['住度假村', 'resort'],
] as const)('%s: a wish for %s', (text, wish) => {
  expect(understood(text)).toContain(wish);
});

test.each([
  '서핑 배우기 좋은 곳',
  '포장마차에서 한잔',
  '아기자기한 골목',
  '계단식 논 보고 싶어요',
  '녹차로 유명한 곳',
  '제주 한바퀴 일주',
  '커피서비스 좋은 호텔',
  '北海道を周遊したい',
  'je suis un peu inquiet pour le budget',
  'eating al fresco every night',
  'swarms of people',
])('%s limits nothing', (text) => {
  expect(particulars(text)).toEqual(nothingParticular);
});

test.each([
  ['On rêve de Lisbonne et de ses azulejos', 'portugal/lisbon'],
  ['Hanoi and the neighboring islands', 'vietnam/hanoi'],
  ['Singapore for Asian street food', 'SG'],
  ['La Slovénie ça fait rêver', 'SI'],
  ['Lisboa por su playa la mejor', 'portugal/lisbon'],
  ['Le Japon d’ailleurs nous tente bien', 'JP'],
  ['Nos dejamos llevar por Japón', 'JP'],
])('%s names a place that is wanted', (text, place) => {
  const { wanted, wantedCities } = namedPlaces(text, core, { isAbroad: true });
  expect([...wanted, ...wantedCities]).toContain(place);
});

test.each([
  ['말레이시아 가자', 'maldives/male'],
  ['다리가 불편하셔서 많이 못 걸어요', 'china/dali'],
  ['想去大城市逛街', 'thailand/ayutthaya'],
  ['想看高山草原', 'japan/takayama'],
  ['看群山', 'south-korea/gunsan'],
  ['アフリカのサバンナ', 'united-states/savannah'],
  ['safari in the savannah', 'united-states/savannah'],
  ['Are there nice beaches?', 'sweden/are'],
  ['un voyage seul, sans guide', 'south-korea/seoul'],
  ['marcher sur les crêtes', 'greece/heraklion'],
])('%s does not name %s', (text, city) => {
  expect(namedPlaces(text, core, { isAbroad: true }).wantedCities).not.toContain(city);
});

test.each([
  ['말레 근처 리조트', 'maldives/male'],
  ['想去大城看寺庙', 'thailand/ayutthaya'],
  ['高山と白川郷', 'japan/takayama'],
  ['Savannah and Charleston', 'united-states/savannah'],
  ['Séoul en avril', 'south-korea/seoul'],
  ['la Crète en mai', 'greece/heraklion'],
  ['大理看洱海', 'china/dali'],
])('%s names %s', (text, city) => {
  expect(namedPlaces(text, core, { isAbroad: true }).wantedCities).toContain(city);
});
