import type { Means } from '#shared/destination/facts/compact.ts';

/** How one travels between cities without flying. */
export const landMeans = ['rail', 'bus', 'car', 'ferry'] as const satisfies readonly Means[];
export type LandMeans = (typeof landMeans)[number];

export const isByLand = (means: Means): means is LandMeans => landMeans.some((one) => one === means);
