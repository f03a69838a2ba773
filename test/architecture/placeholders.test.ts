import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { expect, test } from 'vitest';

const root = normalize(join(import.meta.dirname, '../..'));

/** Where nothing stands while code is fetched: what can be done without, and what has no place on the screen. */
const withoutPlaceholder = [
  'app/parts/group-page/group-notices.tsx',
  'app/screens/group/our-trip.tsx',
  'app/screens/join/join.tsx',
  'app/ui/later.tsx',
];

test('a part of a screen that is fetched when it is shown has a placeholder meanwhile', () => {
  const files = execFileSync('git', ['ls-files', 'app/**/*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n');
  const found = files.filter(
    (path) => path !== '' && /<Suspense\b[^>]*fallback=\{null\}/.test(readFileSync(join(root, path), 'utf8')),
  );
  expect(found).toEqual(withoutPlaceholder);
});
