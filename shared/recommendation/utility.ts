import { exp, ln, units } from './exact-math.ts';
import { type Fits, weights } from './features.ts';

/** The lowest of a fit, and of a utility: nothing is quite hopeless, or one member's 0 would hide the difference between places. */
const floor = 0.03;
export const lowest = units(floor);

/**
 * u = exp(sum w ln max(f, 0.03) / sum w) over what is known, in billionths from 0.03 to 1: a weighted geometric mean, because a need
 * that is not met at all cannot be bought back by the others. `undefined` when nothing is known.
 */
export function utility({ tripType, budget, wishes, reach, destinationType, season, pace }: Fits): number | undefined {
  const weight =
    weightOf(weights.tripType, tripType) + weightOf(weights.budget, budget) + weightOf(weights.wishes, wishes) + weightOf(weights.reach, reach) +
    weightOf(weights.destinationType, destinationType) + weightOf(weights.season, season) + weightOf(weights.pace, pace);
  if (weight === 0) return undefined;
  const sum =
    weighed(weights.tripType, tripType) + weighed(weights.budget, budget) + weighed(weights.wishes, wishes) + weighed(weights.reach, reach) +
    weighed(weights.destinationType, destinationType) + weighed(weights.season, season) + weighed(weights.pace, pace);
  return Math.max(lowest, units(exp(Math.min(0, sum / weight))));
}

const weightOf = (weight: number, fit: number | undefined): number => (fit === undefined ? 0 : weight);
const weighed = (weight: number, fit: number | undefined): number => (fit === undefined || fit >= 1 ? 0 : weight * ln(Math.max(fit, floor)));
