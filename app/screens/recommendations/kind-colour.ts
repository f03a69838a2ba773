import type { PlaceType } from '#shared/destination/schema.ts';

/**
 * Of a kind of place on the map and in its row, where the word stands beside it. The colours are those of
 * `places.module.css`; elsewhere there is none.
 */
export const kindColour = (type: PlaceType): string => `var(--kind-${type})`;
