import fc from 'fast-check';
import { isEmpty, type PriceInterval } from '#shared/money/price-interval.ts';

/** Ends on whole numbers, each open or closed, sometimes a single price, sometimes without a ceiling. */
export const someInterval = fc
  .record({
    min: fc.integer({ min: 0, max: 40 }),
    width: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 0, max: 25 }) },
      { weight: 1, arbitrary: fc.constant(Infinity) },
    ),
    isMinOpen: fc.boolean(),
    isMaxOpen: fc.boolean(),
  })
  .map(({ min, width, isMinOpen, isMaxOpen }): PriceInterval => ({
    min,
    max: min + width,
    isMinOpen,
    isMaxOpen: isMaxOpen && width < Infinity,
  }))
  .filter((interval) => !isEmpty(interval));

export const someIntervals = fc.array(someInterval, { maxLength: 7 });

/** With whole ends, every set of prices that matters holds a whole or a half number: enough prices for a scan. */
export const allPrices = Array.from({ length: 140 }, (_, index) => index / 2);

/** What the ends of an interval mean, price by price: what the product computes from the ends is held against it. */
export function accepts(interval: PriceInterval, priceManwon: number): boolean {
  const { min, max, isMinOpen = false, isMaxOpen = false } = interval;
  return (isMinOpen ? min < priceManwon : min <= priceManwon) && (isMaxOpen ? priceManwon < max : priceManwon <= max);
}
