import { defineConfig } from 'vitest/config';

/** What judges a mutant: the tests of the area, then some simulation runs, which are slower. */
const tests = (process.env['MUTATION_TESTS'] ?? '').split(' ').filter((one) => one !== '');

export default defineConfig({
  define: { __BUILD__: JSON.stringify('test') },
  test: {
    include: [...tests, 'test/mutation/simulation.test.ts'],
    setupFiles: ['test/setup/loud.ts'],
    testTimeout: 60_000,
  },
});
