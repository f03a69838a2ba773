import { expect, test } from 'vitest';
import { defaultLanguage, languages, nameIn } from '#shared/kernel/languages.ts';

const names = { nameKo: '일본', nameEn: 'Japan', nameJa: '日本' };

test('there are six languages, Korean first and by default', () => {
  expect([...languages]).toEqual(['ko', 'en', 'ja', 'zh', 'es', 'fr']);
  expect(defaultLanguage).toBe('ko');
});

test('Korean, English and Japanese have names of their own; the other three take the English one where theirs is missing', () => {
  expect(languages.map((one) => nameIn(one, { ...names, nameZh: '', nameEs: '', nameFr: '' }))).toEqual([
    '일본',
    'Japan',
    '日本',
    'Japan',
    'Japan',
    'Japan',
  ]);
  expect(languages.map((one) => nameIn(one, { ...names, nameZh: '日本国', nameEs: 'Japón', nameFr: 'Japon' }))).toEqual(
    ['일본', 'Japan', '日本', '日本国', 'Japón', 'Japon'],
  );
});
