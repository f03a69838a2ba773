import { createRequire } from 'node:module';
import knex, { type Knex } from 'knex';
import type initSqlJs from 'sql.js';
import type { Database, SqlValue, Statement } from 'sql.js';
import { migrations } from '#migrations/all.ts';
import { ImmediateSqlite } from '#server/kernel/sqlite-dialect.ts';

const sql = await (createRequire(import.meta.url)('sql.js') as typeof initSqlJs)();

/** Called before every statement; what it throws, the statement throws. */
export type BeforeStatement = (statement: string, bindings: readonly unknown[]) => void;

type Row = Record<string, SqlValue>;
type Done = (this: { lastID: number; changes: number } | undefined, error: Error | null, rows?: Row[]) => void;

/**
 * SQLite compiled to WebAssembly, in memory, with the interface that Knex expects of `sqlite3`. It answers within the
 * call: nothing of a run depends on when a thread gets its turn.
 */
class Connection {
  private isInTransaction = false;
  private prepared = new Map<string, { statement: Statement; columns: string[] }>();

  constructor(
    private readonly database: Database,
    private readonly before: BeforeStatement,
  ) {
    this.configure();
  }

  all(text: string, bindings: readonly SqlValue[] | undefined, done: Done): void {
    this.step(text, bindings, done);
  }

  run(text: string, bindings: readonly SqlValue[] | undefined, done: Done): void {
    this.step(text, bindings, done);
  }

  close(done: (error: Error | null) => void): void {
    this.database.close();
    done(null);
  }

  /** What is committed now, as a file's bytes. Only between transactions. */
  export(): Uint8Array {
    this.prepared = new Map();
    const bytes = this.database.export();
    this.configure();
    return bytes;
  }

  query(text: string, bindings: readonly SqlValue[]): Row[] {
    const { statement, columns } = this.prepare(text);
    const rows: Row[] = [];
    try {
      statement.bind(bindings.length > 0 ? [...bindings] : null);
      while (statement.step()) {
        const values = statement.get();
        const row: Row = {};
        for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index] ?? null;
        rows.push(row);
      }
    } finally {
      statement.reset();
    }
    return rows;
  }

  rollBack(): void {
    if (this.isInTransaction) this.database.exec('ROLLBACK');
    this.isInTransaction = false;
  }

  /**
   * The file is in memory already, and nobody else opens it: no mutation log on it, no lock taken anew for each
   * statement.
   */
  private configure(): void {
    this.database.exec(
      'PRAGMA foreign_keys = ON; PRAGMA journal_mode = MEMORY; PRAGMA locking_mode = EXCLUSIVE; PRAGMA synchronous = OFF; PRAGMA temp_store = MEMORY',
    );
  }

  private step(text: string, bindings: readonly SqlValue[] | undefined, done: Done): void {
    let rows: Row[];
    try {
      this.before(text, bindings ?? []);
      rows = this.query(text, bindings ?? []);
      if (/^BEGIN/i.test(text)) this.isInTransaction = true;
      if (/^(COMMIT|ROLLBACK);?$/i.test(text)) this.isInTransaction = false;
    } catch (error) {
      done.call(undefined, error instanceof Error ? error : new Error(String(error)));
      return;
    }
    done.call({ lastID: 0, changes: this.database.getRowsModified() }, null, rows);
  }

  private prepare(text: string): { statement: Statement; columns: string[] } {
    const known = this.prepared.get(text);
    if (known) return known;
    const statement = this.database.prepare(text);
    const made = { statement, columns: statement.getColumnNames() };
    this.prepared.set(text, made);
    return made;
  }
}

/** A database in memory under Knex. */
export class MemoryDatabase {
  readonly db: Knex;
  private readonly connection: Connection;

  /** @param bytes A database file; absent: an empty one, without tables. */
  constructor(bytes?: Uint8Array, before: BeforeStatement = () => undefined) {
    const connection = new Connection(new sql.Database(bytes), before);
    this.connection = connection;
    class Memory extends (ImmediateSqlite as unknown as typeof Knex.Client) {
      override acquireRawConnection(): Promise<unknown> {
        return Promise.resolve(connection);
      }
      _driver(): unknown {
        return {};
      }
    }
    this.db = knex({
      client: Memory as unknown as typeof Knex.Client,
      connection: { filename: ':memory:' },
      useNullAsDefault: true,
      pool: { min: 1, max: 1, idleTimeoutMillis: 2_147_483_647, reapIntervalMillis: 2_147_483_647 },
    });
  }

  export(): Uint8Array {
    return this.connection.export();
  }

  /** What the next process does with a transaction that a dead one has left. */
  rollBack(): void {
    this.connection.rollBack();
  }

  /** At once, beside Knex: for checks. */
  query(text: string, bindings: readonly SqlValue[] = []): Row[] {
    return this.connection.query(text, bindings);
  }
}

/** The bytes of an empty database that has been brought up to date, made once. */
let template: Promise<Uint8Array> | undefined;
export function emptyDatabase(): Promise<Uint8Array> {
  template ??= migrate();
  return template;
}

async function migrate(): Promise<Uint8Array> {
  const memory = new MemoryDatabase();
  for (const one of migrations) await one.up(memory.db);
  const bytes = memory.export();
  await memory.db.destroy();
  return bytes;
}
