import type { Coords } from '#shared/destination/flight.ts';
import type { City, Country } from '#shared/destination/schema.ts';
import type { Strengths } from '#shared/destination/strength.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';

/** A city as the catalogue has it. `tags` (those of its places) may be unknown; then they say nothing for or against it. */
export type ScoredCity = City & { readonly tags?: readonly PlaceTag[] };

/** What scoring reads of the catalogue; `readCore` satisfies it. */
export interface ScoredCore {
  readonly countries: readonly Country[];
  readonly cities: readonly ScoredCity[];
  readonly gateways: ReadonlyMap<string, Coords>;
}

/** Anything with strengths and tags: a city or a place. */
export interface Subject {
  readonly strengths: Strengths;
  readonly tags?: readonly PlaceTag[];
  /** People; null: not counted; absent: not a city. */
  readonly population?: number | null;
  readonly costTier?: City['costTier'];
}

