import { expect, test } from 'vitest';
import { runSeed } from '#test/simulation/run-seed.ts';

const steps = 60;
const seeds = Array.from({ length: 8 }, (_, index) => index + 1);

test.each(seeds)('the simulation holds: seed %i', { timeout: 60_000 }, async (seed) => {
  expect(await runSeed(seed, steps)).not.toHaveProperty('failed');
});
