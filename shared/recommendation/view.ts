import type { Range } from '#shared/travel/options.ts';
import type { Reach } from './reach.ts';
import type { Fits } from './features.ts';
import type { Traveller } from './traveller.ts';
import type { Unmet } from './unmet.ts';

/** A destination as one member sees it, with the reasons. */
export interface View {
  traveller: Traveller;
  fits: Fits;
  reach: Reach | undefined;
  /**
   * Whether the upper end of the estimated cost stays within what this member told the group; unknown where either is,
   * or is private.
   */
  isAffordable: boolean | undefined;
  /**
   * Whether the whole band of the estimate lies above what this member told the group; false where either is unknown,
   * or is private.
   */
  isTooDear: boolean;
  /** Whether the way is much longer than this member asked for. */
  isFarOff: boolean;
  /** Whether it is nearer than this member asked for. */
  isNearer: boolean;
  /** Whether it lies within what this member asked for, and the way takes too much of the days. */
  isSlow: boolean;
  /** What texts may ask for and the place does not give this member, and what of it their own texts ask for. */
  lacked: readonly Unmet[];
  unmet: readonly Unmet[];
  /** In billionths, hearts included; `undefined` for somebody who told nothing. */
  utility: number | undefined;
}

/** Hours of a flight: a fifth more than the survey names. */
const muchLonger: Partial<Record<Range, number>> = { intl_short: 4.8, intl_mid: 10.8 };

/** @param off ranges further than was chosen: 0 where a text names the place */
export const isLonger = ({ range }: Pick<Traveller, 'range'>, off: number, { hours }: Pick<Reach, 'hours'>): boolean =>
  range !== undefined && off > 0 && hours > (muchLonger[range] ?? Infinity);

/** Asked to stay in the own country, and this is abroad: a passport and a flight, whatever else suits there. */
export const isSentAbroad = ({ traveller: { range, slack, named }, reach }: View): boolean =>
  range === 'domestic' && slack === 0 && named.isEmpty && reach !== undefined && reach.range !== 'domestic';
