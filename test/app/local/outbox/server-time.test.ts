import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { nextTimestamp } from '#app/local/device/clock.ts';
import { LocalDb } from '#app/local/device/db.ts';
import { takeServerTime } from '#app/local/outbox/server-time.ts';

const serverMs = 1_000_000_000;
const yearMs = 365 * 24 * 60 * 60 * 1000;

let db: LocalDb;
beforeEach(() => {
  db = new LocalDb('moyeo', { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => {
  db.close();
});

const made = (mutationId: string, timestamp: number) =>
  db.outbox.add({
    mutationId,
    groupId: 'g',
    actor: 'link',
    name: 'addMember',
    ver: 1,
    input: {},
    timestamp,
    state: 'pending',
    madeAt: 1,
  });
const timestamps = async () => (await db.outbox.orderBy('order').toArray()).map((one) => one.timestamp);
/** The server's time is read by a device whose clock says the same. */
const take = () => takeServerTime(db, { serverMs, sentMs: serverMs, receivedMs: serverMs });

test('P6: writes of a clock that stood a year ahead count as made now, in their order; those before keep their time', async () => {
  await made('before', 500);
  for (const one of ['ahead', 'ahead too']) await made(one, await nextTimestamp(db, serverMs + yearMs));
  await take();
  expect(await timestamps()).toEqual([500, serverMs + 1, serverMs + 2]);
});

test('P10: what such a write may have been sent with before is told with it, and is the highest of all', async () => {
  await made('before', 500);
  await made('ahead', await nextTimestamp(db, serverMs + yearMs));
  await take();
  await made('ahead again', await nextTimestamp(db, serverMs + 2 * yearMs));
  await db.outbox.where({ order: 2 }).modify({ timestamp: serverMs + yearMs / 2 });
  await take();
  const highest = (await db.outbox.orderBy('order').toArray()).map((one) => one.highestTimestamp);
  expect(highest).toEqual([undefined, serverMs + yearMs, serverMs + 2 * yearMs]);
});

test('P6: a device whose clock was never ahead keeps all its writes as they are', async () => {
  await made('right', await nextTimestamp(db, serverMs));
  await made('of another clock', serverMs + yearMs);
  await take();
  expect(await timestamps()).toEqual([serverMs, serverMs + yearMs]);
});
