import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockOf, type Lock } from '../../sync-server/lock-of.mjs';

const lock: Lock = {
  lockfileVersion: 3,
  packages: {
    '': { dependencies: { a: '1.0.0', other: '1.0.0' } },
    'node_modules/a': {
      version: '1.0.0',
      dependencies: { b: '^2.0.0' },
      optionalDependencies: { windows: '1.0.0', o: '1.0.0' },
    },
    'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { c: '1.0.0' } },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/c': { version: '1.0.0', dependencies: { a: '1.0.0' } },
    'node_modules/o': { version: '1.0.0' },
    'node_modules/other': { version: '1.0.0' },
  },
};

test('the lockfile of one package holds what it needs, each from the nearest node_modules, and nothing else', () => {
  const { packages } = lockOf('a', lock);
  expect(Object.keys(packages).toSorted()).toEqual([
    '',
    'node_modules/a',
    'node_modules/a/node_modules/b',
    'node_modules/c',
    'node_modules/o',
  ]);
  expect(packages['']?.dependencies).toEqual({ a: '1.0.0' });
  expect(packages['node_modules/a']).toBe(lock.packages['node_modules/a']);
});

test('a lockfile that lacks something is told', () => {
  const { 'node_modules/c': _, ...packages } = lock.packages;
  expect(() => lockOf('a', { ...lock, packages })).toThrow('package-lock.json lacks c');
  expect(() => lockOf('nothing', lock)).toThrow('package-lock.json lacks nothing');
});

test('sqlite3 is the only package of its lockfile that has an install script', () => {
  const real = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const scripts = Object.entries(lockOf('sqlite3', real).packages).filter(([, entry]) => entry.hasInstallScript);
  expect(scripts.map(([path]) => path)).toEqual(['node_modules/sqlite3']);
});
