import type { Country } from '#shared/destination/schema.ts';
import { initialsOf, isInitials, typedKeys } from './hangul.ts';

type Named = Pick<Country, 'nameKo' | 'nameEn' | 'nameJa' | 'nameZh' | 'nameEs' | 'nameFr'>;

/** How well a name matches: the smaller the better. */
const exact = 0;
const beginning = 1;
const code = 2;
const wordBeginning = 3;
const inside = 4;
const mistyped = 5;
/** As with the other keyboard, and mistyped. */
const mistypedKeys = 6;
const none = 7;

/** Searches shorter than this are never taken for mistyped ones: everything would be. */
const fewestForMistakes = 4;

/** As long as the codes of countries and airports. */
const shortLatin = /^[a-z]{1,3}$/;

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
   * Results whose name in one of the six languages matches: begins with or contains the text, has these Korean initials (`ㅇㅅㅋ`), was typed with
   * the other keyboard (`dhtkzk`), or differs by one letter (two from 8 letters on). Best match first, then the larger; at most `most`.
   * @param findsMistyped false: a name has to be written as it is
   */
  find(typed: string, most = 12, findsMistyped = true): T[] {
    const text = folded(typed);
    const ranked = this.rank(typed, text, findsMistyped);
    // What is called so leaves no room for what is called almost so, and a code (`UK`, `IST`) for letters within other names.
    const isCalledSo = ranked.some(({ rank }) => rank <= wordBeginning);
    const end = !isCalledSo ? none : shortLatin.test(text) ? inside : mistyped;
    return ranked
      .filter(({ rank }) => rank < end)
      .sort((a, b) => a.rank - b.rank || b.entry.size - a.entry.size || (a.entry.id < b.entry.id ? -1 : 1))
      .slice(0, most)
      .map(({ entry }) => entry.result);
  }

  /** Whether a name, or a word of one, begins with the text, or a code is the text. */
  hasCalledSo(typed: string): boolean {
    return this.rank(typed, folded(typed), false).some(({ rank }) => rank <= wordBeginning);
  }

  private rank(typed: string, text: string, findsMistyped: boolean): { entry: Entry<T>; rank: number }[] {
    if (text === '') return [];
    const keys = typedKeys(typed.replace(/\s/g, ''));
    this.entries ??= this.rows.map(entryOf);
    return this.entries.map((entry) => ({ entry, rank: rankOf(entry, text, keys, findsMistyped) }));
  }
}

/** How many characters at the beginning of a name a text stands for: the same letters, or their Korean initials; 0 where it is found otherwise. */
export function matchedLength(name: string, typed: string): number {
  const isMatched = isInitials(typed)
    ? initialsOf(name.slice(0, typed.length)) === typed
    : name.toLowerCase().startsWith(typed.toLowerCase());
  return isMatched ? typed.length : 0;
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
  if (names.some((name) => isMistyped(name, text))) return mistyped;
  return koreanKeys.some((name) => isMistyped(name, keys)) ? mistypedKeys : none;
}

const begins = (names: readonly string[], text: string): boolean => names.some((name) => name.startsWith(text));

function rankOfName(name: string, text: string): number {
  if (name === text) return exact;
  const at = name.indexOf(text);
  if (at < 0) return none;
  if (at === 0) return beginning;
  return name[at - 1] === ' ' ? wordBeginning : inside;
}

/** All Latin letters that Unicode takes apart lie in these blocks, or have their marks behind them. */
const accented = /[\u00c0-\u024f\u1e00-\u1eff]|\p{Script=Latin}\p{M}/u;
const withoutAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC');

/** Small letters without accents, hiragana as katakana, hyphens and the like as one space. */
function folded(text: string): string {
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
  const most = length >= 8 ? 2 : 1;
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
