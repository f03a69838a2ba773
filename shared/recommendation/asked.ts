import { subcategories, type Subcategory, type TripType } from '#shared/travel/options.ts';
import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import type { ScoredCore } from './catalogue.ts';
import { refused, understood } from './lexicon.ts';
import type { Named } from './named-places.ts';
import { namedPlaces } from './read-names.ts';
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
  const own = `${simple?.otherDescription ?? ''}\n${preference?.tripWishlist ?? ''}`;
  const found = new Map<Wish, number>();
  const add = (wish: Wish | undefined, weight: number) => {
    if (wish !== undefined) found.set(wish, Math.max(weight, found.get(wish) ?? 0));
  };
  if (simple) add(typeWish[simple.mainType], 1);
  if (simple) for (const chip of chipsOf(simple.mainType, simple.subcats)) add(wishOfChip(chip), 1);
  for (const purpose of preference?.travelPurposes ?? []) add(wishOfPurpose(purpose), 1);
  for (const style of preference?.travelStyles ?? []) add(wishOfStyle(style), styleWeight);
  for (const wish of understood(own)) add(wish, 1);
  for (const wish of understood(preference?.bucketList ?? '')) add(wish, dreamWeight);
  // What the group says of itself does not stand against what a member says.
  const turnedDown = refused(own);
  for (const wish of understood(description)) if (!turnedDown.includes(wish)) add(wish, groupWeight);
  return inOrder(found);
}

export const inOrder = (found: ReadonlyMap<Wish, number>): Asked[] =>
  [...found].map(([wish, weight]) => ({ wish, weight })).sort((a, b) => (a.wish < b.wish ? -1 : 1));

/** All that a member wrote for this trip; the bucket list is of a whole life. */
const textsOf = ({ simple, preference, description }: Told): string =>
  `${simple?.otherDescription ?? ''}\n${preference?.tripWishlist ?? ''}\n${description}`;

/** Limits, warmth and ease that a member's texts ask for. */
export function particularsOf(told: Told): Particulars {
  const all = particulars(textsOf(told));
  if (!all.isQuiet || told.description === '') return all;
  const own = { ...told, description: '' };
  const isOwn = particulars(textsOf(own)).isQuiet;
  // A member who wants to go out is not one of those for whom the group's text asks for quiet.
  return isOwn || !askedBy(own).some(({ wish }) => wish === 'nightlife') ? all : { ...all, isQuiet: false };
}

/** Wishes that a member's texts turn down and that a place is worse for; not what the member asks for elsewhere. */
export const refusedBy = (told: Told, asked: readonly Asked[]): Wish[] =>
  refused(textsOf(told)).filter((wish) => !asked.some((one) => one.wish === wish));

/** Countries and cities that a member's texts name. */
export const namedBy = (told: Told, core: ScoredCore, homeIso2: string | undefined): Named =>
  namedPlaces(textsOf(told), core, { iso2: homeIso2, isAbroad: isAbroad(told) });

const isAbroad = ({ simple }: Told): boolean => simple !== undefined && simple.range !== 'domestic';

/** The wish of a type that people come for alone. */
export const wishOfType = (type: TripType): Wish | undefined => typeWish[type];

/** Those of the type's own list, in its order. */
export function chipsOf(type: TripType, chosen: readonly string[]): Subcategory[] {
  return subcategories[type].filter((chip) => chosen.includes(chip));
}

/** What the season must be for what is asked, where no warmth was written: the sea in summer, snow and steam in winter. */
export function wantOf(asked: readonly Asked[], isInland: boolean): 'beach' | 'winter' | undefined {
  if (isBeachTrip(asked, isInland)) return 'beach';
  return asked.some(({ wish }) => wintry.has(wish)) ? 'winter' : undefined;
}
const wintry: ReadonlySet<Wish> = new Set<Wish>(['snow', 'ski', 'aurora', 'christmas-market', 'hot-spring']);

/** Whether somebody asks for sun and sea, so that the season is read for them. */
const isBeachTrip = (asked: readonly Asked[], isInland: boolean): boolean =>
  asked.some(({ wish, weight }) => weight === 1 && seaside.has(wish) && !(isInland && wish === 'water-sports'));

const seaside: ReadonlySet<Wish> = new Set<Wish>(['beach', 'water-sports', 'surfing', 'diving']);
export const isOfTheSea = (wish: Wish): boolean => seaside.has(wish);
