import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '#test/repository/files.ts';
import type { NamedTest } from './named-tests.ts';
import { specRows, type Break, type SpecRow } from './table.ts';

/*
 * `npm run spec-table`: breaks the product as each row of docs/spec-table.md says, runs the row's tests, and puts the
 * code back. At least one of them has to fail. With words after `--` only the rows that hold all of them, with numbers
 * the rows of these numbers; with `--browser` the browser tests too, each on a build of its own, until one of the row's
 * has failed. Why it failed is printed: it has to be what was broken.
 */

/** One for each test that ran: a title can stand in several groups of tests. */
type Outcomes = ('passed' | 'failed')[];

const isBrowserTest = ({ file }: NamedTest): boolean => file.endsWith('.spec.ts');

/** A title as it stands in the code, with its holes (`%s`, `${name}`), as a pattern of the title that a run has. */
const pattern = (title: string): string =>
  title
    .split(/%\w|\$\{[^}]*\}|\$\w+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('.*');

const reports = mkdtempSync(join(tmpdir(), 'moyeo-spec-table-'));
const report = join(reports, 'report.json');

function runReporting(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): unknown {
  rmSync(report, { force: true });
  spawnSync(command, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'ignore' });
  return JSON.parse(readFileSync(report, 'utf8')) as unknown;
}

interface VitestReport {
  testResults: { assertionResults: { status: string }[] }[];
}

function runUnits({ file, title }: NamedTest): Outcomes {
  const args = ['vitest', 'run', file, '-t', pattern(title), '--reporter=json', `--outputFile=${report}`];
  const { testResults } = runReporting('npx', args) as VitestReport;
  return testResults
    .flatMap((one) => one.assertionResults)
    .flatMap(({ status }) => (status === 'passed' || status === 'failed' ? [status] : []));
}

interface BrowserSuite {
  specs: { ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
  suites?: BrowserSuite[];
}

function runBrowser({ file, title }: NamedTest): Outcomes {
  // One that fails is enough: a title with holes stands for as many tests as there are screens.
  const args = ['playwright', 'test', file, '-g', pattern(title), '-x'];
  const found = runReporting('npx', args, { PLAYWRIGHT_JSON_OUTPUT_NAME: report }) as { suites: BrowserSuite[] };
  const specsOf = (suite: BrowserSuite): BrowserSuite['specs'] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const specs = found.suites.flatMap(specsOf);
  for (const { error } of specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)))
    if (error?.message)
      process.stdout.write(`    ${stripVTControlCharacters(error.message).slice(0, 300).replace(/\s+/g, ' ')}\n`);
  return specs.map(({ ok }) => (ok ? 'passed' : 'failed'));
}

/** Runs `act` on the broken code, and puts the files back whatever happens. */
function whileBroken<T>(breaks: readonly Break[], act: () => T): T {
  const before = new Map<string, string>();
  try {
    for (const { file, from, to } of breaks) {
      const path = join(root, file);
      const source = readFileSync(path, 'utf8');
      if (!before.has(path)) before.set(path, source);
      if (source.split(from).length !== 2)
        throw new Error(`${file} has this ${source.split(from).length - 1} times: ${from}`);
      writeFileSync(
        path,
        source.replace(from, () => to),
      );
    }
    return act();
  } finally {
    for (const [path, source] of before) writeFileSync(path, source);
  }
}

const build = (): void => {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
};

/** How many of the row's tests fail on the broken code; `undefined` where it was not tried. */
function tryRow({ named, breaks }: SpecRow, withBrowser: boolean): string[] | undefined {
  const chosen = named.filter((one) => withBrowser || !isBrowserTest(one));
  if (breaks.length === 0 || chosen.length === 0) return undefined;
  return whileBroken(breaks, () => {
    if (chosen.some(isBrowserTest)) build();
    const said: string[] = [];
    for (const one of chosen) {
      // A browser test takes as long as a minute; another that fails has proved the row already.
      if (isBrowserTest(one) && said.includes('fails')) break;
      const outcomes = isBrowserTest(one) ? runBrowser(one) : runUnits(one);
      if (outcomes.length === 0) said.push('did not run');
      else said.push(outcomes.includes('failed') ? 'fails' : 'passes');
    }
    return said;
  });
}

const words = process.argv.slice(2).filter((one) => !one.startsWith('--') && !/^\d+$/.test(one));
const numbers = process.argv.slice(2).filter((one) => /^\d+$/.test(one));
const withBrowser = process.argv.includes('--browser');
const missed: string[] = [];
for (const [index, row] of specRows().entries()) {
  if (!words.every((word) => row.says.includes(word))) continue;
  if (numbers.length > 0 && !numbers.includes(String(index + 1))) continue;
  const outcomes = tryRow(row, withBrowser);
  if (!outcomes) continue;
  process.stdout.write(`${index + 1} ${row.says}: ${outcomes.join(', ')}\n`);
  if (!outcomes.includes('fails')) missed.push(row.says);
}
if (withBrowser) build();
rmSync(reports, { recursive: true, force: true });
if (missed.length > 0) process.stdout.write(`\nno test fails:\n${missed.join('\n')}\n`);
process.exitCode = missed.length > 0 ? 1 : 0;
