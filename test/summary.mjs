// What failed in a run of the tests, from the runners' own reports: each test's file, title and the first line of its error. Plain JavaScript, no packages.
//   node test/summary.mjs [directory]     that of the last run, again
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Where both runners write their reports. */
export const reports = 'test-results';

/** @returns `vitest.json` or `playwright.json`; `undefined` when the runner has written none */
export function readReport(name, directory = reports) {
  const path = join(directory, name);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** @returns two lines for each test that failed, then for each that was flaky */
export function summarize(directory = reports) {
  const found = [
    ...ofVitest(readReport('vitest.json', directory)),
    ...ofPlaywright(readReport('playwright.json', directory)),
  ];
  const told = (kind) => found.filter((one) => one.kind === kind).flatMap(linesOf);
  return [...told('failed'), ...told('flaky')];
}

const linesOf = ({ kind, file, titles = [], error }) => [
  `${kind}: ${[file, ...titles].join(' › ')}`,
  `  ${firstLine(error)}`,
];

/** @returns files that failed by no test of theirs: they could not be loaded, or what runs before or after their tests failed */
export const brokenFiles = (report) =>
  (report?.testResults ?? []).filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );

function ofVitest(report) {
  const files = brokenFiles(report).map(({ name, message }) => ({
    kind: 'failed',
    file: fileOf(name),
    error: message,
  }));
  const tests = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        kind: 'failed',
        file: fileOf(name),
        titles: [...ancestorTitles, title],
        error: failureMessages[0],
      })),
  );
  return [...files, ...tests];
}

const fileOf = (path) => relative(process.cwd(), path);

function ofPlaywright(report) {
  const outside = (report?.errors ?? []).map(({ message }) => ({ kind: 'failed', file: 'Playwright', error: message }));
  return [...outside, ...(report?.suites ?? []).flatMap((suite) => ofSuite(suite, []))];
}

/** The outermost suite is a file; those in it are what `describe` names. */
function ofSuite({ specs = [], suites = [] }, above) {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests.map(({ status, results }) => ({
      kind: { unexpected: 'failed', flaky: 'flaky' }[status],
      file: `${file}:${line}`,
      titles: [...above, title],
      error: results.find(({ error }) => error)?.error.message,
    })),
  );
  return [...own.filter(({ kind }) => kind), ...suites.flatMap((inner) => ofSuite(inner, [...above, inner.title]))];
}

/** Without the colours of a terminal. */
function firstLine(error = '') {
  const colours = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g');
  const lines = error.replaceAll(colours, '').split('\n');
  return (lines.find((line) => line.trim() !== '') ?? 'the runner names no error').trim().slice(0, 300);
}

if (process.argv[1] === import.meta.filename)
  process.stdout.write(
    summarize(process.argv[2])
      .map((line) => `${line}\n`)
      .join(''),
  );
