import { clientMutants } from './client-mutants.ts';
import { editFunction } from './edits.ts';
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

/** A file's code as the mutant has it. @param path from the project's root. @throws when a function or place is gone */
export function mutate(code: string, path: string, mutant: Mutant): string {
  return mutant.changes
    .filter((change) => change.file === path)
    .reduce((edited, change) => editFunction(edited, path, change.in, change.edits), code);
}
