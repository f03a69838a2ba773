// `npm test` on a fresh clone, alone: installs what is missing, builds, runs every test, the browser's included.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const reports = 'test-results';

function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return status ?? 1;
}

function must(what, command, args, env) {
  process.stdout.write(`\n== ${what}\n`);
  const status = run(command, args, env);
  if (status !== 0) {
    process.stdout.write(`${what} failed\n`);
    process.exit(status);
  }
}

/** `$CHROMIUM_PATH`, else a system Chromium or Chrome, else Playwright's own; where none is found, one is installed. */
function findChromium() {
  const system = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return [process.env.CHROMIUM_PATH, ...system].find((path) => path && existsSync(path));
}

if (!existsSync('node_modules/vitest'))
  must('Installing packages', npm, ['ci', '--include=dev', '--no-audit', '--no-fund']);

let chromium = findChromium();
if (!chromium) {
  const isDebianRoot = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (isDebianRoot) {
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { DEBIAN_FRONTEND: 'noninteractive' });
    chromium = findChromium();
  } else {
    must('Installing a browser', 'npx', ['playwright', 'install', 'chromium']);
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

must('Building', npm, ['run', '--silent', 'build'], { BUILD_NAME: 'test' });

process.stdout.write('\n== Vitest\n');
const unitStatus = run('npx', [
  'vitest',
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, 'vitest.json')}`,
]);
process.stdout.write('\n== Playwright\n');
const browserStatus = run('npx', ['playwright', 'test'], {
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
});

const totals = { passed: 0, failed: 0, skipped: 0 };
const unit = read('vitest.json');
totals.passed += unit?.numPassedTests ?? 0;
totals.failed += unit
  ? unit.numFailedTests +
    unit.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length
  : 1;
totals.skipped += unit ? unit.numPendingTests + unit.numTodoTests : 0;
const browser = read('playwright.json');
totals.passed += (browser?.stats.expected ?? 0) + (browser?.stats.flaky ?? 0);
totals.failed += browser ? browser.stats.unexpected : 1;
totals.skipped += browser?.stats.skipped ?? 0;

process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
process.exit(unitStatus || browserStatus || (totals.failed > 0 ? 1 : 0));

function read(name) {
  const path = join(reports, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}
