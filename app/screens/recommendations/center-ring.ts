import type { Coords } from '#shared/destination/flight.ts';
import { pointAt } from '#shared/explore/reach-line.ts';
import type { Language } from '#shared/kernel/languages.ts';
import { distanceFor } from '#app/text/units.ts';

/** Kilometres, or miles where the reader counts in them. */
const radii = [1, 2, 3, 5, 10, 15, 20, 30, 50] as const;
/** Degrees between two points of the ring, seen from its middle. */
const step = 5;

export interface CenterRing {
  /** As the reader counts it. */
  readonly radius: number;
  readonly line: readonly Coords[];
}

/**
 * Two rings that show how large distances are on a map: of the round ones the nearest to the middle of the places'
 * distances and to the farthest.
 */
export function centerRings(
  language: Language,
  center: Coords,
  distancesKm: readonly number[],
): readonly [near: CenterRing, far: CenterRing] {
  const sorted = distancesKm.map((km) => distanceFor(language, km)).sort((a, b) => a - b);
  // The outer one is never the smallest, so that there is one within it.
  const far = Math.max(1, nearestRadius(sorted.at(-1) ?? 0));
  const near = Math.min(far - 1, nearestRadius(sorted[Math.floor((sorted.length - 1) / 2)] ?? 0));
  return [ringOf(language, center, radii[near] ?? 1), ringOf(language, center, radii[far] ?? 2)];
}

/** Its place among the radii, by the part that they differ. */
function nearestRadius(distance: number): number {
  const apart = radii.map((one) => Math.abs(Math.log(one / Math.max(distance, 0.01))));
  return apart.indexOf(Math.min(...apart));
}

function ringOf(language: Language, center: Coords, radius: number): CenterRing {
  const km = radius / distanceFor(language, 1);
  return {
    radius,
    line: Array.from({ length: 360 / step }, (_, index) => pointAt(center, index * step, km)),
  };
}
