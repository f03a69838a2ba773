import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unpackPictures } from '../../sync-server/destination/build/picture-pack.ts';
import { keepAssets } from '../../sync-server/http/kept-assets.ts';
import { withAdmin } from '../worlds/postgres-admin.ts';

/**
 * Once per run, before all workers: tests read covers in `app/public`, and start the built server, which takes a third
 * of the time that its source takes. `npm test` has built it already.
 * @returns what is done after the last test
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  // Vitest calls it for the whole run, and for each of its projects.
  if (process.env['TEST_KEPT_ASSETS']) return undefined;
  const kept = mkdtempSync(join(tmpdir(), 'moyeo-kept-'));
  process.env['TEST_KEPT_ASSETS'] = kept;
  const prefix = `test_${process.pid}_`;
  process.env['TEST_SCHEMA_PREFIX'] = prefix;
  unpackPictures();
  if (!process.env['IS_BUILT']) execFileSync('npx', ['vite', 'build', '--mode', 'server', '--logLevel', 'warn']);
  // Programs on a new database would each copy the whole app: a sixth of what a start takes of the processor.
  if (existsSync('dist/client/assets')) await keepAssets('dist/client', kept, Date.now());
  return async () => {
    rmSync(kept, { recursive: true, force: true });
    await removeSchemas(prefix);
  };
}

/** Schemas of PostgreSQL that tests emptied and gave to the next one. */
async function removeSchemas(prefix: string): Promise<void> {
  const { TEST_DATABASE_URL: server } = process.env;
  if (!server) return;
  await withAdmin(
    server,
    `DO $$ DECLARE one text; BEGIN
       FOR one IN SELECT nspname FROM pg_namespace WHERE starts_with(nspname, '${prefix}') LOOP
         EXECUTE format('DROP SCHEMA %I CASCADE', one);
       END LOOP;
     END $$`,
  );
}
