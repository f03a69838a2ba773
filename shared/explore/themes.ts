import { typedKeys } from './hangul.ts';
import { folded } from './search.ts';
import { isWordTyped, soundOf, wordKeys } from './slips.ts';
import { themeWords, type Theme } from './theme-words.ts';
import { writings } from './writings.ts';

/** What is added to a wish: `온천 여행`, `beach trip`. */
const tripWord = /\s*(?:여행지?|trips?|旅行|旅)$/iu;
/** Shorter ones begin too many words. */
const fewestToBegin = 4;

interface ThemeWord {
  keys: string;
  sound: string | undefined;
  theme: Theme;
}
let words: readonly ThemeWord[] | undefined;

/** As it is typed on a keyboard: `온천` while its last syllable is unfinished, and `dhscjs` for it. */
const keysOf = (text: string): string => typedKeys(folded(text)).replaceAll(' ', '');

const readWords = (): readonly ThemeWord[] =>
  Object.entries(themeWords).flatMap(([theme, line]) =>
    line.split('|').map((word) => ({ keys: keysOf(word), sound: soundOf(folded(word)), theme: theme as Theme })),
  );

/** A text and, without the word for a trip, what is left of it. */
const wishesIn = (typed: string): string[] => writings(typed).flatMap((text) => [text, text.replace(tripWord, '')]);

/** The theme that a text is a word for, with or without the word for a trip. */
export function themeOf(typed: string): Theme | undefined {
  words ??= readWords();
  const texts = wishesIn(typed).map(keysOf);
  return words.find(({ keys }) => texts.includes(keys))?.theme;
}

/** The theme whose word a text begins. */
export function themeBegunBy(typed: string): Theme | undefined {
  const begun = keysOf(typed);
  if (begun.length < fewestToBegin) return undefined;
  return themeOf(typed) ?? words?.find(({ keys }) => keys.startsWith(begun))?.theme;
}

/** The theme whose word a text is with one slip, or sounds like in Korean. */
export function themeNearly(typed: string): Theme | undefined {
  words ??= readWords();
  const texts = wishesIn(typed).map((text) => folded(text).replaceAll(' ', ''));
  for (const text of texts) {
    const [sound, word] = [soundOf(text), wordKeys(text)];
    const said = sound === undefined ? undefined : words.find((one) => one.sound === sound);
    const found = said ?? (word === undefined ? undefined : words.find(({ keys }) => isWordTyped(keys, word)));
    if (found) return found.theme;
  }
  return undefined;
}
