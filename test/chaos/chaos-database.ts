import { openAsItIs, type DatabaseConfig } from '#server/kernel/db.ts';
import { freshStore, postgresUrl } from '#test/worlds/stores.ts';
import { PrivateCluster } from './private-cluster.ts';

/** The database of one run, made for it and removed with it. What it cannot do is absent. */
export interface ChaosDatabase {
  config: DatabaseConfig;
  /** DATABASE_URL of a process; `mark` names its connections among all. */
  urlFor: (mark: string) => string;
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
  return { config: store.config, urlFor: () => `sqlite:${file}`, remove: () => store.remove() };
}

/**
 * A PostgreSQL server of its own where there can be one, so that the run may stop it; else, or with `url`, a schema of its own in a database that
 * is there already.
 */
export async function postgresForChaos(log: (line: string) => void, url?: string): Promise<ChaosDatabase> {
  const missing = url === undefined ? await PrivateCluster.missing() : 'it was told which one to use';
  if (missing !== undefined) {
    log(`The run has no database server of its own (${missing}): the fault "databaseStopped" is left out.`);
    const store = await freshStore('postgres', url ?? postgresUrl);
    return { ...onPostgres(store.config), remove: () => store.remove() };
  }
  const cluster = await PrivateCluster.start();
  return {
    ...onPostgres({ kind: 'postgres', url: cluster.url }),
    server: cluster,
    remove: () => cluster.remove(),
  };
}

function onPostgres(config: DatabaseConfig): Omit<Required<ChaosDatabase>, 'server' | 'remove'> {
  const listening = (column: string) => async (mark: string) => {
    const db = openAsItIs(config);
    try {
      // A connection of the pool says neither of them.
      const { rows } = (await db.raw(
        `SELECT ${column} FROM pg_stat_activity WHERE application_name = ? AND query ~ 'LISTEN|pg_notify'`,
        [mark],
      )) as { rows: unknown[] };
      return rows.length;
    } finally {
      await db.destroy();
    }
  };
  return {
    config,
    urlFor(mark) {
      const url = new URL(config.kind === 'postgres' ? config.url : '');
      url.searchParams.set('application_name', mark);
      return url.href.replaceAll('+', '%20');
    },
    listeners: listening('pid'),
    cutListeners: listening('pg_terminate_backend(pid)'),
  };
}
