import { expect, test } from 'vitest';
import { bundleWorker } from './bundle.ts';
import { runs, steps, wanted } from './commit-runs.ts';
import { addTo, commandOf } from './run-seed.ts';
import { RunWorker } from './run-worker.ts';

test(`S1-S15, L1-L5 every invariant holds after every step of ${runs} runs, and everything that can go wrong has`, async () => {
  const program = await bundleWorker();
  // Two cores share them.
  const workers = [new RunWorker(program.path), new RunWorker(program.path)];
  const seeds = Math.ceil(runs / workers.length);
  try {
    const reports = await Promise.all(
      workers.map((worker, index) => worker.run({ from: 1 + index * seeds, seeds, steps, isShrinking: true })),
    );
    const failed = reports.flatMap((report) => report.failed);
    expect(failed.map((one) => `${one.message}\n  ${commandOf(one)}`)).toEqual([]);
    expect(
      reports.flatMap((report) => report.complaints),
      'console.error was called',
    ).toEqual([]);
    const counters = {};
    for (const report of reports) addTo(counters, report.counters);
    expect(wanted.filter((what) => !(what in counters))).toEqual([]);
  } finally {
    for (const worker of workers) worker.stop();
    program.remove();
  }
});
