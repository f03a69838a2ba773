import { fork, type ChildProcess } from 'node:child_process';
import { cpus } from 'node:os';
import { bundleWorker } from './bundle.ts';
import { addTo, command, idOf, deviceCountOf, runSeed, type FailedRun } from './run-seed.ts';
import type { Counters, FaultName } from './simulation.ts';
import type { Report, Slice } from './worker.ts';

/**
 * `npm run simulate -- --seeds N [--from K] [--steps M] [--workers W]` tells N stories on every core and ends with one summary.
 * `npm run simulate -- --seed N [--steps M] [--phones P] [--without "crash,freeze"] [--bug name]` tells one again, step by step; with a planted bug, if one is named.
 */
function option(name: string): string | undefined {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
}
const number = (name: string, otherwise: number): number => Number(option(name) ?? otherwise);

/** Few enough that all workers end at about the same time. */
const sliceSeeds = 20;
const steps = number('steps', 200);

if (option('seed') !== undefined) await replay(number('seed', 1));
else await conduct(number('from', 1), number('seeds', 1_000), number('workers', cpus().length));

async function replay(seed: number): Promise<void> {
  const without = (option('without')?.split(',') ?? []) as FaultName[];
  const bug = option('bug');
  const runner = bug === undefined ? runSeed : (await (await import('./mutants/load-mutant.ts')).loadMutant(bug)).runSeed;
  const outcome = await runner(seed, steps, number('phones', deviceCountOf(seed)), without, (line) => {
    process.stdout.write(`${line}\n`);
  });
  if ('broken' in outcome) process.stdout.write(`\n${outcome.failed.message}\n`);
  else process.stdout.write(`\nEvery promise held. ${summary(outcome.counters)}\n`);
  process.exit('broken' in outcome ? 1 : 0);
}

/** Every worker tells slices of the seeds, one after the other; what breaks, and a worker that dies, does not stop the rest. */
async function conduct(from: number, seeds: number, workers: number): Promise<void> {
  const total: Counters = {};
  const failed: FailedRun[] = [];
  const unfinished: string[] = [];
  const program = await bundleWorker();
  let next = from;
  let stories = 0;
  const startedAt = Date.now();
  const say = () => {
    const seconds = (Date.now() - startedAt) / 1000;
    process.stdout.write(
      `${stories} of ${seeds} stories of ${steps} steps (${stories * steps} steps) in ${Math.round(seconds)} s, ${((seconds * 1000) / Math.max(1, stories * steps)).toFixed(2)} ms a step, ${failed.length} broken\n`,
    );
  };
  const every = setInterval(say, 60_000);
  const sum = () => {
    clearInterval(every);
    program.remove();
    say();
    process.stdout.write(`${summary(total)}\n`);
    const list = failed
      .sort((one, other) => one.seed - other.seed)
      .map(({ seed, message }) => `${seed} ${idOf(message)}`);
    if (list.length > 0) process.stdout.write(`broken: ${list.join(', ')}\n`);
    if (unfinished.length > 0) process.stdout.write(`not told, their process died: ${unfinished.join(', ')}\n`);
    process.exitCode = list.length + unfinished.length > 0 ? 1 : 0;
  };
  // A run that is stopped says what it has seen so far.
  const stop = () => {
    sum();
    process.exit();
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);

  const give = (worker: ChildProcess): Slice | undefined => {
    if (next >= from + seeds) {
      worker.disconnect();
      return undefined;
    }
    const slice = { from: next, seeds: Math.min(sliceSeeds, from + seeds - next), steps };
    next += slice.seeds;
    worker.send(slice);
    return slice;
  };
  const employ = (): Promise<void> =>
    new Promise((resolve) => {
      // In place of this process's loader, as the worker is plain JavaScript: what `no-broadcast.ts` does, before anything else is loaded.
      const worker = fork(program.path, [], {
        execArgv: ['--import', 'data:text/javascript,delete globalThis.BroadcastChannel'],
      });
      let slice = give(worker);
      worker.on('message', (report: Report) => {
        for (const one of report.failed) process.stdout.write(`${one.message}\n  ${command(one)}\n`);
        failed.push(...report.failed);
        addTo(total, report.counters);
        stories += slice?.seeds ?? 0;
        slice = give(worker);
      });
      worker.on('exit', () => {
        if (slice) unfinished.push(`${slice.from} to ${slice.from + slice.seeds - 1}`);
        resolve(slice ? employ() : undefined);
      });
    });
  await Promise.all(Array.from({ length: Math.min(workers, Math.ceil(seeds / sliceSeeds)) }, employ));
  sum();
}

function summary(counters: Counters): string {
  return Object.entries(counters)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, times]) => `${what} ${times}`)
    .join(', ');
}
