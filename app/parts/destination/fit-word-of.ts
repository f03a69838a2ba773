export type FitWordKey = 'great' | 'good' | 'fine' | 'poor';

/** The word for a score out of ten as it is shown, so that word, bar and order never disagree. */
export function fitWordOf(score: number): FitWordKey {
  if (score >= 8.5) return 'great';
  if (score >= 7) return 'good';
  return score >= 5 ? 'fine' : 'poor';
}
