import type { Language } from '#shared/kernel/languages.ts';
import type { Filters } from '#shared/recommendation/traveller.ts';
import type { MainOrigin, Range, TripType } from '#shared/travel/options.ts';

/** The public pages' filters, and the default of one that is missing. */
export const exploreDefaults = { origin: 'KR', range: 'intl_mid', mainType: 'golf', lang: 'ko' } as const satisfies {
  origin: MainOrigin;
  range: Range;
  mainType: TripType;
  lang: Language;
};

/** Origins and name languages that the public page offers; the calls take every origin and every language. */
export const offeredOrigins = ['KR', 'JP', 'US', 'CN'] as const satisfies readonly MainOrigin[];
export const offeredLanguages = ['ko', 'en', 'ja'] as const satisfies readonly Language[];

/**
 * A visitor's filters. `range: null` is any distance: a country's or city's own page shows all of it, and what lies in
 * a range has the same score there as within that range.
 */
export type ExploreFilters = Omit<Filters, 'range'> & { range: Range | null };
