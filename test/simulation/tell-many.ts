import { misfortunes, tellStory, type Counters, type Misfortune } from './story.ts';

export interface Broken {
  seed: number;
  steps: number;
  devices: number;
  without: Misfortune[];
  message: string;
}

export const phonesOf = (seed: number): number => 3 + (seed % 3);

/** Tells one story. @returns what occurred, or what broke. */
export async function tell(
  seed: number,
  steps: number,
  devices = phonesOf(seed),
  without: Misfortune[] = [],
  log?: (line: string) => void,
): Promise<{ counters: Counters } | { broken: Broken }> {
  try {
    return { counters: await tellStory(seed, { steps, devices, without, ...(log ? { log } : {}) }) };
  } catch (error) {
    return {
      broken: { seed, steps, devices, without, message: error instanceof Error ? error.message : String(error) },
    };
  }
}

export function addTo(total: Counters, counters: Counters): void {
  for (const [what, times] of Object.entries(counters)) total[what] = (total[what] ?? 0) + times;
}

export const idOf = (message: string): string => message.split(':')[0] ?? '';

/** The smallest story of this seed that still breaks the same promise: fewest steps, then fewest phones and kinds of misfortune. */
export async function shrink(broken: Broken): Promise<Broken> {
  let smallest = broken;
  const tries = async (steps: number, devices: number, without: Misfortune[]): Promise<boolean> => {
    const told = await tell(broken.seed, steps, devices, without);
    if (!('broken' in told) || idOf(told.broken.message) !== idOf(broken.message)) return false;
    smallest = told.broken;
    return true;
  };
  let passes = 0;
  // The same chance tells the same beginning: a story can be cut anywhere.
  while (smallest.steps - passes > 1) {
    const middle = Math.floor((passes + smallest.steps) / 2);
    if (!(await tries(middle, smallest.devices, smallest.without))) passes = middle;
  }
  for (let devices = 2; devices < smallest.devices; devices += 1)
    if (await tries(smallest.steps, devices, smallest.without)) break;
  for (const one of misfortunes)
    if (!smallest.without.includes(one)) await tries(smallest.steps, smallest.devices, [...smallest.without, one]);
  return smallest;
}

export const command = ({ seed, steps, devices, without }: Broken): string =>
  `npm run simulate -- --seed ${seed} --steps ${steps} --phones ${devices}${without.length > 0 ? ` --without "${without.join(',')}"` : ''}`;
