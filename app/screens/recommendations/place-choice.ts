import type { Place } from '#shared/destination/schema.ts';
import { placesFor } from '#shared/recommendation/places.ts';
import { generalKinds, leisureKinds, type TravelChoice, type TravelType } from '#shared/recommendation/travel-types.ts';

/** A kind of trip, perhaps still without its second choice where it has one. */
export type Chosen = Extract<TravelChoice, { kind: string }> | { type: TravelType };

export function kindsOf(type: 'general' | 'leisure'): Extract<TravelChoice, { kind: string }>[] {
  return type === 'general'
    ? generalKinds.map((kind) => ({ type, kind }))
    : leisureKinds.map((kind) => ({ type, kind }));
}

export const hasKinds = (type: TravelType): type is 'general' | 'leisure' => type === 'general' || type === 'leisure';

/** The places of a kind of trip; of sightseeing and leisure without a second choice all of their kinds. */
export function placesOf(places: readonly Place[], chosen: Chosen): readonly Place[] {
  if ('kind' in chosen) return placesFor(places, chosen);
  const { type } = chosen;
  if (!hasKinds(type)) return placesFor(places, { type });
  const found = new Set(kindsOf(type).flatMap((kind) => [...placesFor(places, kind)]));
  return places.filter((place) => found.has(place));
}

/** The city of the same country with the most places of a kind, where this one has none. */
export function richestCity(
  places: readonly Place[],
  cityId: string,
  chosen: Chosen,
): { cityId: string; count: number } | undefined {
  const counts = new Map<string, number>();
  for (const place of placesOf(places, chosen))
    if (place.cityId !== cityId) counts.set(place.cityId, (counts.get(place.cityId) ?? 0) + 1);
  const [most] = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return most && { cityId: most[0], count: most[1] };
}
