import { faultNames, runSimulation, type Counters, type FaultName } from './simulation.ts';

export interface FailedRun {
  seed: number;
  steps: number;
  deviceCount: number;
  without: FaultName[];
  message: string;
}

export const deviceCountOf = (seed: number): number => 3 + (seed % 3);

/** Tells one story. @returns what occurred, or what broke. */
export async function runSeed(
  seed: number,
  steps: number,
  deviceCount = deviceCountOf(seed),
  without: FaultName[] = [],
  log?: (line: string) => void,
): Promise<{ counters: Counters } | { failed: FailedRun }> {
  try {
    return { counters: await runSimulation(seed, { steps, deviceCount, without, ...(log ? { log } : {}) }) };
  } catch (error) {
    return {
      failed: { seed, steps, deviceCount, without, message: error instanceof Error ? error.message : String(error) },
    };
  }
}

export function addTo(total: Counters, counters: Counters): void {
  for (const [what, times] of Object.entries(counters)) total[what] = (total[what] ?? 0) + times;
}

export const idOf = (message: string): string => message.split(':')[0] ?? '';

/** The smallest story of this seed that still breaks the same promise: fewest steps, then fewest phones and kinds of misfortune. */
export async function shrink(failed: FailedRun): Promise<FailedRun> {
  let smallest = failed;
  const tries = async (steps: number, deviceCount: number, without: FaultName[]): Promise<boolean> => {
    const outcome = await runSeed(failed.seed, steps, deviceCount, without);
    if (!('broken' in outcome) || idOf(outcome.failed.message) !== idOf(failed.message)) return false;
    smallest = outcome.failed;
    return true;
  };
  let passes = 0;
  // The same chance tells the same beginning: a story can be cut anywhere.
  while (smallest.steps - passes > 1) {
    const middle = Math.floor((passes + smallest.steps) / 2);
    if (!(await tries(middle, smallest.deviceCount, smallest.without))) passes = middle;
  }
  for (let deviceCount = 2; deviceCount < smallest.deviceCount; deviceCount += 1)
    if (await tries(smallest.steps, deviceCount, smallest.without)) break;
  for (const one of faultNames)
    if (!smallest.without.includes(one)) await tries(smallest.steps, smallest.deviceCount, [...smallest.without, one]);
  return smallest;
}

export const command = ({ seed, steps, deviceCount, without }: FailedRun): string =>
  `npm run simulate -- --seed ${seed} --steps ${steps} --phones ${deviceCount}${without.length > 0 ? ` --without "${without.join(',')}"` : ''}`;
