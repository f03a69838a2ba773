import { addTo, invariantOf, shrink, runSeed, type FailedRun } from './run-seed.ts';
import type { Counters } from './simulation.ts';

/** Runs that one process does before it is given more. */
export interface Slice {
  from: number;
  seeds: number;
  steps: number;
}

/** What came of a slice. */
export interface Report {
  counters: Counters;
  failed: FailedRun[];
}

/** Shrinking takes some thirty runs: each process shrinks the first failure of every invariant; any other is repeated by its seed. */
const shrunk = new Set<string>();

process.on('message', ({ from, seeds, steps }: Slice) => {
  void work(from, seeds, steps).then((report) => {
    process.send?.(report);
  });
});
process.on('disconnect', () => {
  process.exit(0);
});

async function work(from: number, seeds: number, steps: number): Promise<Report> {
  const report: Report = { counters: {}, failed: [] };
  for (let seed = from; seed < from + seeds; seed += 1) {
    const outcome = await runSeed(seed, steps);
    if ('counters' in outcome) addTo(report.counters, outcome.counters);
    else report.failed.push(await smaller(outcome.failed));
  }
  return report;
}

async function smaller(failed: FailedRun): Promise<FailedRun> {
  const id = invariantOf(failed.message);
  if (shrunk.has(id)) return failed;
  shrunk.add(id);
  return shrink(failed);
}
