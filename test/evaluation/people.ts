import type { RatedType } from '#shared/destination/strength.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';
import type { MainOrigin, Range } from '#shared/travel/options.ts';
import type { SeededRandom } from '#test/builders/seeded-random.ts';

/** What somebody is like, as far as a survey could ask. How happy a place makes them is the world's own matter. */
export interface Person {
  origin: MainOrigin;
  /** 0..1 per rated type. */
  tastes: Record<RatedType, number>;
  /** Things that make their day. */
  loves: readonly PlaceTag[];
  /** Ten thousand won for the whole trip. */
  purse: number;
  range: Range;
}

export const kinds = [
  'similar',
  'random',
  'two camps',
  'lone minority',
  'mixed origins',
  'tight and loose budgets',
] as const;
export type Kind = (typeof kinds)[number];

export interface Outing {
  /** 1 to 12. */
  month: number;
  days: number;
  start: string;
  end: string;
}

export interface PlantedGroup {
  people: readonly Person[];
  trip: Outing;
  /** How happy each city would make each person, 0..1, by city id; in the order of `people`. */
  truth: readonly ReadonlyMap<string, number>[];
}

/** Draws groups of n with a hidden happiness. */
export interface World {
  name: string;
  plant: (kind: Kind, n: number, random: SeededRandom) => PlantedGroup;
}
