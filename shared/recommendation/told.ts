import type { PreferenceAnswers } from '#shared/preference/schema.ts';
import type { SimplePayload } from '#shared/survey/schema.ts';
import { type Asked, byWish, chipsOf, inOrder, wishOfType } from './asked.ts';
import type { ScoredCore } from './catalogue.ts';
import { refused, understood } from './lexicon.ts';
import type { Named } from './named-places.ts';
import type { Particulars } from './particulars.ts';
import { namedPlaces } from './read-names.ts';
import { particulars } from './read-particulars.ts';
import { wishOfChip, wishOfPurpose, wishOfStyle, type Wish } from './wish.ts';

const styleWeight = 0.5;
const dreamWeight = 0.5;
const groupWeight = 0.5;

/** What one member answered and wrote. It is read only for groups: the public pages hear no texts. */
export interface Told {
  simple: SimplePayload | undefined;
  preference: PreferenceAnswers | undefined;
  /** What the group says of itself. */
  description: string;
  /** Where its name says that the trip goes. */
  trip: string;
}

/** Everything that one member asks for, each once and in an order of its own: the order of ticking changes nothing. */
export function askedBy({ simple, preference, description }: Told): Asked[] {
  const own = `${simple?.otherDescription ?? ''}\n${preference?.tripWishlist ?? ''}`;
  const found = new Map<Wish, number>();
  const add = (wish: Wish | undefined, weight: number) => {
    if (wish !== undefined) found.set(wish, Math.max(weight, found.get(wish) ?? 0));
  };
  if (simple) add(wishOfType(simple.mainType), 1);
  if (simple) for (const chip of chipsOf(simple.mainType, simple.subcats)) add(wishOfChip(chip), 1);
  for (const purpose of preference?.travelPurposes ?? []) add(wishOfPurpose(purpose), 1);
  for (const style of preference?.travelStyles ?? []) add(wishOfStyle(style), styleWeight);
  for (const wish of understood(own)) add(wish, 1);
  for (const wish of understood(preference?.bucketList ?? '')) add(wish, dreamWeight);
  // What the group says of itself does not stand against what a member says.
  const turnedDown = refused(own);
  const ofGroup = understood(description).filter((wish) => !found.has(wish) && !turnedDown.includes(wish));
  return [
    ...inOrder(found),
    ...[...new Set(ofGroup)].map((wish) => ({ wish, weight: groupWeight, isOfGroup: true as const })),
  ].sort(byWish);
}

/** All that a member wrote for this trip; the bucket list is of a whole life. */
export const textsOf = ({ simple, preference, description }: Told): string =>
  `${simple?.otherDescription ?? ''}\n${preference?.tripWishlist ?? ''}\n${description}`;

/** Limits, warmth and ease that a member's texts ask for. */
export function particularsOf(told: Told): Particulars {
  const said = particulars(textsOf(told));
  const all = askedBy({ ...told, description: '' }).some(isOnFoot) ? { ...said, ...said.onFoot } : said;
  if (!all.isQuiet || told.description === '') return all;
  const own = { ...told, description: '' };
  const isOwn = particulars(textsOf(own)).isQuiet;
  // A member who wants to go out is not one of those for whom the group's text asks for quiet.
  return isOwn || !askedBy(own).some(({ wish }) => wish === 'nightlife') ? all : { ...all, isQuiet: false };
}

const isOnFoot = ({ wish, weight }: Asked): boolean =>
  weight === 1 && (wish === 'hiking' || wish === 'cycling' || wish === 'ski');

/** Wishes that a member's texts turn down and that a place is worse for; not what the member asks for elsewhere. */
export const refusedBy = (told: Told, asked: readonly Asked[]): Wish[] =>
  refused(textsOf(told)).filter((wish) => !asked.some((one) => one.wish === wish));

/** Countries and cities that a member's texts name; what the bucket list names is only dreamed of. */
export function namedBy(told: Told, core: ScoredCore, homeIso2: string | undefined): Named {
  const lives = { iso2: homeIso2, isAbroad: isAbroad(told) };
  const named = namedPlaces(`${textsOf(told)}\n${told.trip}`, core, lives);
  const dreams = namedPlaces(told.preference?.bucketList ?? '', core, lives);
  const within = (id: string) => core.cities.some((city) => city.id === id && named.wanted.includes(city.iso2));
  // Who wants a country by name dreams of a part of it, or of another journey.
  const dreamed = named.isChoosing
    ? dreams.wantedCities.filter((id) => named.wantedCities.length === 0 && within(id))
    : [...dreams.wanted, ...dreams.wantedCities, ...dreams.homelands];
  return dreamed.length === 0 ? named : { ...named, dreamed, isEmpty: false };
}

const isAbroad = ({ simple }: Told): boolean => simple !== undefined && simple.range !== 'domestic';
