import { AsyncLocalStorage } from 'node:async_hooks';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { SharedCommit } from '#server/kernel/shared-commit.ts';
import { sqlite } from '#server/kernel/sqlite-connection.ts';

let db: Knex;
let shared: SharedCommit;
/** What the database was asked, and who was answered, in order. */
let log: string[];

beforeEach(async () => {
  db = sqlite(':memory:', '');
  await db.schema.createTable('notes', (table) => {
    table.text('id').primary();
  });
  shared = new SharedCommit(db);
  log = [];
  db.on('query', ({ sql }: { sql: string }) => {
    const [word = ''] = sql.toLowerCase().split(/[\s;]/);
    if (['begin', 'commit', 'rollback', 'savepoint', 'release'].includes(word)) log.push(word);
  });
});
afterEach(() => db.destroy());

const put = (id: string, work = 1) =>
  shared
    .run(async (trx) => {
      await trx('notes').insert({ id });
      return id;
    }, work)
    .then(
      (done) => log.push(`answered ${done}`),
      () => log.push(`refused ${id}`),
    );
const stored = () => db('notes').orderBy('id').pluck<string[]>('id');

test('requests that come together share a commit, and none is answered before it', async () => {
  await Promise.all(['a', 'b', 'c'].map((id) => put(id)));
  expect(log).toEqual([
    'begin',
    ...['savepoint', 'release', 'savepoint', 'release'],
    'commit',
    ...['answered a', 'answered b', 'answered c'],
  ]);
  expect(await stored()).toEqual(['a', 'b', 'c']);
});

test('one that throws takes only itself back, wherever it stands', async () => {
  await Promise.all(['a', 'a', 'b', 'b', 'c'].map((id) => put(id)));
  expect(log.filter((one) => /answered|refused/.test(one)).sort()).toEqual([
    'answered a',
    'answered b',
    'answered c',
    'refused a',
    'refused b',
  ]);
  log = [];
  // The first of a commit.
  await Promise.all(['a', 'd'].map((id) => put(id)));
  expect(log).toEqual(['begin', 'rollback', 'refused a', 'begin', 'commit', 'answered d']);
  expect(await stored()).toEqual(['a', 'b', 'c', 'd']);
});

test('when the commit fails nobody is told that anything was stored, and the next commit is a new one', async () => {
  await db.raw('pragma foreign_keys = on');
  await db.raw('create table words (note text references notes (id) deferrable initially deferred)');
  log = [];
  const dangling = () =>
    shared.run((trx) => trx('words').insert({ note: 'nobody' }), 1).catch(() => log.push('refused word'));
  await Promise.all([put('a'), dangling(), put('b')]);
  expect(log.filter((one) => /answered|refused/.test(one)).sort()).toEqual(['refused a', 'refused b', 'refused word']);
  expect(await stored()).toEqual([]);
  await put('c');
  expect(await stored()).toEqual(['c']);
});

test('where SQLite ends the transaction by itself nobody of it is answered, and nothing of it is stored', async () => {
  const ends = () =>
    shared
      .run(async (trx) => {
        await trx('notes').insert({ id: 'lost' });
        // As after SQLITE_FULL or SQLITE_IOERR.
        await trx.raw('rollback');
        throw new Error('the disk is full');
      }, 1)
      .catch(() => log.push('refused lost'));
  await Promise.all([put('a'), ends(), put('b')]);
  expect(log.filter((one) => /answered|refused/.test(one))).toEqual(['refused a', 'refused lost', 'answered b']);
  expect(await stored()).toEqual(['b']);
});

test('a commit holds so much work at most', async () => {
  await Promise.all([put('a', 63), put('b', 200), put('c'), put('d')]);
  expect(log.filter((one) => ['begin', 'commit'].includes(one))).toEqual(['begin', 'commit', 'begin', 'commit']);
});

test('what can begin no transaction refuses all that wait, at once', async () => {
  await db.destroy();
  await Promise.all(['a', 'b'].map((id) => put(id)));
  expect(log).toEqual(['refused a', 'refused b']);
});

test('each runs as the request that brought it: who asks is known by that', async () => {
  const asking = new AsyncLocalStorage<string>();
  const seen = await Promise.all(
    ['Ara', 'Bo', 'Cho'].map((name) => asking.run(name, () => shared.run(() => Promise.resolve(asking.getStore()), 1))),
  );
  expect(seen).toEqual(['Ara', 'Bo', 'Cho']);
});
