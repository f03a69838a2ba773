import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read, root } from '#test/repository/files.ts';
import { isThere, namedTests } from '../spec-table/named-tests.ts';

const text = read('docs/security.md');

/** The rows of a chapter, without its head. */
function rowsOf(chapter: string): string[][] {
  const part = text.split(/^## /m).find((one) => one.startsWith(`${chapter}\n`)) ?? '';
  return part
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

describe.each(['Threats', 'Faults'])('the table of %s', (chapter) => {
  const rows = rowsOf(chapter);

  test('has rows, and in each where it is answered and how that is proved', () => {
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((row) => row.length !== 3 || row.includes(''))).toEqual([]);
  });

  test('names tests that there are, or says that there is none', () => {
    const lost = rows.flatMap(([what = '', , proof = '']) =>
      proof
        .split('<br>')
        .filter((one) => !one.startsWith('**not covered**') && !namedTests(one).every(isThere))
        .map((one) => `${what}: ${one}`),
    );
    expect(lost).toEqual([]);
  });

  test('names files that there are', () => {
    const files = rows.flatMap(([, where = '']) =>
      [...where.matchAll(/`([\w-]+\/[\w./-]+)`/g)].map(([, file = '']) => file),
    );
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });
});
