import type { Coords } from '#shared/destination/flight.ts';

/** A GeoJSON feature as far as the readers need it. */
export interface Feature {
  readonly line: number;
  readonly id: string | undefined;
  readonly coords: Coords;
  readonly properties: Readonly<Record<string, unknown>>;
}
