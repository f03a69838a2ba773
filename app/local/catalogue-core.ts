import coreFile from '#shared/destination/catalogue/core.json' with { type: 'json' };
import type { CompactCore } from '#shared/destination/compact.ts';
import { findCity, findCountry, readCore } from '#shared/destination/read-core.ts';
import { betterRange, exploreCities, exploreCountries, explorePlaces } from '#shared/explore/answers.ts';

/**
 * Countries, cities and airports with the rules that score them: one chunk, precached, so that explore works offline. Import it
 * lazily (`catalogue.ts`); its form is taken on trust, because the build wrote the file.
 */
export const catalogue = {
  core: readCore(coreFile as unknown as CompactCore),
  findCountry, findCity, exploreCountries, exploreCities, explorePlaces, betterRange,
};
export type Catalogue = typeof catalogue;
