/**
 * From here on code with switches (`mutant-plugin.ts`) runs as this mutant has it; without a name it is the product's.
 */
export function activate(mutant: string | undefined): void {
  Object.assign(globalThis, { activeMutant: mutant });
}
