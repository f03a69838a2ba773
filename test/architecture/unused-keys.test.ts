import { expect, test } from 'vitest';
import { texts } from '#test/builders/texts.ts';
import { read, sources } from '#test/repository/files.ts';

type Tree = { [key: string]: string | Tree };
function keysOf(tree: Tree, path: string): string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

/** Topics that the server reads by the name of a code, a part of the manifest, or what is drawn. */
const byName = ['errors.', 'install.', 'validation.', 'meta.', 'mail.', 'scenes.'];

test('no sentence stands in the languages that no code says', () => {
  const code = ['app', 'shared', 'sync-server']
    .flatMap(sources)
    .filter((file) => !file.startsWith('app/gallery/'))
    .map(read)
    .join('\n');
  const literals = new Set([...code.matchAll(/['"`]([a-zA-Z]+(?:\.[\w-]+)+)['"`]/g)].map(([, key = '']) => key));
  const prefixes = [...new Set([...code.matchAll(/`([a-zA-Z]+\.[\w.-]*)\$\{/g)].map(([, prefix = '']) => prefix))];
  const unused = keysOf(texts.ko, '')
    .map((key) => key.replace(/_(one|many|other)$/, ''))
    .filter(
      (key) =>
        !byName.some((topic) => key.startsWith(topic)) &&
        !literals.has(key) &&
        !prefixes.some((prefix) => key.startsWith(prefix)),
    );
  expect([...new Set(unused)]).toEqual([]);
});
