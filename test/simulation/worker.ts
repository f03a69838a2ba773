import { activate } from './mutants/activate.ts';
import { addTo, invariantOf, shrink, runSeed, type FailedRun } from './run-seed.ts';
import { pairsIn, type FewFaults } from './faults/all-faults.ts';
import type { Counters } from './simulation.ts';

/** Runs that one process does before it is given more. */
export interface Slice {
  from: number;
  seeds: number;
  steps: number;
  /** Whether failed runs are made smaller, which takes some thirty runs each. */
  isShrinking: boolean;
  /** The defect that the product's code has, in a bundle with mutants. */
  mutant?: string | undefined;
  few?: FewFaults | undefined;
}

/** What came of a slice. */
export interface Report {
  counters: Counters;
  /** In how many runs every two kinds of faults came together. */
  pairs: Counters;
  failed: FailedRun[];
  /** What the product printed by `console.error`: nothing, as in every test. */
  complaints: string[];
}

/** Each process shrinks the first failure of every invariant; any other is repeated by its seed. */
const shrunk = new Set<string>();

let complaints: string[] = [];
console.error = (...words: unknown[]) => {
  complaints.push(words.map(String).join(' '));
};

process.on('message', (slice: Slice) => {
  void work(slice).then((report) => {
    process.send?.(report);
  });
});
process.on('disconnect', () => {
  process.exit(0);
});

async function work({ from, seeds, steps, isShrinking, mutant, few }: Slice): Promise<Report> {
  activate(mutant);
  complaints = [];
  const report: Report = { counters: {}, pairs: {}, failed: [], complaints };
  for (let seed = from; seed < from + seeds; seed += 1) {
    const outcome = await runSeed(seed, steps, { few });
    if ('counters' in outcome) {
      addTo(report.counters, outcome.counters);
      addTo(report.pairs, Object.fromEntries(pairsIn(outcome.counters).map((pair) => [pair, 1])));
    } else report.failed.push(isShrinking ? await smaller(outcome.failed) : outcome.failed);
  }
  return report;
}

async function smaller(failed: FailedRun): Promise<FailedRun> {
  const id = invariantOf(failed.message);
  if (shrunk.has(id)) return failed;
  shrunk.add(id);
  return shrink(failed);
}
