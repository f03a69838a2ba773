import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = normalize(join(import.meta.dirname, '../..'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Ids that RULES.md defines: P = protocol, S = safety, L = liveness. */
const rules = [...read('shared/protocol/RULES.md').matchAll(/\*\*([PSL]\d+)\*\*/g)].map(([, id = '']) => id);

/** Titles of tests and of groups of tests, whatever their quotes. */
const titles = execFileSync('git', ['ls-files', 'test/**/*.ts', 'test/**/*.tsx'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path !== '')
  .flatMap((path) => [
    ...read(path).matchAll(/\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)?\(\s*(['"`])((?:\\.|(?!\1)[^\\])+)\1/g),
  ])
  .map(([, , title = '']) => title);

/** Ids that a title cites; `S1-S15` are all from the first to the last. */
function citedBy(title: string): string[] {
  const ranges = [...title.matchAll(/\b([PSL])(\d+)-\1(\d+)\b/g)].flatMap(([, kind = '', first = '', last = '']) =>
    Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => `${kind}${Number(first) + index}`),
  );
  return [...ranges, ...[...title.matchAll(/\b[PSL]\d+\b/g)].map(([id]) => id)];
}

describe('the rules of sync', () => {
  const cited = new Set(titles.flatMap(citedBy));

  test('have each an id of their own', () => {
    expect(rules.length).toBeGreaterThan(30);
    expect(new Set(rules).size).toBe(rules.length);
  });

  test('are each cited by the title of a test', () => {
    expect(rules.filter((id) => !cited.has(id))).toEqual([]);
  });

  test('are all defined: no title, comment or document cites an id that is not there', () => {
    const files = execFileSync(
      'git',
      ['ls-files', 'app/**/*.ts', 'shared/**/*.ts', 'sync-server/**/*.ts', 'docs/sync.md'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    )
      .split('\n')
      .filter((path) => path !== '');
    const inComments = files.flatMap((path) =>
      [...read(path).matchAll(/\(rules? ([PSL0-9, and]+)\)/g)].flatMap(([, list = '']) => citedBy(list)),
    );
    expect(inComments.length).toBeGreaterThan(0);
    expect([...new Set([...cited, ...inComments])].filter((id) => !rules.includes(id))).toEqual([]);
  });
});
