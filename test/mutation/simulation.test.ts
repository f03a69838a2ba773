import { expect, test } from 'vitest';
import { runSeed } from '#test/simulation/run-seed.ts';

const steps = 60;
const seeds = Array.from({ length: 16 }, (_, index) => index + 1);

test('the simulation holds', { timeout: 120_000 }, async () => {
  for (const seed of seeds) expect(await runSeed(seed, steps)).not.toHaveProperty('failed');
});
