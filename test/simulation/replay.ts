import { faultsOption, fewFaults, numberOption, option } from './command-line.ts';
import { loadMutant } from './load-mutant.ts';
import { deviceCountOf, runSeed } from './run-seed.ts';
import { summaryOf } from './summary.ts';

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** One run, printed step by step. @returns the exit code */
export async function replay(seed: number, steps: number): Promise<number> {
  const without = faultsOption('without');
  const few = fewFaults();
  const mutant = option('mutant');
  const loaded = mutant === undefined ? undefined : await loadMutant(mutant);
  const run = loaded?.runSeed ?? runSeed;
  const outcome = await run(
    seed,
    steps,
    { deviceCount: numberOption('devices', deviceCountOf(seed)), without, few },
    print,
  );
  await loaded?.close();
  const isFailed = 'failed' in outcome;
  print(isFailed ? `\n${outcome.failed.message}` : `\nEvery invariant held. ${summaryOf(outcome.counters)}`);
  return isFailed ? 1 : 0;
}
