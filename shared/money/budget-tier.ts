import type { PriceInterval } from '#shared/money/price-interval.ts';
import type { BudgetTier } from '#shared/travel/options.ts';

const intervals: Readonly<Record<BudgetTier, PriceInterval>> = {
  low: { min: 0, max: 50, isMaxOpen: true },
  mid: { min: 50, max: 100, isMaxOpen: true },
  high: { min: 100, max: 200 },
  luxury: { min: 200, max: Infinity, isMinOpen: true },
};

/** Per person for the whole trip in ten thousand won: [0,50) [50,100) [100,200] and over 200 (founding decision 10). */
export const tierInterval = (tier: BudgetTier): PriceInterval => intervals[tier];
