import type { FoundByName } from '#shared/explore/place-search.ts';
import { withValue } from '#app/kernel/use-query.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { useDestinationAddress } from '#app/parts/destination/address.ts';

/** The page of a country or a city, or that of its city with the sheet of a place. */
export function addressOf(
  { core, findCountry }: Catalogue,
  links: ReturnType<typeof useDestinationAddress>['links'],
  found: FoundByName,
): { pathname: string; search: string } {
  if (found.kind === 'country') return links.country(found.country.slug, null);
  const cityIn = (iso2: string, slug: string) => links.city(findCountry(core, iso2)?.slug ?? '', slug);
  if (found.kind === 'city') return cityIn(found.city.iso2, found.city.slug);
  const { iso2, citySlug, slug } = found.place;
  const { pathname, search } = cityIn(iso2, citySlug);
  return { pathname, search: `?${withValue(new URLSearchParams(search), 'place', slug)}` };
}
