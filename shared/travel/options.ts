/** The survey's closed lists, in the order in which they are offered. */
export const mainOrigins = ['KR', 'JP', 'US', 'CN', 'TW', 'TH', 'SG', 'VN'] as const;
/**
 * Countries that one may set out from: the specification's eight, then every other one of the catalogue
 * (founding decision 38).
 */
// oxfmt-ignore
export const originCountries = [
  ...mainOrigins,
  'AD', 'AE', 'AM', 'AR', 'AT', 'AU', 'AZ', 'BE', 'BG', 'BN', 'BO', 'BQ', 'BR', 'BS', 'BT', 'BW', 'BZ', 'CA', 'CH', 'CK',
  'CL', 'CO', 'CR', 'CU', 'CY', 'CZ', 'DE', 'DK', 'DO', 'EC', 'EE', 'EG', 'ES', 'FI', 'FJ', 'FM', 'FR', 'GB', 'GE', 'GR',
  'GT', 'GU', 'HK', 'HN', 'HR', 'HU', 'ID', 'IE', 'IN', 'IS', 'IT', 'JM', 'JO', 'KE', 'KG', 'KH', 'KY', 'KZ', 'LA', 'LK',
  'LT', 'LV', 'MA', 'ME', 'MN', 'MO', 'MP', 'MT', 'MU', 'MV', 'MX', 'MY', 'NA', 'NC', 'NL', 'NO', 'NP', 'NZ', 'OM', 'PA',
  'PE', 'PF', 'PH', 'PL', 'PR', 'PT', 'PW', 'QA', 'RO', 'SC', 'SE', 'SI', 'SK', 'TR', 'TZ', 'UY', 'UZ', 'VU', 'ZA', 'ZW',
] as const;
export const ranges = ['domestic', 'intl_short', 'intl_mid', 'intl_long'] as const;
export const budgetTiers = ['low', 'mid', 'high', 'luxury'] as const;
export const currencies = ['KRW', 'USD', 'JPY', 'CNY'] as const;
export const tripTypes = ['sightseeing', 'relax', 'activity', 'golf', 'fishing', 'ski', 'scuba', 'other'] as const;

/** The editors know most of these: holidays, nonstop flights, departures. */
export type MainOrigin = (typeof mainOrigins)[number];
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
