import type { CityFacts } from '#shared/destination/facts/schema.ts';
import type { City } from '#shared/destination/schema.ts';
import { ratedTypes, type Strengths } from '#shared/destination/strength.ts';
import type { VoteType } from '#shared/vote/schema.ts';

/**
 * A destination's strength for a trip type, 0..1. Founding decision 17: adventure is activity, culture is sightseeing,
 * nature is relax and activity by half. `other` was described in words only: the mean of the three best sides, an
 * all-round destination.
 */
export function typeFit(strengths: Strengths, type: VoteType): number {
  switch (type) {
    case 'adventure':
      return strengths.activity / 3;
    case 'culture':
      return strengths.sightseeing / 3;
    case 'nature':
      return (strengths.relax + strengths.activity) / 6;
    case 'other':
      return allRound(strengths);
    default:
      return strengths[type] / 3;
  }
}

/**
 * Mean of the three best of the seven strengths, 0..1. Asked for every city and member, so it is reckoned once per row.
 */
export function allRound(strengths: Strengths): number {
  const known = reckoned.get(strengths);
  if (known !== undefined) return known;
  const [first = 0, second = 0, third = 0] = ratedTypes.map((type) => strengths[type]).sort((a, b) => b - a);
  const mean = (first + second + third) / 9;
  reckoned.set(strengths, mean);
  return mean;
}

const reckoned = new WeakMap<Strengths, number>();

/**
 * A side of 0 to 10 as the editors set it; of an imported city its strength. Founding decision 17: adventure, culture
 * and nature are read as sides.
 */
export function cityTypeFit(facts: CityFacts | undefined, city: City, type: VoteType): number {
  const sides = facts?.sides;
  if (sides === undefined) return typeFit(city.strengths, type);
  switch (type) {
    case 'adventure':
      return sides.activity / 10;
    case 'culture':
    case 'other':
      return sides.sightseeing / 10;
    case 'nature':
      return (sides.relax + sides.activity) / 20;
    default:
      return sides[type] / 10;
  }
}
