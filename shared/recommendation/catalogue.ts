import type { Facts } from '#shared/destination/facts/read.ts';
import type { Coords } from '#shared/destination/flight.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import type { Strengths } from '#shared/destination/strength.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';

/** What scoring reads of the catalogue; `readCore` satisfies it. */
export interface ScoredCore {
  readonly countries: readonly Country[];
  readonly cities: readonly City[];
  readonly gateways: ReadonlyMap<string, Coords>;
  readonly facts: Facts;
}

/** Anything with strengths and tags: a city or a place. Unknown tags say nothing for or against it. */
export interface Subject {
  readonly strengths: Strengths;
  readonly tags?: readonly PlaceTag[] | undefined;
  /** People; null: not counted; absent: not a city. */
  readonly population?: number | null;
  readonly costTier?: City['costTier'];
}
