import knex, { type Knex } from 'knex';
import pg from 'pg';
import { silent } from './sqlite-connection.ts';

// Counts and epoch milliseconds come as strings from PostgreSQL; all of ours fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export interface PostgresConfig {
  kind: 'postgres';
  url: string;
  /** Past a pooler in transaction mode, which carries neither LISTEN nor settings of a session. */
  directUrl?: string | undefined;
  /** Connections of one process at most; 10 unless told. */
  pool?: number | undefined;
}

const connectTimeoutMs = 5_000;
/** A statement, or a wait for a lock, that lasts longer has failed; the write is offered again by its device. */
const serverTimeouts = {
  statement_timeout: 30_000,
  lock_timeout: 15_000,
  idle_in_transaction_session_timeout: 30_000,
};

const connection = (url: string) => ({
  connectionString: url,
  keepAlive: true,
  connectionTimeoutMillis: connectTimeoutMs,
  application_name: 'moyeo',
});

/**
 * The connections that requests share. A pooler refuses settings of a session, so behind one they are the role's to
 * set; nor does a statement stay prepared there: the next transaction may be another connection's.
 */
export function postgresPool({ url, directUrl, pool = 10 }: PostgresConfig): Knex {
  return knex({
    client: 'pg',
    // `pipeline`: statements of a transaction that are sent together (`runStatements`) take one way to the database.
    connection: { ...connection(url), pipeline: true, ...(directUrl ? {} : serverTimeouts) } as Knex.PgConnectionConfig,
    ...{ namesStatements: directUrl === undefined },
    log: silent,
    pool: { min: 0, max: pool },
    acquireConnectionTimeout: 15_000,
  });
}

/** One connection to the database itself without time-outs, for migrations and commands. */
export function postgresAlone({ url, directUrl }: PostgresConfig): Knex {
  return knex({
    client: 'pg',
    connection: connection(directUrl ?? url),
    log: silent,
    pool: { min: 0, max: 1 },
    acquireConnectionTimeout: 15_000,
  });
}

export type PostgresConnection = pg.Client;

/**
 * A connection to the same PostgreSQL, outside the pool and not open yet: LISTEN keeps it for as long as the process
 * lives.
 */
export function ownConnection(db: Knex, directUrl?: string): PostgresConnection {
  const config = (db.client as { config: { connection: { connectionString?: string } } }).config.connection;
  // It waits for notifications for as long as there are none, so it has no limit of its own but for connecting.
  return new pg.Client(connection(directUrl ?? config.connectionString ?? ''));
}

/**
 * Locks of the database's schema. Each belongs to a transaction: it goes with its connection, and a pooler in
 * transaction mode carries it.
 */
const locks = { migration: 0x6d6f7965, sweep: 0x6d6f7966 };

/** Holds a lock while `act` runs, so that of processes that start together one migrates and the others wait. */
export async function holdingMigrationLock(config: PostgresConfig, act: () => Promise<void>): Promise<void> {
  await onOneConnection(config, async (trx) => {
    await trx.raw('SELECT pg_advisory_xact_lock(?, hashtext(current_schema()))', [locks.migration]);
    await act();
  });
}

/** Runs `act` unless another process is at it. @returns whether it has run */
export async function unlessElsewhere(
  config: PostgresConfig,
  name: 'sweep',
  act: () => Promise<void>,
): Promise<boolean> {
  return onOneConnection(config, async (trx) => {
    const { rows } = await trx.raw<{ rows: { free: boolean }[] }>(
      'SELECT pg_try_advisory_xact_lock(?, hashtext(current_schema())) AS free',
      [locks[name]],
    );
    if (!rows[0]?.free) return false;
    await act();
    return true;
  });
}

async function onOneConnection<T>(config: PostgresConfig, act: (trx: Knex.Transaction) => Promise<T>): Promise<T> {
  const db = postgresAlone(config);
  try {
    return await db.transaction(async (trx) => {
      await trx.raw('SET LOCAL idle_in_transaction_session_timeout = 0');
      return act(trx);
    });
  } finally {
    await db.destroy();
  }
}
