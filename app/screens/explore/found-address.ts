import type { FoundByName } from '#shared/explore/place-search.ts';
import type { Catalogue } from '#app/local/catalogue/catalogue-core.ts';
import type { useDestinationAddress } from '#app/parts/destination/address.ts';

/** The page of a country or a city, or that of its city with the sheet of a place. */
export function addressOf(
  { core, findCountry }: Catalogue,
  links: ReturnType<typeof useDestinationAddress>['links'],
  found: FoundByName,
): { pathname: string; search: string } {
  if (found.kind === 'country') return links.country(found.country.slug, null);
  const { iso2, slug, place } =
    found.kind === 'city'
      ? { ...found.city, place: undefined }
      : { iso2: found.place.iso2, slug: found.place.citySlug, place: found.place.slug };
  const city = links.city(findCountry(core, iso2)?.slug ?? '', slug);
  return place === undefined ? city : { ...city, search: `${city.search || '?'}${city.search && '&'}place=${place}` };
}
