import { describe, expect, test } from 'vitest';
import { josa } from '#app/text/josa.ts';
import { formatAmount, formatDay, formatList, formatManwon, formatRange } from '#app/text/formats.ts';

describe('how days, ranges and amounts are written', () => {
  test.each([
    ['ko', '4월 3–5일'],
    ['ja', '4月3–5日'],
    ['zh', '4月3–5日'],
    ['en', 'Apr 3 – 5'],
  ] as const)('a range inside one month in %s', (language, wanted) => {
    expect(formatRange(language, { start: '2027-04-03', end: '2027-04-05' }).replace(/\u2009|\u202f/g, ' ')).toBe(
      wanted,
    );
  });

  test('a range over two months names both', () => {
    expect(formatRange('ko', { start: '2027-03-31', end: '2027-04-05' })).toBe('3월 31일 – 4월 5일');
    expect(formatRange('ja', { start: '2027-03-31', end: '2027-04-05' })).toBe('3月31日 – 4月5日');
  });

  test('one day is no range', () => {
    expect(formatRange('ko', { start: '2027-04-03', end: '2027-04-03' })).toBe('4월 3일');
  });

  test('the Korean weekday stands without brackets', () => {
    expect(formatDay('ko', '2027-04-03', { weekday: true })).toBe('4월 3일 토');
  });

  test('ten thousand won is 만 원', () => {
    expect(formatManwon('ko', 80)).toBe('80만\u00a0원');
    expect(formatAmount('ko', 600_000, 'KRW')).toBe('₩600,000');
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
    ['민준!', '과/와', '민준!과'],
  ])('%s + %s = %s', (word, pair, wanted) => {
    expect(josa(word, pair)).toBe(wanted);
  });
});
