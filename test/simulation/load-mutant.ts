import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import type { runSeed } from './run-seed.ts';
import { activate } from './mutants/activate.ts';
import { mutantNamed } from './mutants/all-mutants.ts';
import { mutantPlugin } from './mutants/mutant-plugin.ts';

/** The simulation over a mutant of the product, in this process. */
export async function loadMutant(name: string): Promise<{ runSeed: typeof runSeed; close: () => Promise<void> }> {
  activate(mutantNamed(name).name);
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [mutantPlugin()],
  });
  const loaded = (await server.ssrLoadModule('/test/simulation/run-seed.ts')) as { runSeed: typeof runSeed };
  return { runSeed: loaded.runSeed, close: () => server.close() };
}
