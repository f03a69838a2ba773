import { DestinationSearch } from '#shared/explore/destination-search.ts';
import { otherNames } from '#shared/explore/other-names.ts';
import { WorldSearch, type FoundByName } from '#shared/explore/place-search.ts';
import type { Language } from '#shared/kernel/languages.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { fetchPlaceNames } from '#app/local/catalogue/place-files.ts';

export interface Finder {
  /** Best match first, at most twelve. */
  find: (typed: string) => readonly FoundByName[];
}

/**
 * Finds countries and cities at once, and the places in them as soon as their names are here; without a network and before they were ever fetched it
 * goes on finding countries and cities.
 */
export function openFinder({ core }: Catalogue, language: Language, tell: (finder: Finder) => void): void {
  const destinations = new DestinationSearch(core, otherNames);
  tell(destinations);
  void fetchPlaceNames(language).then((names) => {
    if (names) tell(new WorldSearch(destinations, core.cities, language, names));
  });
}
