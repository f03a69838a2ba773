import { createRequire } from 'node:module';
import { EnvError } from './env-error.ts';
import { likeSqlite3, type Engine } from './sqlite-within-the-call.ts';

/**
 * `sqlite3` works in a thread of its own and comes with the program; the others work within the call, and are the
 * operator's to install.
 */
export const sqliteDrivers = ['sqlite3', 'better-sqlite3', 'node:sqlite'] as const;
export type SqliteDriver = (typeof sqliteDrivers)[number];

const require = createRequire(import.meta.url);
let chosen: { name: SqliteDriver; module: unknown } | undefined;

/** What Knex gets in the place of the package `sqlite3`. */
export const driverModule = (): unknown => (chosen ??= { name: 'sqlite3', module: require('sqlite3') }).module;
export const driverName = (): SqliteDriver => chosen?.name ?? 'sqlite3';

/**
 * Of all SQLite connections of this process, before the first one: two copies of SQLite in one process take each
 * other's locks off a file.
 * @throws EnvError when the driver is not there
 */
export function chooseSqliteDriver(name: SqliteDriver): void {
  if (name === 'sqlite3') chosen = undefined;
  else chosen = { name, module: likeSqlite3(name === 'better-sqlite3' ? betterSqlite() : nodeSqlite()) };
}

interface BetterStatement {
  reader: boolean;
  all(...bindings: unknown[]): unknown[];
  run(...bindings: unknown[]): { changes: number; lastInsertRowid: number };
}
interface BetterDatabase {
  prepare(sql: string): BetterStatement;
  exec(sql: string): void;
  close(): void;
}

function betterSqlite(): Engine {
  const Database = load<new (file: string) => BetterDatabase>(
    'better-sqlite3',
    'Install it beside the program (docs/operations.md, "Another driver for SQLite")',
  );
  try {
    new Database(':memory:').close();
  } catch (error) {
    throw new EnvError(
      `SQLITE_DRIVER=better-sqlite3: the package is there, but its binary does not load in Node ${process.version}. Install it anew with this Node, or leave SQLITE_DRIVER out. (${firstLine(error)})`,
    );
  }
  return {
    open(file) {
      const database = new Database(file);
      return {
        exec: (sql) => void database.exec(sql),
        close: () => void database.close(),
        prepare(sql) {
          const statement = database.prepare(sql);
          return {
            all: (bindings) => (statement.reader ? statement.all(...bindings) : void statement.run(...bindings)) ?? [],
            run(bindings) {
              if (!statement.reader) return statement.run(...bindings);
              statement.all(...bindings);
              return { changes: 0, lastInsertRowid: 0 };
            },
          };
        },
      };
    },
    codeOf: (error) => (error as { code?: string }).code ?? 'SQLITE_ERROR',
  };
}

interface NodeStatement {
  all(...bindings: unknown[]): object[];
  run(...bindings: unknown[]): { changes: number; lastInsertRowid: number };
}
interface NodeDatabase {
  prepare(sql: string): NodeStatement;
  exec(sql: string): void;
  close(): void;
}

/** By SQLite's result codes. */
const codes: Partial<Record<number, string>> = {
  5: 'BUSY',
  6: 'LOCKED',
  8: 'READONLY',
  10: 'IOERR',
  11: 'CORRUPT',
  13: 'FULL',
  14: 'CANTOPEN',
  19: 'CONSTRAINT',
  26: 'NOTADB',
};

function nodeSqlite(): Engine {
  const { DatabaseSync } = load<{ DatabaseSync: new (file: string) => NodeDatabase }>(
    'node:sqlite',
    'Use Node 22.13 or later',
  );
  return {
    open(file) {
      const database = new DatabaseSync(file);
      let changes = 0;
      return {
        exec: (sql) => {
          database.exec(sql);
        },
        close: () => {
          database.close();
        },
        prepare(sql) {
          if (/^\s*(create|alter|drop)\b/i.test(sql)) changes += 1;
          let made = { at: changes, statement: database.prepare(sql) };
          // It keeps the columns that a table had when it was prepared.
          const present = () => {
            if (made.at !== changes) made = { at: changes, statement: database.prepare(sql) };
            return made.statement;
          };
          return {
            all: (bindings) =>
              present()
                .all(...bindings)
                .map((row) => ({ ...row })),
            run: (bindings) => present().run(...bindings),
          };
        },
      };
    },
    codeOf: (error) => `SQLITE_${codes[((error as { errcode?: number }).errcode ?? 1) & 0xff] ?? 'ERROR'}`,
  };
}

function load<T>(name: SqliteDriver, remedy: string): T {
  try {
    return require(name) as T;
  } catch (error) {
    throw new EnvError(
      `SQLITE_DRIVER=${name} is not installed here. ${remedy}, or leave SQLITE_DRIVER out. (${firstLine(error)})`,
    );
  }
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
