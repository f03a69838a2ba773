import { subcategories, type Subcategory, type TripType } from '#shared/travel/options.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import type { ScoredCore } from './catalogue.ts';
import { understood } from './lexicon.ts';
import { type Named, namedCountries } from './named-countries.ts';
import { type Particulars, particulars } from './particulars.ts';
import { wishOfChip, wishOfPurpose, wishOfStyle, type Wish } from './wish.ts';

/** A wish and how much it counts: 1 as ticked or written for this trip, less for what only sets the tone. */
export interface Asked {
  wish: Wish;
  weight: number;
}

/** Who comes for one of these comes for nothing else. */
const typeWish: Readonly<Partial<Record<TripType, Wish>>> = {
  golf: 'golf',
  fishing: 'fishing',
  ski: 'ski',
  scuba: 'diving',
};
const styleWeight = 0.5;
const dreamWeight = 0.5;
const groupWeight = 0.5;

export interface Told {
  simple: SimplePayload | undefined;
  preference: PreferenceAnswers | undefined;
  /** What the group says of itself. */
  description: string;
}

/** Everything that one member asks for, each once and in an order of its own: the order of ticking changes nothing. */
export function askedBy({ simple, preference, description }: Told): Asked[] {
  const found = new Map<Wish, number>();
  const add = (wish: Wish | undefined, weight: number) => {
    if (wish !== undefined) found.set(wish, Math.max(weight, found.get(wish) ?? 0));
  };
  if (simple) add(typeWish[simple.mainType], 1);
  if (simple) for (const chip of chipsOf(simple.mainType, simple.subcats)) add(wishOfChip(chip), 1);
  for (const purpose of preference?.travelPurposes ?? []) add(wishOfPurpose(purpose), 1);
  for (const style of preference?.travelStyles ?? []) add(wishOfStyle(style), styleWeight);
  for (const wish of understood(`${simple?.otherDescription ?? ''}\n${preference?.tripWishlist ?? ''}`)) add(wish, 1);
  for (const wish of understood(preference?.bucketList ?? '')) add(wish, dreamWeight);
  for (const wish of understood(description)) add(wish, groupWeight);
  return inOrder(found);
}

export const inOrder = (found: ReadonlyMap<Wish, number>): Asked[] =>
  [...found].map(([wish, weight]) => ({ wish, weight })).sort((a, b) => (a.wish < b.wish ? -1 : 1));

/** Limits and warmth that a member's texts ask for. */
export const particularsOf = ({ simple, preference, description }: Told): Particulars =>
  particulars(`${simple?.otherDescription ?? ''}\n${preference?.tripWishlist ?? ''}\n${description}`);

/** Countries that a member's texts name; the bucket list is of a whole life. */
export const namedBy = ({ simple, preference, description }: Told, core: ScoredCore): Named =>
  namedCountries(`${simple?.otherDescription ?? ''}\n${preference?.tripWishlist ?? ''}\n${description}`, core);

/** The wish of a type that people come for alone. */
export const wishOfType = (type: TripType): Wish | undefined => typeWish[type];

/** Those of the type's own list, in its order. */
export function chipsOf(type: TripType, chosen: readonly string[]): Subcategory[] {
  return subcategories[type].filter((chip) => chosen.includes(chip));
}

/** Whether somebody asks for sun and sea, so that the season is read for them. */
export const isBeachTrip = (asked: readonly Asked[]): boolean =>
  asked.some(({ wish, weight }) => weight === 1 && seaside.has(wish));

const seaside: ReadonlySet<Wish> = new Set<Wish>(['beach', 'water-sports', 'surfing', 'diving']);
export const isOfTheSea = (wish: Wish): boolean => seaside.has(wish);
