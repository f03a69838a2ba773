import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts } from '#test/builders/texts.ts';
import { chromeTopics, screenTopics } from '#app/screen-topics.ts';
import { kebab, read, root, sources } from '#test/repository/files.ts';
import { packs } from '../../vite.texts.ts';

const topics = Object.keys(texts.ko);
const pattern = new RegExp(`['"\`](${topics.join('|')})\\.[a-zA-Z$]`, 'g');

/** A function of `shared` that makes the key of a text; a file that imports one says what it can say. */
const keyFunction = /\b\w+Key\b/;

/**
 * Everything of the screens and parts that a file brings with it, now or lazily, and what they say, also by the
 * functions of `shared` that make keys; without the topics that a lazy part brings along:
 * `Promise.all([import('…'), loadTopics(['…'])])`.
 */
function said(entry: string): { files: Set<string>; topics: Set<string> } {
  const seen = new Set<string>();
  const files = new Set<string>();
  const found = new Set<string>();
  const walk = (file: string, brought: readonly string[]) => {
    const state = [file, ...brought].join();
    if (seen.has(state) || !existsSync(join(root, file))) return;
    seen.add(state);
    files.add(file);
    const text = read(file);
    for (const [, topic = ''] of text.matchAll(pattern)) if (!brought.includes(topic)) found.add(topic);
    for (const [, names = '', specifier = '', along = ''] of text.matchAll(
      /(?:(?:\{([^{}]*)\} )?from|import\()\s*'([#.][^']+\.tsx?)'(?:\), loadTopics\(\[([^\]]*)\]\)\])?/g,
    )) {
      const next = /^#(app|shared)\//.test(specifier)
        ? specifier.slice(1)
        : specifier.startsWith('.')
          ? relative(root, join(root, dirname(file), specifier))
          : undefined;
      const more = [...along.matchAll(/'(\w+)'/g)].map(([, topic = '']) => topic);
      if (next && (/^app\/(screens|parts)\//.test(next) || (next.startsWith('shared/') && keyFunction.test(names))))
        walk(next, [...new Set([...brought, ...more])].sort());
    }
  };
  walk(entry, []);
  return { files, topics: found };
}

describe('a screen loads the words that it says', () => {
  for (const [name, declared] of Object.entries(screenTopics)) {
    test(name, () => {
      const { files, topics: spoken } = said(`app/screens/${kebab(name)}/${kebab(name)}.tsx`);
      expect(files.size).toBeGreaterThan(0);
      const missing = [...spoken].filter((topic) => !(declared as readonly string[]).includes(topic));
      expect(missing, `add them to app/screen-topics.ts`).toEqual([]);
    });
  }

  test('what floats above all screens', () => {
    const { topics: spoken } = said('app/parts/chrome/app-chrome.tsx');
    expect([...spoken].filter((topic) => !(chromeTopics as readonly string[]).includes(topic))).toEqual([]);
  });
});

test('only functions with names that end with "Key" make keys of texts in shared', () => {
  const lines = sources('shared').flatMap((file) => read(file).split('\n'));
  const making = lines.filter((line) => line.search(pattern) >= 0 && !line.startsWith('/**'));
  expect(making.length).toBeGreaterThan(0);
  expect(making.filter((line) => !/^export const \w+Key = /.test(line))).toEqual([]);
});

describe('the files of texts', () => {
  test('have topics that there are, each in one of them', () => {
    const packed = Object.values(packs).flat();
    expect(packed.filter((topic) => !topics.map(kebab).includes(topic))).toEqual([]);
    expect(packed).toHaveLength(new Set(packed).size);
    expect(Object.keys(packs).filter((pack) => topics.map(kebab).includes(pack))).toEqual([]);
  });
});
