import './world/no-broadcast.ts';
import { faultNames, type FaultName, type FewFaults } from './faults/all-faults.ts';
import { runSimulation, type Counters } from './simulation.ts';

/** A run that broke an invariant or ended in an exception; enough to repeat it. */
export interface FailedRun {
  seed: number;
  steps: number;
  deviceCount: number;
  without: FaultName[];
  few?: FewFaults | undefined;
  message: string;
}

export type Outcome = { counters: Counters } | { failed: FailedRun };

export const deviceCountOf = (seed: number): number => 3 + (seed % 3);

/** Runs one seed. @returns what occurred, or what failed */
export async function runSeed(
  seed: number,
  steps: number,
  {
    deviceCount = deviceCountOf(seed),
    without = [],
    few,
  }: { deviceCount?: number; without?: FaultName[]; few?: FewFaults | undefined } = {},
  log?: (line: string) => void,
): Promise<Outcome> {
  const options = { seed, steps, deviceCount, without, few };
  try {
    return { counters: await runSimulation({ ...options, ...(log ? { log } : {}) }) };
  } catch (error) {
    return { failed: { ...options, message: error instanceof Error ? error.message : String(error) } };
  }
}

export function addTo(total: Counters, counters: Counters): void {
  for (const [what, times] of Object.entries(counters)) total[what] = (total[what] ?? 0) + times;
}

/** The invariant of a message: `S5` of `S5: ...`. */
export const invariantOf = (message: string): string => message.split(':')[0] ?? '';

/** The smallest run of this seed that breaks the same invariant: fewest steps, then fewest devices and faults. */
export async function shrink(failed: FailedRun): Promise<FailedRun> {
  let smallest = failed;
  const fails = async (steps: number, deviceCount: number, without: FaultName[]): Promise<boolean> => {
    const outcome = await runSeed(failed.seed, steps, { deviceCount, without, few: failed.few });
    if (!('failed' in outcome) || invariantOf(outcome.failed.message) !== invariantOf(failed.message)) return false;
    smallest = outcome.failed;
    return true;
  };
  // The first steps of a seed are the same whatever the number of steps: a bisection finds the shortest run.
  let longestPassing = 0;
  while (smallest.steps - longestPassing > 1) {
    const middle = Math.floor((longestPassing + smallest.steps) / 2);
    if (!(await fails(middle, smallest.deviceCount, smallest.without))) longestPassing = middle;
  }
  for (let devices = 2; devices < smallest.deviceCount; devices += 1)
    if (await fails(smallest.steps, devices, smallest.without)) break;
  for (const fault of faultNames)
    if (!smallest.without.includes(fault))
      await fails(smallest.steps, smallest.deviceCount, [...smallest.without, fault]);
  return smallest;
}

/** The command that repeats a run step by step. */
export const commandOf = ({ seed, steps, deviceCount, without, few }: FailedRun): string =>
  [
    `npm run simulate -- --seed ${seed} --steps ${steps} --devices ${deviceCount}`,
    ...(without.length > 0 ? [`--without "${without.join(',')}"`] : []),
    ...(few ? [`--kinds ${few.kinds}`] : []),
    ...(few && few.with.length > 0 ? [`--with "${few.with.join(',')}"`] : []),
  ].join(' ');
