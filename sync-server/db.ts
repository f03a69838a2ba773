import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { migrations } from '#migrations/all.ts';
import type { Env } from './env.ts';
import { ImmediateSqlite } from './sqlite-dialect.ts';

// Counts and epoch milliseconds come as strings from PostgreSQL; all of ours fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** Settings of every SQLite connection: an answer follows the disk (rule P12), and references hold. */
const pragmas = (foreignKeys: 'ON' | 'OFF') => `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ${foreignKeys};
  PRAGMA busy_timeout = 5000;
  PRAGMA temp_store = MEMORY;
`;

function sqlite(file: string, foreignKeys: 'ON' | 'OFF'): Knex {
  return knex({
    client: ImmediateSqlite as unknown as typeof Knex.Client,
    connection: { filename: file },
    useNullAsDefault: true,
    acquireConnectionTimeout: 15_000,
    // One writer: SQLite has one write lock, and a second connection only collects SQLITE_BUSY.
    pool: {
      min: 1,
      max: 1,
      idleTimeoutMillis: 2_147_483_647,
      afterCreate: (connection: SqliteConnection, done: (error: Error | null, connection: SqliteConnection) => void) => {
        connection.exec(pragmas(foreignKeys), (error) => { done(error, connection); });
      },
    },
  });
}

/** Opens the database and brings it up to date. */
export async function openDatabase(config: Env['database']): Promise<Knex> {
  if (config.kind === 'postgres') {
    const db = knex({ client: 'pg', connection: config.url, pool: { min: 0, max: 10 }, acquireConnectionTimeout: 15_000 });
    await migrate(db);
    return db;
  }
  if (config.file === ':memory:') {
    const db = sqlite(config.file, 'OFF');
    await migrate(db);
    await db.raw('PRAGMA foreign_keys = ON');
    return db;
  }
  mkdirSync(dirname(config.file), { recursive: true });
  // Knex rebuilds a table to change it; with foreign keys on, the rebuild cascades and deletes rows (knex#6213). So migrations have
  // a connection of their own, without foreign keys, and are checked afterwards.
  const migrating = sqlite(config.file, 'OFF');
  try {
    await migrate(migrating);
    const broken = (await migrating.raw('PRAGMA foreign_key_check')) as unknown[];
    if (broken.length > 0) throw new Error(`The database has ${broken.length} rows that refer to nothing. Restore a backup.`);
  } finally {
    await migrating.destroy();
  }
  return sqlite(config.file, 'ON');
}

async function migrate(db: Knex): Promise<void> {
  await db.migrate.latest({
    migrationSource: {
      getMigrations: () => Promise.resolve(migrations.map((one) => one.name)),
      getMigrationName: (name: string) => name,
      getMigration: (name: string) => {
        const found = migrations.find((one) => one.name === name);
        if (!found) throw new Error(`The database was made by a newer version of this program (migration ${name}).`);
        return Promise.resolve({ up: found.up, down: () => Promise.reject(new Error('Migrations only go forward; restore a backup instead.')) });
      },
    },
  });
}
