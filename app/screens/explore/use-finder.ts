import { useEffect, useState } from 'react';
import type { ExploreSearch } from '#shared/explore/explore-search.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { beginLoad } from '#app/kernel/load-failure.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationSearch } from '#app/parts/destination/use-destination-search.ts';

/**
 * Finds countries and cities by name, and the places in them as soon as their names are here; without a network and
 * before they were ever fetched it goes on finding countries and cities. It is loaded when somebody is about to search.
 * `undefined`: not here yet.
 */
export function useFinder(
  catalogue: Catalogue | undefined,
  language: Language,
  isWanted: boolean,
): ExploreSearch | undefined {
  const core = catalogue?.core;
  const destinations = useDestinationSearch(core, isWanted);
  const [finder, setFinder] = useState<ExploreSearch>();
  useEffect(() => {
    if (core && destinations)
      beginLoad(async () => {
        const [{ ExploreSearch: Search }, { fetchPlaceNames }] = await Promise.all([
          import('#shared/explore/explore-search.ts'),
          import('#app/local/catalogue/place-files.ts'),
        ]);
        setFinder(new Search(core, destinations, language));
        const names = await fetchPlaceNames(language);
        if (names) setFinder(new Search(core, destinations, language, names));
      });
  }, [core, destinations, language]);
  return finder;
}
