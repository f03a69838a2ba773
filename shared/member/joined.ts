import type { Row } from '#shared/kernel/rows.ts';

/** Sorts members by the time they joined, then by id. */
export function byJoining(a: Row<'member'>, b: Row<'member'>): number {
  return a.data.joinedAt - b.data.joinedAt || (a.id < b.id ? -1 : 1);
}

/** How many hues there are for the people of a group. */
const hueCount = 8;

/**
 * Which hue is a member's, from 0; after eight they repeat. A row of an older build has none, and there it is the place
 * in the order of joining.
 *
 * @param index place in that order, from 0
 */
export const hueOf = ({ hue }: { hue?: number | undefined }, index: number): number => hue ?? index;

/**
 * The hue for somebody who joins: of those that the fewest have, the first. It stays theirs when others are removed.
 */
export function freeHue(members: readonly Row<'member'>[]): number {
  const counts = Array<number>(hueCount).fill(0);
  for (const [index, { data }] of [...members].sort(byJoining).entries()) {
    const hue = hueOf(data, index) % hueCount;
    counts[hue] = (counts[hue] ?? 0) + 1;
  }
  return counts.indexOf(Math.min(...counts));
}
