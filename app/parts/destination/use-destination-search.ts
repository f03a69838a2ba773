import { useEffect, useState } from 'react';
import type { DestinationSearch, Searched } from '#shared/explore/destination-search.ts';
import { beginLoad } from '#app/kernel/load-failure.ts';

/**
 * Finds among these by name. It is fetched when somebody searches. `undefined`: not here yet.
 * @param among the same object until something else is to be searched; undefined: not here yet
 */
export function useDestinationSearch(among: Searched | undefined, isWanted: boolean): DestinationSearch | undefined {
  const [search, setSearch] = useState<DestinationSearch>();
  useEffect(() => {
    if (among && isWanted)
      beginLoad(async () => {
        const [{ DestinationSearch: Search }, { otherNames }] = await Promise.all([
          import('#shared/explore/destination-search.ts'),
          import('#shared/explore/other-names.ts'),
        ]);
        setSearch(new Search(among, otherNames));
      });
  }, [among, isWanted]);
  return search;
}
