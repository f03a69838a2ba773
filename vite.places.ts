// The places of the built client, for vite.config.ts.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { languages } from './shared/kernel/languages.ts';
import { languagesOfLines } from './shared/destination/core/read-places.ts';

const module = resolve(import.meta.dirname, 'app/local/catalogue/place-addresses.ts');
const places = resolve(import.meta.dirname, 'shared/destination/catalogue/places');
const names = resolve(import.meta.dirname, 'shared/destination/catalogue/place-names');
const lines = resolve(import.meta.dirname, 'shared/destination/lines/places');

const codes = readdirSync(places)
  .map((file) => basename(file, '.json'))
  .sort();
/** By name: `JP`, `ja-JP` for each language that has lines in files of their own, and `names-ja` for each language. */
const pathOf = new Map([
  ...codes.map((code): [string, string] => [code, join(places, `${code}.json`)]),
  ...languages.map((language): [string, string] => [`names-${language}`, join(names, `names-${language}.json`)]),
  ...languagesOfLines.flatMap((language) =>
    codes.map((code): [string, string] => [`${language}-${code}`, join(lines, `${language}-${code}.json`)]),
  ),
]);
const contentOf = (path: string): string => JSON.stringify(JSON.parse(readFileSync(path, 'utf8')));

/**
 * One name for the places of a build, in place of one for each of hundreds of files: explore and the recommendations
 * are loaded with the list. After an update that changes any place a device fetches the files of all the countries that
 * it keeps.
 */
export const placeFiles: Plugin = {
  name: 'place-files',
  apply: 'build',
  load(id) {
    if (id !== module) return undefined;
    return `import { inBase } from '#app/kernel/base.ts';
      const form = /^(?:names-(?:${languages.join('|')})|(?:(?:${languagesOfLines.join('|')})-)?(?:${codes.join('|')}))$/;
      export const placesAddress = (file) =>
        form.test(file) ? inBase(\`/assets/\${file}-${nameOfPlaces()}.json\`) : undefined;`;
  },
  generateBundle() {
    const name = nameOfPlaces();
    for (const [file, path] of pathOf)
      this.emitFile({ type: 'asset', fileName: `assets/${file}-${name}.json`, source: contentOf(path) });
  },
};

/** What the names of all these files end with. */
function nameOfPlaces(): string {
  const hash = createHash('sha256');
  for (const [file, path] of pathOf) hash.update(file).update(contentOf(path));
  return hash.digest('base64url').slice(0, 7);
}
