import { subcategories, type Subcategory, type TripType } from '#shared/travel/options.ts';
import type { VoteType } from '#shared/vote/schema.ts';
import type { Wish } from './wish.ts';

/** A wish and how much it counts: 1 as ticked or written for this trip, less for what only sets the tone. */
export interface Asked {
  wish: Wish;
  weight: number;
  /** Only the group's description asks for it, and no answer of the member's own. */
  isOfGroup?: true;
}

/** Who comes for one of these comes for nothing else. */
const typeWish: Readonly<Partial<Record<VoteType, Wish>>> = {
  golf: 'golf',
  fishing: 'fishing',
  ski: 'ski',
  scuba: 'diving',
};

/** In an order of its own, whatever the order of asking. */
export const inOrder = (found: ReadonlyMap<Wish, number>): Asked[] =>
  [...found].map(([wish, weight]) => ({ wish, weight })).sort(byWish);
export const byWish = (a: Asked, b: Asked): number => (a.wish < b.wish ? -1 : 1);

/** The wish of a type that people come for alone. */
export const wishOfType = (type: VoteType): Wish | undefined => typeWish[type];

/** Those of the type's own list, in its order. */
export function chipsOf(type: TripType, chosen: readonly string[]): Subcategory[] {
  return subcategories[type].filter((chip) => chosen.includes(chip));
}

/**
 * What the season must be for what is asked, where no warmth was written: the sea in summer, snow and steam in winter.
 */
export function wantOf(asked: readonly Asked[], isInland: boolean): 'beach' | 'winter' | undefined {
  if (isBeachTrip(asked, isInland)) return 'beach';
  return asked.some(({ wish }) => wintry.has(wish)) ? 'winter' : undefined;
}
const wintry: ReadonlySet<Wish> = new Set<Wish>(['snow', 'ski', 'aurora', 'christmas-market', 'hot-spring']);

/** Whether somebody asks for sun and sea, so that the season is read for them. */
const isBeachTrip = (asked: readonly Asked[], isInland: boolean): boolean =>
  asked.some(({ wish, weight }) => weight === 1 && seaside.has(wish) && !(isInland && wish === 'water-sports'));

const seaside: ReadonlySet<Wish> = new Set<Wish>(['beach', 'water-sports', 'diving', 'snorkeling']);
export const isOfTheSea = (wish: Wish): boolean => seaside.has(wish);
