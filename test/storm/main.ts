import { existsSync } from 'node:fs';
import { runStorm } from './run-storm.ts';

/** `npm run storm [-- --minutes N] [--seed N]`: real browsers over the built server, which `npm run build` makes. */
function option(name: string, fallback: number): number {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : Number(process.argv[index + 1]);
}

if (!existsSync('dist/server/main.js')) throw new Error('nothing is built: npm run build');
const { problems, figures, directory, remove } = await runStorm({
  seed: option('seed', 1),
  minutes: option('minutes', 3),
  log: (line) => {
    process.stdout.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
  },
});
process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`);
for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length === 0) {
  await remove();
  process.stdout.write('every write that was called kept is there once, or shown as rejected\n');
} else process.stdout.write(`${problems.length} problems, seed ${figures.seed}; profiles and database: ${directory}\n`);
process.exit(problems.length === 0 ? 0 : 1);
