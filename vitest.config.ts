import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const isolated = 'test/**/*.isolated.test.{ts,tsx}';
/** Started programs that meet rare faults of a machine (docs/decisions/0062). */
const long = process.env['LONG_TESTS'] === 'no' ? ['test/**/*.long.test.ts'] : [];
/** What tests of the app start with: each file has a storage of its own, and leaves no import under way. */
const onDevice = ['test/setup/storage.ts', 'test/setup/imports.ts'];
const onScreen = [...onDevice, 'test/setup/patience.ts', 'test/setup/first-screen.ts'];
const zones = ['UTC', 'Asia/Seoul', 'America/Los_Angeles', 'Pacific/Apia', 'Asia/Kolkata'];

/**
 * Dates run once per time zone; everything else once. Browser tests belong to Playwright (`playwright.config.ts`).
 * Where nothing is replaced in a module, files share what they have loaded (`isolate: false`); a file that replaces a
 * module is called `*.isolated.test.ts`.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    // One more than two cores: tests of servers wait as long as they work. Without this a run of two cores uses one of
    // them.
    maxWorkers: Math.max(3, availableParallelism()),
    globalSetup: ['test/setup/once.ts'],
    setupFiles: ['test/setup/loud.ts'],
    projects: [
      ...zones.map((zone) => ({
        extends: true as const,
        test: {
          name: `calendar ${zone}`,
          include: ['test/shared/calendar/**/*.test.ts'],
          env: { TZ: zone },
          isolate: false,
        },
      })),
      {
        extends: true,
        test: { name: 'architecture', include: ['test/architecture/**/*.test.ts'], testTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['test/shared/**/*.test.ts'],
          exclude: ['test/shared/calendar/**'],
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['test/sync-server/**/*.test.ts'],
          exclude: [isolated, ...long],
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server isolated',
          include: ['test/sync-server/**/*.isolated.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'local',
          include: ['test/app/**/*.test.ts'],
          exclude: [isolated],
          setupFiles: onDevice,
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'local isolated',
          include: ['test/app/**/*.isolated.test.ts'],
          setupFiles: onDevice,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'parts',
          environment: 'jsdom',
          include: ['test/app/**/*.test.tsx'],
          exclude: [isolated],
          setupFiles: onScreen,
          testTimeout: 20_000,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'parts isolated',
          environment: 'jsdom',
          include: ['test/app/**/*.isolated.test.tsx'],
          setupFiles: onScreen,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'chaos',
          include: ['test/{chaos,storm}/**/*.test.ts'],
          exclude: long,
          testTimeout: 300_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'simulation',
          include: ['test/simulation/**/*.test.ts'],
          exclude: long,
          testTimeout: 1_800_000,
        },
      },
    ],
  },
});
