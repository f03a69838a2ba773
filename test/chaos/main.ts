import 'fake-indexeddb/auto';
import { runChaos } from './run-chaos.ts';

/** `npm run chaos [-- --writes N] [--seed N]`: ten devices, 10,000 writes, over the built server. */
function option(name: string, fallback: number): number {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : Number(process.argv[index + 1]);
}

const figures = await runChaos({
  seed: option('seed', 1),
  devices: 10,
  writes: option('writes', 10_000),
  killAfterMs: { least: 1_500, most: 5_000 },
  leastAnswers: 40,
  leastKills: 3,
  pauseMs: 120,
  server: ['dist/server/main.js'],
  log: (line) => {
    process.stdout.write(`${line}\n`);
  },
});
const { problems, ...shown } = figures;
process.stdout.write(`${JSON.stringify(shown, null, 2)}\n`);
for (const problem of problems.slice(0, 20)) process.stdout.write(`${problem}\n`);
process.stdout.write(problems.length === 0 ? 'nothing lost, nothing doubled\n' : `${problems.length} problems\n`);
process.exit(problems.length === 0 ? 0 : 1);
