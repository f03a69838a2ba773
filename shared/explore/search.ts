import type { Country } from '#shared/destination/schema.ts';
import { initialsOf, isInitials, typedKeys } from './hangul.ts';

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
const mistyped = 6;
/** As with the other keyboard, and mistyped. */
const mistypedKeys = 7;
/** Mistyped, and not even the first letter is the same. */
const unlike = 8;
const none = 9;

/** What matches no worse than one of these leaves no room for what matches worse. */
const ends = [within, inside, mistypedKeys, none - 1];

/** No letters inside words, and no mistakes. */
export const asWritten = within;

/** Searches shorter than this are never taken for mistyped ones, and shorter ones than that have one mistake at most: everything would be like them. */
const fewestForMistakes = 5;
const fewestForTwo = 8;

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

/** Names in six languages, prepared with the first search: most readers of a page never search, and a phone takes a tenth of a second for it. */
export class NameSearch<T> {
  private readonly rows: readonly NamedResult<T>[];
  private entries: readonly Entry<T>[] | undefined;

  constructor(rows: readonly NamedResult<T>[]) {
    this.rows = rows;
  }

  /**
   * Results whose name in one of the six languages matches: begins with the text or has a word that does, has these Korean initials (`ㅇㅅㅋ`), or was
   * typed with the other keyboard (`dhtkzk`). Where nothing is called so, letters inside words; then what differs by one letter (two from 8 letters on),
   * first what begins with the same. Best match first, then the larger; at most `most`.
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
    const keys = typedKeys(typed.replace(/\s/g, ''));
    this.entries ??= this.rows.map(entryOf);
    return this.entries.map((entry) => ({ entry, rank: rankOf(entry, text, keys, worst > inside) }));
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

function rankOf(
  { names, koreanKeys, initials, codes }: Entry<unknown>,
  text: string,
  keys: string,
  findsMistyped: boolean,
): number {
  if (isInitials(text)) return initials.includes(text) ? exact : begins(initials, text) ? beginning : none;
  const byName = Math.min(...names.map((name) => rankOfName(name, text)));
  if (byName <= beginning) return byName;
  if (codes.includes(text)) return code;
  const byKeys = begins(koreanKeys, keys) ? beginning : none;
  if (!findsMistyped || Math.min(byName, byKeys) < none) return Math.min(byName, byKeys);
  return Math.min(likeness(names, text, mistyped), likeness(koreanKeys, keys, mistypedKeys));
}

const likeness = (names: readonly string[], text: string, rank: number): number =>
  Math.min(...names.map((name) => (!isMistyped(name, text) ? none : name[0] === text[0] ? rank : unlike)));

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

/**
 * Whether the beginning of a name differs from a text by at most one edit, or two from 8 letters on: insertions, removals, replacements and swaps of
 * neighbours (optimal string alignment), counted row by row for every beginning at once, and no further than they can still be few.
 */
function isMistyped(name: string, text: string): boolean {
  const { length } = text;
  if (length < fewestForMistakes) return false;
  const most = length >= fewestForTwo ? 2 : 1;
  let before: number[] = [];
  let previous = Array.from({ length: length + 1 }, (_, index) => index);
  const last = Math.min(name.length, length + most);
  for (let i = 1; i <= last; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= length; j += 1) {
      const isSame = name[i - 1] === text[j - 1];
      const isSwap = i > 1 && j > 1 && name[i - 1] === text[j - 2] && name[i - 2] === text[j - 1];
      const edits = Math.min(
        (previous[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (previous[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
      row.push(edits);
      least = Math.min(least, edits);
    }
    if ((row[length] ?? 0) <= most) return true;
    if (least > most) return false;
    before = previous;
    previous = row;
  }
  return false;
}
