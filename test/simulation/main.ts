import { fork } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { addTo, command, phonesOf, shrink, tell, type Broken } from './tell-many.ts';
import type { Counters, Misfortune } from './story.ts';

/**
 * `npm run simulate -- --seeds N [--from K] [--steps M]` tells N stories on every core and ends with one summary.
 * `npm run simulate -- --seed N [--steps M] [--phones P] [--without "crash,freeze"] [--bug name]` tells one again, step by step; with a planted bug, if one is named.
 */
function option(name: string): string | undefined {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? undefined : process.argv[index + 1];
}
const number = (name: string, otherwise: number): number => Number(option(name) ?? otherwise);

/** What a worker tells its parent. */
type Report = { kind: 'told'; stories: number; counters: Counters } | { kind: 'broken'; broken: Broken };

const steps = number('steps', 200);

if (option('seed') !== undefined) await replay(number('seed', 1));
else if (option('worker') !== undefined) await work(number('from', 1), number('seeds', 1), number('stride', 1));
else await conduct(number('from', 1), number('seeds', 1_000), number('workers', cpus().length));

async function replay(seed: number): Promise<void> {
  const without = (option('without')?.split(',') ?? []) as Misfortune[];
  const bug = option('bug');
  const teller = bug === undefined ? tell : (await (await import('./with-bug.ts')).simulationWith(bug)).tell;
  const told = await teller(seed, steps, number('phones', phonesOf(seed)), without, (line) => { process.stdout.write(`${line}\n`); });
  if ('broken' in told) process.stdout.write(`\n${told.broken.message}\n`);
  else process.stdout.write(`\nEvery promise held. ${summary(told.counters)}\n`);
  process.exit('broken' in told ? 1 : 0);
}

async function work(from: number, seeds: number, stride: number): Promise<void> {
  const say = (report: Report) => { process.send?.(report); };
  let counters: Counters = {};
  let stories = 0;
  for (let seed = from; seed < from + seeds; seed += stride) {
    const told = await tell(seed, steps);
    if ('broken' in told) say({ kind: 'broken', broken: await shrink(told.broken) });
    else addTo(counters, told.counters);
    stories += 1;
    if (stories % 20 !== 0) continue;
    say({ kind: 'told', stories: 20, counters });
    counters = {};
  }
  say({ kind: 'told', stories: stories % 20, counters });
  process.disconnect();
}

async function conduct(from: number, seeds: number, workers: number): Promise<void> {
  const total: Counters = {};
  const broken: Broken[] = [];
  let stories = 0;
  const startedAt = Date.now();
  const say = () => {
    process.stdout.write(`${stories} stories of ${steps} steps (${stories * steps} steps) in ${Math.round((Date.now() - startedAt) / 1000)} s, ${broken.length} broken\n`);
  };
  const every = setInterval(say, 60_000);
  // A run that is stopped says what it has seen so far.
  const stop = () => {
    say();
    process.stdout.write(`${summary(total)}\n`);
    process.exit(broken.length > 0 ? 1 : 0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
  await Promise.all(
    Array.from({ length: workers }, (_, index) => new Promise<void>((resolve) => {
      const worker = fork(fileURLToPath(import.meta.url), ['--worker', '1', '--from', String(from + index), '--seeds', String(seeds - index), '--stride', String(workers), '--steps', String(steps)]);
      worker.on('message', (report: Report) => {
        if (report.kind === 'broken') {
          broken.push(report.broken);
          process.stdout.write(`${report.broken.message}\n  ${command(report.broken)}\n`);
        } else {
          stories += report.stories;
          addTo(total, report.counters);
        }
      });
      worker.on('exit', (code) => {
        if (code !== 0) process.exitCode = 1;
        resolve();
      });
    })),
  );
  clearInterval(every);
  say();
  process.stdout.write(`${summary(total)}\n`);
  if (broken.length > 0) {
    process.stdout.write(`broken: ${broken.map((one) => one.seed).sort((a, b) => a - b).join(', ')}\n`);
    process.exitCode = 1;
  }
}

function summary(counters: Counters): string {
  return Object.entries(counters).sort(([a], [b]) => (a < b ? -1 : 1)).map(([what, times]) => `${what} ${times}`).join(', ');
}
