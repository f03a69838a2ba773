/** What a list of five did for a group; every happiness is relative to the member's own best city (1). */
export const metrics = [
  'mean',
  'worst member',
  'miserable',
  'zero-hit@5',
  'nDCG@5 mean',
  'nDCG@5 min',
  'regret',
] as const;
export type Metric = (typeof metrics)[number];
export type Outcome = Record<Metric, number>;

/** On the scale of ratings (five even steps): below 0.4 are ratings 1 and 2, from 0.6 on 4 and 5. */
const misery = 0.4;
const hit = 0.6;

/**
 * `truth[m]`: member m's true happiness by city id. Judges lists of ids; the first of a list is where the group goes.
 */
export function judgeBy(truth: readonly ReadonlyMap<string, number>[]): (list: readonly string[]) => Outcome {
  const relative = truth.map((ofMember) => {
    const best = Math.max(...ofMember.values());
    return new Map([...ofMember].map(([id, value]) => [id, value / best]));
  });
  const at = (id: string) => relative.map((ofMember) => ofMember.get(id) ?? 0);
  const ideals = relative.map((ofMember) => discounted([...ofMember.values()].sort((a, b) => b - a).slice(0, 5)));
  // The oracle knows everyone's true happiness and uses the same harmonic mean.
  const oracle = Math.max(...[...(relative[0]?.keys() ?? [])].map((id) => harmonic(at(id))));
  return (list) => {
    const there = at(list[0] ?? '');
    const five = list.slice(0, 5).map(at);
    const gains = ideals.map((ideal, member) => discounted(five.map((values) => values[member] ?? 0)) / ideal);
    return {
      mean: mean(there),
      'worst member': Math.min(...there),
      miserable: mean(there.map((value) => (value < misery ? 1 : 0))),
      'zero-hit@5': mean(relative.map((_, member) => (five.some((values) => (values[member] ?? 0) >= hit) ? 0 : 1))),
      'nDCG@5 mean': mean(gains),
      'nDCG@5 min': Math.min(...gains),
      regret: oracle - harmonic(there),
    };
  };
}

/** The mean of paired differences and its standard error. */
export function paired(a: readonly number[], b: readonly number[]): { difference: number; error: number } {
  const differences = a.map((value, index) => value - (b[index] ?? 0));
  const difference = mean(differences);
  const variance =
    differences.reduce((sum, value) => sum + (value - difference) ** 2, 0) / Math.max(1, differences.length - 1);
  return { difference, error: Math.sqrt(variance / differences.length) };
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
const harmonic = (values: readonly number[]): number =>
  values.length / values.reduce((sum, value) => sum + 1 / Math.max(value, 0.05), 0);
const discounted = (gains: readonly number[]): number =>
  gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
