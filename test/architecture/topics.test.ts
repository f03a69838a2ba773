import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { texts } from '#test/builders/texts.ts';
import { chromeTopics, screenTopics } from '#app/screen-topics.ts';

const root = normalize(join(import.meta.dirname, '../..'));
const topics = Object.keys(texts.ko);
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Everything of the screens, parts and pure rules that a file brings with it, now or lazily. */
function reach(entry: string): string[] {
  const seen = new Set<string>();
  const walk = (file: string) => {
    if (seen.has(file) || !existsSync(join(root, file))) return;
    seen.add(file);
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /(?:from|import\()\s*'([#.][^']+\.tsx?)'/g,
    )) {
      const next = specifier.startsWith('#app/')
        ? specifier.replace('#app/', 'app/')
        : specifier.startsWith('.')
          ? relative(root, join(root, dirname(file), specifier))
          : undefined;
      if (next && /^app\/(screens|parts)\//.test(next)) walk(next);
    }
  };
  walk(entry);
  return [...seen];
}

function used(files: string[]): string[] {
  const pattern = new RegExp(`['"\`](${topics.join('|')})\\.[a-zA-Z$]`, 'g');
  return [
    ...new Set(
      files.flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(pattern)].map(([, topic = '']) => topic),
      ),
    ),
  ].sort();
}

describe('a screen loads the words that it says', () => {
  for (const [name, declared] of Object.entries(screenTopics)) {
    test(name, () => {
      const files = reach(`app/screens/${kebab(name)}/${kebab(name)}.tsx`);
      expect(files.length).toBeGreaterThan(0);
      const missing = used(files).filter((topic) => !(declared as readonly string[]).includes(topic));
      expect(missing, `add them to app/screen-topics.ts`).toEqual([]);
    });
  }

  test('what floats above all screens', () => {
    expect(
      used(reach('app/parts/chrome/app-chrome.tsx')).filter(
        (topic) => !(chromeTopics as readonly string[]).includes(topic),
      ),
    ).toEqual([]);
  });
});
