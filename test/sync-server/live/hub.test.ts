import type { Knex } from 'knex';
import { createServer, type Server as HttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io as connect } from 'socket.io-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Head, Patch } from '#shared/protocol/sync.ts';
import { decodePatch } from '#shared/protocol/patch-codec.ts';
import type { Row } from '#shared/kernel/rows.ts';
import { openDatabase } from '#server/kernel/db.ts';
import { LiveHub } from '#server/live/hub.ts';
import type { Io } from '#server/live/rooms.ts';
import { createLog } from '#server/kernel/log.ts';
import { insertHead } from '#server/kernel/group-head.ts';
import { aPayload } from '#test/builders/payload.ts';
import { anId } from '#test/builders/mutation.ts';
import type { Client } from '#test/worlds/running-server.ts';

let http: HttpServer;
let io: Io;
let hub: LiveHub;
let client: Client;
let close: () => Promise<void>;
/** What happens between a subscribe's snapshot and its answer. */
let afterRead: (() => void) | undefined;
const groupId = anId();

beforeEach(async () => {
  http = createServer();
  io = new Server(http);
  const db = await openDatabase({ kind: 'sqlite', file: ':memory:' });
  await db.transaction((trx) =>
    insertHead(trx, {
      id: groupId,
      nonce: 'start',
      creatorEmail: 'a@b.co',
      organizerHash: 'x'.repeat(64),
      adminPasswordHash: null,
      at: 1,
    }),
  );
  afterRead = undefined;
  const watched = new Proxy(db, {
    get(target, key) {
      const value = Reflect.get(target, key) as unknown;
      if (key !== 'transaction') return value;
      return async (...words: Parameters<Knex['transaction']>) => {
        const result: unknown = await (value as (...words: unknown[]) => Promise<unknown>).apply(target, words);
        afterRead?.();
        return result;
      };
    },
  });
  hub = new LiveHub(io, watched, createLog('silent'), () => 0.5);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  client = connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve) => client.once('connect', resolve));
  await new Promise((resolve) => {
    client.emit('subscribe', { proto: 1, groups: [{ groupId, cursor: null }] }, resolve);
  });
  close = async () => {
    hub.stop();
    client.disconnect();
    await io.close();
    await db.destroy();
  };
});
afterEach(() => close());

const rows = (count: number, version: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const id = anId();
    const payload = aPayload({ mainType: 'other', otherDescription: `${index}`.padEnd(200, '온') });
    return {
      kind: 'simpleResponse',
      id,
      version,
      timestamp: 1,
      mutationId: anId(),
      data: { memberId: id, payload, createdAt: 1, updatedAt: 1 },
    };
  });
const commit = (from: number, changes: Row[]) => {
  hub.committed({
    groupId,
    from: [from, `n${from}`],
    to: [from + 1, `n${from + 1}`],
    changes,
    ended: { tokenHashes: [], memberIds: [] },
  });
};
const nextPatch = () =>
  new Promise<Patch>((resolve) => {
    client.once('patch', (patch) => {
      resolve(decodePatch(patch));
    });
  });
const nextHead = () =>
  new Promise<Head>((resolve) => {
    client.once('head', resolve);
  });

it('S8 a commit right after the snapshot of a subscribe reaches that tab as a patch: it has joined before it read', async () => {
  const other: Client = connect(`http://127.0.0.1:${(http.address() as AddressInfo).port}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  await new Promise<void>((resolve) => other.once('connect', resolve));
  const patch = new Promise<Patch>((resolve) =>
    other.once('patch', (encoded) => {
      resolve(decodePatch(encoded));
    }),
  );
  afterRead = () => {
    afterRead = undefined;
    commit(0, rows(1, 1));
  };
  await new Promise((resolve) => {
    other.emit('subscribe', { proto: 1, groups: [{ groupId, cursor: null }] }, resolve);
  });
  expect((await patch).chain).toEqual([
    [0, 'n0'],
    [1, 'n1'],
  ]);
  other.disconnect();
});

it('a patch over 64 KiB is only announced by its head: tabs fetch it by the exchange', async () => {
  const head = nextHead();
  commit(0, rows(120, 1));
  expect(await head).toEqual({ groupId, version: 1, nonce: 'n1' });
});

it('a patch of many small rows is sent as it is', async () => {
  const patch = nextPatch();
  commit(0, rows(41, 1));
  expect((await patch).rows).toHaveLength(41);
});

it('P12 commits that come together share one patch, whose chain names each of them, and a row changed twice is there once, as it is last', async () => {
  const first = nextPatch();
  commit(0, rows(1, 1));
  const [row] = rows(1, 2);
  if (!row) throw new Error('no row');
  const shared = first.then(() => nextPatch());
  commit(1, [row]);
  commit(2, [{ ...row, version: 3, mutationId: 'the-last-one' }]);
  commit(3, rows(1, 4));
  expect((await first).chain).toEqual([
    [0, 'n0'],
    [1, 'n1'],
  ]);
  const patch = await shared;
  expect(patch.chain).toEqual([
    [1, 'n1'],
    [2, 'n2'],
    [3, 'n3'],
    [4, 'n4'],
  ]);
  expect(patch.rows).toHaveLength(2);
  expect(patch.rows[0]).toMatchObject({ version: 3, mutationId: 'the-last-one' });
});

it('knows which groups are watched, and of which a commit waits; stopped, it sends none', () => {
  expect(hub.watchedGroups()).toEqual([groupId]);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  commit(0, rows(1, 1));
  expect(hub.isWaiting(groupId)).toBe(false);
  commit(1, rows(1, 2));
  expect(hub.isWaiting(groupId)).toBe(true);
  hub.stop();
  vi.advanceTimersByTime(1_000);
  expect(hub.isWaiting(groupId)).toBe(true);
  vi.useRealTimers();
});
