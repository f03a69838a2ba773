import type { GroupState } from '#shared/kernel/replica.ts';
import type { City } from '#shared/destination/schema.ts';

/** All hearts that cities have got, by city id. */
export function heartsByCity(rows: Pick<GroupState, 'list'>): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { data } of rows.list('rating'))
    if (data.destinationId.split('/').length === 2)
      found.set(data.destinationId, (found.get(data.destinationId) ?? 0) + data.rating);
  return found;
}

/** The most hearted city of a country, where one has any. */
export function lovedCity(
  cities: readonly City[],
  countryId: string,
  hearts: ReadonlyMap<string, number>,
): City | undefined {
  const [most] = cities
    .filter((city) => city.countryId === countryId && hearts.has(city.id))
    .sort((a, b) => (hearts.get(b.id) ?? 0) - (hearts.get(a.id) ?? 0));
  return most;
}
