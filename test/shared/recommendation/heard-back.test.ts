import { describe, expect, it } from 'vitest';
import { heardBack, isNothing } from '#shared/recommendation/heard-back.ts';
import { travellersOf } from '#shared/recommendation/travellers.ts';
import { core } from './catalogue.ts';
import { aFriend, rowsOf } from './groups.ts';

const nothing = {
  wishes: [],
  unwanted: [],
  places: [],
  unwantedPlaces: [],
  countries: [],
  unwantedCountries: [],
  budget: undefined,
  days: undefined,
  mostFlight: undefined,
  mostWay: undefined,
  marks: [],
};
const heard = (text: string, iso2 = 'KR', isDream = false) => heardBack(text, core, { iso2 }, isDream);

const told = [
  [
    '오사카랑 교토는 가 봤고 온천이랑 맛집 가고 싶어요. 1인당 80만원 안쪽, 비행 3시간 이내',
    'KR',
    {
      wishes: ['hot-spring', 'food'],
      unwantedPlaces: ['오사카', '교토'],
      budget: { amount: 800_000, currency: 'KRW' },
      mostFlight: 3,
    },
  ],
  ['2박3일로 온천 다녀오기', 'KR', { wishes: ['hot-spring'], days: 3 }],
  [
    'We want to see Osaka or Taipei, beaches, no museums please, budget $900 each',
    'US',
    {
      wishes: ['beach'],
      unwanted: ['museum'],
      places: ['Osaka', 'Taipei'],
      budget: { amount: 900, currency: 'USD' },
    },
  ],
  [
    '沖縄か石垣島でダイビング、車で回りたい',
    'JP',
    { wishes: ['diving'], places: ['沖縄', '石垣'], marks: ['isByCar'] },
  ],
  [
    'Nous voulons voir les aurores boréales en Norvège, 1500 € par personne',
    'FR',
    { wishes: ['aurora'], places: ['Norvège'], budget: { amount: 1500, currency: 'EUR' } },
  ],
  ['이자카야 3차까지 콜, 밤엔 끝까지 놀자', 'KR', { wishes: ['nightlife'] }],
  ['누워있고싶다 진짜 아무것도 안하고', 'KR', { wishes: ['relax'] }],
  ['絶叫乗るなら富士急', 'JP', { wishes: ['theme-park'] }],
  ['cottage by a lake within 4hr drive of Manchester', 'GB', { wishes: ['scenery'], mostWay: 4, marks: ['isByCar'] }],
  ['想骑车,顺便看场NBA', 'CN', { wishes: ['cycling'] }],
  ['me gusta tomar vino, camping también', 'ES', { wishes: ['wine'] }],
  ['박물관이 싫은 건 아닌데 온천이 좋아', 'KR', { wishes: ['hot-spring'], unwanted: [] }],
  ['바닷가 가더라도 온천은 꼭', 'KR', { wishes: ['hot-spring'] }],
  ['1인 150만원 안쪽 항공 포함', 'KR', { budget: { amount: 1_500_000, currency: 'KRW' } }],
  ['배멀미가 심해서 크루즈는 안될듯, 온천은 꼭', 'KR', { wishes: ['hot-spring'] }],
  ["Dad won't fly more than 4 hours", 'GB', { mostFlight: 4 }],
  ['que no sea Cancún porfa', 'ES', { unwantedPlaces: ['Cancún'] }],
  ['vino y termas', 'ES', { wishes: ['hot-spring', 'wine'] }],
  ['con mi abuelita', 'ES', { marks: ['isDirect', 'isSpared'] }],
  ['une maison pas trop loin d’un marché, du vin', 'FR', { wishes: ['wine'] }],
  ['pas trop loin de Paris', 'FR', { marks: ['isNear'] }],
  ['techno. berlin', 'GB', { wishes: ['nightlife'], places: ['berlin'] }],
  ['thalasso, le train: je ne prends plus l’avion', 'FR', { wishes: ['spa'], marks: ['isWithoutPlane'] }],
  [
    '유럽은 너무 멀고 부모님이랑 조용한 곳, 직항으로',
    'KR',
    { unwantedPlaces: ['유럽'], marks: ['isDirect', 'isSpared', 'isQuiet'] },
  ],
] as const;

describe('what is heard of a text', () => {
  it.each(told)('%s', (text, home, expected) => {
    const found = heard(text, home);
    expect(found).toMatchObject(expected);
    expect(isNothing(found)).toBe(false);
  });

  it.each(told)('is what the recommendations reckon with: %s', (text, home) => {
    const friend = aFriend({
      mainType: 'other',
      subcats: [],
      otherDescription: text,
      originCountryIso2: home,
      range: 'domestic',
    });
    const [traveller] = travellersOf(rowsOf([friend]), core);
    if (!traveller) throw new Error('nobody');
    const found = heard(text, home);
    expect(traveller.asked.map(({ wish }) => wish)).toEqual(expect.arrayContaining([...found.wishes]));
    expect(traveller.refused).toEqual([...found.unwanted]);
    expect(traveller.spoken === undefined).toBe(found.budget === undefined);
    expect(traveller.particulars.mostFlightHours).toBe(found.mostFlight);
    expect(traveller.named.wanted.length + traveller.named.wantedCities.length > 0).toBe(found.places.length > 0);
    expect(traveller.named.unwanted.length + traveller.named.unwantedCities.length > 0).toBe(
      found.unwantedPlaces.length > 0,
    );
  });

  it('is nothing where nothing is certain, or the own country is only spoken of', () => {
    expect(heard('다 같이 즐거우면 좋겠어요')).toEqual(nothing);
    expect(isNothing(heard('다 같이 즐거우면 좋겠어요'))).toBe(true);
    expect(heard('We live in the United States', 'US').places).toEqual([]);
  });

  it.each([
    ['여권사진 단톡에 올려줘', 'KR'],
    ['购物团的话我直接退群', 'CN'],
    ['voir les plages du Débarquement, sans supplément comme à Lisbonne', 'FR'],
    ['해산물 알레르기가 있어요', 'KR'],
  ])('is nothing where a word only looks like a wish or a place: %s', (text, home) => {
    expect(heard(text, home)).toEqual(nothing);
  });

  it('is no island where a bridge has its name', () => {
    expect(heard('那个有金门大桥的城市', 'CN').places).toEqual([]);
    expect(heard('想去金门', 'CN').places).toEqual(['金门']);
  });

  it('takes wishes and names alone from the list of a whole life', () => {
    expect(heard('언젠가 아이슬란드 가 보기, 오로라, 1인당 300만원', 'KR', true)).toEqual({
      ...nothing,
      wishes: ['aurora'],
      places: ['아이슬란드'],
    });
  });
});

it('tells countries that are not named: known for a thing, the own one that is stayed in or left', () => {
  expect(heard('피오르드 보고 싶어요')).toMatchObject({ countries: ['NO'], places: [] });
  expect(heardBack('국내로 짧게', core, { iso2: 'KR' }, false)).toMatchObject({ countries: ['KR'] });
  expect(heardBack('국내는 지겨워요', core, { iso2: 'KR' }, false)).toMatchObject({ unwantedCountries: ['KR'] });
  expect(heardBack('부산 가고 싶어요', core, { iso2: 'KR' }, false)).toMatchObject({ countries: [], places: ['부산'] });
});

describe('everyday words', () => {
  it.each([
    ['박물관 ㄴㄴ 먹방 ㅇㅇ', { wishes: ['food'], unwanted: ['museum'] }],
    ['vegas baby! casinos n clubs', { wishes: ['casino', 'nightlife'], marks: [] }],
    ['Travelling with a 2yr old so nothing longer than 5 hours in the air', { mostFlight: 5 }],
    [
      'avec mes parents de 75 ans, pas trop de marches, du calme',
      { marks: ['isDirect', 'isSpared', 'isQuiet', 'isLevel'] },
    ],
    ['playita y chiringuito', { wishes: ['beach'] }],
    ['통영 가서 낚시하고 굴 먹기', { wishes: ['fishing', 'seafood', 'food'], places: ['통영'] }],
    ['涼一點的地方騎單車', { wishes: ['cycling'], marks: ['isCool'] }],
    ["tour des Balkans, plusieurs pays d'un coup", { places: ['Balkans'], marks: ['isRoundTrip'] }],
  ])('%s', (text, expected) => expect(heard(text)).toMatchObject(expected));
});
