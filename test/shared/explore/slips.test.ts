import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNear, isWordTyped, soundOf, wordKeys } from '#shared/explore/slips.ts';
import { draws } from '#test/setup/draws.ts';

/** Slips between every beginning of a name and a text, row by row: optimal string alignment as it is defined. */
function slipsOfBeginnings(name: string, text: string): number[] {
  const rows: number[][] = [Array.from({ length: text.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= name.length; i += 1) {
    rows.push([i]);
    for (let j = 1; j <= text.length; j += 1) {
      const isSwap = i > 1 && j > 1 && name[i - 1] === text[j - 2] && name[i - 2] === text[j - 1];
      rows[i]?.push(
        Math.min(
          at(i - 1, j) + 1,
          at(i, j - 1) + 1,
          at(i - 1, j - 1) + (name[i - 1] === text[j - 1] ? 0 : 1),
          isSwap ? at(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return rows.map((row) => row[text.length] ?? Infinity);
}

test('slips are counted as their definition counts them, of a whole name and of its beginnings', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (name, text, most) => {
      const slips = slipsOfBeginnings(name, text);
      expect(isNear(name, text, most, true)).toBe((slips.at(-1) ?? 0) <= most);
      expect(isNear(name, text, most, false)).toBe(Math.min(...slips) <= most);
    }),
    { numRuns: draws(3000, 500) },
  );
});

describe('what is heard of Korean', () => {
  test.each([
    ['도쿄', '도꾜'],
    ['도쿄', '토쿄'],
    ['교토', '쿄또'],
    ['뉴욕', '뉴욬'],
    ['제주', '재쥬'],
    ['신주쿠', '신쥬꾸'],
    ['시카고', '씨카고'],
    ['괴팅겐', '궤팅겐'],
    ['쳉두', '챙두'],
    ['뉴 욕', '뉴욕'],
  ])('%s and %s are one', (name, typed) => {
    expect(soundOf(typed)).toBe(soundOf(name));
  });

  test.each([
    ['로마', '로머'],
    ['대구', '대전'],
    ['광주', '경주'],
    ['나라', '나하'],
    ['고베', '고아'],
    ['서울', '소울'],
    ['유후인', '우후인'],
  ])('%s and %s are two', (name, other) => {
    expect(soundOf(other)).not.toBe(soundOf(name));
  });

  test('other text and a single syllable have no sound', () => {
    for (const text of ['괌', 'Tokyo', '도쿄 tower', 'ㄷㅋ', '']) expect(soundOf(text), text).toBeUndefined();
  });
});

test('a word has a slip from five letters or three syllables on, but not in its first letter', () => {
  for (const short of ['rome', '로마', 'nice']) expect(wordKeys(short), short).toBeUndefined();
  expect(wordKeys('tower of')).toBeUndefined();
  expect(isWordTyped('eiffel', 'eifel')).toBe(true);
  expect(isWordTyped('beach', 'beahc')).toBe(true);
  expect(isWordTyped('turia', 'turin')).toBe(false);
  expect(isWordTyped('base', 'basel')).toBe(false);
  expect(isWordTyped('museum', 'musuem')).toBe(true);
  expect(isWordTyped('museum', 'nuseum')).toBe(false);
});
