import { exp, ln, units } from './exact-math.ts';
import { features, type Fits, weights } from './features.ts';

/** The lowest of a fit, and of a utility: nothing is quite hopeless, or one member's 0 would hide the difference between places. */
const floor = 0.03;
export const lowest = units(floor);

/**
 * u = exp(sum w ln max(f, 0.03) / sum w) over what is known, in billionths from 0.03 to 1: a weighted geometric mean, because a need
 * that is not met at all cannot be bought back by the others. `undefined` when nothing is known.
 */
export function utility(fits: Fits): number | undefined {
  let sum = 0;
  let weight = 0;
  for (const feature of features) {
    const fit = fits[feature];
    if (fit === undefined) continue;
    sum += weights[feature] * logOf(fit);
    weight += weights[feature];
  }
  return weight === 0 ? undefined : Math.max(lowest, units(exp(Math.min(0, sum / weight))));
}

function logOf(fit: number): number {
  return fit >= 1 ? 0 : ln(Math.max(fit, floor));
}
