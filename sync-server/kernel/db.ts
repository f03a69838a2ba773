import { dirname } from 'node:path';
import type { Knex } from 'knex';
import { DatabaseError } from './database-error.ts';
import { lastStop, makeWhole, openFolder, putBackup, refuseDamagedFile, sizeOf, withClaim } from './database-file.ts';
import { doneMigrations, migrate, schemaMismatch } from './migrate.ts';
import { holdingMigrationLock, postgresAlone, postgresPool, type PostgresConfig } from './postgres-connection.ts';
import { newFilePragmas, pragmas, sqlite } from './sqlite-connection.ts';

/** Where the data lies. */
export type DatabaseConfig = { kind: 'sqlite'; file: string } | PostgresConfig;

export const isPostgres = (db: Knex): boolean => (db.client as { config: { client: unknown } }).config.client === 'pg';

/** A transaction that only reads sees one moment; PostgreSQL would otherwise look anew at every statement. */
export const reading = (db: Knex): Knex.TransactionConfig =>
  isPostgres(db) ? { isolationLevel: 'repeatable read', readOnly: true } : {};

/** Opens the database and brings it up to date. */
export async function openDatabase(config: DatabaseConfig): Promise<Knex> {
  if (config.kind === 'postgres') return openPostgres(config);
  if (config.file === ':memory:') {
    const db = sqlite(config.file, pragmas('OFF'));
    await orClose(db, () => migrate(db));
    await db.raw('PRAGMA foreign_keys = ON');
    return db;
  }
  const { file } = config;
  openFolder(dirname(file));
  refuseDamagedFile(file);
  if (sizeOf(file) === 0) await makeWhole(file, bringUpToDate);
  else await bringUpToDate(file);
  return sqlite(file, pragmas('ON'));
}

async function openPostgres(config: PostgresConfig): Promise<Knex> {
  const direct = postgresAlone(config);
  try {
    if ((await schemaMismatch(direct)) !== undefined) await holdingMigrationLock(config, () => migrate(direct));
  } catch (error) {
    throw config.directUrl === undefined ? error : Object.assign(error as Error, { setting: 'DATABASE_DIRECT_URL' });
  } finally {
    await direct.destroy();
  }
  return postgresPool(config);
}

/**
 * Knex rebuilds a table to change it; with foreign keys on, the rebuild cascades and deletes rows (knex#6213). So
 * migrations have a connection of their own, without foreign keys, and are checked afterwards. The whole file is read
 * only when there is something to migrate, or somebody has changed the file while it was not served: reading it takes
 * seconds for every gigabyte.
 */
async function bringUpToDate(file: string): Promise<void> {
  const db = sqlite(file, `${sizeOf(file) === 0 ? newFilePragmas : ''}${pragmas('OFF')}${besideFile(file)}`);
  await orClose(db, async () => {
    const isPending = (await readable(db, file, schemaMismatch)) !== undefined;
    if (isPending || lastStop(file) === 'changed') await refuseDamagedPages(db, file);
    if (!isPending) return;
    const isNew = (await doneMigrations(db)).length === 0;
    if (isNew) {
      await migrate(db, file);
      return;
    }
    // A command of this version may meet a server of the one before, which would not know its tables again.
    await withClaim(file, () => migrate(db, file));
    const broken = await db.raw<unknown[]>('PRAGMA foreign_key_check');
    if (broken.length > 0)
      throw new DatabaseError(`The database has ${broken.length} rows that refer to nothing. Restore a backup.`);
  });
  await db.destroy();
}

/**
 * What SQLite sets aside of a statement lies beside the file, where there is room for a copy of it: in memory it is as
 * much as a table that is dropped.
 */
function besideFile(file: string): string {
  process.env['SQLITE_TMPDIR'] ??= dirname(file);
  return 'PRAGMA temp_store = FILE;';
}

/**
 * A database as it is: nothing is migrated, nothing set.
 * @throws DatabaseError when there is no file, or something else in its place.
 */
export function openAsItIs(config: DatabaseConfig): Knex {
  if (config.kind === 'postgres') return postgresAlone(config);
  if (sizeOf(config.file) === 0) throw new DatabaseError(`${config.file} is missing or empty.`);
  refuseDamagedFile(config.file);
  return sqlite(config.file, 'PRAGMA busy_timeout = 5000');
}

const refuseDamagedPages = (db: Knex, file: string): Promise<void> =>
  readable(db, file, async () => {
    const [found] = await db.raw<{ quick_check: string }[]>('PRAGMA quick_check(1)');
    if (found?.quick_check !== 'ok') throw damaged(file);
  });

const damaged = (file: string): DatabaseError => new DatabaseError(`${file} is damaged. ${putBackup}`);

/** @throws DatabaseError where SQLite finds no database, or a broken one. */
async function readable<T>(db: Knex, file: string, act: (db: Knex) => Promise<T>): Promise<T> {
  try {
    return await act(db);
  } catch (error) {
    throw /^SQLITE_(CORRUPT|NOTADB)/.test(String((error as { code?: unknown }).code)) ? damaged(file) : error;
  }
}

async function orClose(db: Knex, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
