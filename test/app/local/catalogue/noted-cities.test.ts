import { expect, test } from 'vitest';
import type { Place } from '#shared/destination/schema.ts';
import { notedPlaces } from '#app/local/catalogue/place-files.ts';

const places = [
  { cityId: 'japan/fukuoka', nameKo: '오호리 공원', nameEn: 'Ohori Park', nameJa: '大濠公園' },
  { cityId: 'japan/tokyo', nameKo: '우에노 공원', nameEn: 'Ueno Park', nameJa: '上野公園' },
] as Place[];
const said = (note: string) =>
  notedPlaces([{ id: 'japan/fukuoka', iso2: 'JP', note }], places, 'ko').get('japan/fukuoka');

test('a note that is the name of a place of the city, in any language, is told in the reader’s; others are own words', () => {
  expect(['Ohori Park', '大濠公園', ' 오호리 공원 '].map(said)).toEqual(['오호리 공원', '오호리 공원', '오호리 공원']);
  expect(['Ueno Park', 'Ohori Park at dawn'].map(said)).toEqual([undefined, undefined]);
});
