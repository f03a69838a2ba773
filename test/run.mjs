// `npm test`, the only test verb: on a fresh clone it installs what is missing, builds, and runs every test, the browser's included.
//   npm test -- server browser      only these parts
//   npm test -- shared vote         arguments that are no part select files, as in Vitest and Playwright
//   npm test -- --check             everything, with the checks of `npm run check` beside it (`.ci/run`)
// With CI set, as in `.ci/run`, it leaves out the long tests (docs/decisions/0062), which `npm run proof` runs. What is asked for by name is run.
// Plain JavaScript, no packages.
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, npm } from '../sync-server/install.mjs';
import { check } from './check.mjs';
import { step } from './steps.mjs';
import { brokenFiles, readReport, reports, summarize } from './summary.mjs';

/** Vitest's projects by part; `browser` is Playwright's. */
const projects = {
  calendar: 'calendar *',
  architecture: 'architecture',
  shared: 'shared',
  server: 'server*',
  local: 'local*',
  parts: 'parts*',
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

if (process.env.CI && filters.length === 0) process.env.LONG_TESTS = 'no';

const totals = { passed: 0, failed: 0, skipped: 0 };
const timings = [];
/** Steps that are no tests and failed. */
const failedSteps = [];
let isBuilt = false;

await main();

async function main() {
  const { packages, sqlite } = install(true);
  const compiling = sqlite && timed('sqlite3', sqlite);
  if (packages && (await timed('install', packages)) !== 0) return end(1);
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const chromium = needsBrowser ? await chromiumPath() : undefined;
  // They need nothing that is built, and most of the compiler's time is one file on one core. Nothing waits for them before the browser's tests: build,
  // compiler and Vitest come first.
  const checking = withCheck ? check({ without: ['check:layers'], isPatient: true }) : Promise.resolve([]);
  // Some server tests run the built server; only a selection by file name may do without.
  isBuilt = isAll || needsBrowser || parts.includes('server');
  if (isBuilt) note(await step('build', npm, ['run', '--silent', 'build'], { env: { BUILD_NAME: 'test' } }));
  await compiling;
  const isReady = failedSteps.length === 0;

  if (isReady && unitParts.length > 0) await vitest();
  for (const result of await checking) {
    note(result);
    totals[result.status === 0 ? 'passed' : 'failed'] += 1;
  }
  if (isReady && needsBrowser) await playwright(chromium);
  end(isReady && totals.failed === 0 ? 0 : 1);
}

/** Notes how long a step takes from now on. */
async function timed(name, running) {
  const startedAt = performance.now();
  const status = await running;
  note({ name, status, seconds: (performance.now() - startedAt) / 1000 });
  return status;
}

function note(result) {
  timings.push(result);
  if (result.status !== 0) failedSteps.push(result);
}

async function vitest() {
  const chosen = isAll ? [] : unitParts.map((part) => `--project=${projects[part]}`);
  const outputs = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reports, 'vitest.json')}`];
  const result = await step('vitest', 'npx', ['vitest', 'run', ...chosen, ...outputs, ...filters], {
    env: { IS_BUILT: isBuilt ? 'yes' : '' },
  });
  timings.push(result);
  const report = readReport('vitest.json');
  if (!report) return withoutReport('vitest');
  const failed = report.numFailedTests + brokenFiles(report).length;
  // An error that no test waited for is not in the report.
  if (result.status !== 0 && failed === 0) failedSteps.push({ name: 'vitest, outside of any test' });
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
  const stats = readReport('playwright.json')?.stats;
  if (!stats) return withoutReport('playwright');
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

/** A runner that ended without a report. */
function withoutReport(name) {
  failedSteps.push({ name });
  count(0, 1, 0);
}

function count(passed, failed, skipped) {
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

/** The last line is what the runners themselves reported, added up; above it what failed, by name: a log that is cut keeps its end. */
function end(status) {
  if (status !== 0 && totals.failed === 0) totals.failed = 1;
  const told = [...summarize(), ...failedSteps.flatMap(linesOf)];
  process.stdout.write(told.length === 0 ? '' : `\n${told.join('\n')}\n`);
  process.stdout.write(`\n${timings.map(({ name, seconds }) => `${name} ${seconds.toFixed(0)} s`).join(', ')}\n`);
  process.stdout.write(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped\n`);
  process.exit(status);
}

/** What a check printed last, where its output was kept. */
function linesOf({ name, output = '' }) {
  const last = output.trim().split('\n').filter(Boolean).slice(-10);
  return [`failed: ${name}`, ...last.map((line) => `  ${line.slice(0, 300)}`)];
}
