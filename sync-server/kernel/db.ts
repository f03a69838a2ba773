import { closeSync, existsSync, mkdirSync, openSync, readSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import knex, { type Knex } from 'knex';
import pg from 'pg';
import { migrations } from '#migrations/all.ts';
import type { Migration } from '#migrations/migration.ts';
import { ImmediateSqlite } from './sqlite-dialect.ts';

/** Which database to use. */
export type DatabaseConfig = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string };

// Counts and epoch milliseconds come as strings from PostgreSQL; all of ours fit a double.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** Knex also prints what it throws; the code that catches it logs it. */
const silent = { warn: () => undefined, error: () => undefined, deprecate: () => undefined, debug: () => undefined };

interface SqliteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}

/** Settings of every SQLite connection: a commit is on the disk before it is answered (rule P12), and foreign keys are enforced. */
const pragmas = (foreignKeys: 'ON' | 'OFF') => `
  PRAGMA busy_timeout = 5000;
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ${foreignKeys};
  PRAGMA temp_store = MEMORY;
`;

function sqlite(file: string, settings: string): Knex {
  return knex({
    client: ImmediateSqlite as unknown as typeof Knex.Client,
    connection: { filename: file },
    useNullAsDefault: true,
    log: silent,
    acquireConnectionTimeout: 15_000,
    // One writer: SQLite has one write lock, and a second connection would only fail with SQLITE_BUSY.
    pool: {
      min: 1,
      max: 1,
      idleTimeoutMillis: 2_147_483_647,
      afterCreate: (
        connection: SqliteConnection,
        done: (error: Error | null, connection: SqliteConnection) => void,
      ) => {
        connection.exec(settings, (error) => {
          done(error, connection);
        });
      },
    },
  });
}

const postgres = (url: string): Knex =>
  knex({
    client: 'pg',
    connection: { connectionString: url, keepAlive: true },
    log: silent,
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: 15_000,
  });

export const isPostgres = (db: Knex): boolean => (db.client as { config: { client: unknown } }).config.client === 'pg';

/** A connection to the same PostgreSQL, outside the pool and not open yet: LISTEN keeps it for as long as the process lives. */
export function ownConnection(db: Knex): pg.Client {
  return new pg.Client((db.client as { config: { connection: pg.ClientConfig } }).config.connection);
}

/** A transaction that only reads sees one snapshot; PostgreSQL would otherwise take a new one for every statement. */
export const reading = (db: Knex): Knex.TransactionConfig =>
  isPostgres(db) ? { isolationLevel: 'repeatable read', readOnly: true } : {};

/** The database cannot be used; the message says what to do. */
export class DatabaseError extends Error {}

/** A file beside the database: the process that has it locked serves the database. The operating system frees the lock when the process ends, by whatever cause. */
const lockFile = (file: string): string => `${file}-lock`;
/** A process that is stopping still has the lock for a moment. */
const claimWaitMs = 2_000;

/**
 * Makes this process the only one that serves a SQLite file. PostgreSQL takes several.
 * @returns a function that frees it.
 * @throws DatabaseError when another process has it.
 */
export async function claimDatabase(config: DatabaseConfig): Promise<() => Promise<void>> {
  if (config.kind === 'postgres' || config.file === ':memory:') return () => Promise.resolve();
  mkdirSync(dirname(config.file), { recursive: true });
  if (existsSync(lockFile(config.file)) && existsSync(config.file) && sizeOf(config.file) === 0) {
    throw new DatabaseError(
      `${config.file} is empty, but was served before. Put a backup in its place; to begin anew, delete it.`,
    );
  }
  const lock = sqlite(lockFile(config.file), `PRAGMA busy_timeout = ${claimWaitMs}`);
  try {
    await lock.raw('BEGIN EXCLUSIVE');
  } catch (error) {
    await lock.destroy();
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    throw new DatabaseError(
      `Another process already serves ${config.file}. Stop that one, or name another file in DATABASE_URL.`,
    );
  }
  return () => lock.destroy();
}

/** Opens the database and brings it up to date. */
export async function openDatabase(config: DatabaseConfig): Promise<Knex> {
  if (config.kind === 'postgres') {
    const db = postgres(config.url);
    await orClose(db, () => migrate(db));
    return db;
  }
  if (config.file === ':memory:') {
    const db = sqlite(config.file, pragmas('OFF'));
    await orClose(db, () => migrate(db));
    await db.raw('PRAGMA foreign_keys = ON');
    return db;
  }
  mkdirSync(dirname(config.file), { recursive: true });
  refuseDamagedFile(config.file);
  // Knex rebuilds a table to change it; with foreign keys on, the rebuild cascades and deletes rows (knex#6213). So migrations have
  // a connection of their own, without foreign keys, and are checked afterwards.
  const migrating = sqlite(config.file, pragmas('OFF'));
  await orClose(migrating, async () => {
    await refuseDamagedPages(migrating, config.file);
    await migrate(migrating, config.file);
    const broken = await migrating.raw<unknown[]>('PRAGMA foreign_key_check');
    if (broken.length > 0)
      throw new DatabaseError(`The database has ${broken.length} rows that refer to nothing. Restore a backup.`);
  });
  await migrating.destroy();
  return sqlite(config.file, pragmas('ON'));
}

/**
 * A database as it is: nothing is migrated, nothing set.
 * @throws DatabaseError when there is no file, or something else in its place.
 */
export function openAsItIs(config: DatabaseConfig): Knex {
  if (config.kind === 'postgres') return postgres(config.url);
  if (sizeOf(config.file) === 0) throw new DatabaseError(`${config.file} is missing or empty.`);
  refuseDamagedFile(config.file);
  return sqlite(config.file, 'PRAGMA busy_timeout = 5000');
}

const putBackup = 'Put a backup in its place, or name another file in DATABASE_URL.';

/** A file that is not a database is never overwritten, and a database that has gone missing is not replaced by an empty one. */
function refuseDamagedFile(file: string): void {
  // SQLite would delete the -wal, and with it the commits in it.
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0)
    throw new DatabaseError(
      `${file} is missing or empty, but ${file}-wal, which belongs to it, is there. ${putBackup}`,
    );
  if (!existsSync(file)) return;
  const head = Buffer.alloc(16);
  const opened = openSync(file, 'r');
  const length = readSync(opened, head, 0, 16, 0);
  closeSync(opened);
  if (length > 0 && head.toString('latin1', 0, length) !== 'SQLite format 3\0')
    throw new DatabaseError(`${file} is damaged, or is no SQLite database. ${putBackup}`);
}

const sizeOf = (file: string): number => (existsSync(file) ? statSync(file).size : 0);

async function refuseDamagedPages(db: Knex, file: string): Promise<void> {
  const found = await (db.raw('PRAGMA quick_check(1)') as unknown as Promise<{ quick_check: string }[]>).catch(
    (error: unknown) => {
      if (/^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code))) return [];
      throw error;
    },
  );
  if (found[0]?.quick_check !== 'ok') throw new DatabaseError(`${file} is damaged. ${putBackup}`);
}

/** Whether the database was made by an older or a newer version of this program; `undefined` when the schema fits. */
export async function schemaMismatch(db: Knex): Promise<'older' | 'newer' | undefined> {
  const done = await doneMigrations(db);
  if (done.some((name) => migrations.every((one) => one.name !== name))) return 'newer';
  return done.length < migrations.length ? 'older' : undefined;
}

async function doneMigrations(db: Knex): Promise<string[]> {
  if (!(await db.schema.hasTable('knex_migrations'))) return [];
  return (await db('knex_migrations').select('name')).map(({ name }) => name);
}

/** Runs all pending migrations or none, after a copy of the database. Migrations only go forward; the way back is a backup. */
async function migrate(db: Knex, file?: string): Promise<void> {
  const done = await doneMigrations(db);
  const unknown = done.find((name) => migrations.every((one) => one.name !== name));
  if (unknown)
    throw new DatabaseError(
      `The database was made by a newer version of this program (it has ${unknown}). Update the program, or restore a backup.`,
    );
  const next = migrations.find((one) => !done.includes(one.name));
  const copy = file !== undefined && next && done.length > 0 ? `${file}.before-${next.name}` : undefined;
  if (copy) await copyTo(db, copy);
  await db.migrate.latest({
    migrationSource: {
      getMigrations: () => Promise.resolve(migrations),
      getMigrationName: (one: Migration) => one.name,
      getMigration: (one: Migration) =>
        Promise.resolve({
          up: (trx: Knex) =>
            one.up(trx).catch((error: unknown) => {
              throw updateError(one, error, copy);
            }),
          down: () => Promise.reject(new Error('Migrations only go forward; restore a backup instead.')),
        }),
    },
  });
}

/** A whole copy, or no file by that name. */
export async function copyTo(db: Knex, copy: string): Promise<void> {
  const partial = `${copy}.half`;
  rmSync(partial, { force: true });
  await db.raw('VACUUM INTO ?', [partial]);
  renameSync(partial, copy);
}

function updateError(one: Migration, error: unknown, copy: string | undefined): DatabaseError {
  const message = error instanceof Error ? error.message : String(error);
  const reason = message
    .slice(message.lastIndexOf(' - ') + 1)
    .replace(/^- /, '')
    .replaceAll(/\s+/g, ' ');
  const kept = copy ? ` A copy from before is ${copy}.` : '';
  return new DatabaseError(
    `The database could not be brought up to date (${one.name}: ${reason}). Nothing in it was changed: the version before this one still starts.${kept}`,
  );
}

async function orClose(db: Knex, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
