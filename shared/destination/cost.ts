/**
 * Five tiers of what a day costs a person on the ground (bed, food, getting about), without flights. Editors'
 * judgement.
 */
export const costTiers = [1, 2, 3, 4, 5] as const;
export type CostTier = (typeof costTiers)[number];

/** An amount of money between two ends, in ten thousand won. */
export interface ManwonBand {
  readonly from: number;
  readonly to: number;
}

/** Ten thousand won per person and day. */
export const dailyCost: Readonly<Record<CostTier, ManwonBand>> = {
  1: { from: 6, to: 8 },
  2: { from: 9, to: 12 },
  3: { from: 13, to: 18 },
  4: { from: 19, to: 26 },
  5: { from: 27, to: 40 },
};

/** Middle of the tier, ten thousand won per person and day: what the budget fit reckons with. */
export function dailyCostManwon(tier: CostTier): number {
  return (dailyCost[tier].from + dailyCost[tier].to) / 2;
}

/** Tiers above or below the country's. */
export type CostOffset = -1 | 0 | 1 | 2;

/** A city's tier: its country's, up or down where the editors said so, never off the scale. */
export function cityTier(country: CostTier, offset: CostOffset): CostTier {
  return Math.min(5, Math.max(1, country + offset)) as CostTier;
}

/**
 * A return fare in economy, ten thousand won: 15 + 0.0115 per km (one way, as flown). A rule of thumb over all seasons
 * and airlines, never to be shown as a price. Nothing where nobody would fly (`flight.ts`).
 */
export function fareEstimateManwon(km: number): number {
  return km < 120 ? 0 : 15 + 0.0115 * km;
}
