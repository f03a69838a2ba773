import type { Reach } from './reach.ts';

/** Hours of a day that are not slept. */
const waking = 14;
/**
 * Of a long way so many hours beyond the eighth are slept, at most. A night flight of six hours costs no day; after a
 * longer one the first day goes by in a daze, which only a trip of a week can spare.
 */
const asleep = (days: number): number => Math.max(3, Math.min(6, 2 * (days - 5)));
/** There and back, of the waking hours: up to here nobody minds. */
const unnoticed = 0.12;
/** From here on it is too far: a third for each way, less where there is no night in between. */
const tooMuch = (days: number): number => Math.min(2 / 3, 0.3 + 0.13 * days);

/** Part of the trip's waking hours that the way there and back takes. */
export function partOnTheWay({ doorHours }: Reach, days: number): number {
  return (2 * (doorHours - Math.min(asleep(days), Math.max(0, doorHours - 8)))) / (waking * days);
}

export const isTooFar = (reach: Reach, days: number): boolean => partOnTheWay(reach, days) > tooMuch(days);

/** 1 while nobody minds, then evenly down to .1 where it is too far. */
export function timeFit(reach: Reach, days: number): number {
  const part = partOnTheWay(reach, days);
  if (part <= unnoticed) return 1;
  const left = Math.max(0, 1 - (0.9 * (part - unnoticed)) / (tooMuch(days) - unnoticed));
  // One night or none: what a flight takes is missing twice, because the day is gone with it.
  return Math.max(0.1, days <= 2 ? left * left : left);
}
