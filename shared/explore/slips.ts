import { typedKeys } from './hangul.ts';

/** Words with fewer letters, or syllables of Hangul, have no slip in them: everything would be like them. */
const fewestLetters = 5;
const fewestSyllables = 3;

/**
 * Tense and aspirated consonants as plain ones, by the keys that write them, and vowels that sound as one: ㅐ as ㅔ, ㅙ
 * and ㅚ as ㅞ.
 */
const plainKeys: Readonly<Record<string, string>> = {
  ...{ R: 'r', z: 'r', E: 'e', x: 'e', Q: 'q', v: 'q', T: 't', W: 'w', c: 'w' },
  ...{ o: 'p', O: 'P', ho: 'np', hl: 'np' },
};
/** After ㅈ a glide is not heard: 쥬 is 주. */
const withoutGlide: Readonly<Record<string, string>> = { i: 'k', u: 'j', O: 'p', P: 'p', y: 'h', b: 'n' };
/** What closes a syllable: no vowel follows. */
const closing = /[twg](?![koiOjpuPhynbml])/g;

/**
 * What is heard of Korean, from the keys that type it: what spellings of foreign names confuse is the same (`도꾜`, `토쿄`
 * and `도쿄`; `뉴욬` and `뉴욕`). Undefined for other text, and for a single syllable, which is like many.
 */
export function soundOf(text: string): string | undefined {
  const together = text.replaceAll(' ', '');
  if (!/^[가-힣]{2,}$/u.test(together)) return undefined;
  return typedKeys(together)
    .replace(/ho|hl|[RzExQvTWcoO]/g, (key) => plainKeys[key] ?? key)
    .replace(/(?<=w)[iuOPyb]/g, (key) => withoutGlide[key] ?? key)
    .replace(closing, 'e');
}

/** A word by its keys, where it is long enough for a slip. */
export function wordKeys(word: string): string | undefined {
  const isLong = /\p{sc=Hangul}/u.test(word) ? word.length >= fewestSyllables : word.length >= fewestLetters;
  return isLong && !word.includes(' ') ? typedKeys(word) : undefined;
}

/**
 * Whether a word was typed with at most one slip, but not in its first letter: many words differ in that alone. Of five
 * letters one may be missing, or two swapped: otherwise `Turin` would be `Turia`, and `Basel` a base.
 */
export function isWordTyped(word: string, typed: string): boolean {
  if (word[0] !== typed[0] || !isNear(word, typed, 1, true)) return false;
  if (typed.length > fewestLetters || word.length > typed.length) return true;
  return [...word].sort().join('') === [...typed].sort().join('');
}

/**
 * Whether a name, or a beginning of it, differs from a text by at most so many slips: a letter too many, one missing,
 * another one, two neighbours swapped (optimal string alignment). Equal letters are never taken for slips, so only few
 * ways are tried.
 */
export function isNear(name: string, text: string, most: number, isWhole: boolean, from = 0, to = 0): boolean {
  let [i, j] = [from, to];
  while (j < text.length && name[i] === text[j]) {
    i += 1;
    j += 1;
  }
  const [left, typed] = [name.length - i, text.length - j];
  if (typed === 0 && (!isWhole || left === 0)) return true;
  if (most === 0 || typed - left > most || (isWhole && left - typed > most)) return false;
  const fewer = most - 1;
  return (
    (left > 0 && typed > 0 && isNear(name, text, fewer, isWhole, i + 1, j + 1)) ||
    (left > 0 && isNear(name, text, fewer, isWhole, i + 1, j)) ||
    (typed > 0 && isNear(name, text, fewer, isWhole, i, j + 1)) ||
    (left > 1 &&
      typed > 1 &&
      name[i] === text[j + 1] &&
      name[i + 1] === text[j] &&
      isNear(name, text, fewer, isWhole, i + 2, j + 2))
  );
}
