import { expect, it } from 'vitest';
import { languageInPath, withoutLanguage } from '#shared/explore/address.ts';

it.each([
  ['/ja/explore', 'ja', '/explore'],
  ['/zh/explore/japan', 'zh', '/explore/japan'],
  ['/fr/explore/japan/tokyo', 'fr', '/explore/japan/tokyo'],
])('%s is addressed in %s', (path, language, rest) => {
  expect([languageInPath(path), withoutLanguage(path)]).toEqual([language, rest]);
});

it.each(['/', '/explore', '/explore/japan', '/de/explore', '/ja', '/ja/group/x', '/ja/explorer', '/ja/join/explore'])(
  '%s is addressed in none',
  (path) => {
    expect([languageInPath(path), withoutLanguage(path)]).toEqual([undefined, path]);
  },
);
