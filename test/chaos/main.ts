import 'fake-indexeddb/auto';
import { parseArgs } from 'node:util';
import { postgresForChaos, sqliteForChaos } from './chaos-database.ts';
import { runChaos } from './run-chaos.ts';

/**
 * `npm run chaos [-- --database postgres --processes 3] [--writes N or --minutes N] [--seed N] [--url postgres://… or
 * --pooled]`: ten devices over the built server, 10,000 writes on SQLite unless told. `--pooled`: through PgBouncer in
 * transaction mode.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    processes: { type: 'string', default: '1' },
    writes: { type: 'string', default: '10000' },
    minutes: { type: 'string' },
    seed: { type: 'string', default: '1' },
    url: { type: 'string' },
    pooled: { type: 'boolean', default: false },
  },
});
const log = (line: string) => {
  process.stdout.write(`${line}\n`);
};

function count(name: 'processes' | 'writes' | 'minutes' | 'seed'): number {
  const number = Number(values[name]);
  if (!Number.isFinite(number) || number <= 0) throw new Error(`--${name} must be a number above 0.`);
  return number;
}

if (values.database !== 'sqlite' && values.database !== 'postgres')
  throw new Error('--database must be sqlite or postgres.');
const isPostgres = values.database === 'postgres';
if (!isPostgres && count('processes') > 1) throw new Error('A SQLite file is served by one process alone.');

// A database server of the run's own would outlive it.
const interruption = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => {
    interruption.abort(new Error(`ended by ${name}`));
  });
const database = isPostgres
  ? await postgresForChaos(log, { url: values.url, isPooled: values.pooled })
  : await sqliteForChaos();
try {
  const { problems, ...shown } = await runChaos({
    seed: count('seed'),
    devices: 10,
    aim: values.minutes === undefined ? { writes: count('writes') } : { minutes: count('minutes') },
    database,
    processes: count('processes'),
    gapMs: { least: 1_500, most: 5_000 },
    gapAnswers: 40,
    leastFaults: {
      ...{ killed: 3, refused: 1, cutRequest: 1, lostAnswer: 1, cutAnswer: 1, halfClosed: 1, stalled: 1, delayed: 1 },
      ...(isPostgres ? { listenCut: 1, rolled: 1 } : {}),
      ...(database.server ? { databaseStopped: 1 } : {}),
    },
    pauseMs: 120,
    server: ['dist/server/main.js'],
    log,
    signal: interruption.signal,
  });
  log(JSON.stringify(shown, null, 2));
  for (const problem of problems.slice(0, 20)) log(problem);
  log(problems.length === 0 ? 'nothing lost, nothing doubled' : `${problems.length} problems`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} finally {
  await database.remove();
}
process.exit();
