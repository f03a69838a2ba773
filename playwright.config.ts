import { defineConfig } from '@playwright/test';
import { inShell } from './test/browser/launch.ts';

/** Browser tests run on the production build; each starts a server of its own (`test/browser/fixtures.ts`). */
export default defineConfig({
  testDir: 'test/browser',
  testMatch: '**/*.spec.ts',
  ...(process.env['LONG_TESTS'] === 'no' ? { grepInvert: /@long/ } : {}),
  outputDir: 'test-results/browser',
  // Two cores have time left while pages wait.
  workers: 3,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  // A machine that is busy with other things may be late once; what needed a second try is reported as flaky.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/playwright.json' }],
  ],
  use: {
    trace: 'on-first-retry',
    // It fetches the whole app once per context; files that are about it allow it.
    serviceWorkers: 'block',
    // Drawing what moves takes a ninth of the processor. `npm run proof` sees it move, and so do the files that are
    // about it.
    contextOptions: { reducedMotion: process.env['PROOF'] === 'full' ? 'no-preference' : 'reduce' },
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 390, height: 844 },
    // Several pages share two cores: compiling and collecting garbage on threads of their own takes more of their time.
    launchOptions: { ...inShell, args: [...(inShell.args ?? []), '--js-flags=--single-threaded'] },
  },
});
