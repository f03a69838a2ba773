import { exp, ln, units } from './exact-math.ts';
import { emptyRow, type FitRow, type Fits, features, weights } from './features.ts';

/**
 * The lowest of a fit, and of a utility: nothing is quite hopeless, or one member's 0 would hide the difference between
 * places.
 */
const floor = 0.03;
export const lowest = units(floor);

/**
 * u = exp(sum w ln max(f, 0.03) / sum w) over what is known, in billionths from 0.03 to 1: a weighted geometric mean,
 * because a need that is not met at all cannot be bought back by the others. `undefined` when nothing is known.
 */
export function utility(fits: Fits): number | undefined {
  features.forEach((feature, at) => {
    scratch[at] = fits[feature] ?? NaN;
  });
  return rowUtility(scratch);
}

export function rowUtility(row: FitRow): number | undefined {
  let weight = 0;
  let sum = 0;
  for (let at = 0; at < weighs.length; at += 1) {
    const fit = row[at] ?? NaN;
    if (Number.isNaN(fit)) continue;
    const share = weighs[at] ?? 0;
    weight += share;
    if (fit < 1) sum += share * ln(fit > floor ? fit : floor);
  }
  return weight === 0 ? undefined : Math.max(lowest, units(exp(Math.min(0, sum / weight))));
}

/** A utility of which a part is left; never below the lowest. */
export const times = (utility: number | undefined, part: number): number | undefined =>
  utility === undefined || part === 1 ? utility : Math.max(lowest, Math.round(utility * part));

const weighs = Float64Array.from(features, (feature) => weights[feature]);
const scratch = emptyRow();
