import { execFileSync } from 'node:child_process';
import { unpackPictures } from '../../sync-server/destination/build/picture-pack.ts';

/**
 * Once per run, before all workers: tests read covers and previews in `app/public`, and start the built server, which takes a third of the time
 * that its source takes. `npm test` has built it already.
 */
export function setup(): void {
  unpackPictures();
  if (!process.env['IS_BUILT']) execFileSync('npx', ['vite', 'build', '--mode', 'server', '--logLevel', 'warn']);
}
