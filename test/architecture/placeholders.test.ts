import { expect, test } from 'vitest';
import { read, tracked } from '#test/repository/files.ts';

/** Where nothing stands while code is fetched: what can be done without, and what has no place on the screen. */
const withoutPlaceholder = [
  'app/parts/group-page/group-notices.tsx',
  'app/screens/group/our-trip.tsx',
  'app/screens/join/join.tsx',
  'app/ui/later.tsx',
];

test('a part of a screen that is fetched when it is shown has a placeholder meanwhile', () => {
  const found = tracked('app/**/*.tsx').filter((path) => /<Suspense\b[^>]*fallback=\{null\}/.test(read(path)));
  expect(found).toEqual(withoutPlaceholder);
});
