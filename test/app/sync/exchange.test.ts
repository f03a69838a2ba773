import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LocalDb, type StoredGroup } from '#app/local/device/db.ts';
import { CallError, Unreachable } from '#app/net/call.ts';
import { exchangeOnce, goneAgainMs, timeoutMs } from '#app/sync/exchange.ts';
import { broughtBack } from '#test/builders/brought-back.ts';

const groupId = '8b0c52f7-4a4e-4c0b-9d5f-1f9f3f0c7a11';
const nowMs = 100 * goneAgainMs;
const delta = { proto: 1, kind: 'delta', chain: [[3, 'n3']], rows: [], gone: [], results: [] };

let db: LocalDb;
let asked: number;
let timers: { delayMs: number; act: () => void; isStopped: boolean }[];
beforeEach(async () => {
  db = new LocalDb('moyeo', { indexedDB: new IDBFactory(), IDBKeyRange });
  [asked, timers] = [0, []];
  await known();
});
afterEach(() => {
  db.close();
});

async function known(over: Partial<StoredGroup> = {}): Promise<void> {
  await db.groups.put({ groupId, shareUrl: 's', name: 'g', openedAt: 1, ...over });
  await db.cursors.put({ groupId, version: 3, nonce: 'n3' });
}

const ports = {
  now: () => nowMs,
  broughtBack,
  timer: (delayMs: number, act: () => void) => {
    const timer = { delayMs, act, isStopped: false };
    timers.push(timer);
    return () => {
      timer.isStopped = true;
    };
  },
};

const exchange = (answer: (signal: AbortSignal) => unknown) =>
  exchangeOnce(
    db,
    groupId,
    (_request, signal) =>
      new Promise((resolve) => {
        asked += 1;
        resolve(answer(signal));
      }),
    ports,
  );
const fails = (error: Error) =>
  exchange(() => {
    throw error;
  });
const queued = () =>
  db.outbox.add({
    mutationId: 'm',
    groupId,
    actor: 'link',
    name: 'addMember',
    ver: 1,
    input: {},
    timestamp: 1,
    state: 'pending',
    madeAt: 1,
  });

describe('S10: a group that its member was removed from', () => {
  test('is asked only for what waits', async () => {
    await known({ archived: 'removed' });
    expect(await exchange(() => delta)).toEqual({ kind: 'settled', again: false });
    expect(asked).toBe(0);
    await queued();
    await exchange(() => delta);
    expect(asked).toBe(1);
  });
});

describe('P14: a group that is gone', () => {
  test.each([
    ['a moment ago', nowMs, 0],
    ['almost an hour ago', nowMs - goneAgainMs + 1, 0],
    ['an hour ago', nowMs - goneAgainMs, 1],
    ['by a clock that was set back since', nowMs + goneAgainMs, 1],
  ])('said %s is asked so often: %#', async (_when, goneSaidAt, times) => {
    await known({ archived: 'gone', goneSaidAt });
    const outcome = await exchange(() => delta);
    expect(asked).toBe(times);
    expect(outcome.kind).toBe(times === 0 ? 'paused' : 'settled');
  });

  test('is asked when nothing tells when it was said, and for what waits', async () => {
    await known({ archived: 'gone' });
    await exchange(() => delta);
    await known({ archived: 'gone', goneSaidAt: nowMs });
    await queued();
    await exchange(() => delta);
    expect(asked).toBe(2);
  });

  test('pauses the group once it is said', async () => {
    expect(await exchange(() => ({ proto: 1, kind: 'gone', results: [] }))).toEqual({ kind: 'paused', why: 'gone' });
    expect(await exchange(() => delta)).toEqual({ kind: 'paused', why: 'gone' });
    expect(asked).toBe(1);
  });
});

describe('P13: what is no valid answer', () => {
  test.each([
    ['a page of a hotel', () => exchange(() => '<html>'), { reach: 'offline' }],
    ['no answer', () => fails(new Unreachable()), { reach: 'offline' }],
    ['a failure of the server', () => fails(new CallError(500, 'server_error', '')), { reach: 'failing' }],
    ['a busy server', () => fails(new CallError(503, undefined, '')), { reach: 'failing' }],
    ['a refusal of the request', () => fails(new CallError(499, 'invalid_input', '')), { reach: 'online' }],
    ['a limit', () => fails(new CallError(429, 'too_many_requests', '')), { reach: 'online', afterMs: 5_000 }],
  ])('%s leaves everything as it is', async (_what, act, told) => {
    await queued();
    expect(await act()).toEqual({ kind: 'failed', ...told });
    expect((await db.outbox.toArray()).map((one) => one.state)).toEqual(['pending']);
    expect(timers.map((one) => one.isStopped)).toEqual([true]);
  });

  test('the wish for newer code pauses the group; what is no answer at all is thrown', async () => {
    expect(await fails(new CallError(426, 'upgrade_required', ''))).toEqual({ kind: 'paused', why: 'upgrade' });
    await expect(fails(new RangeError('a defect'))).rejects.toThrow('a defect');
    expect(timers.map((one) => one.isStopped)).toEqual([true, true]);
  });

  test('a group that the server does not know waits for 15 s', async () => {
    expect(await exchange(() => ({ proto: 1, kind: 'unknown', results: [] }))).toEqual({
      kind: 'failed',
      reach: 'online',
      afterMs: 15_000,
    });
  });
});

test('a request that hangs is given up after 20 s; one that was answered is not', async () => {
  const outcome = exchange(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          reject(new Unreachable());
        });
        timers[0]?.act();
      }),
  );
  expect(await outcome).toEqual({ kind: 'failed', reach: 'offline' });
  expect(await exchange(() => delta)).toEqual({ kind: 'settled', again: false });
  expect(timers.map(({ delayMs, isStopped }) => [delayMs, isStopped])).toEqual([
    [timeoutMs, true],
    [timeoutMs, true],
  ]);
});
