import type { AuthoredCity, AuthoredCountry, AuthoredPlace } from '#server/destination/build/sources/authored.ts';

/** Something that a check found; excused only by an entry of `exceptions.json` with the same check and id. */
export interface Problem {
  readonly check: string;
  /** "ISO", "ISO/city" or "ISO/city/place". */
  readonly id: string;
  readonly text: string;
}

export function eachCity<T>(
  authored: readonly AuthoredCountry[],
  visit: (city: AuthoredCity, id: string, country: AuthoredCountry) => T[],
): T[] {
  return authored.flatMap((country) =>
    country.cities.flatMap((city) => visit(city, `${country.country}/${city.city}`, country)),
  );
}

export function eachPlace<T>(
  authored: readonly AuthoredCountry[],
  visit: (place: AuthoredPlace, id: string, city: AuthoredCity) => T[],
): T[] {
  return eachCity(authored, (city, id) => city.places.flatMap((place) => visit(place, `${id}/${place.place}`, city)));
}
