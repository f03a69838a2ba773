/**
 * What people ask of a destination: a closed list, each rated 0 to 10 per city (docs/catalogue-anchors.md) and labelled
 * in every language. Append only: the built catalogue keeps a column per wish by its name.
 */
export const wishes = [
  'food',
  'shopping',
  'cafe',
  'city-walk',
  'night-view',
  'nightlife',
  'history',
  'museum',
  'scenery',
  'photography',
  'family',
  'beach',
  'hot-spring',
  'spa',
  'resort',
  'theme-park',
  'hiking',
  'cycling',
  'water-sports',
  'surfing',
  'diving',
  'fishing',
  'golf',
  'ski',
  'safari',
  'wildlife',
  'drinks',
  'desert',
  'casino',
  'extreme',
  'aurora',
  'blossom',
  'foliage',
  'snow',
  'christmas-market',
  'festival',
  'whales',
  'seafood',
  'wine',
  'snorkeling',
  'night-market',
  'vegan',
] as const;
export type Wish = (typeof wishes)[number];

/**
 * Every city has some of these; lacking one does not decide. The others are specific: a city without one does not
 * answer the wish.
 */
export const broadWishes: readonly Wish[] = [
  'food',
  'shopping',
  'cafe',
  'city-walk',
  'night-view',
  'nightlife',
  'history',
  'museum',
  'scenery',
  'photography',
  'family',
];

/** There only in the windows of the calendar (`facts/calendar.ts`). */
export const monthBoundWishes: readonly Wish[] = [
  'aurora',
  'blossom',
  'foliage',
  'snow',
  'christmas-market',
  'festival',
  'whales',
];

/** A value from here on names the place that carries it. */
export const evidenceFrom = 7;

export const isWish = (text: string): text is Wish => (wishes as readonly string[]).includes(text);

/** The label's key in the languages' files. */
export const wishLabelKey = (wish: Wish) => `explore.wishes.${wish}` as const;
