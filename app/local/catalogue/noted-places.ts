import type { Place } from '#shared/destination/schema.ts';
import { languages, nameIn, type Language } from '#shared/kernel/languages.ts';
import { limits } from '#shared/kernel/limits.ts';

/** A suggested city and what its proposer says with it. */
export interface NotedCity {
  id: string;
  iso2: string;
  note: string;
}

/** By city the place, in the reader's language, whose name in any language is all that was said. */
export type NotedPlaces = ReadonlyMap<string, string>;

/**
 * Who suggests a place of a city finds its name filled in, in their own language: that is nobody's words, and others
 * read it in theirs.
 */
export function notedPlaces(cities: readonly NotedCity[], places: readonly Place[], language: Language): NotedPlaces {
  const key = (name: string) => name.slice(0, limits.placeNote).trim();
  return new Map(
    cities.flatMap(({ id, note }) => {
      const found = places.find(
        (place) => place.cityId === id && languages.some((one) => key(nameIn(one, place)) === key(note)),
      );
      return found ? [[id, nameIn(language, found)] as const] : [];
    }),
  );
}
