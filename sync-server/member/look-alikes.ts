import unhomoglyph from 'unhomoglyph';
import { nameKey, tidyName } from '#shared/kernel/person-name.ts';
import type { Row } from '#shared/kernel/rows.ts';

/** One syllable of Hangul looks like no other letter; taken apart, 악기 and 아끼 would be the same. */
const notHangul = /[^\p{Script=Hangul}]+/gu;

/**
 * The skeleton of Unicode UTS #39, section 4: taken apart, each letter by the one that stands for all that look like
 * it, taken apart again. Characters that are ignored are gone from a tidy name already. The table is that of Unicode
 * 13.
 */
function skeleton(text: string): string {
  return text.replace(notHangul, (part) => unhomoglyph(part.normalize('NFD')).normalize('NFD'));
}

/** How a name looks before its letters are folded (a capital I like an l) and after (a Cyrillic А like an a). */
type Looks = readonly [before: string, after: string];
/** Of names that were compared lately: a group has 200, and a request may add as many. */
const remembered = new Map<string, Looks>();
const mostRemembered = 5_000;

function looksOf(name: string): Looks {
  const known = remembered.get(name);
  if (known) return known;
  const looks: Looks = [nameKey(skeleton(tidyName(name))), skeleton(nameKey(name))];
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(name, looks);
  return looks;
}

/**
 * Whether nobody could tell the two names apart by looking at them. The table is large, so only the server knows it.
 */
export function looksLike(a: string, b: string): boolean {
  const [first, second] = [looksOf(a), looksOf(b)];
  return first[0] === second[0] || first[1] === second[1];
}

/** Whether a name is taken by somebody else, or looks as if it were. */
export const isTaken = (present: readonly Row<'member'>[], memberId: string | undefined, name: string): boolean =>
  present.some((one) => one.id !== memberId && looksLike(one.data.name, name));
