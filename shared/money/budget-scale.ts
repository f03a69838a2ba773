import type { BudgetTier, Currency } from '#shared/travel/options.ts';
import { fromManwon, toManwon } from './currency.ts';
import { tierInterval } from './budget-tier.ts';

/** The ends of the axis' four equal parts, in whole units of the currency; the first begins at 0. */
const parts: Readonly<Record<Currency, readonly [number, number, number, number]>> = {
  KRW: [500_000, 1_000_000, 2_000_000, 3_000_000],
  USD: [400, 800, 1_600, 2_400],
  JPY: [50_000, 100_000, 200_000, 300_000],
  CNY: [2_500, 5_000, 10_000, 15_000],
};
/** Ten steps in each of the first two parts, ten in the third, five in the last: 50,000, 100,000 and 200,000 won. */
const stepsOfPart = [10, 10, 10, 5] as const;

export const axisParts = (currency: Currency): readonly number[] => parts[currency];

/** Every amount that a thumb can stand at, from 0 to the end of the axis. */
export function axisAmounts(currency: Currency): number[] {
  const amounts = [0];
  let from = 0;
  for (const [index, to] of parts[currency].entries()) {
    const count = stepsOfPart[index] ?? 1;
    for (let step = 1; step <= count; step += 1) amounts.push(from + ((to - from) * step) / count);
    from = to;
  }
  return amounts;
}

/** Where an amount lies on the axis: 0 to 1; what is beyond its end lies at the end. */
export function axisPosition(amount: number, currency: Currency): number {
  let from = 0;
  for (const [index, to] of parts[currency].entries()) {
    if (amount <= to) return (index + (amount - from) / (to - from)) / parts[currency].length;
    from = to;
  }
  return 1;
}

/** The index in `axisAmounts` that is nearest to an amount. */
export function nearestStep(amount: number, currency: Currency): number {
  const amounts = axisAmounts(currency);
  let best = 0;
  for (const [index, one] of amounts.entries())
    if (Math.abs(one - amount) < Math.abs((amounts[best] ?? 0) - amount)) best = index;
  return best;
}

/**
 * What an amount is in another currency, at the nearest place for a thumb; beyond the end of the axis the last step
 * goes on.
 */
export function convertAmount(amount: number, from: Currency, to: Currency): number {
  const exact = fromManwon(toManwon(amount, from), to);
  const amounts = axisAmounts(to);
  const [beforeLast = 0, last = 0] = amounts.slice(-2);
  if (exact <= last) return amounts[nearestStep(exact, to)] ?? 0;
  const step = last - beforeLast;
  return last + Math.round((exact - last) / step) * step;
}

/** The next end of a part above (1) or below (-1) a step, as an index in `axisAmounts`. */
export function nextStop(step: number, direction: 1 | -1): number {
  const stops = [0];
  for (const count of stepsOfPart) stops.push((stops.at(-1) ?? 0) + count);
  return direction === 1
    ? (stops.find((one) => one > step) ?? stops.at(-1) ?? 0)
    : (stops.findLast((one) => one < step) ?? 0);
}

/** In won: a tier without an upper end reaches the end of the axis. */
export function tierEnds(tier: BudgetTier): { min: number; max: number } {
  const { min, max } = tierInterval(tier);
  return { min: min * 10_000, max: max === Infinity ? (parts.KRW.at(-1) ?? 0) : max * 10_000 };
}

/** The tier whose ends these are exactly. */
export function tierWithEnds(min: number, max: number, currency: Currency): BudgetTier | undefined {
  if (currency !== 'KRW') return undefined;
  return (['low', 'mid', 'high', 'luxury'] as const).find((tier) => {
    const ends = tierEnds(tier);
    return ends.min === min && ends.max === max;
  });
}
