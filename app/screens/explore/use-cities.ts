import { useMemo } from 'react';
import type { FoundCity } from '#shared/explore/answers.ts';
import type { Range } from '#shared/travel/options.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import { useDestinationAddress } from '#app/parts/destination/address.ts';
import { pageDay } from '#app/parts/destination/day.ts';

/** All cities in a range, best first, and all that one could travel to outside it. */
export function useCities(catalogue: Catalogue, range: Range): Record<'inside' | 'outside', readonly FoundCity[]> {
  const {
    filters: { origin, mainType, month },
  } = useDestinationAddress();
  return useMemo(() => {
    const ask = (within: Range | null) =>
      catalogue.exploreCities(
        { core: catalogue.core, filters: { origin, mainType, range: within }, day: pageDay, month },
        null,
      ).cities;
    const inside = ask(range);
    const ids = new Set(inside.map(({ city }) => city.id));
    return { inside, outside: ask(null).filter(({ city }) => !ids.has(city.id)) };
  }, [catalogue, origin, mainType, month, range]);
}
