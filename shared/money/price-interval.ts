/**
 * Prices that somebody accepts, in ten thousand won per person for the whole trip. Both ends belong to it unless marked
 * open; `max` is Infinity when there is no ceiling.
 */
export type PriceInterval = { min: number; max: number; isMinOpen?: boolean; isMaxOpen?: boolean };

/** Whether no price is in it: its ends in the wrong order, or a single price with an open end. */
export function isEmpty({ min, max, isMinOpen = false, isMaxOpen = false }: PriceInterval): boolean {
  return min > max || (min === max && (isMinOpen || isMaxOpen));
}
