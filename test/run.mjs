// `npm test`, the only test verb: on a fresh clone it installs what is missing, builds, and runs every test, the browser's included.
//   npm test -- server browser      only these parts
//   npm test -- shared vote         arguments that are no part select files, as in Vitest and Playwright
//   npm test -- --check             everything, with the checks of `npm run check` beside it (`.ci/run`)
// Plain JavaScript, no packages.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compileSqlite, installPackages, isInstalled, npm } from '../sync-server/install.mjs';
import { check } from './check.mjs';
import { step } from './steps.mjs';

const reports = 'test-results';
/** Vitest's projects by part; `browser` is Playwright's. */
const projects = {
  calendar: 'calendar *',
  architecture: 'architecture',
  shared: 'shared',
  server: 'server*',
  local: 'local',
  parts: 'parts',
  chaos: 'chaos',
  simulation: 'simulation',
};
const known = [...Object.keys(projects), 'browser'];

const given = process.argv.slice(2);
const withCheck = given.includes('--check');
const asked = given.filter((name) => known.includes(name));
const filters = given.filter((name) => name !== '--check' && !known.includes(name));
const parts = asked.length > 0 ? asked : known;
const isAll = asked.length === 0 && filters.length === 0;
const unitParts = parts.filter((part) => part !== 'browser');
const needsBrowser = parts.includes('browser') && (isAll || asked.includes('browser'));

const totals = { passed: 0, failed: 0, skipped: 0 };
const timings = [];
let isBuilt = false;

await main();

async function main() {
  const startedAt = performance.now();
  if (!isInstalled(true)) {
    const status = installPackages(true);
    if (status !== 0) return end(status);
    timings.push({ name: 'install', seconds: (performance.now() - startedAt) / 1000 });
  }
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const chromium = needsBrowser ? await chromiumPath() : undefined;
  const compiling = compileSqlite();
  // Some server tests run the built server; only a selection by file name may do without.
  isBuilt = isAll || needsBrowser || parts.includes('server');
  if (isBuilt) {
    const built = await step('build', npm, ['run', '--silent', 'build'], { env: { BUILD_NAME: 'test' } });
    timings.push(built);
    if (built.status !== 0) return end(1);
  }
  if ((await compiling) !== 0) return end(1);

  const checking = withCheck ? check({ without: ['check:layers'] }) : Promise.resolve([]);
  if (unitParts.length > 0) await vitest();
  for (const result of await checking) {
    timings.push(result);
    totals[result.status === 0 ? 'passed' : 'failed'] += 1;
  }
  if (needsBrowser) await playwright(chromium);
  end(totals.failed > 0 ? 1 : 0);
}

async function vitest() {
  const chosen = isAll ? [] : unitParts.map((part) => `--project=${projects[part]}`);
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`];
  const result = await step('vitest', 'npx', ['vitest', 'run', ...chosen, ...outputs, ...filters], {
    env: { IS_BUILT: isBuilt ? 'yes' : '' },
  });
  timings.push(result);
  const report = read('vitest.json');
  if (!report) return count(0, 1, 0);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  );
  const failed = report.numFailedTests + brokenFiles.length;
  count(
    report.numPassedTests,
    result.status !== 0 ? Math.max(1, failed) : failed,
    report.numPendingTests + report.numTodoTests,
  );
}

async function playwright(chromium) {
  const shell = '/usr/bin/chromium-headless-shell';
  const env = {
    ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    ...(chromium === '/usr/bin/chromium' && existsSync(shell) ? { CHROMIUM_SHELL_PATH: shell } : {}),
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'playwright.json'),
  };
  const result = await step('playwright', 'npx', ['playwright', 'test', ...filters], { env });
  timings.push(result);
  const stats = read('playwright.json')?.stats;
  if (!stats) return count(0, 1, 0);
  count(
    stats.expected + stats.flaky,
    result.status !== 0 ? Math.max(1, stats.unexpected) : stats.unexpected,
    stats.skipped,
  );
}

/** `$CHROMIUM_PATH`, else a system Chromium or Chrome; where none is found, one is installed. `undefined`: Playwright's own. */
async function chromiumPath() {
  const found = findChromium();
  if (found) return found;
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    await step('browser', 'npx', ['playwright', 'install', 'chromium']);
    return undefined;
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await step('package lists', 'apt-get', ['update', '-qq'], { env });
  await step('browser', 'apt-get', ['install', '-y', '-qq', 'chromium', 'fonts-noto-cjk'], { env });
  return findChromium();
}

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

function count(passed, failed, skipped) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

function read(name) {
  const path = join(reports, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** The last line is the only summary: what the runners themselves reported, added up. */
function end(status) {
  if (status !== 0 && totals.failed === 0) totals.failed = 1;
  process.stdout.write(`\n${timings.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')}\n`);
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
  process.exit(status);
}
