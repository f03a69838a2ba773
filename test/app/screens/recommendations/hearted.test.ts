import { describe, expect, test } from 'vitest';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { City } from '#shared/destination/schema.ts';
import { heartsByCity, lovedCity } from '#app/screens/recommendations/hearted.ts';

const heart = (memberId: string, destinationId: string, rating: number) => ({
  kind: 'rating' as const,
  id: `${destinationId}:${memberId}`,
  version: 1,
  timestamp: 1,
  mutationId: 'x',
  data: { memberId, destinationId, rating, votedAt: 1 },
});
const city = (id: string) => ({ id, countryId: id.split('/')[0] }) as City;

describe('hearts where there are no scores', () => {
  const rows = new GroupReplica([
    heart('a', 'japan/sapporo', 5),
    heart('b', 'japan/sapporo', 3),
    heart('a', 'japan/osaka', 5),
    heart('a', 'japan', 5),
    heart('a', 'japan/osaka/osaka-castle', 5),
  ]);

  test('hearts of cities are added up; those of countries and places are not theirs', () => {
    expect([...heartsByCity(rows)]).toEqual([
      ['japan/sapporo', 8],
      ['japan/osaka', 5],
    ]);
  });

  test('a country is led by its most hearted city, and by none where nobody gave hearts', () => {
    const cities = [city('japan/osaka'), city('japan/sapporo'), city('taiwan/taipei')];
    expect(lovedCity(cities, 'japan', heartsByCity(rows))?.id).toBe('japan/sapporo');
    expect(lovedCity(cities, 'taiwan', heartsByCity(rows))).toBeUndefined();
  });
});
