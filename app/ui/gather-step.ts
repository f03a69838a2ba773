/** The colour step of `k` of `n` people: nobody is palest, everybody is deepest. */
export type GatherStep = 0 | 1 | 2 | 3 | 4 | 5 | 'full';

/**
 * 0 and full are exact; the rest is rounded into five steps, one for each colour between `--gather-0` and
 * `--gather-full`.
 */
export function gatherStep(k: number, n: number): GatherStep {
  if (k <= 0 || n <= 0) return 0;
  if (k >= n) return 'full';
  return Math.min(5, Math.max(1, Math.round((6 * k) / n))) as GatherStep;
}
