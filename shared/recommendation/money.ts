import { dailyCostManwon } from '#shared/destination/cost.ts';
import type { StayStyle } from '#shared/destination/facts/schema.ts';
import type { City } from '#shared/destination/schema.ts';
import { exp } from './exact-math.ts';
import type { ScoredCore } from './catalogue.ts';
import type { Reach } from './reach.ts';

/**
 * Fare, nights (days - 1), days and transfers per person, ten thousand won, in a style. Imported cities know their tier
 * only.
 */
export function tripCostManwon(core: ScoredCore, reach: Reach, city: City, days: number, style: StayStyle): number {
  const cost = core.facts.cities.get(city.id)?.cost[style];
  if (cost === undefined) return reach.fareManwon + days * dailyCostManwon(city.costTier);
  return reach.fareManwon + (days - 1) * cost.bed + days * cost.day;
}

/** The style that somebody asks for, by the survey's words; the middle one without. */
export type StyleWish = 'simple' | 'middle' | 'fine';

/**
 * How content somebody is with each style: a bunk is a sacrifice for whoever did not ask for one. Hostel, middle, fine.
 */
const contentWith: Readonly<Record<StyleWish, readonly number[]>> = {
  simple: [1, 1, 1],
  middle: [0.6, 1, 1],
  fine: [0.3, 0.75, 1],
};

/**
 * 1 up to the ceiling, then exp(-(cost / ceiling - 1) / 0.25): a quarter more is a third as good. Whoever can pay for
 * the style they would like has that; else the best of what they can pay for and how content they are with it, so that
 * more money never makes a place worse. `costs`: by style.
 */
export function moneyFit(costs: readonly number[], ceilingManwon: number, wish: StyleWish): number {
  if (ceilingManwon === Infinity) return 1;
  let best = 0;
  for (let at = 0; at < costs.length; at += 1) {
    const content = contentWith[wish][at] ?? 0;
    if (content <= best) continue;
    const fit = content * below(costs[at] ?? Infinity, ceilingManwon);
    if (fit > best) best = fit;
    if (best === 1) return 1;
  }
  return best;
}

export function below(costManwon: number, ceilingManwon: number): number {
  return costManwon <= ceilingManwon ? 1 : exp(-(costManwon / Math.max(1, ceilingManwon) - 1) / 0.25);
}

/** The band that is told of an estimate reaches from nine tenths of it to a quarter above. */
export const costBand = (costManwon: number): { from: number; to: number } => ({
  from: Math.round(costManwon * 0.9),
  to: Math.round(costManwon * 1.25),
});

/** Whether the whole band lies above the ceiling: then the trip costs more, however the estimate errs. */
export const isOver = (costManwon: number, ceilingManwon: number): boolean => costBand(costManwon).from > ceilingManwon;

/** Whether the upper end of the band stays within the ceiling: only then may a sentence say so. */
export const isWithin = (costManwon: number, ceilingManwon: number): boolean =>
  costBand(costManwon).to <= ceilingManwon;
