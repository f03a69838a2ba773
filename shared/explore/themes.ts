import { typedKeys } from './hangul.ts';
import { folded } from './search.ts';
import { themeWords, type Theme } from './theme-words.ts';
import { writings } from './writings.ts';

/** What is added to a wish: `온천 여행`, `beach trip`. */
const tripWord = /\s*(?:여행지?|trips?|旅行|旅)$/iu;
/** Shorter ones begin too many words. */
const fewestToBegin = 4;

let words: readonly (readonly [keys: string, theme: Theme])[] | undefined;

/** As it is typed on a keyboard: `온천` while its last syllable is unfinished, and `dhscjs` for it. */
const keysOf = (text: string): string => typedKeys(folded(text)).replaceAll(' ', '');

/** The theme that a text is a word for, with or without the word for a trip. */
export function themeOf(typed: string): Theme | undefined {
  words ??= Object.entries(themeWords).flatMap(([theme, line]) =>
    line.split('|').map((word) => [keysOf(word), theme as Theme] as const),
  );
  const texts = writings(typed)
    .flatMap((text) => [text, text.replace(tripWord, '')])
    .map(keysOf);
  return words.find(([keys]) => texts.includes(keys))?.[1];
}

/** The theme whose word a text begins. */
export function themeBegunBy(typed: string): Theme | undefined {
  const begun = keysOf(typed);
  if (begun.length < fewestToBegin) return undefined;
  return themeOf(typed) ?? words?.find(([keys]) => keys.startsWith(begun))?.[1];
}
