import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { api } from '#shared/protocol/endpoints.ts';
import { mutationDefinitions } from '#shared/protocol/mutations.ts';
import { read, root } from '#test/repository/files.ts';

/** The tables under "The writes" in `docs/sync.md`: their cells without the back-quotes. */
const section = read('docs/sync.md').split('## The writes\n')[1]?.split('\n## ')[0] ?? '';
const [writes = [], calls = []] = section
  .split(/^\| --- .*$/m)
  .slice(1)
  .map((part) =>
    part
      .split('\n\n')[0]
      ?.split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', ''))),
  );

/** The mutations that the handler of a call names. */
function mutationsOfCalls(): string[] {
  const files = readdirSync(join(root, 'sync-server')).map((part) => join(root, 'sync-server', part, 'handlers.ts'));
  return files
    .filter((file) => existsSync(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split(/^export (?:const|async function) /m)
        .slice(1)
        .flatMap((handler) => {
          const [call = ''] = /^\w+/.exec(handler) ?? [];
          const named = [...handler.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);
          return named.filter((word) => Object.hasOwn(mutationDefinitions, word)).map((name) => `${name} ${call}`);
        }),
    );
}

describe('the tables of writes', () => {
  test('name every write of a group, and the call that makes the same', () => {
    expect(writes.map(([, name]) => name).sort(), 'each mutation is a row under "The writes" in docs/sync.md').toEqual(
      Object.keys(mutationDefinitions).sort(),
    );
    expect(
      writes
        .filter(([, , call]) => call !== 'none')
        .map(([, name, call]) => `${name} ${call}`)
        .sort(),
    ).toEqual([...new Set(mutationsOfCalls())].sort());
  });

  test('name every other call that is no question', () => {
    const writing = new Set(writes.map(([, , call]) => call));
    const others = Object.entries(api).flatMap(([name, { method }]) =>
      (method as string) === 'GET' || writing.has(name) ? [] : [name],
    );
    expect(calls.map(([, name]) => name).sort()).toEqual(others.sort());
  });

  test('name files that there are', () => {
    for (const [, name, , seen = ''] of writes) expect(read(seen.split(':')[0] ?? ''), name).not.toBe('');
  });
});
