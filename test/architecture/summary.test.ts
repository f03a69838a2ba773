import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'moyeo-reports-'));
});
afterEach(() => {
  rmSync(directory, { recursive: true });
});

/** What is said of these reports. */
function told(reports: { vitest?: unknown; playwright?: unknown }): string[] {
  for (const [name, report] of Object.entries(reports))
    writeFileSync(join(directory, `${name}.json`), JSON.stringify(report));
  return execFileSync(process.execPath, ['test/summary.mjs', directory], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
}

const file = (name: string, status: string, assertionResults: unknown[], message = '') => ({
  name: resolve(name),
  status,
  message,
  assertionResults,
});
const passed = { ancestorTitles: [], title: 'holds', status: 'passed', failureMessages: [] };
const spec = (title: string, line: number, status: string, errors: (string | undefined)[]) => ({
  file: 'deck.spec.ts',
  line,
  title,
  tests: [{ status, results: errors.map((message) => (message === undefined ? {} : { error: { message } })) }],
});

test('a test that failed is told by its file, its titles and the first line of its error, without colours', () => {
  const failed = {
    ancestorTitles: ['the laws', 'of votes'],
    title: 'a vote counts once',
    status: 'failed',
    failureMessages: ['\n\u001B[31mAssertionError: expected 2 to be 1\u001B[39m\n    at vote.test.ts:7', 'another'],
  };
  expect(told({ vitest: { testResults: [file('test/vote.test.ts', 'failed', [passed, failed])] } })).toEqual([
    'failed: test/vote.test.ts › the laws › of votes › a vote counts once',
    '  AssertionError: expected 2 to be 1',
  ]);
});

test('so is a file that failed by none of its tests', () => {
  const [unloaded, unprepared] = [
    file('test/a.test.ts', 'failed', [], 'SyntaxError: Unexpected token'),
    file('test/b.test.ts', 'failed', [{ ...passed, status: 'skipped' }]),
  ];
  expect(told({ vitest: { testResults: [unloaded, unprepared, file('test/c.test.ts', 'passed', [passed])] } })).toEqual(
    [
      'failed: test/a.test.ts',
      '  SyntaxError: Unexpected token',
      'failed: test/b.test.ts',
      '  the runner names no error',
    ],
  );
});

test('browser tests that failed come before those that passed at the second try, and what failed outside of tests too', () => {
  const suites = [
    {
      title: 'deck.spec.ts',
      specs: [
        spec('a card is thrown', 7, 'flaky', ['Error: too late', undefined]),
        spec('a card is seen', 9, 'expected', [undefined]),
      ],
      suites: [
        {
          title: 'by keyboard',
          specs: [spec('a card is chosen', 20, 'unexpected', ['Error: no card', 'Error: none'])],
        },
      ],
    },
  ];
  expect(told({ playwright: { suites, errors: [{ message: 'Error: a worker ended' }] } })).toEqual([
    'failed: Playwright',
    '  Error: a worker ended',
    'failed: deck.spec.ts:20 › by keyboard › a card is chosen',
    '  Error: no card',
    'flaky: deck.spec.ts:7 › a card is thrown',
    '  Error: too late',
  ]);
});

test('where nothing failed, or no runner has written a report, nothing is told', () => {
  expect(told({})).toEqual([]);
  expect(told({ vitest: { testResults: [file('test/c.test.ts', 'passed', [passed])] } })).toEqual([]);
});
