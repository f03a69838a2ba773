import { afterAll, expect, test } from 'vitest';
import { bundleWorker } from './bundle.ts';
import { isRunOfProduct, steps } from './describe-runs.ts';
import { invariantOf, type FailedRun } from './run-seed.ts';
import { RunWorker } from './run-worker.ts';
import { mutants } from './mutants/all-mutants.ts';

/** Within so many seeds each mutant has to be caught. */
const seeds = Number(process.env['MUTANT_SEEDS'] ?? 200);

/** One seed at a time, over the product or over a mutant of it: all in one process, which is warm after the first. */
async function openRuns() {
  const program = await bundleWorker(true);
  let worker = new RunWorker(program.path);
  const failureOf = async (seed: number, mutant?: string): Promise<FailedRun | undefined> => {
    try {
      return (await worker.run({ from: seed, seeds: 1, steps, isShrinking: false, mutant })).failed[0];
    } catch (error) {
      worker = new RunWorker(program.path);
      throw error;
    }
  };
  /**
   * Equal options give equal runs: those of `runs-1.test.ts` and `runs-2.test.ts` say there when one fails; others are
   * done once per seed.
   */
  const ofProduct = new Map<number, Promise<FailedRun | undefined>>();
  return {
    failureOf,
    failureOfProduct: (seed: number) => {
      if (isRunOfProduct(seed)) return undefined;
      const known = ofProduct.get(seed) ?? failureOf(seed);
      ofProduct.set(seed, known);
      return known;
    },
    close: () => {
      worker.stop();
      program.remove();
    },
  };
}

/** The seed that is written beside the mutant, then all from the first. */
function* seedsFrom(first: number): Iterable<number> {
  yield first;
  for (let seed = 1; seed <= seeds; seed += 1) if (seed !== first) yield seed;
}

/**
 * What the checks are worth: each of these changes of the product's code is caught by a run that passes without it.
 * @param half of the mutants: each has a file of its own, so that two cores share them
 */
export async function testMutants(half: 0 | 1): Promise<void> {
  const runs = await openRuns();
  afterAll(runs.close);
  const chosen = mutants
    .filter(({ isLong }) => process.env['PROOF'] === 'full' || !isLong)
    .filter((_, index) => index % 2 === half);
  for (const { name, what, seed: first, breaks } of chosen) {
    test(`${breaks}: ${what}`, async () => {
      const others: string[] = [];
      for (const seed of seedsFrom(first)) {
        const failed = await runs.failureOf(seed, name);
        if (!failed) continue;
        others.push(`${seed} ${failed.message}`);
        if (invariantOf(failed.message) === breaks && !(await runs.failureOfProduct(seed))) return;
      }
      expect.fail(`No run of ${seeds} breaks ${breaks} by this alone. Other failures: ${others.join('; ') || 'none'}`);
    });
  }
}
