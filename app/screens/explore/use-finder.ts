import { useEffect, useState } from 'react';
import type { FoundByName } from '#shared/explore/place-search.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { beginLoad } from '#app/kernel/load-failure.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationSearch } from '#app/parts/destination/use-destination-search.ts';

interface Finder {
  /** Best match first, at most twelve. */
  find: (typed: string) => readonly FoundByName[];
}

/**
 * Finds countries and cities by name, and the places in them as soon as their names are here; without a network and before they were ever fetched it goes
 * on finding countries and cities. It is loaded when somebody is about to search. `undefined`: not here yet.
 */
export function useFinder(catalogue: Catalogue | undefined, language: Language, isWanted: boolean): Finder | undefined {
  const core = catalogue?.core;
  const destinations = useDestinationSearch(core, isWanted);
  const [world, setWorld] = useState<Finder>();
  useEffect(() => {
    if (core && destinations)
      beginLoad(async () => {
        const [{ WorldSearch }, { fetchPlaceNames }] = await Promise.all([
          import('#shared/explore/place-search.ts'),
          import('#app/local/catalogue/place-files.ts'),
        ]);
        const names = await fetchPlaceNames(language);
        if (names) setWorld(new WorldSearch(destinations, core.cities, language, names));
      });
  }, [core, destinations, language]);
  return world ?? destinations;
}
