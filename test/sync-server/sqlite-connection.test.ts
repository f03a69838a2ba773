import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Knex } from 'knex';
import { sqlite } from '#server/kernel/sqlite-connection.ts';

let db: Knex;
beforeEach(async () => {
  db = sqlite(':memory:', '');
  await db.schema.createTable('notes', (table) => {
    table.text('id').primary();
    table.integer('size');
  });
});
afterEach(() => db.destroy());

const put = (id: string, size: number) => db('notes').insert({ id, size });

test('the same statement at once with other values: each gets its own rows and its own count', async () => {
  await db.transaction(async (trx) => {
    await Promise.all(['a', 'b', 'c'].map((id, size) => trx('notes').insert({ id, size })));
    const found = await Promise.all(['a', 'b', 'c'].map((id) => trx('notes').where({ id }).first()));
    expect(found).toEqual([
      { id: 'a', size: 0 },
      { id: 'b', size: 1 },
      { id: 'c', size: 2 },
    ]);
    const counts = [10, 1, 0].map((most) => trx('notes').where('size', '<', most).update({ size: 5 }));
    expect((await Promise.all(counts)).length).toBe(3);
  });
  expect(await db('notes').where('size', 5).update({ size: 6 })).toBe(3);
  expect(await db('notes').where('size', 5).update({ size: 6 })).toBe(0);
  expect(await db('notes').where('id', 'a').delete()).toBe(1);
});

test('a statement that cannot be prepared is refused, and prepared anew once it can', async () => {
  const read = () => db('later').select('*');
  await expect(Promise.all([read(), read()])).rejects.toThrow('no such table: later');
  await db.schema.createTable('later', (table) => {
    table.text('id');
  });
  expect(await read()).toEqual([]);
});

test('a statement that fails leaves nothing open: the transaction goes on, and ends', async () => {
  await put('a', 1);
  await db.transaction(async (trx) => {
    await expect(trx('notes').insert({ id: 'a', size: 2 })).rejects.toThrow('UNIQUE');
    await trx('notes').insert({ id: 'b', size: 2 });
  });
  await expect(put('b', 3)).rejects.toThrow('UNIQUE');
  await put('c', 3);
  expect(await db('notes').orderBy('id').pluck('size')).toEqual([1, 2, 3]);
});

test('a changed schema is seen', async () => {
  await put('a', 1);
  expect(await db('notes').select('*')).toEqual([{ id: 'a', size: 1 }]);
  await db.schema.alterTable('notes', (table) => {
    table.text('word');
  });
  expect(await db('notes').select('*')).toEqual([{ id: 'a', size: 1, word: null }]);
});

test('more statements than are kept all answer, and the connection closes', async () => {
  const numbers = Array.from({ length: 500 }, (_, index) => index);
  const found = await Promise.all(numbers.map((one) => db.raw(`select ${one} as one`) as Promise<{ one: number }[]>));
  expect(found.map(([row]) => row?.one)).toEqual(numbers);
  await db.destroy();
});

test('a transaction that cannot be committed is over: the next one begins, and nothing of it is there', async () => {
  await db.raw('pragma foreign_keys = on');
  await db.raw('create table words (note text references notes (id) deferrable initially deferred)');
  await expect(db.transaction((trx) => trx('words').insert({ note: 'nobody' }))).rejects.toThrow('FOREIGN KEY');
  expect(await db('words').select('*')).toEqual([]);
  await db.transaction((trx) => trx('notes').insert({ id: 'a' }));
  expect(await db('notes').pluck('id')).toEqual(['a']);
});
