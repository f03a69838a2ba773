import { bundleWorker } from './bundle.ts';
import { allPairs, type FewFaults } from './faults/all-faults.ts';
import { mutantNamed } from './mutants/all-mutants.ts';
import { addTo, commandOf, invariantOf, type FailedRun } from './run-seed.ts';
import { RunWorker } from './run-worker.ts';
import type { Counters } from './simulation.ts';
import { summaryOf } from './summary.ts';
import type { Report, Slice } from './worker.ts';

export interface ManyOptions {
  from: number;
  seeds: number;
  steps: number;
  workers: number;
  /** Runs this mutant instead of the product. */
  mutant?: string | undefined;
  few?: FewFaults | undefined;
}

/** Few enough that all workers end at about the same time. */
const sliceSeeds = 20;
/** In so many runs of 200 steps every two kinds of faults have to meet. */
const runsForAllPairs = 2_000;
const progressPeriodMs = 60_000;
const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs many seeds on several processes and prints one summary. @returns the exit code */
export async function runMany(options: ManyOptions): Promise<number> {
  const { seeds, workers, mutant } = options;
  if (mutant !== undefined) mutantNamed(mutant);
  const program = await bundleWorker(mutant !== undefined);
  const many = new ManyRuns(options, program.path);
  const progress = setInterval(() => {
    many.printProgress();
  }, progressPeriodMs);
  const finish = (): number => {
    clearInterval(progress);
    program.remove();
    return many.printSummary();
  };
  // A run that is stopped prints what it has seen so far.
  const stop = () => {
    process.exit(finish());
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  await Promise.all(Array.from({ length: Math.min(workers, Math.ceil(seeds / sliceSeeds)) }, () => many.work()));
  return finish();
}

/** Gives slices of the seeds to worker processes and collects what they report. */
class ManyRuns {
  private readonly total: Counters = {};
  private readonly pairs: Counters = {};
  private readonly failed: FailedRun[] = [];
  private readonly unfinished: string[] = [];
  private readonly startedAt = Date.now();
  private next: number;
  private runs = 0;

  constructor(
    private readonly options: ManyOptions,
    private readonly program: string,
  ) {
    this.next = options.from;
  }

  /** One worker until no seed is left. A worker that dies does not stop the rest: another one takes its place. */
  async work(): Promise<void> {
    let worker = new RunWorker(this.program);
    for (let slice = this.nextSlice(); slice; slice = this.nextSlice()) {
      const report = await worker.run(slice).catch(() => undefined);
      if (report) this.take(slice, report);
      else {
        this.unfinished.push(`${slice.from} to ${slice.from + slice.seeds - 1}`);
        worker = new RunWorker(this.program);
      }
    }
    worker.stop();
  }

  printProgress(): void {
    const { seeds, steps } = this.options;
    const seconds = (Date.now() - this.startedAt) / 1000;
    const stepsDone = this.runs * steps;
    const msPerStep = (seconds * 1000) / Math.max(1, stepsDone);
    print(
      `${this.runs} of ${seeds} runs of ${steps} steps (${stepsDone} steps) in ${Math.round(seconds)} s, ${msPerStep.toFixed(2)} ms a step, ${this.failed.length} failed`,
    );
  }

  printSummary(): number {
    this.printProgress();
    print(summaryOf(this.total));
    const list = [...this.failed]
      .sort((one, other) => one.seed - other.seed)
      .map(({ seed, message }) => `${seed} ${invariantOf(message)}`);
    if (list.length > 0) print(`failed: ${list.join(', ')}`);
    if (this.unfinished.length > 0) print(`not run, their process died: ${this.unfinished.join(', ')}`);
    return list.length + this.unfinished.length + this.missingPairs() > 0 ? 1 : 0;
  }

  /** @returns how many pairs of faults should have met in so many runs and did not */
  private missingPairs(): number {
    const missing = allPairs.filter((pair) => !this.pairs[pair]);
    const least = Math.min(...allPairs.map((pair) => this.pairs[pair] ?? 0));
    print(`pairs of faults: ${allPairs.length - missing.length} of ${allPairs.length}, the rarest in ${least} runs`);
    if (this.options.few) return 0;
    if (missing.length > 0) print(`never in one run: ${missing.join('; ')}`);
    return this.runs >= runsForAllPairs ? missing.length : 0;
  }

  private take(slice: Slice, { failed, counters, pairs, complaints }: Report): void {
    for (const one of failed) print(`${one.message}\n  ${commandOf(one)}`);
    for (const one of complaints) print(`console.error: ${one}`);
    this.failed.push(...failed);
    addTo(this.total, counters);
    addTo(this.pairs, pairs);
    this.runs += slice.seeds;
  }

  private nextSlice(): Slice | undefined {
    const { from, seeds, steps, mutant, few } = this.options;
    const left = from + seeds - this.next;
    if (left <= 0) return undefined;
    const slice = { from: this.next, seeds: Math.min(sliceSeeds, left), steps, isShrinking: true, mutant, few };
    this.next += slice.seeds;
    return slice;
  }
}
