import { beforeAll, expect, it } from 'vitest';
import type { Country } from '#shared/destination/schema.ts';
import { swapRows } from '#app/screens/recommendations/swap-rows.ts';
import { speak } from '#test/builders/spoken.ts';

beforeAll(() => speak('en'));

const country = (id: string): Country => ({ id, nameEn: id }) as Country;
const both = [country('Japan'), country('Taiwan')];
const rowsOf = (before: [number, number], after: [number, number]) =>
  swapRows(
    'en',
    both,
    both.map(({ id }, index) => ({ id, score: before[index] ?? 0 })),
    { scores: new Map(both.map(({ id }, index) => [id, after[index] ?? 0])) },
    'Not listed',
  );

it('shows both countries before and after', () => {
  expect(rowsOf([7.9, 8.4], [8.6, 8.1])).toEqual([
    { id: 'Japan', name: 'Japan', before: '7.9', after: '8.6' },
    { id: 'Taiwan', name: 'Taiwan', before: '8.4', after: '8.1' },
  ]);
});

it('leaves out what would stay as it is, as it is shown', () => {
  expect(rowsOf([7.9, 8.41], [8.6, 8.39]).map(({ id }) => id)).toEqual(['Japan']);
});

it('says in words that a country is not among the candidates', () => {
  const turn = { scores: new Map([['Japan', 9.3]]) };
  expect(swapRows('en', [country('Japan')], [], turn, 'Not listed')).toEqual([
    { id: 'Japan', name: 'Japan', before: 'Not listed', after: '9.3' },
  ]);
});
