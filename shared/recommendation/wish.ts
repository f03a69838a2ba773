import { broadWishes, isWish, wishLabelKey, type Wish as CatalogueWish } from '#shared/destination/wishes.ts';
import type { RatedType } from '#shared/destination/strength.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import type { DestinationType, TravelPurpose, TravelStyle } from '#shared/preference/options.ts';
import type { Subcategory } from '#shared/travel/options.ts';
import type { Subject } from './catalogue.ts';

/** What is asked of a destination: a wish of the catalogue's list, or one of its three sides that are no wish. */
export type Wish = CatalogueWish | 'sightseeing' | 'relax' | 'activity';

/** The key of its word in the languages' files. */
export const wishKey = (wish: Wish) => (isWish(wish) ? wishLabelKey(wish) : (`fit.trips.${wish}` as const));

/** Lacking one does not decide. */
const broad: ReadonlySet<Wish> = new Set<Wish>([
  ...broadWishes,
  'spa',
  'seafood',
  'night-market',
  'vegan',
  'sightseeing',
  'relax',
  'activity',
]);
export const isBroad = (wish: Wish): boolean => broad.has(wish);

/** Who asks for one of these is not served by a place without it, however good it is otherwise. */
const deciding: ReadonlySet<Wish> = new Set<Wish>([
  'aurora',
  'ski',
  'snow',
  'safari',
  'christmas-market',
  'blossom',
  'foliage',
  'whales',
  'diving',
  'surfing',
  'golf',
  'fishing',
]);
export const isDeciding = (wish: Wish): boolean => deciding.has(wish);

/** People go for one of these to where it is, and not to where others go. */
const aims: ReadonlySet<Wish> = new Set<Wish>([...deciding, 'hiking', 'cycling', 'wildlife', 'desert', 'extreme']);
export const isAim = (wish: Wish): boolean => aims.has(wish);

/**
 * The wish behind each word of the surveys. A word that says nothing of a place (a tee time, travelling alone) has
 * none.
 */
const chipWish: Readonly<Partial<Record<Subcategory, Wish>>> = {
  city_tour: 'city-walk',
  history: 'history',
  food: 'food',
  shopping: 'shopping',
  night_view: 'night-view',
  landmark: 'sightseeing',
  beach: 'beach',
  spa: 'spa',
  resort: 'resort',
  cafe: 'cafe',
  nature_walk: 'scenery',
  hot_spring: 'hot-spring',
  hiking: 'hiking',
  water_sports: 'water-sports',
  theme_park: 'theme-park',
  cycling: 'cycling',
  safari: 'safari',
  extreme: 'extreme',
  boat_fishing: 'fishing',
  shore_fishing: 'fishing',
  big_game: 'fishing',
  party_apres: 'nightlife',
  quiet_apres: 'relax',
  round_focus: 'golf',
};
const purposeWish: Readonly<Record<TravelPurpose, Wish>> = {
  healing: 'relax',
  sightseeing: 'sightseeing',
  photography: 'photography',
  shopping: 'shopping',
  culture: 'history',
  food: 'food',
  activity: 'activity',
};
const styleWish: Readonly<Partial<Record<TravelStyle, Wish>>> = {
  adventure: 'activity',
  cultural: 'history',
  relaxation: 'relax',
  foodie: 'food',
  nature: 'scenery',
  urban: 'city-walk',
  photography: 'photography',
  nightlife: 'nightlife',
  shopping: 'shopping',
  wellness: 'relax',
  historical: 'history',
  family: 'family',
  spiritual: 'history',
};
const destinationWish: Readonly<Record<Exclude<DestinationType, '이국적'>, Wish>> = {
  대도시: 'city-walk',
  자연: 'scenery',
  역사문화: 'history',
};

export const wishOfChip = (chip: Subcategory): Wish | undefined => chipWish[chip];
export const wishOfPurpose = (purpose: TravelPurpose): Wish => purposeWish[purpose];
export const wishOfStyle = (style: TravelStyle): Wish | undefined => styleWish[style];
export const wishOfDestination = (type: Exclude<DestinationType, '이국적'>): Wish => destinationWish[type];

/** What speaks for a wish at a single place, or at a city that an instance imported: any of its tags, or a strength. */
const evidence: Readonly<Partial<Record<Wish, { tags?: readonly PlaceTag[]; strength?: RatedType }>>> = {
  food: { tags: ['local-food', 'street-food', 'seafood', 'market', 'night-market', 'cafe'] },
  shopping: { tags: ['shopping-street', 'mall', 'market', 'night-market'] },
  cafe: { tags: ['cafe'] },
  'city-walk': { tags: ['landmark', 'architecture', 'old-town'], strength: 'sightseeing' },
  'night-view': { tags: ['night-view', 'viewpoint'] },
  nightlife: { tags: ['nightlife', 'drinks', 'night-market'] },
  history: {
    tags: [
      'history',
      'world-heritage',
      'old-town',
      'palace',
      'temple',
      'shrine',
      'church',
      'mosque',
      'castle',
      'ruins',
      'museum',
    ],
  },
  museum: { tags: ['museum'] },
  scenery: {
    tags: ['mountain', 'lake', 'river', 'waterfall', 'park', 'garden', 'hiking', 'beach', 'island', 'desert', 'cave'],
  },
  photography: { tags: ['photo', 'viewpoint', 'night-view'] },
  family: { tags: ['family', 'theme-park', 'zoo-aquarium', 'park'] },
  beach: { tags: ['beach', 'island'] },
  'hot-spring': { tags: ['hot-spring'] },
  spa: { tags: ['wellness', 'hot-spring'] },
  resort: { tags: ['resort'] },
  'theme-park': { tags: ['theme-park'] },
  hiking: { tags: ['hiking', 'mountain'] },
  cycling: { tags: ['cycling'] },
  'water-sports': { tags: ['water-sports', 'surfing', 'snorkeling', 'diving'] },
  surfing: { tags: ['surfing'] },
  diving: { strength: 'scuba' },
  fishing: { strength: 'fishing' },
  golf: { strength: 'golf' },
  ski: { strength: 'ski' },
  safari: { tags: ['safari'] },
  wildlife: { tags: ['wildlife', 'safari'] },
  drinks: { tags: ['drinks'] },
  seafood: { tags: ['seafood'] },
  wine: { tags: ['drinks'] },
  snorkeling: { tags: ['snorkeling'] },
  'night-market': { tags: ['night-market'] },
  desert: { tags: ['desert'] },
  extreme: { strength: 'activity' },
  sightseeing: { strength: 'sightseeing' },
  relax: { strength: 'relax' },
  activity: { strength: 'activity' },
};

/** A catalogue of a dozen places is no proof of absence, so a missing tag counts for this much and not for 0. */
const absent = 0.3;

/** How well a place answers a wish, 0..1, by its tags and strengths; undefined where they say nothing. */
export function placeWishFit({ strengths, tags }: Subject, wish: Wish): number | undefined {
  const says = evidence[wish];
  if (says === undefined) return undefined;
  const byStrength = says.strength === undefined ? undefined : strengths[says.strength] / 3;
  const byTag = says.tags && tags ? (says.tags.some((tag) => tags.includes(tag)) ? 1 : absent) : undefined;
  return byStrength === undefined ? byTag : Math.max(byStrength, byTag ?? 0);
}
