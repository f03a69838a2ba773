import { expect, test } from 'vitest';
import { homeOf } from '#shared/recommendation/home.ts';
import { understood } from '#shared/recommendation/lexicon.ts';
import { namedPlaces } from '#shared/recommendation/named-places.ts';
import { nothingParticular, particulars } from '#shared/recommendation/particulars.ts';
import { core } from './catalogue.ts';

test.each([
  ['12월에 크리스마스 마켓이랑 온천', ['christmas-market', 'hot-spring']],
  ['오로라 보고 싶어요', ['aurora']],
  ['Northern lights and a hot spring please', ['aurora', 'hot-spring']],
  ['紅葉と温泉、赤ちゃんも一緒', ['foliage', 'hot-spring', 'family']],
  ['想去滑雪泡温泉', ['hot-spring', 'ski']],
  ['Queremos ver auroras y comer bien', ['aurora', 'food']],
  ['Une randonnée, puis un marché de Noël', ['christmas-market', 'hiking']],
])('%s is understood', (text, wishes) => {
  expect(understood(text)).toEqual(wishes);
});

test('what is turned round or unknown is not guessed', () => {
  expect(understood('no party, without beach')).toEqual([]);
  expect(understood('골프 말고 쇼핑')).toEqual(['shopping']);
  expect(understood('plongée non, rando oui')).toEqual(['hiking']);
  expect(understood('asdf qwerty 어디든 좋아요')).toEqual([]);
  expect(understood('')).toEqual([]);
});

test('a part of another word is not the word', () => {
  expect(understood('whiskers')).toEqual([]);
  expect(understood('the museums of Paris')).toEqual(['museum']);
});

test('countries and parts of the world are heard, their languages and people are not', () => {
  const of = (text: string) => namedPlaces(text, core);
  expect(of('일본 아니면 대만').wanted).toEqual(['JP', 'TW']);
  expect(of('한국말 되는 가이드').wanted).toEqual([]);
  expect(of('Europe please').wanted).toContain('FR');
  expect(of('베트남은 두번 갔다왔어요')).toMatchObject({ wanted: [], unwanted: ['VN'] });
});

test('limits of hours in the air, warmth and quiet', () => {
  expect(particulars('비행 6시간 넘으면 힘들어요').mostFlightHours).toBe(6);
  expect(particulars('flights under 5 hours, no crowds')).toEqual({
    ...nothingParticular,
    mostFlightHours: 5,
    isQuiet: true,
  });
  expect(particulars('8月に避暑').warmth).toBe('cool');
  expect(particulars('5시간 자고 싶어요').mostFlightHours).toBeUndefined();
});

test('a home is read from a code, an airport or a city in any of the six languages', () => {
  const home = (country: 'KR' | 'JP' | 'US', text: string | null) => homeOf(country, text, core);
  expect(home('KR', '부산')).toMatchObject({ airports: ['PUS'], homeId: 'south-korea/busan' });
  expect(home('KR', 'ICN').homeId).toBe('south-korea/seoul');
  expect(home('JP', '福岡').homeId).toBe('japan/fukuoka');
  expect(home('US', null)).toMatchObject({ homeId: undefined });
  expect(home('KR', '어딘가')).toMatchObject({ airports: ['ICN'] });
});
