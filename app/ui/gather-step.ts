/** The colour step of `k` of `n` people: nobody is palest, everybody is deepest. */
export type GatherStep = 0 | 1 | 2 | 3 | 4 | 5 | 'full';

/** The ramp of the design (visual README, section 3): 0 and full are exact, the rest is rounded into five steps. */
export function gatherStep(k: number, n: number): GatherStep {
  if (k <= 0 || n <= 0) return 0;
  if (k >= n) return 'full';
  return Math.min(5, Math.max(1, Math.round((6 * k) / n))) as GatherStep;
}
