import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import type { Vite } from 'vitest/node';
import { endKeptThread, keptThread } from './kept-thread.ts';
import { observer, QuickFirst } from './quick-first.ts';

/** What judges the mutants of this run. */
const tests = (process.env['MUTATION_TESTS'] ?? '').split(' ').filter((one) => one !== '');

/** Stryker's runner asks for a new thread per run; this takes its place. */
const inKeptThread: Vite.Plugin = {
  name: 'in-kept-thread',
  configureVitest({ project, vitest }) {
    vitest.onClose(endKeptThread);
    Object.assign(project.config, { pool: keptThread.name, poolRunner: keptThread, isolate: false });
  },
};

const migratesOnce: Vite.Plugin = {
  name: 'migrates-once',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './migrate.ts' && importer?.endsWith('sync-server/kernel/db.ts')
      ? resolve('test/mutation/migrate-once.ts')
      : undefined,
};

export default defineConfig({
  plugins: [inKeptThread, migratesOnce],
  test: {
    include: tests,
    setupFiles: ['test/mutation/start-clean.ts', 'test/setup/loud.ts'],
    isolate: false,
    sequence: { sequencer: QuickFirst },
    reporters: [observer],
    testTimeout: 20_000,
  },
});
