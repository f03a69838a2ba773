import { faultNames, type FaultName, type FewFaults } from './faults/all-faults.ts';

/** The value after `--name`. */
export function option(name: string): string | undefined {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
}

export const numberOption = (name: string, otherwise: number): number => Number(option(name) ?? otherwise);

/** Kinds of faults by their names, with commas between them. @throws where one of them is none */
export function faultsOption(name: string): FaultName[] {
  const chosen = option(name)?.split(',') ?? [];
  const unknown = chosen.filter((one) => !faultNames.includes(one));
  if (unknown.length > 0)
    throw new Error(`There is no fault "${unknown.join('", "')}". Faults: ${faultNames.join(', ')}`);
  return chosen;
}

/** `--kinds 3 --with "storage cloned"`: nothing where neither is given. */
export function fewFaults(): FewFaults | undefined {
  const chosen = faultsOption('with');
  const kinds = numberOption('kinds', chosen.length);
  return kinds > 0 ? { kinds, with: chosen } : undefined;
}
