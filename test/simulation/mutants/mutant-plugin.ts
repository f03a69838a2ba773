import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { withSwitches } from './all-mutants.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * The product's code has no switches: this puts them in, so that one build is the product and every mutant, see
 * `activate`.
 */
export function mutantPlugin(): Plugin {
  return {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(root)) return null;
      const switched = withSwitches(code, id.slice(root.length));
      return switched === code ? null : { code: switched, map: null };
    },
  };
}
