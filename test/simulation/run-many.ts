import { fork, type ChildProcess } from 'node:child_process';
import { bundleWorker } from './bundle.ts';
import { addTo, commandOf, invariantOf, type FailedRun } from './run-seed.ts';
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
}

/** Few enough that all workers end at about the same time. */
const sliceSeeds = 20;
const progressPeriodMs = 60_000;
/** A worker is a bundle without this process's loader: what `no-broadcast.ts` does, before anything else is loaded. */
const workerArguments = ['--import', 'data:text/javascript,delete globalThis.BroadcastChannel'];

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

/** Runs many seeds on several processes and prints one summary. @returns the exit code */
export async function runMany(options: ManyOptions): Promise<number> {
  const { seeds, workers, mutant } = options;
  const program = await bundleWorker(mutant);
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
  work(): Promise<void> {
    return new Promise((resolve) => {
      const worker = fork(this.program, [], { execArgv: workerArguments });
      let slice = this.give(worker);
      worker.on('message', (report: Report) => {
        for (const one of report.failed) print(`${one.message}\n  ${commandOf(one)}`);
        this.failed.push(...report.failed);
        addTo(this.total, report.counters);
        this.runs += slice?.seeds ?? 0;
        slice = this.give(worker);
      });
      worker.on('exit', () => {
        if (slice) this.unfinished.push(`${slice.from} to ${slice.from + slice.seeds - 1}`);
        resolve(slice ? this.work() : undefined);
      });
    });
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
    return list.length + this.unfinished.length > 0 ? 1 : 0;
  }

  private give(worker: ChildProcess): Slice | undefined {
    const { from, seeds, steps } = this.options;
    const left = from + seeds - this.next;
    if (left <= 0) {
      worker.disconnect();
      return undefined;
    }
    const slice = { from: this.next, seeds: Math.min(sliceSeeds, left), steps };
    this.next += slice.seeds;
    worker.send(slice);
    return slice;
  }
}
