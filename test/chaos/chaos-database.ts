import { openAsItIs, type DatabaseConfig } from '#server/kernel/db.ts';
import { freshStore, postgresUrl } from '#test/worlds/stores.ts';
import { Pooler } from './pooler.ts';
import { freePort, PrivateCluster } from './private-cluster.ts';

/** The database of one run, made for it and removed with it. What it cannot do is absent. */
export interface ChaosDatabase {
  config: DatabaseConfig;
  /** Where a process finds it; `mark` names its connections among all. */
  envFor: (mark: string) => Record<string, string>;
  /** How many connections of the process wait for change notifications. */
  listeners?: (mark: string) => Promise<number>;
  /** Terminates them. @returns how many there were */
  cutListeners?: (mark: string) => Promise<number>;
  server?: Pick<PrivateCluster, 'stopImmediately' | 'startAgain' | 'failedStatements'>;
  remove: () => Promise<void>;
}

export async function sqliteForChaos(): Promise<ChaosDatabase> {
  const store = await freshStore('sqlite');
  const file = store.config.kind === 'sqlite' ? store.config.file : '';
  return { config: store.config, envFor: () => ({ DATABASE_URL: `sqlite:${file}` }), remove: () => store.remove() };
}

/**
 * A PostgreSQL server of its own where there can be one, so that the run may stop it; else, or with `url`, a schema of
 * its own in a database that is there already. `isPooled`: the processes reach it through PgBouncer in transaction
 * mode, and past it for change notifications and migrations.
 */
export async function postgresForChaos(
  log: (line: string) => void,
  { url, isPooled = false }: { url?: string | undefined; isPooled?: boolean } = {},
): Promise<ChaosDatabase> {
  const missing = url === undefined ? await PrivateCluster.missing() : 'it was told which one to use';
  if (missing !== undefined) {
    if (isPooled) throw new Error(`A pooler needs a database server of the run's own, and there is none: ${missing}.`);
    log(`The run has no database server of its own (${missing}): the fault "databaseStopped" is left out.`);
    const store = await freshStore('postgres', url ?? postgresUrl);
    return { ...onPostgres(store.config), remove: () => store.remove() };
  }
  const cluster = await PrivateCluster.start();
  const pooler = isPooled ? await Pooler.start(cluster.url, await freePort()) : undefined;
  return {
    ...onPostgres({ kind: 'postgres', url: cluster.url }, pooler?.url),
    server: cluster,
    remove: async () => {
      await pooler?.stop();
      await cluster.remove();
    },
  };
}

function onPostgres(config: DatabaseConfig, pooled?: string): Omit<Required<ChaosDatabase>, 'server' | 'remove'> {
  const listening = (column: string) => async (mark: string) => {
    const db = openAsItIs(config);
    try {
      // A connection of the pool says neither of them.
      const { rows } = await db.raw<{ rows: unknown[] }>(
        `SELECT ${column} FROM pg_stat_activity WHERE application_name = ? AND query ~ 'LISTEN|pg_notify'`,
        [mark],
      );
      return rows.length;
    } finally {
      await db.destroy();
    }
  };
  return {
    config,
    envFor(mark): Record<string, string> {
      const url = new URL(config.kind === 'postgres' ? config.url : '');
      url.searchParams.set('application_name', mark);
      const direct = url.href.replaceAll('+', '%20');
      return pooled === undefined ? { DATABASE_URL: direct } : { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct };
    },
    listeners: listening('pid'),
    cutListeners: listening('pg_terminate_backend(pid)'),
  };
}
