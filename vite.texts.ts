// The texts of the built client, for vite.config.ts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from './shared/kernel/languages.ts';

const module = resolve(import.meta.dirname, 'app/text/text-files.ts');
/** Those of mails are the server's. */
const isOfServer = (topic: string): boolean => topic === 'mail';

const topics = readdirSync(join(import.meta.dirname, 'locales/ko'))
  .map((file) => basename(file, '.json'))
  .filter((topic) => !isOfServer(topic));
const read = (language: string, topic: string): string =>
  JSON.stringify(JSON.parse(readFileSync(join(import.meta.dirname, 'locales', language, `${topic}.json`), 'utf8')));

/**
 * Every page begins with the list of texts. One name for the texts of a build, in place of one for each of a hundred and seventy files, makes it two
 * kilobytes shorter; after an update a device fetches all texts that it keeps, and not only those that changed.
 */
export const texts: Plugin = {
  name: 'texts',
  apply: 'build',
  load(id) {
    if (id !== module) return undefined;
    return `import { inBase } from '#app/kernel/base.ts';
      export const topicNames = ${JSON.stringify(topics)};
      export const textFile = (language, topic) =>
        topicNames.includes(topic) ? inBase(\`/assets/text/\${language}-\${topic}-${nameOf()}.json\`) : undefined;`;
  },
  generateBundle() {
    for (const language of languages)
      for (const topic of topics)
        this.emitFile({
          type: 'asset',
          fileName: `assets/text/${language}-${topic}-${nameOf()}.json`,
          source: read(language, topic),
        });
  },
};

function nameOf(): string {
  const hash = createHash('sha256');
  for (const language of languages) for (const topic of topics) hash.update(read(language, topic));
  return hash.digest('base64url').slice(0, 7);
}
