import type { Place } from '../schema.ts';
import type { RatedType } from '../strength.ts';
import type { Wish } from '../wishes.ts';
import type { Facts } from './read.ts';

/**
 * The place that carries a wish or side of a city, among the places of that city as `readPlaces` gives them (the editors' first, in their order).
 * Undefined where the value is below 7 or the city is imported.
 */
export function evidenceFor(
  facts: Facts,
  cityId: string,
  asked: Wish | RatedType,
  placesOfCity: readonly Place[],
): Place | undefined {
  const position = facts.cities.get(cityId)?.evidence[asked];
  return position === undefined ? undefined : placesOfCity[position];
}
