import { beforeAll, expect, test } from 'vitest';
import i18next from 'i18next';
import type { CandidateFacts } from '#shared/recommendation/candidate-facts.ts';
import { proposedWords } from '#app/parts/destination/proposed-words.ts';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('ko'));

const way = (memberId: string, hours: number, doorHours: number) => ({
  memberId,
  hours,
  doorHours,
  airport: undefined,
  iso2: 'KR',
  range: 'intl_short' as const,
  fareFromManwon: 20,
  fareToManwon: 30,
  from: undefined,
});
const facts = (over: Partial<CandidateFacts>): CandidateFacts => ({
  ways: [],
  total: undefined,
  weather: undefined,
  wishes: [],
  ...over,
});
const said = (over: Partial<CandidateFacts>, counted: number) =>
  proposedWords(i18next.t, 'ko', facts(over), counted, 'KRW');

test('of a proposed place the longest way of all and the total of one person are said', () => {
  const ways = [way('a', 1.4, 4), way('b', 2.6, 6), way('c', 1.4, 4)];
  expect(
    said({ ways, total: { from: 52, to: 68 } }, 3).map((one) => one.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')),
  ).toEqual(['가장 오래 걸리는 사람도 비행 약 2.5시간이에요.', '한 사람에 총 52~68만 원쯤 들어요.']);
});

test('a total in another currency is followed by the date of its rates', () => {
  const words = proposedWords(i18next.t, 'ko', facts({ total: { from: 52, to: 68 } }), 3, 'USD');
  expect(words.map((one) => one.replaceAll('\u2060', '').replaceAll('\u00a0', ' '))).toEqual([
    '한 사람에 총 $370~490쯤 들어요.',
    '금액은 2026년 11월 20일 환율로 바꿨어요.',
  ]);
});

test('where somebody goes by land the longest way is from door to door', () => {
  expect(said({ ways: [way('a', 0, 3), way('b', 1, 4), way('c', 0, 2)] }, 3)).toEqual([
    '가장 오래 걸리는 사람도 이동 약 4시간이에요.',
  ]);
});

test('while somebody has not told where they set out, the longest way of all is not known', () => {
  expect(said({ ways: [way('a', 1.4, 4), way('b', 2.6, 6)] }, 3)).toEqual([]);
});
