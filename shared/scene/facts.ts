import type { Climate } from '#shared/destination/climate.ts';
import type { Coords } from '#shared/destination/flight.ts';
import type { Strengths } from '#shared/destination/strength.ts';
import type { PlaceTag } from '#shared/destination/tags.ts';

/** What a drawing is made from: a part of a city's row, so that a `City` can be given as it is. */
export interface SceneFacts {
  readonly slug: string;
  /** ISO 3166-1 code. */
  readonly iso2: string;
  readonly coords: Coords;
  readonly climate: Climate;
  readonly strengths: Strengths;
  /** Those of its places, each once; unknown for imported rows. */
  readonly tags?: readonly PlaceTag[];
}

export const sceneKey = ({ iso2, slug }: SceneFacts): string => `${iso2}/${slug}`;
export const hasTag = ({ tags = [] }: SceneFacts, ...names: readonly PlaceTag[]): boolean =>
  names.some((name) => tags.includes(name));
export const countTags = ({ tags = [] }: SceneFacts, ...names: readonly PlaceTag[]): number =>
  names.filter((name) => tags.includes(name)).length;
