import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { mutantPlugin } from './mutants/mutant-plugin.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * The worker and all that it imports as one file, which runs faster than modules loaded one by one. Inside the project,
 * where packages are found.
 * @param withMutants whether a slice may name a mutant
 */
export async function bundleWorker(withMutants = false): Promise<{ path: string; remove: () => void }> {
  const cache = join(root, 'node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'simulation-'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: withMutants ? [mutantPlugin()] : [],
    ssr: { noExternal: ['dexie', 'dexie-react-hooks', 'fake-indexeddb', 'zod'] },
    build: {
      ssr: 'test/simulation/worker.ts',
      outDir: folder,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'worker.js' } },
    },
  });
  return {
    path: join(folder, 'worker.js'),
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
