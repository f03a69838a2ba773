import { expect, test } from 'vitest';
import { homeOf } from '#shared/recommendation/read-home.ts';
import { refused, understood } from '#shared/recommendation/lexicon.ts';
import { withoutHomes } from '#shared/recommendation/named-places.ts';
import { namedPlaces } from '#shared/recommendation/read-names.ts';
import { nothingParticular, type Particulars } from '#shared/recommendation/particulars.ts';
import { particulars } from '#shared/recommendation/read-particulars.ts';
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

test.each(['동물원이나 아쿠아리움', 'a zoo or an aquarium', '動物園か水族館', '动物园或者水族馆'])(
  'a zoo is for a day with children, not for animals in the wild: %s',
  (text) => {
    expect(understood(text)).toEqual(['family']);
  },
);

test.each(['펭귄이랑 동물 보기', 'penguins and other animals', '看动物和企鹅'])('animals stay wildlife: %s', (text) => {
  expect(understood(text)).toEqual(['wildlife']);
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

test.each([
  ['이미 도쿄 다녀왔어요. 오사카 가고 싶어요', ['japan/osaka'], ['japan/tokyo']],
  ['Not Paris please, been to Rome twice', [], ['france/paris', 'italy/rome']],
  ['Never been to Lisbon!', ['portugal/lisbon'], []],
  ['京都は去年行ったので、金沢がいい', ['japan/kanazawa'], ['japan/kyoto']],
  ['曼谷去过了,但是清迈没去过', ['thailand/chiang-mai'], ['thailand/bangkok']],
  ['Barcelona no. Ya conocemos Roma', [], ['italy/rome', 'spain/barcelona']],
  ['Je vis à Lyon, on rêve de Porto', ['portugal/porto'], []],
  ['one teammate is based in Tokyo, the London office joins', [], []],
  ['부산 살아요, 서울에서 출발', [], []],
] as const)('%s: the cities wanted and those seen', (text, wantedCities, unwantedCities) => {
  expect(namedPlaces(text, core)).toMatchObject({ wantedCities, unwantedCities });
});

test.each([
  ['제주는 작년에 다녀왔고 이번엔 속초로 가고 싶어요', ['south-korea/sokcho'], ['south-korea/jeju']],
  ['大阪京都都去爛了,想要金澤', ['japan/kanazawa'], ['japan/kyoto', 'japan/osaka']],
  ['we did cancun last year, thinking lisbon', ['portugal/lisbon'], ['mexico/cancun']],
  ['Le Laos on connaît déjà, plutôt Hanoi', ['vietnam/hanoi'], []],
  ['조용한 곳에서 기도하고 싶어요', [], []],
] as const)('%s: who has been somewhere wants something else', (text, wantedCities, unwantedCities) => {
  expect(namedPlaces(text, core)).toMatchObject({ wantedCities, unwantedCities });
});

test('a name inside another word is none, and the name of a country is not that of its capital', () => {
  expect(namedPlaces('ビーチリゾート', core).wanted).toEqual([]);
  expect(namedPlaces('일본 말고요', core).unwanted).toEqual(['JP']);
  expect(namedPlaces('Mexico please', core)).toMatchObject({ wanted: ['MX'], wantedCities: [] });
});

test('where one of the group lives is no wish', () => {
  const home = (iso2: 'SG' | 'TW', text: string) => homeOf(iso2, text, core);
  const named = namedPlaces('singapore or japan', core, { iso2: 'TW' });
  expect(named.wanted).toEqual(['JP', 'SG']);
  expect(withoutHomes(named, [home('SG', 'SIN'), home('TW', 'TPE')], home('TW', 'TPE'))).toMatchObject({
    wanted: ['JP'],
    open: ['SG'],
  });
});

test('limits of the way by land, and whether they drive', () => {
  const of = (text: string) => particulars(text);
  expect(of('서울에서 차 두대로 3시간 이내')).toMatchObject({ mostWayHours: 3, isByCar: true });
  expect(of('운전은 제가 해요 차로 왕복 5시간까지')).toMatchObject({ mostWayHours: 2.5 });
  expect(of('within a 4 hour drive')).toMatchObject({ mostWayHours: 4, isByCar: true });
  expect(of('高铁2小时以内')).toMatchObject({ mostWayHours: 2 });
  expect(of('3시간 이내 비행')).toMatchObject({ mostWayHours: undefined, mostFlightHours: 3 });
  expect(of('不開車')).toMatchObject({ isByCar: false });
  expect(of('가까운 바다').isNear).toBe(true);
});

test('a town that is no city of the catalogue has its own place and airport', () => {
  expect(homeOf('VN', 'Hai Phong', core)).toMatchObject({ airports: ['HPH'], homeId: undefined });
  expect(homeOf('CN', '武汉', core).airports).toEqual(['WUH']);
});

test('a country may be open, and the own one is never asked for by its name', () => {
  expect(namedPlaces('일본도 괜찮아요', core)).toMatchObject({ wanted: [], open: ['JP'] });
  expect(namedPlaces("We don't mind staying in the US or Canada", core, { iso2: 'US' })).toMatchObject({
    open: ['CA', 'US'],
  });
  expect(namedPlaces('국내든 일본이든', core, { iso2: 'KR' })).toMatchObject({ open: ['KR'], wanted: ['JP'] });
  expect(namedPlaces('국내는 이제 지겨움', core, { iso2: 'KR' }).unwanted).toEqual(['KR']);
  expect(namedPlaces('11 US passports, 700 US dollars', core).isEmpty).toBe(true);
});

test('a thing stands for the countries that are known for it', () => {
  expect(namedPlaces('小籠包か飲茶', core).homelands).toEqual(['CN', 'HK', 'MO', 'SG', 'TW']);
  expect(namedPlaces('라멘 먹고 싶다', core).homelands).toEqual(['JP']);
});

test('what is turned down spoils a place only where it would disturb or is most of it', () => {
  expect(refused('no party, without beach, no shopping')).toEqual(['beach', 'nightlife']);
  expect(refused('a party, then no party')).toEqual([]);
  expect(refused('키즈클럽 있는 곳')).toEqual([]);
});

test('ease, land, storms, language and visas are heard in six languages', () => {
  const of = (text: string, key: keyof Particulars) => particulars(text)[key];
  expect(of('할머니랑 가요', 'isSpared')).toBe(true);
  expect(of('孩子13岁', 'isSpared')).toBe(false);
  expect(of('直行便がいい', 'isDirect')).toBe(true);
  expect(of('뚜벅이라 기차로', 'isByLand')).toBe(true);
  expect(of('visitar varios países', 'isRoundTrip')).toBe(true);
  expect(of('避开台风', 'isStormShy')).toBe(true);
  expect(of('要有中文服务', 'isOwnLanguage')).toBe(true);
  expect(of('pas d’escaliers', 'isLevel')).toBe(true);
  expect(of('visa free please', 'isVisaFree')).toBe(true);
  expect(of('ベビーカーで行きます', 'isLevel')).toBe(true);
  expect(of('운전은 안 해요', 'isWithoutCar')).toBe(true);
  expect(of('nobody wants to drive, none of us drive', 'isWithoutCar')).toBe(true);
  expect(of('차로 갈래요', 'isWithoutCar')).toBe(false);
  expect(particulars('비행기 오래 타는건 싫어요').mostFlightHours).toBe(5);
  expect(particulars('sin vuelos largos').mostFlightHours).toBe(5);
});

test('limits of hours in the air, warmth and quiet', () => {
  expect(particulars('비행 6시간 넘으면 힘들어요').mostFlightHours).toBe(6);
  expect(particulars('not too crowded').isQuiet).toBe(true);
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
