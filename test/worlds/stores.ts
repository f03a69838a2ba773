import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/kernel/db.ts';
import type { Env } from '#server/kernel/env.ts';
import { chooseSqliteDriver, sqliteDrivers } from '#server/kernel/sqlite-driver.ts';
import { withAdmin } from './postgres-admin.ts';

/**
 * `TEST_SQLITE_DRIVER=better-sqlite3` runs everything on a SQLite file with another driver; NODE_PATH says where it is.
 */
export const sqliteDriver = sqliteDrivers.find((one) => one === process.env['TEST_SQLITE_DRIVER']) ?? 'sqlite3';
chooseSqliteDriver(sqliteDriver);

export type StoreName = 'sqlite' | 'sqlite-memory' | 'postgres';

export const postgresUrl = process.env['TEST_DATABASE_URL'];

/** What tests of every database run on: PostgreSQL only where there is a server of it. */
export const everyStore: StoreName[] = ['sqlite', ...(postgresUrl ? (['postgres'] as const) : [])];

/** Of a run of Vitest, which removes its schemas when it ends (`test/setup/once.ts`). */
const schemaPrefix = process.env['TEST_SCHEMA_PREFIX'] ?? 'test_';

/**
 * The database that server tests run on unless they say otherwise: `TEST_STORE=postgres` runs them all on PostgreSQL.
 */
export const defaultStore: StoreName = process.env['TEST_STORE'] === 'postgres' ? 'postgres' : 'sqlite';

/** A fresh, empty database of its own, and how to throw it away. */
export interface FreshStore {
  config: Env['database'];
  remove(): Promise<void>;
}

export async function freshStore(name: StoreName, server = postgresUrl): Promise<FreshStore> {
  if (name === 'sqlite-memory')
    return { config: { kind: 'sqlite', file: ':memory:' }, remove: () => Promise.resolve() };
  if (name === 'sqlite') {
    const directory = temporaryDirectory();
    return {
      config: { kind: 'sqlite', file: join(directory, 'moyeo.sqlite') },
      remove: () => {
        rmSync(directory, { recursive: true, force: true });
        return Promise.resolve();
      },
    };
  }
  if (!server)
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL database, like postgres://app:app@127.0.0.1/app.');
  const schema = await newSchema(server);
  return { config: configOf(schema, server), remove: () => withAdmin(server, `DROP SCHEMA ${schema} CASCADE`) };
}

async function newSchema(server: string): Promise<string> {
  const schema = `${schemaPrefix}${randomBytes(6).toString('hex')}`;
  await withAdmin(server, `CREATE SCHEMA ${schema}`);
  return schema;
}

function configOf(schema: string, server: string): Env['database'] {
  const url = new URL(server);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return { kind: 'postgres', url: url.href.replaceAll('+', '%20') };
}

let migrated: Promise<Buffer> | undefined;

/**
 * A fresh database that holds what the migrations make, and nothing else. Of SQLite that is made once in a process and
 * copied: half the time of a small test. On PostgreSQL a schema is emptied and given to the next test of the process.
 */
export async function migratedStore(name: StoreName): Promise<FreshStore> {
  if (name === 'postgres' && postgresUrl) return migratedSchema(postgresUrl);
  const store = await freshStore(name);
  if (store.config.kind !== 'sqlite' || name === 'sqlite-memory') return store;
  migrated ??= migratedFile();
  writeFileSync(store.config.file, await migrated);
  return store;
}

async function migratedFile(): Promise<Buffer> {
  const directory = temporaryDirectory();
  const file = join(directory, 'moyeo.sqlite');
  const db = await openDatabase({ kind: 'sqlite', file });
  await db.destroy();
  const bytes = readFileSync(file);
  rmSync(directory, { recursive: true, force: true });
  return bytes;
}

/**
 * Schemas that no test of this process uses any more, each with the statements that bring it back to what the
 * migrations made.
 */
const emptied: { schema: string; restore: string }[] = [];

async function migratedSchema(server: string): Promise<FreshStore> {
  const one = emptied.pop() ?? (await firstMigrated(server));
  return {
    config: configOf(one.schema, server),
    remove: async () => {
      await withAdmin(server, one.restore);
      emptied.push(one);
    },
  };
}

async function firstMigrated(server: string): Promise<{ schema: string; restore: string }> {
  const schema = await newSchema(server);
  const db = await openDatabase(configOf(schema, server));
  try {
    const { rows } = await db.raw<{ rows: { name: string }[] }>(
      `SELECT tablename AS name FROM pg_tables WHERE schemaname = '${schema}' AND NOT starts_with(tablename, 'knex_')`,
    );
    const tables = rows.map(({ name }) => name);
    // Else a table that many tests have written is analysed between two of them, and its plans are others.
    await db.raw(tables.map((table) => `ALTER TABLE ${table} SET (autovacuum_enabled = false)`).join(';'));
    // Not deleted: the planner would see the pages that the rows have left.
    const restore = [`TRUNCATE ${tables.map((table) => `${schema}.${table}`).join(', ')} RESTART IDENTITY`];
    for (const table of tables)
      for (const row of (await db(table)) as object[]) restore.push(db(`${schema}.${table}`).insert(row).toQuery());
    return { schema, restore: restore.join(';') };
  } finally {
    await db.destroy();
  }
}

export const temporaryDirectory = (): string => mkdtempSync(join(tmpdir(), 'moyeo-test-'));
