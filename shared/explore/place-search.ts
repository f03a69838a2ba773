import { cityOfEachRow, type CompactPlaceNames } from '#shared/destination/compact.ts';
import { placeTypes } from '#shared/destination/place-types.ts';
import { readNames } from '#shared/destination/read-core.ts';
import { slugOf } from '#shared/destination/reserved-slugs.ts';
import type { City, Country, PlaceType } from '#shared/destination/schema.ts';
import { fieldIn, type Language } from '#shared/kernel/languages.ts';
import type { DestinationSearch, SearchResult } from './destination-search.ts';
import { NameSearch } from './search.ts';

/** A place as the list of names knows it: named in English and in one more language. */
export interface NamedPlace extends ReturnType<typeof readNames> {
  slug: string;
  iso2: string;
  citySlug: string;
  type: PlaceType;
}

/** A country, a city or a place that a search has found. */
export type FoundByName = SearchResult | { kind: 'place'; place: NamedPlace };

export const namedBy = (found: FoundByName): Country | City | NamedPlace => {
  if (found.kind === 'country') return found.country;
  return found.kind === 'city' ? found.city : found.place;
};

/** Of twelve results so many are kept for places, where there are as many. */
const fewestPlaces = 4;

/** Countries and cities, and the places in them. */
export class WorldSearch {
  private readonly destinations: DestinationSearch;
  private readonly places: NameSearch<NamedPlace>;

  /** @param names for the readers of that language. Of two places that are called alike the one in the larger city comes first. */
  constructor(
    destinations: DestinationSearch,
    cities: readonly Pick<City, 'iso2' | 'slug' | 'population'>[],
    language: Language,
    names: CompactPlaceNames,
  ) {
    this.destinations = destinations;
    const people = new Map(cities.map(({ iso2, slug, population }) => [`${iso2}/${slug}`, population ?? 0]));
    this.places = new NameSearch(
      readPlaceNames(language, names).map((place) => {
        const city = `${place.iso2}/${place.citySlug}`;
        return { result: place, id: `${city}/${place.slug}`, names: place, size: people.get(city) ?? 0 };
      }),
    );
  }

  /** Destinations before places, unless a place is called so and the destinations are only nearly called so; places that are nearly called so, where there is nothing else. At most `most`. */
  find(typed: string, most = 12): FoundByName[] {
    const places = this.places.find(typed, most, false).map((place): FoundByName => ({ kind: 'place', place }));
    // What is called so leaves no room for what is called almost so.
    const containing = this.places.hasCalledSo(typed) && this.destinations.findContaining(typed, most);
    if (containing) return [...places, ...containing].slice(0, most);
    const destinations = this.destinations.find(typed, most);
    const kept = Math.min(places.length, fewestPlaces);
    const found = [...destinations.slice(0, most - kept), ...places].slice(0, most);
    // Thousands of places are like anything: they are looked at for mistakes only where nothing else is found.
    return found.length > 0 ? found : this.places.find(typed, most).map((place) => ({ kind: 'place', place }));
  }
}

/** Of all countries, each in the editors' order. */
export function readPlaceNames(language: Language, names: CompactPlaceNames): NamedPlace[] {
  return Object.entries(names).flatMap(([iso2, { cities, slug, types, en, own }]) => {
    return cityOfEachRow(cities).map((citySlug, row) => {
      const nameEn = en[row] ?? '';
      return {
        ...readNames([nameEn, nameEn, '', '', '', '']),
        ...(own?.[row] && { [fieldIn('name', language)]: own[row] }),
        slug: (slug[row] ?? '') || slugOf(nameEn),
        iso2,
        citySlug,
        type: placeTypes[Number(types[row])] ?? 'attraction',
      };
    });
  });
}
