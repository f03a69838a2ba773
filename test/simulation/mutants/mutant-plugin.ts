import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { mutants } from './mutants.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const bugIn = (id: string | undefined): string | undefined => /[?&]bug=([\w-]+)/.exec(id ?? '')?.[1];

/**
 * Product code carries no switches: a module asked for with `?bug=name` is loaded with that bug in its text, and so is everything of ours that it
 * imports.
 */
export function mutantPlugin(): Plugin {
  return {
    name: 'planted-bugs',
    enforce: 'pre',
    async resolveId(source, importer) {
      const bug = bugIn(importer);
      if (bug === undefined || bugIn(source) !== undefined) return null;
      const found = await this.resolve(source, importer?.replace(/[?&]bug=[\w-]+/, ''), { skipSelf: true });
      if (!found || found.external || found.id.includes('node_modules') || !found.id.startsWith(root)) return found;
      return `${found.id}${found.id.includes('?') ? '&' : '?'}bug=${bug}`;
    },
    transform(code, id) {
      const bug = mutants.find((one) => one.name === bugIn(id));
      const path = id.slice(root.length).replace(/\?.*$/, '');
      let planted = code;
      for (const { file, find, put } of bug?.changes ?? []) {
        if (file !== path) continue;
        if (planted.split(find).length !== 2) throw new Error(`"${bug?.name}" expects this once in ${file}: ${find}`);
        planted = planted.replace(find, () => put);
      }
      return planted === code ? null : { code: planted, map: null };
    },
  };
}
