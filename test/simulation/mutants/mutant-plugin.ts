import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { mutantNamed, mutate } from './all-mutants.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const mutantIn = (id: string | undefined): string | undefined => /[?&]mutant=([\w-]+)/.exec(id ?? '')?.[1];
const pathOf = (id: string): string => id.slice(root.length).replace(/\?.*$/, '');

/**
 * The product's code has no switches: a module that is imported with `?mutant=name` is loaded as that mutant has it, and so is every file of the
 * project that it imports.
 */
export function mutantPlugin(): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    async resolveId(source, importer) {
      const name = mutantIn(importer);
      if (name === undefined || mutantIn(source) !== undefined) return null;
      const found = await this.resolve(source, importer?.replace(/[?&]mutant=[\w-]+/, ''), { skipSelf: true });
      if (!found || found.external || found.id.includes('node_modules') || !found.id.startsWith(root)) return found;
      return `${found.id}${found.id.includes('?') ? '&' : '?'}mutant=${name}`;
    },
    transform(code, id) {
      const name = mutantIn(id);
      return name === undefined ? null : transformed(code, id, name);
    },
  };
}

/** For a build that is one mutant as a whole. */
export function wholeMutantPlugin(name: string): Plugin {
  return {
    name: 'whole-mutant',
    enforce: 'pre',
    transform: (code, id) => (id.startsWith(root) ? transformed(code, id, name) : null),
  };
}

function transformed(code: string, id: string, name: string): { code: string; map: null } | null {
  const mutated = mutate(code, pathOf(id), mutantNamed(name));
  return mutated === code ? null : { code: mutated, map: null };
}
