import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackPictures } from '../../sync-server/destination/build/picture-pack.ts';
import { keepAssets } from '../../sync-server/http/kept-assets.ts';

/**
 * Once per run, before all workers: tests read covers in `app/public`, and start the built server, which takes a third of the time
 * that its source takes. `npm test` has built it already.
 * @returns what is done after the last test
 */
export async function setup(): Promise<(() => void) | undefined> {
  // Vitest calls it for the whole run, and for each of its projects.
  if (process.env['TEST_KEPT_ASSETS']) return undefined;
  const kept = mkdtempSync(join(tmpdir(), 'moyeo-kept-'));
  process.env['TEST_KEPT_ASSETS'] = kept;
  unpackPictures();
  if (!process.env['IS_BUILT']) execFileSync('npx', ['vite', 'build', '--mode', 'server', '--logLevel', 'warn']);
  // Programs on a new database would each copy the whole app: a sixth of what a start takes of the processor.
  if (existsSync('dist/client/assets')) await keepAssets('dist/client', kept, Date.now());
  return () => {
    rmSync(kept, { recursive: true, force: true });
  };
}
