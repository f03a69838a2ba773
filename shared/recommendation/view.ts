import type { Flight } from '#shared/destination/flight.ts';
import type { Fits } from './features.ts';
import type { Traveller } from './traveller.ts';

/** A destination as one member sees it, with the reasons. */
export interface View {
  traveller: Traveller;
  fits: Fits;
  flight: Flight | undefined;
  /** Whether the estimated cost stays within what this member told; unknown where either is. */
  isAffordable: boolean | undefined;
  /** In billionths, hearts included; `undefined` for somebody who told nothing. */
  utility: number | undefined;
}
