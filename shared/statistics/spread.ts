/** The middle of some amounts, in their own unit. */
export type Spread = { mean: number; lowerQuartile: number; median: number; upperQuartile: number };

/**
 * Quartiles by linear interpolation at position (n - 1) p of the sorted values: type 7 of Hyndman and Fan, "Sample
 * Quantiles in Statistical Packages", The American Statistician 50 (1996), the default of R, NumPy and Excel's
 * QUARTILE.INC. Sorted before summing, so that the order of members does not change the floating-point sum. `undefined`
 * without values.
 */
export function spreadOf(values: readonly number[]): Spread | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = meanOf(sorted);
  if (mean === undefined) return undefined;
  return {
    mean,
    lowerQuartile: quantile(sorted, 1, 4),
    median: quantile(sorted, 1, 2),
    upperQuartile: quantile(sorted, 3, 4),
  };
}

/** `undefined` without values: an average of no answers is not zero. */
export function meanOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined;
  return [...values].sort((a, b) => a - b).reduce((sum, value) => sum + value, 0) / values.length;
}

/** The `part`/`parts` quantile of at least one sorted value. */
function quantile(sorted: readonly number[], part: number, parts: number): number {
  const position = ((sorted.length - 1) * part) / parts;
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  return below + (above - below) * (position - Math.floor(position));
}
