import type { Coords } from '#shared/destination/flight.ts';
import { pointAt } from '#shared/explore/reach-line.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { distanceFor } from '#app/text/units.ts';

/** Kilometres, or miles where the reader counts in them. */
const radii = [20, 10, 5, 3, 1] as const;
/** Degrees between two points of the ring, seen from its middle. */
const step = 5;

export interface CenterRing {
  /** As the reader counts it. */
  readonly radius: number;
  readonly line: readonly Coords[];
}

/** The ring on a map that shows how large a distance is there: the largest round one well within the farthest of the places. */
export function centerRing(language: Language, center: Coords, distancesKm: readonly number[]): CenterRing {
  const farthest = distanceFor(language, Math.max(0, ...distancesKm));
  const radius = radii.find((one) => one <= farthest * 0.7) ?? 1;
  const km = radius / distanceFor(language, 1);
  return {
    radius,
    line: Array.from({ length: 360 / step }, (_, index) => pointAt(center, index * step, km)),
  };
}
