import type { ScoredCore } from './catalogue.ts';
import { understood } from './lexicon.ts';
import { isAskedFor, type Sense, senseOf } from './name-sense.ts';
import { type Word, wordsOf } from './place-patterns.ts';
import { isKept } from './polarity.ts';
import { isSpokenAgainst } from './spoken-against.ts';
import { inSimplified, unlessJapanese } from './simplified.ts';
import { soundsLikeAWish } from './sounds-like-a-wish.ts';
import { withoutAccents } from './without-accents.ts';

/** Where a name stands in a text. */
interface Span {
  start: number;
  end: number;
}
/** The name, and what the text says of it. */
type Judged = Span & { sense: Sense };
type Found = Judged & { word: Word };

/** Two sentences are seldom about one place. */
const sentenceEnd = /[.!?。！？\n]|\p{Extended_Pictographic}|[ㅋㅎㅠㅜ]{2,}/u;
/**
 * What joins the names of a list. A comma does so where the verdict stands behind the list or before it; elsewhere it
 * ends a clause.
 */
const joined =
  /^(?:\s|,|、|，|・|·|\/|&|\+|이?랑|와|과|하고|と|や|和|跟|与|與|及|or|and|y|e|o|u|et|ou|plus|và|hay|dan|atau|und|oder|กับ|และ|หรือ)*$/iu;
/** In Latin script names that stand side by side without a word are one name, or one of each sentence. */
const isComma = /^\s*[,，]\s*$/u;

/** All names of a text that are spoken of as places to go to or not. */
export const namesIn = (text: string, core: ScoredCore): Found[] =>
  judged(placesIn(text, core), text).filter(({ sense }) => sense !== 'none');

export function placesIn(text: string, core: ScoredCore): (Span & { word: Word })[] {
  const plain = inSimplified(withoutAccents(text));
  return wordsOf(core)
    .flatMap((word) => placesOf(word, text, plain))
    .sort((a, b) => a.start - b.start);
}

/**
 * What a text says of each of its names, in the order in which they stand. A list of names shares one verdict. Where no
 * rule hears anything of the names, `isWish` says what the clause sounds like; without one they are only spoken of.
 */
export function judged<T extends Span>(
  places: readonly T[],
  written: string,
  isWish = soundsLikeAWish,
): (T & Judged)[] {
  const text = unlessJapanese(written);
  const found = places.map((one) => ({ ...one, sense: senseOf(text, one.start, text.slice(one.start, one.end)) }));
  const lists = listsOf(found, text);
  for (const list of lists) share(list, text);
  lists.forEach((list, at) => {
    if (!list.every(({ sense }) => sense === 'wanted')) return;
    const [start, end] = [Math.min(...list.map((one) => one.start)), Math.max(...list.map((one) => one.end))];
    const behind = text.slice(end, lists[at + 1]?.[0]?.start).split(sentenceEnd)[0] ?? '';
    if (isSpokenAgainst(behind) && !isKept(text, start, end)) for (const one of list) one.sense = 'seen';
    else if (
      !isAskedFor(text, start, text.slice(start, end)) &&
      !isWish(text, start, end) &&
      !isWhereOf(text, start, end)
    )
      for (const one of list) one.sense = 'none';
  });
  return found;
}

/**
 * "홋카이도에서 온천", "aurores boréales en Norvège": a wish stands with the place where it is to be had, and nothing of what
 * was.
 */
function isWhereOf(text: string, start: number, end: number): boolean {
  const behind = text.slice(end, end + 24).split(clauseEnd)[0] ?? '';
  const before =
    text
      .slice(Math.max(0, start - 48), start)
      .split(clauseEnd)
      .at(-1) ?? '';
  return (
    (/^(?:에서|で)/u.test(behind) && !hasBeen.test(behind) && understood(behind).length > 0) ||
    (/\s(?:in|en|dans|aux?|à)\s$/iu.test(before) && !hasBeen.test(before) && understood(before).length > 0)
  );
}
const clauseEnd = /[,，、.!?。！？\n]/u;
const hasBeen =
  /[했었았]|던|살|사는|출[발신]|した|った|いた|住|発|\b(?:was|were|had|did|went|been|live[ds]?|fu[ie]|hice|hemos|h[ea]|viv|était|avons|ai|vi[ts]|habit)/iu;

/** Where a word's name stands, as it is written or without its marks. */
function placesOf(word: Word, text: string, plain: string): (Span & { word: Word })[] {
  // Most words are not in the text. To look takes a third of the time of `matchAll`, which copies the pattern first.
  const of = (where: string) =>
    where.search(word.pattern) < 0
      ? []
      : [...where.matchAll(word.pattern)].map(({ index, 0: name }) => ({
          word,
          start: index,
          end: index + name.length,
        }));
  const written = of(text);
  if (plain === text) return written;
  return [
    ...written,
    ...of(plain).filter(({ start }) => !written.some((one) => one.start <= start && start < one.end)),
  ];
}

function listsOf<T extends Judged>(found: readonly T[], text: string): T[][] {
  const lists: T[][] = [];
  let end = -1;
  for (const one of found) {
    const list = lists.at(-1);
    if (list && (one.start < end || joined.test(text.slice(end, one.start)))) list.push(one);
    else lists.push([one]);
    end = Math.max(end, one.end);
  }
  return lists;
}

/**
 * Behind the last name stands what Korean, Japanese and Chinese say of all; before the first what European languages
 * turn down.
 */
function share(list: readonly Judged[], text: string): void {
  const [first, last] = [list[0], list.at(-1)];
  if (first === undefined || last === undefined || first.start === last.start) return;
  const isBehind = isTurned(last.sense) && !(isLatin(text, last) && endsInComma(list, text));
  const isBefore =
    first.sense === 'refused' && last.sense === 'wanted' && isLatin(text, first) && !hasComma(list, text);
  const sense = isBehind ? last.sense : isBefore ? first.sense : undefined;
  if (sense !== undefined) for (const one of list) if (one.sense !== 'none') one.sense = sense;
}

const isTurned = (sense: Sense) => sense === 'refused' || sense === 'seen';
const isLatin = (text: string, { start }: Span) => /\p{Script=Latin}/u.test(text[start] ?? '');
const endsInComma = (list: readonly Span[], text: string): boolean =>
  isComma.test(text.slice(list.at(-2)?.end ?? 0, list.at(-1)?.start ?? 0));
const hasComma = (list: readonly Span[], text: string): boolean =>
  /[,，]/u.test(text.slice(list[0]?.end ?? 0, list.at(-1)?.start ?? 0));
