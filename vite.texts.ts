// The texts of the built client, for vite.config.ts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { withoutMany } from './app/text/plurals.ts';
import { languages } from './shared/kernel/languages.ts';

const module = resolve(import.meta.dirname, 'app/text/text-files.ts');
/** Those of mails, and those that say what drawings show, are the server's. */
const isOfServer = (topic: string): boolean => topic === 'mail' || topic === 'scenes';

/**
 * Topics that the same screens say are one file, by its name; every other topic is a file of its own. A screen then
 * asks for few files, and no text lies in two of them (decision 0038).
 */
export const packs: Record<string, readonly string[]> = {
  page: ['common', 'header', 'sync'],
  'group-page': ['errors', 'group', 'join', 'organizer', 'validation'],
  'answers-page': ['answers', 'exports', 'fit', 'survey'],
  'trip-page': ['results', 'trip'],
  'explore-page': ['explore', 'meta'],
};
/** The file that a topic lies in. Names are in kebab case, as in `locales`. */
export const packOf = (topic: string): string =>
  Object.keys(packs).find((pack) => packs[pack]?.includes(topic)) ?? topic;

const topics = readdirSync(join(import.meta.dirname, 'locales/ko'))
  .map((file) => basename(file, '.json'))
  .filter((topic) => !isOfServer(topic));
const files = [...new Set(topics.map(packOf))];
const camel = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const read = (language: string, topic: string): unknown =>
  withoutMany(
    JSON.parse(readFileSync(join(import.meta.dirname, 'locales', language, `${topic}.json`), 'utf8')) as Parameters<
      typeof withoutMany
    >[0],
  );
/** Topics by their name in camel case. */
const contentOf = (language: string, file: string): string =>
  JSON.stringify(
    Object.fromEntries(
      topics.filter((topic) => packOf(topic) === file).map((topic) => [camel(topic), read(language, topic)]),
    ),
  );

/**
 * Every page begins with the list of texts. One name for the texts of a build, in place of one for each of more than a
 * hundred files, makes it shorter; after an update a device fetches all texts that it keeps, and not only those that
 * changed.
 */
export const texts: Plugin = {
  name: 'texts',
  apply: 'build',
  load(id) {
    if (id !== module) return undefined;
    const packed = Object.fromEntries(
      topics.flatMap((topic) => (packOf(topic) === topic ? [] : [[topic, packOf(topic)]])),
    );
    return `import { inBase } from '#app/kernel/base.ts';
      import { withMany } from '#app/text/plurals.ts';
      export const topicNames = ${JSON.stringify(topics)};
      const packed = ${JSON.stringify(packed)};
      const read = withMany;
      export const textFile = (language, topic) =>
        topicNames.includes(topic)
          ? { url: inBase(\`/assets/text/\${language}-\${packed[topic] ?? topic}-${nameOfTexts()}.json\`), read }
          : undefined;`;
  },
  generateBundle() {
    const name = nameOfTexts();
    for (const language of languages)
      for (const file of files)
        this.emitFile({
          type: 'asset',
          fileName: `assets/text/${language}-${file}-${name}.json`,
          source: contentOf(language, file),
        });
  },
};

/** What the names of all texts of a build end with. */
export function nameOfTexts(): string {
  const hash = createHash('sha256');
  for (const language of languages) for (const file of files) hash.update(contentOf(language, file));
  return hash.digest('base64url').slice(0, 7);
}
