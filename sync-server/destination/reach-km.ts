import type { PlaceType } from '#shared/destination/schema.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';

/** A place as its authored row has it: type, tags, and strengths in the order of `ratedTypes`. */
interface Reached {
  t: PlaceType;
  g: readonly PlaceTag[];
  f: readonly number[];
}

/** How far from its city a place may lie, in km. */
export function reachKm({ t, g, f }: Reached): number {
  const isStrong = (rated: number) => (f[rated] ?? 0) >= 2;
  const isAtSea =
    g.includes('diving') || g.includes('snorkeling') || g.includes('fishing') || isStrong(4) || isStrong(6);
  if (isAtSea) return 80;
  return { food: 25, shop: 25, stay: 25, attraction: 40, view: 40, activity: 60 }[t];
}
