import { describe, expect, test } from 'vitest';
import { read, tracked } from '#test/repository/files.ts';

interface Package {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packageOf = (path: string): Package => JSON.parse(read(path)) as Package;
const whole = packageOf('package.json');
const workspaces = ['test/tools/package.json', 'sync-server/destination/build/tools/package.json'];

const sources = tracked('*.ts', '*.tsx', '*.js', '*.mjs')
  .filter((path) => !path.startsWith('bench/'))
  .map(read)
  .join('\n');
/** Packages that a command of `package.json` or of the test runner starts. */
const binaries: Readonly<Record<string, string>> = {
  typescript: 'node_modules/typescript/bin/tsc',
  '@playwright/test': 'playwright',
};

/** Asked for by another package of the list. */
const peers = ['@testing-library/dom', 'oxlint-tsgolint'];

function isUsed(name: string): boolean {
  if (name.startsWith('@types/') || peers.includes(name)) return true;
  const quoted = [`'${name}'`, `'${name}/`];
  if (quoted.some((text) => sources.includes(text))) return true;
  const binary = binaries[name] ?? name;
  return Object.values(whole.scripts ?? {}).some((script) => script.split(' ').includes(binary));
}

describe('packages', () => {
  test.each(workspaces)('every package of %s is used', (path) => {
    const names = Object.keys(packageOf(path).devDependencies ?? {});
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !isUsed(name))).toEqual([]);
  });

  test('what npm start installs has no package of the workspaces', () => {
    const started = Object.keys({ ...whole.dependencies, ...whole.devDependencies });
    const kept = workspaces.flatMap((path) => Object.keys(packageOf(path).devDependencies ?? {}));
    expect(kept.filter((name) => started.includes(name))).toEqual([]);
  });

  test('the lockfile names no registry', () => {
    expect(read('package-lock.json')).not.toMatch(/"resolved": "http/);
  });
});
