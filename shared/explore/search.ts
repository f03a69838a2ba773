import type { Country } from '#shared/destination/schema.ts';
import { initialsOf, isInitials, typedKeys } from './hangul.ts';
import { isNear, isWordTyped, soundOf, wordKeys } from './slips.ts';

type Named = Pick<Country, 'nameKo' | 'nameEn' | 'nameJa' | 'nameZh' | 'nameEs' | 'nameFr'>;

/** How well a name matches: the smaller the better. */
const exact = 0;
const beginning = 1;
const code = 2;
const wordBeginning = 3;
/** Where words are not set apart: `温泉` in `城崎温泉`. */
const within = 4;
/** Letters of other words: `usa` in `Busan`. */
const inside = 5;
/** A name in Korean, or a long word of one, written as it is heard: `도꾜`. */
const soundsSo = 6;
const mistyped = 7;
/** As with the other keyboard, and mistyped. */
const mistypedKeys = 8;
/** One slip in a word of a name: `eifel` for the tower. */
const mistypedWord = 9;
/** Mistyped, and not even the first letter is the same. */
const unlike = 10;
const none = 11;

/** What matches no worse than one of these leaves no room for what matches worse. */
const ends = [within, inside, soundsSo, mistypedKeys, mistypedWord, none - 1];

/** No letters inside words, and no mistakes. */
export const asWritten = within;
/** No mistakes in single words, nor in the first letter. */
export const asMistyped = mistypedKeys;

/**
 * Searches shorter than this are never taken for mistyped ones, and shorter ones than that have one mistake at most:
 * everything would be like them.
 */
const fewestForMistakes = 5;
const fewestForTwo = 8;
/**
 * Of a whole name in Chinese characters one may be another, but the first; of three too many names differ so (张家口,
 * 张家界).
 */
const fewestCharacters = 4;

/** In these scripts words follow one another without a space; a syllable of Hangul or three kana are in everything. */
const hasRunningWords = /\p{sc=Han}|\p{sc=Hangul}{2}|[\p{sc=Katakana}ー]{4}/u;

/** One result with its names as they are compared. */
interface Entry<T> {
  result: T;
  id: string;
  /** In the six languages and others, folded; words are separated by one space. */
  names: readonly string[];
  /** Of the Korean name and of the others. */
  koreanKeys: readonly string[];
  initials: readonly string[];
  codes: readonly string[];
  /** People, for cities. */
  size: number;
  /**
   * Of names of several words, by their keys, and of what is heard: prepared when nothing is found as it is written.
   */
  heard?: { words: readonly string[]; sounds: readonly (string | undefined)[] };
}

/** What is typed, as it is compared. */
interface Wanted {
  text: string;
  keys: string;
  sound: string | undefined;
  word: string | undefined;
  /** Whether one of its Chinese characters may be another. */
  hasCharacters: boolean;
  findsMistyped: boolean;
  isWhole: boolean;
}

/** What is searched by its names. `size`: of two equal matches the larger comes first. */
export interface NamedResult<T> {
  result: T;
  id: string;
  names: Named;
  /** Called otherwise, too. */
  others?: readonly string[];
  /** Found by these as a whole: codes of airports. */
  codes?: readonly string[];
  size: number;
}

/**
 * Names in six languages, prepared with the first search: most readers of a page never search, and a phone takes a
 * tenth of a second for it.
 */
export class NameSearch<T> {
  private readonly rows: readonly NamedResult<T>[];
  private readonly isWhole: boolean;
  private entries: readonly Entry<T>[] | undefined;

  /**
   * @param isWhole mistyped names are whole ones, and not their beginnings: for results so many that something begins
   * with anything
   */
  constructor(rows: readonly NamedResult<T>[], isWhole = false) {
    this.rows = rows;
    this.isWhole = isWhole;
  }

  /**
   * Results whose name in one of the six languages matches: begins with the text or has a word that does, has these
   * Korean initials (`ㅇㅅㅋ`), or was typed with the other keyboard (`dhtkzk`). Where nothing is called so, letters
   * inside words; then what sounds so in Korean; then what differs by one letter (two from 8 letters on), or has a word
   * that does, first what begins with the same. Best match first, then the larger; at most `most`.
   * @param worst no worse matches than these
   */
  find(typed: string, most = 12, worst = unlike): T[] {
    const ranked = this.rank(typed, worst);
    const best = Math.min(...ranked.map(({ rank }) => rank));
    const end = Math.min(worst, ends.find((one) => best <= one) ?? 0);
    return ranked
      .filter(({ rank }) => rank <= end)
      .sort((a, b) => a.rank - b.rank || b.entry.size - a.entry.size || (a.entry.id < b.entry.id ? -1 : 1))
      .slice(0, most)
      .map(({ entry }) => entry.result);
  }

  /** Whether a name, or a word of one, begins with the text, or a code is the text. */
  hasCalledSo(typed: string): boolean {
    return this.rank(typed, asWritten).some(({ rank }) => rank <= wordBeginning);
  }

  private rank(typed: string, worst: number): { entry: Entry<T>; rank: number }[] {
    const text = folded(typed);
    if (text === '') return [];
    const wanted: Wanted = {
      text,
      keys: typedKeys(typed.replace(/\s/g, '')),
      sound: soundOf(text),
      word: wordKeys(text),
      hasCharacters: /^\p{sc=Han}+$/u.test(text) && text.length >= fewestCharacters,
      findsMistyped: worst > inside,
      isWhole: this.isWhole,
    };
    this.entries ??= this.rows.map(entryOf);
    return this.entries.map((entry) => ({ entry, rank: rankOf(entry, wanted) }));
  }
}

function entryOf<T>({ result, id, names, others = [], codes = [], size }: NamedResult<T>): Entry<T> {
  const { nameKo, nameEn, nameJa, nameZh, nameEs, nameFr } = names;
  return {
    result,
    id,
    names: [...new Set([nameKo, nameEn, nameJa, nameZh, nameEs, nameFr, ...others].map(folded))],
    koreanKeys: [nameKo, ...others].map((name) => typedKeys(name.replace(/\s/g, ''))),
    initials: [nameKo, ...others].map(initialsOf),
    codes: codes.map(folded),
    size,
  };
}

function rankOf(entry: Entry<unknown>, wanted: Wanted): number {
  const { names, koreanKeys, initials, codes } = entry;
  const { text, keys } = wanted;
  if (isInitials(text)) return initials.includes(text) ? exact : begins(initials, text) ? beginning : none;
  const byName = Math.min(...names.map((name) => rankOfName(name, text)));
  if (byName <= beginning) return byName;
  if (codes.includes(text)) return code;
  const byKeys = begins(koreanKeys, keys) ? beginning : none;
  if (!wanted.findsMistyped || Math.min(byName, byKeys) < none) return Math.min(byName, byKeys);
  return rankOfMistyped(entry, wanted);
}

function rankOfMistyped(entry: Entry<unknown>, { text, keys, sound, word, hasCharacters, isWhole }: Wanted): number {
  const { names, koreanKeys } = entry;
  const { words, sounds } = (entry.heard ??= heardIn(names));
  if (sound !== undefined && sounds.includes(sound)) return soundsSo;
  return Math.min(
    likeness(names, text, mistyped, (name) => isMistyped(name, text, isWhole)),
    likeness(koreanKeys, keys, mistypedKeys, (name) => isMistyped(name, keys, isWhole)),
    hasCharacters && names.some((name) => isOneCharacterOff(name, text)) ? mistyped : none,
    word !== undefined && words.some((one) => isWordTyped(one, word)) ? mistypedWord : none,
  );
}

function heardIn(names: readonly string[]): NonNullable<Entry<unknown>['heard']> {
  const words = names.filter((name) => name.includes(' ')).flatMap((name) => name.split(' '));
  const long = words.filter((word) => wordKeys(word) !== undefined);
  return { words: words.map(typedKeys), sounds: [...names, ...long].map(soundOf) };
}

const isOneCharacterOff = (name: string, text: string): boolean =>
  name[0] === text[0] && name.length === text.length && isNear(name, text, 1, true);

const likeness = (names: readonly string[], text: string, rank: number, isLike: (name: string) => boolean): number =>
  Math.min(...names.map((name) => (!isLike(name) ? none : name[0] === text[0] ? rank : unlike)));

const begins = (names: readonly string[], text: string): boolean => names.some((name) => name.startsWith(text));

function rankOfName(name: string, text: string): number {
  if (name === text) return exact;
  const at = name.indexOf(text);
  if (at < 0) return none;
  if (at === 0) return beginning;
  if (name[at - 1] === ' ') return wordBeginning;
  return hasRunningWords.test(text) ? within : inside;
}

/** All Latin letters that Unicode takes apart lie in these blocks, or have their marks behind them. */
const accented = /[\u00c0-\u024f\u1e00-\u1eff]|\p{sc=Latin}\p{M}/u;
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{sc=Latin})\p{M}+/gu, '')
    .normalize('NFC');

/** Small letters without accents, hiragana as katakana, hyphens and the like as one space. */
export function folded(text: string): string {
  // Most names have no accents; taking them apart and together costs more than everything else here.
  const composed = text.normalize('NFC');
  return (accented.test(composed) ? withoutAccents(composed) : composed)
    .toLowerCase()
    .replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
}

/** Whether a name, or its beginning, was typed with a slip, or with two from 8 letters on. */
const isMistyped = (name: string, text: string, isWhole: boolean): boolean =>
  text.length >= fewestForMistakes && isNear(name, text, text.length >= fewestForTwo ? 2 : 1, isWhole);
