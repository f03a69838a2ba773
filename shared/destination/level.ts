/** A city's level by its population (people); the catalogue's own steps, not an administrative rank. */
export const levels = ['city', 'town', 'village'] as const;
export type Level = (typeof levels)[number];

/** At least 100,000 people: city; at least 10,000: town; fewer, or none counted by GeoNames: village. */
export function levelOf(population: number | null): Level {
  if (population === null || population < 10_000) return 'village';
  return population < 100_000 ? 'town' : 'city';
}
