import { clientMutants } from './client-mutants.ts';
import { withVariants, type Edit } from './edits.ts';
import type { Mutant } from './mutant.ts';
import { serverMutants } from './server-mutants.ts';
import { sharedMutants } from './shared-mutants.ts';

export const mutants: readonly Mutant[] = [...clientMutants, ...serverMutants, ...sharedMutants];

/** @throws when there is no such mutant */
export function mutantNamed(name: string): Mutant {
  const found = mutants.find((one) => one.name === name);
  if (!found) throw new Error(`There is no mutant "${name}". Mutants: ${mutants.map((one) => one.name).join(', ')}`);
  return found;
}

/**
 * A file's code with the functions of all mutants behind switches.
 * @param path from the project's root.
 * @throws when a function or place is gone
 */
export function withSwitches(code: string, path: string): string {
  const functions = new Map<string, Map<string, readonly Edit[]>>();
  for (const { name, changes } of mutants)
    for (const { file, in: where, edits } of changes) {
      if (file !== path) continue;
      const variants = functions.get(where) ?? new Map<string, readonly Edit[]>();
      functions.set(where, variants.set(name, [...(variants.get(name) ?? []), ...edits]));
    }
  return [...functions].reduce((edited, [where, variants]) => {
    const conditions = [...variants].map(([name, edits]) => ({ if: `globalThis.activeMutant === '${name}'`, edits }));
    return withVariants(edited, path, where, conditions);
  }, code);
}
