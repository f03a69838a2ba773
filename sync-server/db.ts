import { closeSync, existsSync, mkdirSync, openSync, readSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { migrations, type Migration } from '#migrations/all.ts';
import type { Env } from './env.ts';
import { ImmediateSqlite } from './sqlite-dialect.ts';

// Counts and epoch milliseconds come as strings from PostgreSQL; all of ours fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Knex also prints what it throws; what is thrown is logged or said by whoever catches it. */
const silent = { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined };

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
    log: silent,
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

export const isPostgres = (db: Knex): boolean => (db.client as { config: { client: unknown } }).config.client === 'pg';

/** A transaction that only reads sees one moment; PostgreSQL would otherwise look anew at every statement. */
export const reading = (db: Knex): Knex.TransactionConfig => (isPostgres(db) ? { isolationLevel: 'repeatable read', readOnly: true } : {});

/** The database cannot be used; the message says what to do. */
export class DatabaseError extends Error {}

/** Opens the database and brings it up to date. */
export async function openDatabase(config: Env['database']): Promise<Knex> {
  if (config.kind === 'postgres') {
    const db = knex({ client: 'pg', connection: config.url, log: silent, pool: { min: 0, max: 10 }, acquireConnectionTimeout: 15_000 });
    await migrateOrClose(db);
    return db;
  }
  if (config.file === ':memory:') {
    const db = sqlite(config.file, 'OFF');
    await migrateOrClose(db);
    await db.raw('PRAGMA foreign_keys = ON');
    return db;
  }
  mkdirSync(dirname(config.file), { recursive: true });
  refuseDamagedFile(config.file);
  // Knex rebuilds a table to change it; with foreign keys on, the rebuild cascades and deletes rows (knex#6213). So migrations have
  // a connection of their own, without foreign keys, and are checked afterwards.
  const migrating = sqlite(config.file, 'OFF');
  try {
    await migrate(migrating);
    const broken = (await migrating.raw('PRAGMA foreign_key_check')) as unknown[];
    if (broken.length > 0) throw new DatabaseError(`The database has ${broken.length} rows that refer to nothing. Restore a backup.`);
  } finally {
    await migrating.destroy();
  }
  return sqlite(config.file, 'ON');
}

/** Something other than a database in its place is never written over. */
function refuseDamagedFile(file: string): void {
  if (!existsSync(file)) return;
  const head = Buffer.alloc(16);
  const opened = openSync(file, 'r');
  const length = readSync(opened, head, 0, 16, 0);
  closeSync(opened);
  if (length > 0 && head.toString('latin1', 0, length) !== 'SQLite format 3\0') throw new DatabaseError(`${file} is damaged, or is no SQLite database. Put a backup in its place, or name another file in DATABASE_URL.`);
}

/** Migrations only go forward; what goes back is a backup. */
async function migrate(db: Knex): Promise<void> {
  const done = (await db.schema.hasTable('knex_migrations')) ? ((await db('knex_migrations').select('name')) as { name: string }[]) : [];
  const unknown = done.find(({ name }) => migrations.every((one) => one.name !== name));
  if (unknown) throw new DatabaseError(`The database was made by a newer version of this program (it has ${unknown.name}). Update the program, or restore a backup.`);
  await db.migrate.latest({
    migrationSource: {
      getMigrations: () => Promise.resolve(migrations),
      getMigrationName: (one: Migration) => one.name,
      getMigration: (one: Migration) => Promise.resolve({ up: one.up, down: () => Promise.reject(new Error('Migrations only go forward; restore a backup instead.')) }),
    },
  });
}

async function migrateOrClose(db: Knex): Promise<void> {
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
