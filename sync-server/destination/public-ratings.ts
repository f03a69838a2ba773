import type { Knex } from 'knex';
import { limits } from '#shared/kernel/limits.ts';

export interface PublicRating {
  destinationId: string;
  /** The mean of members' hearts over all groups, 1 to 5, one decimal. */
  rating: number;
  /** How many members gave hearts. */
  count: number;
}

interface Cached {
  at: number;
  ratings: readonly PublicRating[];
}

/** SQLite answers with numbers, PostgreSQL with texts. */
interface Found {
  destination_id: string;
  mean: number | string;
  count: number | string;
}

const cacheBy = new WeakMap<Knex, Map<string, Cached>>();
const cacheMs = 5 * 60 * 1000;
const mostKept = 500;

/**
 * Ratings of a city and its places (founding decision 35): from five members on, without names and without groups. The
 * database is asked at most once in five minutes for each city.
 * @param places ids of the places that the catalogue has there
 */
export async function publicRatings(
  { db, now }: { db: Knex; now: () => number },
  cityId: string,
  places: readonly string[],
): Promise<readonly PublicRating[]> {
  const cache = cacheBy.get(db) ?? new Map<string, Cached>();
  cacheBy.set(db, cache);
  const at = now();
  const known = cache.get(cityId);
  if (known && Math.abs(at - known.at) < cacheMs) return known.ratings;
  const rows = (await db('ratings')
    .whereIn('destination_id', [cityId, ...places])
    .whereNotNull('rating')
    .groupBy('destination_id')
    .havingRaw('count(*) >= ?', [limits.publicRatings])
    .orderBy('destination_id')
    .select(db.raw('destination_id, avg(rating) as mean, count(*) as count'))) as Found[];
  const ratings = rows.map(({ destination_id: destinationId, mean, count }) => ({
    destinationId,
    rating: Math.round(Number(mean) * 10) / 10,
    count: Number(count),
  }));
  cache.delete(cityId);
  cache.set(cityId, { at, ratings });
  const [oldest] = cache.keys();
  if (cache.size > mostKept && oldest !== undefined) cache.delete(oldest);
  return ratings;
}
