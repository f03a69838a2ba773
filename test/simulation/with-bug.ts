import { createServer } from 'vite';
import { fileURLToPath } from 'node:url';
import { bugPlugin } from './bug-plugin.ts';
import type { tell } from './tell-many.ts';

/** The simulation with a planted bug in the code under it, for the command line. In tests Vitest loads it by the same plugin. */
export async function simulationWith(bug: string): Promise<{ tell: typeof tell }> {
  const server = await createServer({
    configFile: false,
    root: fileURLToPath(new URL('../..', import.meta.url)),
    logLevel: 'error',
    appType: 'custom',
    define: { __BUILD__: JSON.stringify('test') },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    plugins: [bugPlugin()],
  });
  return (await server.ssrLoadModule(`/test/simulation/tell-many.ts?bug=${bug}`)) as { tell: typeof tell };
}
