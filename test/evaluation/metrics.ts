/** What a list of five did for a group; every happiness is relative to the member's own best city (1). */
export const metrics = ['mean', 'worst member', 'miserable', 'zero-hit@5', 'nDCG@5 mean', 'nDCG@5 min', 'regret'] as const;
export type Metric = (typeof metrics)[number];
export type Outcome = Record<Metric, number>;

/** On the scale of hearts (five even steps): below 0.4 are one and two hearts, from 0.6 on four and five. */
const misery = 0.4;
const hit = 0.6;

/** `truth[m][c]`: member m's true happiness in city c. The first of `list` is where the group goes. */
export function judge(truth: readonly ReadonlyMap<string, number>[], list: readonly string[]): Outcome {
  const best = truth.map((ofMember) => Math.max(...ofMember.values()));
  const relative = (member: number, id: string) => (truth[member]?.get(id) ?? 0) / (best[member] ?? 1);
  const members = truth.map((_, member) => member);
  const at = (id: string) => members.map((member) => relative(member, id));
  const there = at(list[0] ?? '');
  const gains = members.map((member) => {
    const ideal = [...(truth[member]?.values() ?? [])].sort((a, b) => b - a).slice(0, 5).map((value) => value / (best[member] ?? 1));
    return discounted(list.slice(0, 5).map((id) => relative(member, id))) / discounted(ideal);
  });
  const ids = [...(truth[0]?.keys() ?? [])];
  return {
    mean: mean(there),
    'worst member': Math.min(...there),
    miserable: mean(there.map((value) => (value < misery ? 1 : 0))),
    'zero-hit@5': mean(members.map((member) => (list.slice(0, 5).some((id) => relative(member, id) >= hit) ? 0 : 1))),
    'nDCG@5 mean': mean(gains),
    'nDCG@5 min': Math.min(...gains),
    // The oracle knows everyone's heart and goes by the same harmonic mean.
    regret: Math.max(...ids.map((id) => harmonic(at(id)))) - harmonic(there),
  };
}

/** The mean of paired differences and its standard error. */
export function paired(a: readonly number[], b: readonly number[]): { difference: number; error: number } {
  const differences = a.map((value, index) => value - (b[index] ?? 0));
  const difference = mean(differences);
  const variance = differences.reduce((sum, value) => sum + (value - difference) ** 2, 0) / Math.max(1, differences.length - 1);
  return { difference, error: Math.sqrt(variance / differences.length) };
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const harmonic = (values: readonly number[]): number => values.length / values.reduce((sum, value) => sum + 1 / Math.max(value, 0.05), 0);
const discounted = (gains: readonly number[]): number => gains.reduce((sum, gain, index) => sum + gain / Math.log2(index + 2), 0);
