import type { BudgetTier } from '#shared/travel/options.ts';

/** Where the choice begins. Nothing is saved until the button, which names it, is pressed. */
export const startTier: BudgetTier = 'mid';
