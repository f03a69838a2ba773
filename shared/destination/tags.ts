/**
 * What a place can be tagged with: a closed list, so that every tag has a label in every language. Append only: the built
 * catalogue stores a tag by its position.
 */
export const placeTags = [
  'beach', 'island', 'mountain', 'lake', 'river', 'waterfall', 'park', 'garden', 'hot-spring', 'old-town', 'palace', 'temple',
  'shrine', 'church', 'mosque', 'castle', 'ruins', 'museum', 'gallery', 'market', 'night-market', 'shopping-street', 'mall',
  'street-food', 'seafood', 'local-food', 'cafe', 'drinks', 'nightlife', 'night-view', 'viewpoint', 'landmark', 'architecture',
  'history', 'world-heritage', 'wildlife', 'hiking', 'cycling', 'water-sports', 'diving', 'snorkeling', 'surfing', 'golf',
  'fishing', 'ski', 'theme-park', 'zoo-aquarium', 'family', 'photo', 'wellness', 'resort', 'heritage-stay', 'festival',
  'desert', 'cave', 'safari', 'cruise',
] as const;

export type PlaceTag = (typeof placeTags)[number];

/** A place has one to this many tags. */
export const maximumTags = 5;
