import { createRequire } from 'node:module';
import type initSqlJs from 'sql.js';
import type { SqlValue } from 'sql.js';
import { afterEach, describe, expect, it } from 'vitest';
import { EnvError } from '#server/kernel/env-error.ts';
import { chooseSqliteDriver, driverName, type SqliteDriver } from '#server/kernel/sqlite-driver.ts';
import { likeSqlite3, type Engine } from '#server/kernel/sqlite-within-the-call.ts';
import { sqliteDriver } from '#test/worlds/stores.ts';

const require = createRequire(import.meta.url);
const sql = await (require('sql.js') as typeof initSqlJs)();

/** SQLite compiled to WebAssembly, which answers within the call as the drivers do that may not be here. */
const engine: Engine = {
  open() {
    const database = new sql.Database();
    return {
      exec: (text) => void database.exec(text),
      close: () => {
        database.close();
      },
      prepare(text) {
        const statement = database.prepare(text);
        const all = (bindings: readonly unknown[]) => {
          const rows: unknown[] = [];
          statement.bind(bindings as SqlValue[]);
          while (statement.step()) rows.push(statement.getAsObject());
          statement.reset();
          return rows;
        };
        return {
          all,
          run(bindings) {
            all(bindings);
            return { changes: database.getRowsModified(), lastInsertRowid: 7 };
          },
        };
      },
    };
  },
  codeOf: () => 'SQLITE_CONSTRAINT_PRIMARYKEY',
};
const { Database, Statement } = likeSqlite3(engine);

interface Answer {
  error: Error | null;
  rows: unknown;
  counts: unknown;
}
const asked = (ask: (done: (this: unknown, error: Error | null, rows?: unknown) => void) => void): Promise<Answer> =>
  new Promise((resolve) => {
    ask(function (error, rows) {
      resolve({ error, rows, counts: this });
    });
  });
async function opened() {
  const database = await new Promise<InstanceType<typeof Database>>((resolve, reject) => {
    const made = new Database(':memory:', 6, (error) => {
      if (error) reject(error);
      else resolve(made);
    });
  });
  await asked((done) => database.exec('create table notes (id text primary key, size integer)', done));
  return database;
}

describe('a driver that answers within the call', () => {
  it('answers as sqlite3 does: rows, counts, and what is neither text nor number as SQLite has it', async () => {
    const database = await opened();
    const put = new Statement(database, 'insert into notes values (?, ?)', () => undefined);
    expect(await asked((done) => put.run(['a', true], done))).toMatchObject({ counts: { changes: 1, lastID: 7 } });
    await asked((done) => put.run(['b', undefined], done));
    await asked((done) => put.run(['c', new Date(5_000)], done));
    expect((await asked((done) => database.all('select * from notes order by id', undefined, done))).rows).toEqual([
      { id: 'a', size: 1 },
      { id: 'b', size: null },
      { id: 'c', size: 5_000 },
    ]);
  });

  it('names an error by the first part of its code, in front of the words', async () => {
    const database = await opened();
    const put = () => asked((done) => database.run("insert into notes values ('a', 1)", [], done));
    await put();
    const { error } = await put();
    expect(error).toMatchObject({ code: 'SQLITE_CONSTRAINT' });
    expect(error?.message).toMatch(/^SQLITE_CONSTRAINT: UNIQUE/);
  });

  it('says of a statement that cannot be prepared, later and once, and its runs say nothing', async () => {
    const database = await opened();
    const said: string[] = [];
    const broken = new Statement(database, 'select * from nothing', () => said.push('prepare'));
    broken.all([], () => said.push('all'));
    expect(said).toEqual([]);
    await new Promise(setImmediate);
    expect(said).toEqual(['prepare']);
  });

  it('tries again a file that another program holds locked, and goes on with other things meanwhile', async () => {
    let isLocked = true;
    const busy = likeSqlite3({
      open: () => ({
        exec: () => undefined,
        close: () => undefined,
        prepare: () => ({
          all() {
            if (isLocked) throw new Error('database is locked');
            return [{ done: 1 }];
          },
          run: () => ({ changes: 0, lastInsertRowid: 0 }),
        }),
      }),
      codeOf: () => 'SQLITE_BUSY',
    });
    const database = new busy.Database('', 6, () => undefined);
    await asked((done) => database.exec('PRAGMA busy_timeout = 5000;', done));
    const answering = asked((done) => database.all('begin immediate', [], done));
    await new Promise(setImmediate);
    isLocked = false;
    expect((await answering).rows).toEqual([{ done: 1 }]);
    isLocked = true;
    await asked((done) => database.exec('PRAGMA busy_timeout = 0;', done));
    expect((await asked((done) => database.all('begin immediate', [], done))).error).toMatchObject({
      code: 'SQLITE_BUSY',
    });
  });

  it('lets others have their turn in a job of many statements', async () => {
    const database = await opened();
    const read = new Statement(database, 'select count(*) from notes', () => undefined);
    let hadTurn = false;
    setImmediate(() => {
      hadTurn = true;
    });
    // Without turns it never ends.
    while (!hadTurn) await asked((done) => read.all([], done));
  });
});

describe('SQLITE_DRIVER', () => {
  const isThere = (name: SqliteDriver): boolean => {
    try {
      require(name);
      return true;
    } catch {
      return false;
    }
  };
  afterEach(() => {
    chooseSqliteDriver(sqliteDriver);
  });

  it.each([
    ['better-sqlite3', 'Install it beside the program (docs/operations.md, "Another driver for SQLite")'],
    ['node:sqlite', 'Use Node 22.13 or later'],
  ] as const)('%s is taken where it is, and else ends the start with a sentence', (name, remedy) => {
    if (isThere(name)) {
      chooseSqliteDriver(name);
      expect(driverName()).toBe(name);
      return;
    }
    expect(() => {
      chooseSqliteDriver(name);
    }).toThrow(EnvError);
    expect(() => {
      chooseSqliteDriver(name);
    }).toThrow(`SQLITE_DRIVER=${name} is not installed here. ${remedy}, or leave SQLITE_DRIVER out.`);
    expect(driverName()).toBe(sqliteDriver);
  });
});
