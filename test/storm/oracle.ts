import type { Act } from './ledger.ts';

/** What the API shows, in one line: of a key there is one fact at most. */
export interface Fact {
  key: string;
  value: string;
}

export interface Outcome {
  /** What stood there before anybody did anything. */
  before: readonly Fact[];
  acts: readonly Act[];
  /** What is shown as rejected on the page of its author. */
  rejected: readonly Pick<Act, 'person' | 'key' | 'value'>[];
  /** What the API shows in the end. */
  facts: readonly Fact[];
}

export interface Verdict {
  /** Keys under which something that was called kept is not there, nor shown as rejected. */
  lost: { key: string; allowed: (string | null)[]; found: string | null }[];
  /** Keys that are there more than once. */
  doubled: { key: string; values: string[] }[];
  /** What nobody wrote. */
  strange: Fact[];
}

/**
 * Compares what people were told with what the API shows. Of the acts on a key the last one that was kept stands, or
 * one whose page died after it; one that is excused or shown as rejected may be there or not.
 */
export function judge({ before, acts, rejected, facts }: Outcome): Verdict {
  const verdict: Verdict = { lost: [], doubled: [], strange: [] };
  const found = byKey(facts);
  const first = new Map(before.map((fact) => [fact.key, fact.value]));
  const done = byKey(acts);
  for (const key of new Set([...first.keys(), ...done.keys(), ...found.keys()])) {
    const values = (found.get(key) ?? []).map((fact) => fact.value);
    if (values.length > 1) verdict.doubled.push({ key, values });
    const mine = done.get(key) ?? [];
    const origin = first.get(key) ?? null;
    const allowed = allowedOf(origin, mine, rejected);
    const written = new Set([origin, ...mine.map((act) => act.value)]);
    for (const value of values) if (!written.has(value)) verdict.strange.push({ key, value });
    const stands = values[0] ?? null;
    if (!allowed.has(stands)) verdict.lost.push({ key, allowed: [...allowed], found: stands });
  }
  return verdict;
}

function byKey<T extends { key: string }>(all: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
  return groups;
}

function allowedOf(
  origin: string | null,
  acts: readonly Act[],
  rejected: Outcome['rejected'],
): ReadonlySet<string | null> {
  let allowed = new Set([origin]);
  for (const act of acts) {
    const isRefused = rejected.some(
      (one) => one.person === act.person && one.key === act.key && one.value === act.value,
    );
    const mustStand = act.kept !== undefined && act.excuse === undefined && !isRefused;
    if (mustStand) allowed = new Set([act.value]);
    else allowed.add(act.value);
  }
  return allowed;
}
