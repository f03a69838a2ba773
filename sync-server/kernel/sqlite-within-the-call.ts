/** A driver of SQLite that answers within the call. */
export interface Engine {
  open(file: string): EngineDatabase;
  /** `SQLITE_BUSY`, `SQLITE_CONSTRAINT_UNIQUE`, ... */
  codeOf(error: unknown): string;
}
interface EngineDatabase {
  exec(sql: string): void;
  prepare(sql: string): EngineStatement;
  close(): void;
}
interface EngineStatement {
  all(bindings: readonly unknown[]): unknown[];
  run(bindings: readonly unknown[]): { changes: number; lastInsertRowid: number };
}

interface Counts {
  lastID: number;
  changes: number;
}
type Done = (this: Counts, error: Error | null, rows?: unknown) => void;
type Outcome = { error: Error } | { counts: Counts; rows?: unknown[] };

/** After so long of one turn the others get theirs: a long job of many statements would hold up every request. */
const turnMs = 8;
let turnBegan: number | undefined;

/** At once, or in the next turn when this one has lasted long enough. */
function answer(outcome: Outcome, done: Done): void {
  const now = performance.now();
  if (turnBegan === undefined) {
    turnBegan = now;
    setImmediate(() => {
      turnBegan = undefined;
    });
  }
  const tell = () => {
    if ('error' in outcome) done.call(none, outcome.error);
    else done.call(outcome.counts, null, outcome.rows);
  };
  if (now - turnBegan < turnMs) tell();
  else setImmediate(tell);
}

const none: Counts = { lastID: 0, changes: 0 };

/** Between two tries at a file that another program holds locked. */
const tryAgainMs = 20;

/**
 * What runs on a connection: a file that is locked is tried again, and not waited for within the call, which would hold
 * up the whole process.
 */
function whenFree(database: { busyMs: number }, attempt: () => Outcome, done: Done): void {
  const from = performance.now();
  const once = () => {
    const outcome = attempt();
    const isLocked = 'error' in outcome && (outcome.error as { code?: string }).code === 'SQLITE_BUSY';
    if (isLocked && performance.now() - from < database.busyMs) setTimeout(once, tryAgainMs);
    else answer(outcome, done);
  };
  once();
}

/** As the package `sqlite3` has it, which Knex calls: `Database` and `Statement` with callbacks. */
export function likeSqlite3(engine: Engine) {
  /** With the code and the words that `sqlite3` has. */
  const failure = (error: unknown): Error => {
    const [code = 'SQLITE_ERROR'] = /^SQLITE_[A-Z]+/.exec(engine.codeOf(error)) ?? [];
    return Object.assign(new Error(`${code}: ${error instanceof Error ? error.message : String(error)}`), { code });
  };
  const attempt = (act: () => Outcome): Outcome => {
    try {
      return act();
    } catch (error) {
      return { error: failure(error) };
    }
  };

  class Database {
    readonly engineDatabase: EngineDatabase | undefined;
    /** From `PRAGMA busy_timeout`. */
    busyMs = 0;

    constructor(file: string, _flags: number, done: (error: Error | null) => void) {
      let error: Error | null = null;
      try {
        this.engineDatabase = engine.open(file);
      } catch (reason) {
        error = failure(reason);
      }
      queueMicrotask(() => {
        done(error);
      });
    }

    prepare(sql: string): EngineStatement {
      if (!this.engineDatabase) throw new Error('The database is not open.');
      return this.engineDatabase.prepare(sql);
    }

    all(sql: string, bindings: readonly unknown[] | undefined, done: Done): void {
      whenFree(this, () => attempt(() => allOf(this.prepare(sql), bindings)), done);
    }

    run(sql: string, bindings: readonly unknown[] | undefined, done: Done): void {
      whenFree(this, () => attempt(() => runOf(this.prepare(sql), bindings)), done);
    }

    /** The settings of a connection, and statements without values. */
    exec(sql: string, done: (error: Error | null) => void): void {
      this.busyMs = Number(/PRAGMA busy_timeout = (\d+)/.exec(sql)?.[1] ?? this.busyMs);
      const outcome = attempt(() => {
        this.engineDatabase?.exec(sql);
        this.engineDatabase?.exec('PRAGMA busy_timeout = 0');
        return { counts: none };
      });
      done('error' in outcome ? outcome.error : null);
    }

    /** A statement is over when the call is. */
    interrupt(): void {
      return undefined;
    }

    close(done: (error: Error | null) => void): void {
      this.engineDatabase?.close();
      done(null);
    }
  }

  class Statement {
    readonly statement: EngineStatement | undefined;

    /** As with `sqlite3`, whoever runs it hears of an error by `done`, and never by the run. */
    constructor(
      readonly database: Database,
      sql: string,
      done: (error: Error | null) => void,
    ) {
      try {
        this.statement = database.prepare(sql);
      } catch (error) {
        queueMicrotask(() => {
          done(failure(error));
        });
      }
    }

    all(bindings: readonly unknown[], done: Done): void {
      const { statement } = this;
      if (!statement) return;
      whenFree(this.database, () => attempt(() => allOf(statement, bindings)), done);
    }

    run(bindings: readonly unknown[], done: Done): void {
      const { statement } = this;
      if (!statement) return;
      whenFree(this.database, () => attempt(() => runOf(statement, bindings)), done);
    }

    /** These go with whoever held them. */
    finalize(): void {
      return undefined;
    }
  }

  return { Database, Statement, OPEN_READWRITE: 2, OPEN_CREATE: 4 };
}

const allOf = (statement: EngineStatement, bindings: readonly unknown[] = []): Outcome => ({
  counts: none,
  rows: statement.all(bindings.map(toBind)),
});

function runOf(statement: EngineStatement, bindings: readonly unknown[] = []): Outcome {
  const { changes, lastInsertRowid } = statement.run(bindings.map(toBind));
  return { counts: { changes, lastID: lastInsertRowid } };
}

/** Booleans and moments are numbers in SQLite, and what is not there is null. */
const toBind = (value: unknown): unknown =>
  typeof value === 'boolean' || value instanceof Date ? Number(value) : (value ?? null);
