import { describe, expect, test } from 'vitest';
import { rangeOf } from '#shared/destination/flight.ts';
import { languages, nameIn, type Language } from '#shared/kernel/languages.ts';
import { wayOf } from '#shared/recommendation/journey.ts';
import { josa } from '#app/text/josa.ts';
import { aboutHours, toldHours } from '#app/parts/destination/words.ts';
import { formatTrip, stayName } from '#app/parts/trip/trip-dates.ts';
import { formatDistance } from '#app/screens/explore-city/lengths.ts';
import { formatMinutes } from '#app/text/minutes.ts';
import { formatHourBand } from '#app/screens/recommendations/figures.ts';
import { countryName } from '#app/text/country-name.ts';
import {
  firstWeekday,
  formatDate,
  formatDay,
  formatList,
  formatMonthName,
  formatRange,
  formatScore,
  formatSentences,
} from '#app/text/formats.ts';
import type { Translate } from '#app/text/text.ts';
import { core } from '#test/shared/recommendation/catalogue.ts';

describe('how days, ranges and amounts are written', () => {
  test.each([
    ['ko', '4월 3~5일'],
    ['ja', '4月3日〜5日'],
    ['zh', '4月3日–5日'],
    ['en', 'Apr 3 – 5'],
  ] as const)('a range inside one month in %s', (language, wanted) => {
    expect(formatRange(language, { start: '2027-04-03', end: '2027-04-05' }).replace(/\u2009|\u202f/g, ' ')).toBe(
      wanted,
    );
  });

  test('a range over two months names both', () => {
    expect(formatRange('ko', { start: '2027-03-31', end: '2027-04-05' })).toBe('3월 31일 ~ 4월 5일');
    expect(formatRange('ja', { start: '2027-03-31', end: '2027-04-05' })).toBe('3月31日〜4月5日');
    expect(formatRange('zh', { start: '2027-03-31', end: '2027-04-05' })).toBe('3月31日–4月5日');
  });

  test('a range of many months that ends in another year names the years', () => {
    const range = { start: '2026-11-28', end: '2027-11-28' };
    expect(formatRange('ko', range)).toBe('2026년 11월 28일 ~ 2027년 11월 28일');
    expect(formatRange('ja', range)).toBe('2026年11月28日〜2027年11月28日');
    expect(formatRange('zh', range)).toBe('2026年11月28日–2027年11月28日');
    expect(formatRange('en', range).replace(/\u2009|\u202f/g, ' ')).toBe('Nov 28, 2026 – Nov 28, 2027');
    expect(formatRange('ko', { start: '2026-12-28', end: '2027-01-03' })).toBe('12월 28일 ~ 1월 3일');
  });

  test.each([
    ['ko', '2027년 4월 3~5일', '2027년 12월 30일 ~ 1월 2일', '2027년 4월 3일 (토) ~ 5일 (월)'],
    ['ja', '2027年4月3日〜5日', '2027年12月30日〜1月2日', '2027年4月3日(土)〜5日(月)'],
    ['zh', '2027年4月3日–5日', '2027年12月30日–1月2日', '2027年4月3日周六 – 5日周一'],
    ['en', 'Apr 3 – 5, 2027', 'Dec 30, 2027 – Jan 2, 2028', 'Sat, Apr 3 – Mon, Apr 5, 2027'],
    ['es', '3–5 abr 2027', '30 dic 2027 – 2 ene 2028', 'sáb, 3 abr – lun, 5 abr 2027'],
    ['fr', '3–5 avr. 2027', '30 déc. 2027 – 2 janv. 2028', 'sam. 3 avr. – lun. 5 avr. 2027'],
  ] as const)('a trip that does not begin this year has its year in %s', (language, inOne, overTwo, stay) => {
    const spaced = (text: string) => text.replace(/\u2009|\u202f|\u00a0/g, ' ');
    const range = { start: '2027-04-03', end: '2027-04-05' };
    const turn = { start: '2027-12-30', end: '2028-01-02' };
    const [before, within, after] = ['2026-12-31', '2027-01-01', '2028-01-01'];
    for (const today of [before, after]) {
      expect(spaced(formatTrip(language, range, today))).toBe(inOne);
      expect(spaced(formatTrip(language, turn, today))).toBe(overTwo);
      expect(spaced(stayName(language, range, today))).toBe(stay);
    }
    expect(formatTrip(language, range, within)).toBe(formatRange(language, range));
    expect(formatTrip(language, turn, within)).toBe(formatRange(language, turn));
    expect(stayName(language, range, within)).not.toContain('2027');
  });

  test('a year is named once: a long range has its two already', () => {
    expect(formatTrip('ko', { start: '2027-11-28', end: '2028-11-28' }, '2026-12-31')).toBe(
      '2027년 11월 28일 ~ 2028년 11월 28일',
    );
    expect(formatTrip('en', { start: '2027-04-03', end: '2027-04-03' }, '2026-12-31')).toBe('Apr 3,\u00a02027');
  });

  test('one day is no range', () => {
    expect(formatRange('ko', { start: '2027-04-03', end: '2027-04-03' })).toBe('4월 3일');
  });

  test('the first of a month is an ordinal in French, also in a range', () => {
    const spaced = (text: string) => text.replace(/\u2009|\u202f|\u00a0/g, ' ');
    const range = (start: string, end: string) => spaced(formatRange('fr', { start, end }));
    expect(spaced(formatDay('fr', '2027-01-01'))).toBe('1er janv.');
    expect(spaced(formatDay('fr', '2027-01-01', { weekday: true }))).toBe('ven. 1er janv.');
    expect(spaced(formatDay('fr', '2027-01-11'))).toBe('11 janv.');
    expect(spaced(formatDate('fr', Date.UTC(2027, 2, 1, 12)))).toBe('1er mars 2027');
    expect(range('2027-01-01', '2027-01-03')).toBe('1er–3 janv.');
    expect(range('2027-01-26', '2027-02-01')).toBe('26 janv. – 1er févr.');
    expect(range('2027-01-31', '2027-02-02')).toBe('31 janv. – 2 févr.');
    expect(spaced(formatDay('es', '2027-01-01'))).toBe('1 ene');
  });

  test('a week begins on Monday in Spanish and French', () => {
    expect((['ko', 'en', 'es', 'fr'] as const).map(firstWeekday)).toEqual([0, 0, 1, 1]);
  });

  test('the Korean weekday stands without brackets', () => {
    expect(formatDay('ko', '2027-04-03', { weekday: true })).toBe('4월 3일 (토)');
  });

  test('a stay with its weekdays has the dash of the language', () => {
    const stay = { start: '2027-04-03', end: '2027-04-05' };
    expect(stayName('ja', stay, '2027-01-02')).toBe('4月3日(土)〜5日(月)');
    expect(stayName('zh', stay, '2027-01-02')).toBe('4月3日周六 – 5日周一');
    expect(stayName('ko', stay, '2027-01-02')).toBe('4월 3일 (토) ~ 5일 (월)');
  });

  test('a line ends at the dash of a stay, not inside one of its days', () => {
    expect(stayName('en', { start: '2027-01-25', end: '2027-01-28' }, '2027-01-02')).toBe(
      'Mon,\u00a0Jan\u00a025 – Thu,\u00a0Jan\u00a028',
    );
  });

  test.each([
    ['ko', '5.5시간', '1시간 25분'],
    ['ja', '5.5時間', '1時間25分'],
    ['zh', '5.5 小时', '1 小时 25 分钟'],
  ] as const)('hours and minutes are said in words of the language in %s', (language, hours, minutes) => {
    const t = ((_key: string, holes: Record<string, string>) => holes['hours'] ?? '') as Translate;
    expect(aboutHours(t, language, toldHours(5.5))).toBe(hours);
    expect(formatHourBand(t, language, { from: 5.5, to: 5.5 })).toBe(hours);
    expect(formatMinutes(language, 85)).toBe(minutes);
  });

  test('a flight is told to the half hour, and never with hours that its range excludes', () => {
    const told = { domestic: [0, Infinity], intl_short: [0, 4], intl_mid: [5, 9], intl_long: [10, Infinity] } as const;
    for (let tenths = 1; tenths < 160; tenths += 1) {
      const hours = tenths / 10;
      const [least, most] = told[rangeOf('KR', 'JP', hours)];
      expect(toldHours(hours), `${hours}`).toBeGreaterThanOrEqual(least);
      expect(toldHours(hours), `${hours}`).toBeLessThanOrEqual(most);
      expect(Math.abs(toldHours(hours) - hours), `${hours}`).toBeLessThanOrEqual(0.5);
    }
  });

  test.each([
    [4.46, 'intl_short', 4],
    [4.54, 'intl_mid', 5],
    [9.47, 'intl_mid', 9],
    [9.52, 'intl_long', 10],
  ] as const)('a flight of %d hours (%s) is told as %d hours, rounded once', (hours, range, told) => {
    expect(toldHours(wayOf({ hours, range, doorHours: 8, fareManwon: 30, isByLand: false }).hours)).toBe(told);
  });

  test('a month alone is written in figures, in Chinese too', () => {
    expect(['ko', 'ja', 'zh'].map((one) => formatMonthName(one as Language, '2027-12'))).toEqual([
      '12월',
      '12月',
      '12月',
    ]);
  });

  test('a score has one decimal, as the reader writes it', () => {
    expect([formatScore('en', 10), formatScore('es', 8.3), formatScore('fr', 8.34)]).toEqual(['10.0', '8,3', '8,3']);
  });

  test.each([
    ['ko', ['한국', '미국', '홍콩']],
    ['en', ['South Korea', 'United States', 'Hong Kong']],
    ['ja', ['韓国', 'アメリカ', '香港']],
    ['zh', ['韩国', '美国', '香港']],
    ['es', ['Corea del Sur', 'Estados Unidos', 'Hong Kong']],
    ['fr', ['Corée du Sud', 'États-Unis', 'Hong Kong']],
  ] as const)('countries have the names people say in %s', (language, names) => {
    expect(['KR', 'US', 'HK'].map((iso2) => countryName(language, iso2))).toEqual(names);
  });

  test('a country has one name in a language, in lists and in the catalogue', () => {
    for (const country of core.countries)
      for (const language of languages) expect(countryName(language, country.iso2)).toBe(nameIn(language, country));
  });

  test('sentences stand one after the other, in Japanese and Chinese without a space', () => {
    expect(formatSentences('en', ['One.', 'Two.'])).toBe('One. Two.');
    expect(formatSentences('ja', ['一つ。', '二つ。'])).toBe('一つ。二つ。');
  });

  test('kilometres stand at their figure in Japanese, after a space in Chinese and Spanish; English has miles', () => {
    expect(formatDistance('ja', 49.4)).toBe('49km');
    expect(formatDistance('en', 49.4).replace('\u00a0', ' ')).toBe('31 mi');
    expect([formatDistance('zh', 49), formatDistance('es', 49).replace('\u00a0', ' ')]).toEqual(['49 公里', '49 km']);
  });

  test('names stand in a row, in the comma of the language', () => {
    expect(formatList('ko', ['민지', '준호', '소라'])).toBe('민지, 준호, 소라');
    expect(formatList('ja', ['みんじ', 'ジュノ'])).toBe('みんじ、ジュノ');
  });
});

describe('Korean particles', () => {
  test.each([
    ['유나', '이/가', '유나가'],
    ['민준', '이/가', '민준이'],
    ['민준', '으로/로', '민준으로'],
    ['서울', '으로/로', '서울로'],
    ['유나', '은/는', '유나는'],
    ['7', '은/는', '7은'],
    ['2', '을/를', '2를'],
    ['Ara', '이/가', 'Ara가'],
    ['Luc', '이/가', 'Luc이'],
    ['Marc', '이/가', 'Marc가'],
    ['Philip', '은/는', 'Philip은'],
    ['Kim Wong', '을/를', 'Kim Wong을'],
    ['Robert', '이/가', 'Robert가'],
    ['민준!', '과/와', '민준!과'],
  ])('%s + %s = %s', (word, pair, wanted) => {
    expect(josa(word, pair)).toBe(wanted);
  });
});
