import { createServer } from 'vite';
import { fileURLToPath } from 'node:url';
import { mutantPlugin } from './mutant-plugin.ts';
import type { runSeed } from '#test/simulation/run-seed.ts';

/** The simulation with a planted bug in the code under it, for the command line. In tests Vitest loads it by the same plugin. */
export async function loadMutant(bug: string): Promise<{ runSeed: typeof runSeed }> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    define: { __BUILD__: JSON.stringify('test') },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [mutantPlugin()],
  });
  return (await server.ssrLoadModule(`/test/simulation/tell-many.ts?bug=${bug}`)) as { runSeed: typeof runSeed };
}
