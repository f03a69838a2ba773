import { cityOfEachRow, type CompactPlaceNames } from '#shared/destination/compact.ts';
import { placeTypes } from '#shared/destination/place-types.ts';
import { readNames } from '#shared/destination/core/read-core.ts';
import { slugOf } from '#shared/destination/reserved-slugs.ts';
import type { City, Country, PlaceType } from '#shared/destination/schema.ts';
import { fieldIn, type Language } from '#shared/kernel/languages.ts';
import type { DestinationSearch, SearchResult } from './destination-search.ts';
import { asWritten, NameSearch } from './search.ts';
import { themeNearly } from './themes.ts';
import { writings } from './writings.ts';

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

  /**
   * @param names for the readers of that language. Of two places that are called alike the one in the larger city comes
   * first.
   */
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
      true,
    );
  }

  /**
   * What is called so: destinations before places, unless a place is called so and the destinations only contain it.
   * Where nothing is, and the text means nothing else, what is nearly called so: destinations, and places where there
   * is nothing else. At most `most`.
   */
  find(typed: string, most = 12): FoundByName[] {
    const called = this.findCalled(typed, most);
    if (called.length > 0 || this.destinations.isSomethingElse(typed)) return called;
    const nearly = this.destinations.findNearly(typed, most);
    // Thousands of places are like anything: they are looked at for mistakes only where nothing else is found, nor a
    // wish.
    return nearly.length > 0 || themeNearly(typed) ? nearly : this.findPlaces(typed, most);
  }

  private findCalled(typed: string, most: number): FoundByName[] {
    const places =
      writings(typed)
        .map((text) => this.findPlaces(text, most, asWritten))
        .find((found) => found.length > 0) ?? [];
    const named = this.destinations.findNamed(typed, most);
    // What is called so comes before what has it in the middle of a word.
    if (named.length > 0 && !this.destinations.hasCalledSo(typed) && this.places.hasCalledSo(typed))
      return [...places, ...named].slice(0, most);
    const destinations = this.destinations.findCalled(typed, most);
    const kept = Math.min(places.length, fewestPlaces);
    return [...destinations.slice(0, most - kept), ...places].slice(0, most);
  }

  private findPlaces(typed: string, most: number, worst?: number): FoundByName[] {
    return this.places.find(typed, most, worst).map((place) => ({ kind: 'place', place }));
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
