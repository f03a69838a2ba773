import { tellStory, type Counters } from './story.ts';

/** `npm run simulate -- --seeds N [--steps N] [--from N]`, or `SEED=…` for one seed, with everything it says. */
function option(name: string, fallback: number): number {
  const index = process.argv.indexOf(`--${name}`);
  return index < 0 ? fallback : Number(process.argv[index + 1]);
}

const only = process.env['SEED'];
const from = only ? Number(only) : option('from', 1);
const seeds = only ? 1 : option('seeds', 1_000);
const steps = option('steps', 200);
const total: Counters = {};
let broken = 0;
const startedAt = Date.now();
for (let seed = from; seed < from + seeds; seed += 1) {
  try {
    const counters = await tellStory(seed, { steps, devices: 2 + (seed % 3) });
    for (const [what, times] of Object.entries(counters)) total[what] = (total[what] ?? 0) + times;
  } catch (error) {
    broken += 1;
    process.stdout.write(`SEED=${seed}: ${error instanceof Error ? error.message : String(error)}\n`);
    if (broken >= 10) break;
  }
}
process.stdout.write(`${seeds} seeds x ${steps} steps in ${Math.round((Date.now() - startedAt) / 1000)} s, ${broken} broken\n`);
for (const [what, times] of Object.entries(total).sort()) process.stdout.write(`  ${what}: ${times}\n`);
process.exit(broken > 0 ? 1 : 0);
