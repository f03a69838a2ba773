import type { Flight } from '#shared/destination/flight.ts';
import type { Fits } from './features.ts';
import type { Traveller } from './traveller.ts';

/** A destination as one member sees it, with the reasons. */
export interface View {
  traveller: Traveller;
  fits: Fits;
  flight: Flight | undefined;
  /** In billionths, hearts included; `undefined` for somebody who told nothing. */
  utility: number | undefined;
}
