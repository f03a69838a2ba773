import { inSimplified } from './simplified.ts';
import { fnv1a } from './tie-break.ts';

const sentenceEnd = /[.!?。！？\n…]+|\p{Extended_Pictographic}+|[ㅋㅎㅠㅜ]{2,}/gu;
const clauseMark = /[,，、;；:：()（）]|\s[-–—]\s/u;
const letters = /\p{Script=Latin}/u;
const pieces = /[\p{Script=Latin}\p{M}']+|[^\p{Script=Latin}\s]+/gu;
const words = /[\p{Script=Latin}\p{M}']+|0|[,.!?;:…。、，！？]/gu;

/** Features are known by so many bits of their hash. */
const bits = 15;
/** Letters beside the place, next to it. */
const beside = 6;
/** Of scripts that write no spaces, or much in a word, up to so many letters in a row. */
const longest = 4;

const plain = (text: string): string => inSimplified(text.toLowerCase()).replace(/\d+/gu, '0').replace(/[’‘]/gu, "'");

/**
 * Of the sentence in which a place stands from `start` to before `end`: what is said before it and behind it, each with
 * its own clause.
 */
export function wishFeatures(text: string, start: number, end: number): ReadonlySet<number> {
  const [from, to] = sentenceAround(text, start, end);
  const [before, after] = [plain(text.slice(from, start)), plain(text.slice(end, to))];
  const found = new Set<number>();
  const add = (name: string) => found.add(fnv1a(name) & ((1 << bits) - 1));
  for (const part of [before, after]) addParts(part, 'W', add);
  addParts(before.split(clauseMark).at(-1) ?? '', 'C', add);
  addParts(after.split(clauseMark)[0] ?? '', 'C', add);
  for (let length = 1; length <= beside; length += 1) {
    add(`<${before.slice(-length)}`);
    add(`>${after.slice(0, length)}`);
  }
  const [wordsBefore, wordsAfter] = [before.trim().split(/\s+/u).slice(-2), after.trim().split(/\s+/u).slice(0, 2)];
  add(`[${wordsBefore.join(' ')}`);
  add(`{${wordsBefore.at(-1) ?? ''}`);
  add(`]${wordsAfter.join(' ')}`);
  add(`}${wordsAfter[0] ?? ''}`);
  add('any');
  if (before.trim() === '') add('first');
  if (after.trim() === '') add('last');
  add(/[?？]/u.test(text.slice(to - 1, to)) ? 'asked' : 'said');
  return found;
}

function sentenceAround(text: string, start: number, end: number): [from: number, to: number] {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(sentenceEnd)) {
    if (index >= end) return [from, index + mark.length];
    if (index + mark.length <= start) from = index + mark.length;
  }
  return [from, text.length];
}

/** Words and the beginnings of words in Latin script, letters in a row in others, and words that follow each other. */
function addParts(text: string, tag: string, add: (name: string) => void): void {
  for (const [piece] of text.matchAll(pieces)) {
    if (letters.test(piece)) {
      add(`${tag} ${piece} `);
      const whole = ` ${piece} `;
      if (piece.length > 3) for (const length of [4, 5]) addRuns(whole, length, tag, add);
    } else for (let length = 1; length <= longest; length += 1) addRuns(piece, length, tag, add);
  }
  const row = text.match(words) ?? [];
  row.forEach((word, at) => {
    const [next, third] = [row[at + 1], row[at + 2]];
    if (next !== undefined) add(`${tag}_${word} ${next}`);
    if (third !== undefined) add(`${tag}_${word} ${next ?? ''} ${third}`);
  });
  const spaced = text.replace(/\s+/gu, ' ');
  if (/\p{Script=Hangul}/u.test(spaced)) addRuns(spaced, longest, tag, (name) => name.includes(' ') && add(name));
}

function addRuns(text: string, length: number, tag: string, add: (name: string) => void): void {
  for (let at = 0; at + length <= text.length; at += 1) add(tag + text.slice(at, at + length));
}
