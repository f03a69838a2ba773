import { numberOption, option } from './command-line.ts';
import { faultNames } from './faults/all-faults.ts';
import { loadMutant } from './mutants/load-mutant.ts';
import { deviceCountOf, runSeed } from './run-seed.ts';
import { summaryOf } from './summary.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** One run, printed step by step. @returns the exit code */
export async function replay(seed: number, steps: number): Promise<number> {
  const without = option('without')?.split(',') ?? [];
  const unknown = without.filter((one) => !faultNames.includes(one));
  if (unknown.length > 0) {
    print(`There is no fault "${unknown.join('", "')}". Faults: ${faultNames.join(', ')}`);
    return 1;
  }
  const mutant = option('mutant');
  const loaded = mutant === undefined ? undefined : await loadMutant(mutant);
  const run = loaded?.runSeed ?? runSeed;
  const outcome = await run(seed, steps, numberOption('devices', deviceCountOf(seed)), without, print);
  await loaded?.close();
  const isFailed = 'failed' in outcome;
  print(isFailed ? `\n${outcome.failed.message}` : `\nEvery invariant held. ${summaryOf(outcome.counters)}`);
  return isFailed ? 1 : 0;
}
