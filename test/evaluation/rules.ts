import { allRound } from '#shared/recommendation/type-fit.ts';
import type { CityScore } from '#shared/recommendation/cities.ts';
import { mean } from './metrics.ts';

/**
 * Ways to make one order of many opinions; all see the same cities and the same estimated utilities. Higher is better.
 */
export const rules = {
  ours: ({ score }: CityScore) => score,
  average: (city: CityScore) => mean(known(city)),
  nash: (city: CityScore) => known(city).reduce((product, value) => product * (value / 1e9), 1),
  'least misery': (city: CityScore) => Math.min(...known(city)),
  'most pleasure': (city: CityScore) => Math.max(...known(city)),
  /** Nobody is asked: what is good all round, large places first. */
  popularity: ({ city }: CityScore) => allRound(city.strengths) * 1e9 + (city.population ?? 0),
} satisfies Record<string, (city: CityScore) => number>;
export type Rule = keyof typeof rules;

/** `cities` come in our order, which settles ties. */
export function order(cities: readonly CityScore[], rule: Rule): CityScore[] {
  if (rule === 'ours') return [...cities];
  return cities
    .map((city) => ({ city, value: rules[rule](city) }))
    .sort((a, b) => b.value - a.value)
    .map(({ city }) => city);
}

const known = ({ utilities }: CityScore): number[] => utilities.flatMap((value) => value ?? []);
