import type { FitDot } from './explain.ts';

/**
 * Something to choose from: each member's utility in billionths, in one order of members; `undefined` where somebody
 * told nothing.
 */
export interface Choice {
  id: string;
  utilities: readonly (number | undefined)[];
}

/** Greedy looks at so many of the best only. */
const considered = 40;

/**
 * Greedy EP-FuzzDA (Malecek, Peska: "Fairness-preserving Group Recommendations With User Weighting", UMAP 2021
 * adjunct). `ranked` is best first; slot 1 is its first; each next slot maximises
 *   sum over members of min(u_m, max(0, (TOT + sum u) / n - used_m)),
 * where TOT is what all members have got so far and used_m what this one has: gains count only up to an equal share, so
 * everyone has something in the list. Ties go to the better ranked. Everything is multiplied by n, which keeps it in
 * whole numbers.
 */
export function shortlist(ranked: readonly Choice[], size = 5): string[] {
  const left = heardOnly(ranked.slice(0, considered));
  const [first] = left.splice(0, 1);
  if (!first || size <= 0) return [];
  const used = [...first.utilities];
  const chosen = [first.id];
  while (chosen.length < size && left.length > 0) {
    const gains = left.map(({ utilities }) => gainOf(utilities, used));
    const [next] = left.splice(gains.indexOf(Math.max(...gains)), 1);
    if (!next) break;
    chosen.push(next.id);
    next.utilities.forEach((value, member) => {
      used[member] = (used[member] ?? 0) + value;
    });
  }
  return chosen;
}

/** Whoever told nothing of any of them has no share to fill. */
function heardOnly(choices: readonly Choice[]): { id: string; utilities: number[] }[] {
  const heard =
    choices[0]?.utilities.flatMap((_, member) =>
      choices.some(({ utilities }) => utilities[member] !== undefined) ? [member] : [],
    ) ?? [];
  return choices.map(({ id, utilities }) => ({ id, utilities: heard.map((member) => utilities[member] ?? 0) }));
}

/** n times the gain, in billionths. */
function gainOf(utilities: readonly number[], used: readonly number[]): number {
  const count = utilities.length;
  const total = sum(used) + sum(utilities);
  return sum(
    utilities.map((value, member) => Math.min(count * value, Math.max(0, total - count * (used[member] ?? 0)))),
  );
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * Whether each member who told anything finds something that suits them well.
 * @param fits of each chosen one: how it suits each member, in one order of members
 */
export function suitsEach(fits: readonly (readonly (FitDot | undefined)[])[]): boolean {
  const told = (fits[0] ?? []).flatMap((dot, member) => (dot === undefined ? [] : [member]));
  return told.length > 1 && told.every((member) => fits.some((one) => one[member] === 'good'));
}
