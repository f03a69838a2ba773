import type { CivilDate } from '#shared/calendar/civil-date.ts';

/** FNV-1a, 32 bit (Fowler, Noll, Vo; RFC 9923), over UTF-16 code units; a whole number from 0 to 2^32 - 1. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The last bytes of FNV-1a barely reach the high bits; without this (murmur3's end) neighbours stay neighbours on
  // every day.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

export interface Ranked {
  id: string;
  /** In billionths, as is `prior`: how strongly it draws people. */
  score: number;
  prior: number;
}

/**
 * Best score first. Among equals what draws more people comes first; only what is equal in both is ordered by the day,
 * then (equal hashes) by id. Founding decision 22.
 */
export function byScore(day: CivilDate): (a: Ranked, b: Ranked) => number {
  return (a, b) =>
    b.score - a.score ||
    b.prior - a.prior ||
    fnv1a(`${day} ${a.id}`) - fnv1a(`${day} ${b.id}`) ||
    (a.id < b.id ? -1 : 1);
}
