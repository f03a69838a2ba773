import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { initialsOf, typedKeys } from '#shared/explore/hangul.ts';
import { otherNames } from '#shared/explore/other-names.ts';
import { DestinationSearch, type SearchResult } from '#shared/explore/destination-search.ts';
import { matchedLength } from '#shared/explore/matched-length.ts';
import { folded } from '#shared/explore/search.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';
import { draws, sampled } from '#test/setup/draws.ts';

const search = new DestinationSearch(core, otherNames);
const id = (result: SearchResult) => (result.kind === 'country' ? result.country.id : result.city.id);
const found = (typed: string) => search.find(typed).map(id);

describe('a destination is found', () => {
  test.each([
    ['오사카', 'japan/osaka'],
    ['오사', 'japan/osaka'],
    ['ㅇㅅㅋ', 'japan/osaka'],
    ['dhtkzk', 'japan/osaka'],
    ['옷', 'japan/osaka'],
    ['osaka', 'japan/osaka'],
    ['OSAKA', 'japan/osaka'],
    ['大阪', 'japan/osaka'],
    ['osakka', 'japan/osaka'],
    ['oskaa', 'japan/osaka'],
    ['바르샐로나', 'spain/barcelona'],
    ['córdoba', 'spain/cordoba'],
    ['cordoba', 'spain/cordoba'],
    ['バンコク', 'thailand/bangkok'],
    ['ばんこく', 'thailand/bangkok'],
    ['曼谷', 'thailand/bangkok'],
    ['호놀', 'united-states/honolulu'],
    ['Francfort', 'germany/frankfurt'],
    ['Japón', 'japan'],
    ['Alemania', 'germany'],
    ['york', 'united-states/new-york'],
    ['제주도', 'south-korea/jeju'],
    ['부산 여행', 'south-korea/busan'],
    ['보라카이 섬', 'philippines/boracay'],
    ['하와이', 'united-states/honolulu'],
    ['ㅎㅇㅇ', 'united-states/honolulu'],
    ['hawaii', 'united-states/honolulu'],
    ['홋카이도', 'japan/sapporo'],
    ['沖縄', 'japan/naha'],
    ['동경', 'japan/tokyo'],
    ['청도', 'china/qingdao'],
    ['터키', 'turkiye'],
    ['LA', 'united-states/los-angeles'],
    ['Majorca', 'spain/palma'],
    ['Catalonia', 'spain/barcelona'],
    ['München', 'germany/munich'],
    ['Edo', 'japan/tokyo'],
    ['Crete', 'greece/heraklion'],
    ['스코틀랜드', 'united-kingdom/edinburgh'],
    ['Czech Republic', 'czechia'],
    ['Côte d’Azur', 'france/nice'],
    ['설악산', 'south-korea/sokcho'],
    ['강원도', 'south-korea/gangneung'],
    ['다낭 베트남', 'vietnam/da-nang'],
    ['Lima, Peru', 'peru/lima'],
    ['KIX', 'japan/osaka'],
    ['nrt', 'japan/tokyo'],
    ['DAD', 'vietnam/da-nang'],
    ['나리타', 'japan/tokyo'],
    ['간사이 공항', 'japan/osaka'],
    ['다낭공항', 'vietnam/da-nang'],
    ['창이국제공항', 'singapore/singapore'],
    ['スワンナプーム', 'thailand/bangkok'],
    ['新千歳空港', 'japan/sapporo'],
    ['Heathrow Airport', 'united-kingdom/london'],
    ['Aéroport Charles de Gaulle', 'france/paris'],
    ['aeropuerto de Narita', 'japan/tokyo'],
    ['浦东机场', 'china/shanghai'],
  ])('by %s', (typed, expected) => {
    expect(found(typed).slice(0, 4)).toContain(expected);
  });

  test('every twenty-fifth city by each of its six names, by its initials and by its keys', () => {
    for (const city of core.cities.filter((_, index) => index % 25 === 0)) {
      for (const name of [city.nameKo, city.nameEn, city.nameJa, city.nameZh, city.nameEs, city.nameFr])
        expect(search.find(name, 60).map(id), name).toContain(city.id);
      expect(search.find(initialsOf(city.nameKo), 200).map(id), city.nameKo).toContain(city.id);
      expect(search.find(typedKeys(city.nameKo), 60).map(id), city.nameKo).toContain(city.id);
    }
  });
});

test('what is called almost as the text is found only where nothing is called so', () => {
  expect(found('대구')).toEqual(['south-korea/daegu']);
  expect(found('바르샐로나')).toContain('spain/barcelona');
});

test('a part of the world finds its countries alone, also with the word for a trip', () => {
  expect(found('Scandinavia').sort()).toEqual(['denmark', 'finland', 'iceland', 'norway', 'sweden']);
  expect(found('동남아 여행')).toEqual(found('東南アジア'));
  expect(found('동남아')).toContain('vietnam');
});

test('a short code finds what has it, and no letters within other names', () => {
  expect(found('UK')).toEqual(['united-kingdom']);
  expect(found('ist')).toEqual(['turkiye/istanbul', 'turkiye/bursa']);
  // Where nothing is called so, letters within names are all there is.
  expect(found('zbu')).toEqual(['austria/salzburg', 'austria/kitzbuhel']);
});

test('the name of an airport finds the cities that are flown to by it, the largest first, and nothing else', () => {
  expect(found('창이공항')).toEqual([
    'singapore/singapore',
    'indonesia/batam',
    'malaysia/johor-bahru',
    'indonesia/bintan',
  ]);
  const [first, ...others] = found('간사이');
  expect(first).toBe('japan/osaka');
  expect(others).toContain('japan/kyoto');
  expect(new Set(found('간사이')).size).toBe(found('간사이').length);
});

describe('what people type besides a name', () => {
  test.each([
    ['とうきょう', 'japan/tokyo'],
    ['トウキョウ', 'japan/tokyo'],
    ['とうきょ', 'japan/tokyo'],
    ['とうきｙ', 'japan/tokyo'],
    ['きょうと', 'japan/kyoto'],
    ['おおさか', 'japan/osaka'],
    ['おきなわ', 'japan/naha'],
    ['ほっかいどう', 'japan/sapporo'],
    ['たいわん', 'taiwan'],
    ['たいぺい', 'taiwan/taipei'],
    ['かんこく', 'south-korea'],
    ['ちゅうごく', 'china'],
    ['ほんこん', 'hong-kong'],
    ['シャンハイ', 'china/shanghai'],
    ['ぺきん', 'china/beijing'],
    ['プサン', 'south-korea/busan'],
    ['さいしゅうとう', 'south-korea/jeju'],
    ['米国', 'united-states'],
    ['べいこく', 'united-states'],
    ['えいこく', 'united-kingdom'],
    ['豪州', 'australia'],
    ['なりた', 'japan/tokyo'],
    ['かんさい', 'japan/osaka'],
    ['首爾', 'south-korea/seoul'],
    ['臺灣', 'taiwan'],
    ['台灣', 'taiwan'],
    ['臺北', 'taiwan/taipei'],
    ['韓國', 'south-korea'],
    ['泰國', 'thailand'],
    ['峴港', 'vietnam/da-nang'],
    ['紐約', 'united-states/new-york'],
    ['舊金山', 'united-states/san-francisco'],
    ['ＵＳＡ', 'united-states'],
    ['USA', 'united-states'],
    ['UK', 'united-kingdom'],
    ['UAE', 'united-arab-emirates'],
    ['Korea', 'south-korea'],
    ['Corea', 'south-korea'],
    ['대한민국', 'south-korea'],
    ['Saigon', 'vietnam/ho-chi-minh-city'],
    ['Peking', 'china/beijing'],
    ['Bombay', 'india/mumbai'],
    ['America', 'united-states'],
  ])('%s leads', (typed, expected) => {
    expect(found(typed)[0]).toBe(expected);
  });

  test('every name in Japanese with Chinese characters has a reading in kana that finds it', () => {
    const isRead = (name: string) => /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u.test(name);
    for (const one of [...core.countries, ...core.cities].filter(({ nameJa }) => /\p{Script=Han}/u.test(nameJa))) {
      const readings = (otherNames.names.get(one.id) ?? []).filter(isRead);
      expect(readings, one.nameJa).not.toEqual([]);
      for (const reading of readings) expect(found(reading), reading).toContain(one.id);
    }
    for (const { iata, nameJa } of core.facts.airports.values())
      if (/^\p{Script=Han}+$/u.test(nameJa)) expect(otherNames.airports.get(iata), nameJa).toBeDefined();
  });
});

const namesOf = ({ nameKo, nameEn, nameJa, nameZh, nameEs, nameFr }: City | Country) => [
  ...new Set([nameKo, nameEn, nameJa, nameZh, nameEs, nameFr]),
];
const destinationOf = (result: SearchResult) => (result.kind === 'country' ? result.country : result.city);
const isCalled = (typed: string) => (result: SearchResult) =>
  [...namesOf(destinationOf(result)), ...(otherNames.names.get(id(result)) ?? [])].some(
    (name) => folded(name) === folded(typed),
  );
const all = [...core.countries, ...core.cities];
const visits = ({ id: known, iso2 }: City) =>
  (core.facts.departures.get('*')?.get(iso2) ?? 0) * (core.facts.cities.get(known)?.share ?? 0);
const mostVisited = core.cities.toSorted((a, b) => visits(b) - visits(a)).slice(0, 300);

describe('a slip is forgiven', () => {
  test.each([
    ['도꾜', 'japan/tokyo'],
    ['토쿄', 'japan/tokyo'],
    ['쿄토', 'japan/kyoto'],
    ['교또', 'japan/kyoto'],
    ['오사까', 'japan/osaka'],
    ['삿뽀로', 'japan/sapporo'],
    ['후꾸오까', 'japan/fukuoka'],
    ['방꼭', 'thailand/bangkok'],
    ['런든', 'united-kingdom/london'],
    ['뉴욬', 'united-states/new-york'],
    ['빠리', 'france/paris'],
    ['쎄부', 'philippines/cebu'],
    ['재주', 'south-korea/jeju'],
    ['바르셀로냐', 'spain/barcelona'],
    ['oskaa', 'japan/osaka'],
    ['tokoy', 'japan/tokyo'],
    ['orlaens', 'united-states/new-orleans'],
    ['大坂', 'japan/osaka'],
    ['東亰', 'japan/tokyo'],
    ['扎幌', 'japan/sapporo'],
    ['布达佩思', 'hungary/budapest'],
    ['布達佩思', 'hungary/budapest'],
  ])('%s', (typed, expected) => {
    expect(found(typed)[0]).toBe(expected);
  });

  test('in the sound of any consonant of the 300 most visited cities, unless something is called so', () => {
    const kin = ['ㄱㄲㅋ', 'ㄷㄸㅌ', 'ㅂㅃㅍ', 'ㅈㅉㅊ', 'ㅅㅆ'];
    const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
    const spellings = (name: string) =>
      [...name].flatMap((syllable, at) => {
        const code = syllable.charCodeAt(0) - 0xac00;
        const initial = initials[Math.floor(code / 588)] ?? '';
        const others = [...(kin.find((line) => line.includes(initial)) ?? '')].filter((letter) => letter !== initial);
        return others.map(
          (letter) =>
            name.slice(0, at) +
            String.fromCharCode(0xac00 + initials.indexOf(letter) * 588 + (code % 588)) +
            name.slice(at + 1),
        );
      });
    const tried = sampled(mostVisited, 5)
      .filter(({ nameKo }) => /^\p{sc=Hangul}{2,}$/u.test(nameKo))
      .flatMap((city) => spellings(city.nameKo).map((typed) => ({ city, typed })));
    expect(tried.length).toBeGreaterThan(100);
    for (const { city, typed } of tried) {
      const results = search.find(typed);
      const isFound = results.some((one) => id(one) === city.id);
      // As it is typed it is the beginning of other names, or of an airport's.
      const isSomethingElse = search.findCalled(typed).length > 0 || search.isSomethingElse(typed);
      expect(isFound || isSomethingElse, `${typed} for ${city.nameKo}`).toBe(true);
    }
  });

  test.each(['로머', '괘', '깜', 'rmoe', 'liam', '张家口', '莫斯科', '北海到'])(
    'but not in so short a text that others are like it: %s',
    (typed) => {
      for (const one of search.find(typed))
        expect(namesOf(destinationOf(one)).some((name) => folded(name).includes(folded(typed)))).toBe(true);
    },
  );

  test.each(['Turin', 'Basel', 'Sucre', '阿克拉', '图卢兹'])(
    'but a city that is not in the catalogue is not taken for another: %s',
    (typed) => {
      expect(found(typed)).toEqual([]);
    },
  );
});

test('above nothing that is called exactly so stands what is called otherwise, in any language', () => {
  for (const one of sampled(all, 5))
    for (const name of namesOf(one)) {
      const results = search.find(name, 60);
      expect(results.map(id), name).toContain(one.id);
      const last = results.findLastIndex(isCalled(name));
      expect(results.slice(0, last + 1).every(isCalled(name)), name).toBe(true);
    }
});

describe('nothing wrong is found instead of nothing', () => {
  test.each(['North Korea', '북한', '北朝鮮', '朝鲜', '朝鮮', 'Corea del Norte', 'Corée du Nord'])(
    '%s is not the other Korea',
    (typed) => {
      expect(found(typed)).toEqual([]);
    },
  );

  test.each([
    'Burma',
    'Birmania',
    'Birmanie',
    'Russia',
    '러시아',
    'ロシア',
    '俄罗斯',
    'Ukraine',
    '우크라이나',
    'イラン',
  ])('%s is a country that is not in the catalogue', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  test.each(['cheap', 'winter', 'party'])('%s is like no name', (typed) => {
    expect(found(typed)).toEqual([]);
  });

  test('below five letters nothing is mistyped, up to seven one letter is wrong, from eight on two', () => {
    expect(found('rpma')).toEqual([]);
    expect(found('parid')).toEqual(['france/paris']);
    expect(found('lonxxn')).toEqual([]);
    expect(found('barcilonna')).toEqual(['spain/barcelona']);
  });

  test('what begins otherwise is taken for mistyped only where nothing better is', () => {
    expect(found('꽝저우')).toContain('china/guangzhou');
    expect(found('xstanbul')).toEqual(['turkiye/istanbul']);
    expect(found('portlamd')).toEqual(['united-states/portland']);
  });
});

test('every other name is that of a country or city of the catalogue, which it finds among the first twelve', () => {
  const ids = new Set([...core.countries, ...core.cities].map((one) => one.id));
  for (const [known, names] of sampled([...otherNames.names], 5)) {
    expect(ids, known).toContain(known);
    for (const name of names) expect(found(name), name).toContain(known);
  }
});

test('nothing is found by nothing, by signs and by nonsense', () => {
  for (const typed of ['', '   ', '-', 'qqqqqqqq', 'ㅋㅋㅋㅋㅋㅋ']) expect(found(typed)).toEqual([]);
});

test('what begins with the text comes before what contains it, and the larger city first', () => {
  const results = found('san');
  expect(results.length).toBeGreaterThan(3);
  const names = search.find('san').map((one) => (one.kind === 'city' ? one.city.nameEn : one.country.nameEn));
  expect(names[0]?.toLowerCase().startsWith('san')).toBe(true);
});

test('any text is answered, with at most as many as asked for', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), fc.integer({ min: 0, max: 20 }), (typed, most) => {
      expect(search.find(typed, most).length).toBeLessThanOrEqual(most);
    }),
    { numRuns: draws(300, 60) },
  );
});

test('keys and initials of a text', () => {
  expect(typedKeys('값이 뷁')).toBe('rkqtdl qnpfr');
  expect(initialsOf('쿠알라룸푸르')).toBe('ㅋㅇㄹㄹㅍㄹ');
});

test('what of a name was typed', () => {
  expect(matchedLength('오사카', 'ㅇㅅ')).toBe(2);
  expect(matchedLength('오사카', '오사카')).toBe(3);
  expect(matchedLength('Osaka', 'os')).toBe(2);
  expect(matchedLength('오사카', 'dhtkzk')).toBe(0);
});
