import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { core } from '#server/destination/catalogue.ts';
import { Programs } from '#test/worlds/program.ts';
import { catchUp, coldLoad } from './catch-up.ts';
import { drain } from './drain.ts';
import { fanOut } from './fan-out.ts';
import { faults } from './faults.ts';
import { benchMap } from './map.ts';
import { oneGroup } from './one-group.ts';
import { line, median, ms, title } from './print.ts';
import { benchScoring } from './scoring.ts';
import { writers } from './writers.ts';

/**
 * `npm run bench [-- W2 W4 scoring map]`: what the built server costs beside its floor, in the same run, as ratios.
 * Nothing here is a test: machines are noisy. The server is a process of its own; the clients, and the floors, are this
 * one.
 */
const built = { script: ['dist/server/main.js'] };
if (!existsSync('dist/server/main.js')) {
  process.stderr.write('Build first: npm run build\n');
  process.exit(1);
}

async function start(): Promise<void> {
  const times: number[] = [];
  let memory = 0;
  for (let repetition = 0; repetition < 5; repetition += 1) {
    const programs = new Programs();
    const from = performance.now();
    const { url } = await programs.start({ ...built, env: { METRICS: 'on' } });
    const answer = await fetch(`${url}/readyz`);
    if (!answer.ok) throw new Error('not ready');
    times.push(performance.now() - from);
    memory = Number(/^process_resident_memory_bytes (\S+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);
    await programs.close();
  }
  title('Start');
  line('from the process to /readyz, new database', `median ${ms(median(times))}`);
  line('memory when idle (RSS)', `${(memory / 1e6).toFixed(0)} MB`);
}

const workloads: [name: string, run: (url: string) => Promise<void>][] = [
  ['start', start],
  ['W1', fanOut],
  ['W2', drain],
  ['W3', coldLoad],
  ['W4', catchUp],
  ['W6', faults],
  ['W7', writers],
  ['W8', oneGroup],
];
const asked = process.argv.slice(2);
if (asked.length === 0 || asked.includes('scoring')) benchScoring(core);
if (asked.length === 0 || asked.includes('map')) await benchMap(core);
for (const [name, run] of workloads) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  const programs = new Programs();
  const { url } = await programs.start(built);
  try {
    await run(url);
  } finally {
    await programs.close();
  }
}
line(
  'load of the machine at the end',
  loadavg()
    .map((one) => one.toFixed(1))
    .join(' '),
);
