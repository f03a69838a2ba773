/** The survey's closed lists, in the order in which they are offered (specification sections 3 and 9). */
export const originCountries = ['KR', 'JP', 'US', 'CN', 'TW', 'TH', 'SG', 'VN'] as const;
export const ranges = ['domestic', 'intl_short', 'intl_mid', 'intl_long'] as const;
export const budgetTiers = ['low', 'mid', 'high', 'luxury'] as const;
export const currencies = ['KRW', 'USD', 'JPY', 'CNY'] as const;
export const tripTypes = ['sightseeing', 'relax', 'activity', 'golf', 'fishing', 'ski', 'scuba', 'other'] as const;

export type OriginCountry = (typeof originCountries)[number];
export type Range = (typeof ranges)[number];
export type BudgetTier = (typeof budgetTiers)[number];
export type Currency = (typeof currencies)[number];
export type TripType = (typeof tripTypes)[number];

/** Detailed preferences of each trip type; at most `limits.chips` of them. `other` has a description instead. */
export const subcategories = {
  sightseeing: ['city_tour', 'history', 'food', 'shopping', 'night_view', 'landmark'],
  relax: ['beach', 'spa', 'resort', 'cafe', 'nature_walk', 'hot_spring'],
  activity: ['hiking', 'water_sports', 'theme_park', 'cycling', 'safari', 'extreme'],
  golf: ['round_focus', 'mix', 'morning_tee', 'afternoon_tee', 'one_round', 'two_rounds'],
  fishing: ['boat_fishing', 'shore_fishing', 'river_fishing', 'lure', 'big_game', 'rental_needed'],
  ski: ['beginner', 'intermediate', 'advanced', 'rental_needed', 'quiet_apres', 'party_apres'],
  scuba: ['open_water', 'advanced', 'boat_dive', 'shore_dive', 'photo', 'big_fish', 'rental_needed'],
  other: [],
} as const satisfies Record<TripType, readonly string[]>;

export type Subcategory = (typeof subcategories)[TripType][number];
