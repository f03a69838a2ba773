import knex, { type Knex } from 'knex';
import { PreparedSqlite } from './sqlite-dialect.ts';

/** Knex also prints what it throws; what is thrown is logged or said by whoever catches it. */
export const silent = {
  warn: () => undefined,
  error: () => undefined,
  deprecate: () => undefined,
  debug: () => undefined,
};

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
  interrupt(): void;
}

/** Settings of every SQLite connection that writes: an answer follows the disk (rule P12), and references hold. */
export const pragmas = (foreignKeys: 'ON' | 'OFF') => `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ${foreignKeys};
  PRAGMA temp_store = MEMORY;
  PRAGMA secure_delete = ON;
`;

/** For a file that is still empty, ahead of `pragmas`: pages that become empty can be given back (`sweep`). */
export const newFilePragmas = 'PRAGMA auto_vacuum = INCREMENTAL;';

/** @param onConnect is given the driver's connection, once. */
export function sqlite(file: string, settings: string, onConnect?: (connection: SqliteConnection) => void): Knex {
  return knex({
    client: PreparedSqlite as unknown as typeof Knex.Client,
    connection: { filename: file },
    useNullAsDefault: true,
    log: silent,
    acquireConnectionTimeout: 15_000,
    // One writer: SQLite has one write lock, and a second connection only collects SQLITE_BUSY.
    pool: {
      min: 1,
      max: 1,
      idleTimeoutMillis: 2_147_483_647,
      afterCreate: (
        connection: SqliteConnection,
        done: (error: Error | null, connection: SqliteConnection) => void,
      ) => {
        onConnect?.(connection);
        connection.exec(settings, (error) => {
          done(error, connection);
        });
      },
    },
  });
}
