import { expect, test } from 'vitest';
import { ownName } from '#app/parts/destination/place-sheet/own-name.ts';

const names = {
  nameKo: '바다 지옥',
  nameEn: 'Umi Jigoku',
  nameJa: '海地獄',
  nameZh: '海地狱',
  nameEs: '',
  nameFr: null,
};

test('what a place is called where it lies stands beside what the reader calls it, where the catalogue knows that', () => {
  expect(ownName('ko', 'JP', names)).toEqual({ lang: 'ja', name: '海地獄' });
  expect(ownName('ja', 'JP', names)).toBeUndefined();
  expect(ownName('ko', 'CN', names)).toEqual({ lang: 'zh', name: '海地狱' });
  // Nobody there reads what the catalogue has: simplified characters in Taiwan, or none of its languages in Thailand.
  expect(ownName('ko', 'TW', names)).toBeUndefined();
  expect(ownName('ko', 'TH', names)).toBeUndefined();
});

test('a name that is missing, or the same in both languages, is not told as another', () => {
  expect(ownName('ko', 'FR', names)).toBeUndefined();
  expect(ownName('en', 'ES', { ...names, nameEs: 'Umi Jigoku' })).toBeUndefined();
});
