// Dexie's live queries look for a global IndexedDB, whatever database they are about.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rowEpoch, type ExchangeRequest } from '#shared/protocol/sync.ts';
import { LocalDb, type StoredGroup } from '#app/local/device/db.ts';
import type { Connection } from '#app/local/outbox/connection.ts';
import { CallError, Unreachable } from '#app/net/call.ts';
import { pollMs, slowMs, stuckMs, SyncEngine } from '#app/sync/engine.ts';
import { LiveMessages } from '#app/sync/live-messages.ts';
import { busyLimitMs } from '#app/sync/ports.ts';
import { broughtBack } from '#test/builders/brought-back.ts';
import { HeldTimers } from '#test/builders/held-timers.ts';

const [groupId, another] = ['8b0c52f7-4a4e-4c0b-9d5f-1f9f3f0c7a11', '8b0c52f7-4a4e-4c0b-9d5f-1f9f3f0c7a12'];
const nonce = 'nonce000001';
const share = 's'.repeat(22);
const delta = { proto: 1, kind: 'delta', chain: [[1, nonce]], rows: [], gone: [], results: [] };

/** A server that has nothing new, unless told; how many exchanges of which group. */
let answers: (request: ExchangeRequest, signal: AbortSignal) => unknown;
let asked: string[];
let reported: Partial<Connection>[];
let timers: HeldTimers;
let problems: unknown[];
let nowMs: number;
let locks: string[];
let isLocked: boolean;
let db: LocalDb;
let engine: SyncEngine;
let messages: LiveMessages;

beforeEach(async () => {
  answers = () => delta;
  // A tab of the test before may still be at work: it has lists of its own.
  const lists = { asked: [] as string[], reported: [] as Partial<Connection>[], problems: [] as unknown[] };
  ({ asked, reported, problems } = lists);
  timers = new HeldTimers();
  locks = [];
  nowMs = 1_000_000;
  isLocked = false;
  db = new LocalDb('moyeo', { indexedDB: new IDBFactory(), IDBKeyRange });
  await known(groupId);
  engine = new SyncEngine({
    db,
    ports: {
      now: () => nowMs,
      broughtBack,
      randomFraction: () => 0.5,
      timer: timers.start,
      lock: async (name, act) => {
        locks.push(name);
        return isLocked ? 'busy' : act();
      },
      report: (problem) => {
        lists.problems.push(problem);
      },
    },
    post: (request, signal) =>
      new Promise((resolve) => {
        lists.asked.push(request.groupId);
        resolve(answers(request, signal));
      }),
    report: (change) => {
      lists.reported.push(change);
    },
  });
  messages = new LiveMessages({ db, engine, now: () => nowMs });
});

afterEach(() => {
  engine.stop();
  db.close();
});

async function known(id: string, over: Partial<StoredGroup> = {}): Promise<void> {
  await db.groups.put({ groupId: id, shareUrl: id === groupId ? share : id, name: 'g', openedAt: 1, ...over });
  await db.cursors.put({ groupId: id, version: 1, nonce });
}

const waiting = (id: string, order: number) =>
  db.outbox.add({
    mutationId: `m-${String(order)}`,
    groupId: id,
    actor: 'link',
    name: 'addMember',
    ver: 1,
    input: {},
    timestamp: 1,
    state: 'pending',
    madeAt: 1,
  });

const until = (check: () => void) => vi.waitFor(check, { interval: 2, timeout: 10_000 });
/** Until nothing is under way; no timer fires. */
const quiet = async () => {
  await until(() => {
    expect(engine.isQuiet()).toBe(true);
  });
};
/** Long enough for a request that is not to come. */
const pause = () =>
  new Promise((resolve) => {
    setTimeout(resolve, 30);
  });

describe('what makes a tab ask', () => {
  test('the groups that it starts to show, not those that it shows already', async () => {
    await known(another);
    engine.watch([groupId]);
    await quiet();
    engine.watch([groupId, another]);
    await quiet();
    expect(asked).toEqual([groupId, another]);
  });

  test('L3: a head of another version or another history, not the point that it has', async () => {
    await messages.headed({ groupId, version: 1, nonce });
    await pause();
    expect(asked).toEqual([]);
    await messages.headed({ groupId, version: 2, nonce });
    await quiet();
    await messages.headed({ groupId, version: 1, nonce: 'another0001' });
    await quiet();
    expect(asked).toEqual([groupId, groupId]);
    await db.cursors.clear();
    // To who holds nothing a server sends no delta.
    answers = () => new Promise(() => undefined);
    await messages.headed({ groupId, version: 1, nonce });
    await until(() => {
      expect(asked).toHaveLength(3);
    });
  });

  test('P14: a head, where the member of this device was removed, and was not asked about for a minute', async () => {
    const secret = 's'.repeat(43);
    await db.sessions.put({
      id: 'session',
      groupId,
      memberId: 'member',
      name: 'Bo',
      secret,
      state: 'ended',
      why: 'removed',
      removedSaidAt: nowMs - 59_999,
    });
    await messages.headed({ groupId, version: 1, nonce });
    await pause();
    expect(asked).toEqual([]);
    nowMs += 1;
    await messages.headed({ groupId, version: 1, nonce });
    await until(() => {
      expect(asked).toEqual([groupId]);
    });
  });

  test('P3: a patch that leaves versions out, not one that it can apply', async () => {
    const chain: [number, string][] = [
      [1, nonce],
      [2, 'nonce000002'],
    ];
    await messages.patched({ groupId, chain: [[9, 'nonce000009']], rows: [], gone: [] });
    await quiet();
    expect(asked).toEqual([groupId]);
    await messages.patched({ groupId, chain, rows: [], gone: [] });
    await pause();
    expect(asked).toEqual([groupId]);
  });

  test('P8: a patch with a row of a write that is shown as rejected: the exchange settles that (seed 4320394)', async () => {
    const [second, third]: [[number, string], [number, string]] = [
      [2, 'nonce000002'],
      [3, 'nonce000003'],
    ];
    const data = { kind: 'memberRemoved', at: 1, subjectId: 'm-bo', subjectName: 'Bo', actorName: '' };
    const row = (version: number, mutationId: string) => [
      { kind: 'activity', id: mutationId, version, timestamp: version, mutationId, data },
    ];
    const rejected = {
      groupId,
      actor: 'organizer',
      ver: 1,
      input: {},
      timestamp: 1,
      state: 'rejected',
      madeAt: 1,
    } as const;
    await db.outbox.bulkAdd([
      { ...rejected, name: 'updateGroup', mutationId: 'refused', code: 'conflict' },
      { ...rejected, name: 'removeMember', mutationId: 'removal', code: 'undone_by_restore' },
      // The server says this one again whenever it is asked.
      { ...rejected, name: 'removeMember', mutationId: 'another', code: 'too_old' },
    ]);
    await messages.patched({ groupId, chain: [[1, nonce], second], rows: row(2, 'another'), gone: [] });
    await pause();
    expect(asked).toEqual([]);
    answers = () => ({ ...delta, chain: [third] });
    await messages.patched({ groupId, chain: [second, third], rows: row(3, 'removal'), gone: [] });
    await quiet();
    expect(asked).toEqual([groupId]);
    expect((await db.outbox.toArray()).map((one) => one.state)).toEqual(['rejected', 'done', 'rejected']);
  });

  test('S10: the end of a room: the exchange tells why', async () => {
    messages.unsubscribed({ groupId, why: 'revoked' });
    await quiet();
    expect(asked).toEqual([groupId]);
  });

  test('P14: at the start every group that was called gone, and no other', async () => {
    await known(another, { archived: 'gone', goneSaidAt: 0 });
    nowMs = 3 * 60 * 60 * 1000;
    engine.start();
    await until(() => {
      expect(asked).toContain(another);
    });
    await quiet();
    expect(asked).not.toContain(groupId);
  });

  test('L1: writes of any of its groups that appear in the queue', async () => {
    await known(another);
    engine.start();
    await waiting(another, 1);
    await until(() => {
      expect(asked).toContain(another);
    });
    expect(asked).not.toContain(groupId);
  });

  test('P13: being woken, for what it shows and for what waits, each once', async () => {
    await known(another);
    await waiting(another, 1);
    await waiting(another, 2);
    await waiting(groupId, 3);
    engine.watch([groupId]);
    await quiet();
    asked.length = 0;
    await engine.wake();
    await quiet();
    expect(asked).toEqual([groupId, another]);
  });
});

test('P13: a server that sends rows to who holds none is asked three times more at once, and then with pauses', async () => {
  await db.cursors.clear();
  engine.watch([groupId]);
  await until(() => {
    expect(timers.delays()).toEqual([500]);
  });
  expect(asked).toHaveLength(4);
  timers.fire(500);
  await until(() => {
    expect(timers.delays()).toEqual([1_000]);
  });
  expect(asked).toHaveLength(5);
});

describe('P13: a request that is under way when the tab is woken', () => {
  let aborted: boolean;
  beforeEach(() => {
    aborted = false;
    answers = (_request, signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(new Unreachable());
        });
      });
  });

  test.each([
    [stuckMs, false],
    [stuckMs + 1, true],
  ])('for %i ms is given up: %s', async (afterMs, isGivenUp) => {
    engine.watch([groupId]);
    await until(() => {
      expect(asked).toHaveLength(1);
    });
    nowMs += afterMs;
    await engine.wake();
    expect(aborted).toBe(isGivenUp);
  });

  test('is not given up by a write that appears, by opening its screen again, or by the start of a tab where the group was called gone', async () => {
    await known(groupId, { archived: 'gone', goneSaidAt: 0 });
    nowMs = 3 * 60 * 60 * 1000;
    engine.watch([groupId]);
    await until(() => {
      expect(asked).toHaveLength(1);
    });
    nowMs += stuckMs + 1;
    engine.start();
    await waiting(groupId, 1);
    engine.watch([]);
    engine.watch([groupId]);
    await pause();
    expect(aborted).toBe(false);
  });

  test('is given up when the tab stops, and nothing is due any more', async () => {
    engine.start();
    engine.watch([groupId]);
    await until(() => {
      expect(asked).toHaveLength(1);
    });
    engine.stop();
    expect(aborted).toBe(true);
    await pause();
    expect(timers.delays()).toEqual([]);
    await waiting(groupId, 1);
    await engine.wake();
    await pause();
    expect(asked).toHaveLength(1);
  });
});

test('a storage that cannot be read is told, for the queue and for the groups', async () => {
  const broken = new Error('The storage is gone.');
  vi.spyOn(db.outbox, 'where').mockImplementation(() => {
    throw broken;
  });
  db.close();
  engine.start();
  await until(() => {
    expect(problems).toHaveLength(2);
  });
  expect(problems).toContain(broken);
});

test('P13: woken while it waits to try again, a tab tries once', async () => {
  answers = () => {
    throw new Unreachable();
  };
  engine.watch([groupId]);
  await until(() => {
    expect(timers.delays()).toEqual([500]);
  });
  expect(reported.at(-1)).toEqual({ reach: 'offline' });
  answers = () => delta;
  await engine.wake();
  await quiet();
  expect([asked, timers.delays()]).toEqual([[groupId, groupId], []]);
});

test('L2: while there is no socket the groups that it shows are asked every 5 s, until it stops', async () => {
  await known(another);
  engine.start();
  engine.watch([groupId]);
  await quiet();
  timers.fire(pollMs);
  await quiet();
  expect(asked).toEqual([groupId, groupId]);
  engine.setLive(true);
  expect(timers.fire(pollMs)).toBe(1);
  await pause();
  expect([asked.length, timers.delays()]).toEqual([2, [pollMs]]);
  engine.stop();
  expect(timers.delays()).toEqual([]);
});

test('a stopped tab does not come back to a request that failed', async () => {
  answers = () => {
    throw new Unreachable();
  };
  engine.watch([groupId]);
  await until(() => {
    expect(timers.delays()).toEqual([500]);
  });
  engine.stop();
  expect(timers.delays()).toEqual([]);
});

describe('what the answers to subscribe say', () => {
  const subscription = [{ groupId, cursor: { version: 1, nonce }, shareUrl: share }];
  const said = (answer: unknown) => messages.subscribed(subscription, [{ groupId, answer }]);

  test('S8: rows that continue its own are applied without another request', async () => {
    const chain = [
      [1, nonce],
      [2, 'nonce000002'],
    ];
    expect(await said({ ...delta, chain })).toBe(true);
    expect(await db.cursors.get(groupId)).toMatchObject({ version: 2 });
    await pause();
    expect(asked).toEqual([]);
  });

  test('P2: are held against the point that was named for that group', async () => {
    await known(another);
    const both = [
      { groupId: another, cursor: null },
      { groupId, cursor: { version: 1, nonce } },
    ];
    const reset = { proto: 1, kind: 'reset', version: 1, nonce: 'nonce00000b', rows: [], latest: 0, results: [] };
    await messages.subscribed(both, [{ groupId, answer: reset }]);
    expect(await db.cursors.get(groupId)).toMatchObject({ nonce });
    await messages.subscribed(both, [{ groupId: another, answer: reset }]);
    expect(await db.cursors.get(another)).toMatchObject({ nonce: 'nonce00000b' });
  });

  test('P8: a whole group that a device without rows gets makes what was accepted lately pending again', async () => {
    await db.cursors.delete(groupId);
    const order = await waiting(groupId, 1);
    await db.outbox.update(order, { state: 'done', code: 'applied', doneAt: nowMs });
    const reset = { proto: 1, kind: 'reset', version: 1, nonce, rows: [], latest: 0, results: [] };
    await messages.subscribed([{ groupId, cursor: null }], [{ groupId, answer: reset }]);
    expect((await db.outbox.get(order))?.state).toBe('pending');
  });

  test('S8: rows that continue another point make it ask; it hears the group all the same', async () => {
    expect(await said({ ...delta, chain: [[7, 'nonce000007']] })).toBe(true);
    await quiet();
    expect(asked).toEqual([groupId]);
  });

  test.each([
    ['lost', { proto: 1, kind: 'lost' }, true],
    ['gone', { proto: 1, kind: 'gone', results: [] }, true],
    ['unknown', { proto: 1, kind: 'unknown', results: [] }, false],
    ['forbidden', { proto: 1, kind: 'forbidden', why: 'revoked', actor: 0, results: [] }, false],
    ['no answer', { kind: 'delta' }, false],
  ])('P18: %s makes it ask, and tells whether it hears every group', async (_what, answer, hearsAll) => {
    expect(await said(answer)).toBe(hearsAll);
    await quiet();
    expect(asked).toEqual([groupId]);
  });

  test('P18: one group that it does not hear is enough, whichever comes last', async () => {
    await known(another);
    const both = [...subscription, { groupId: another, cursor: null }];
    const refused = { groupId: another, answer: { proto: 1, kind: 'unknown', results: [] } };
    expect(await messages.subscribed(both, [refused, { groupId, answer: { proto: 1, kind: 'lost' } }])).toBe(false);
  });

  test('S14: rows of a group that it did not ask for are not taken', async () => {
    await messages.subscribed([], [{ groupId, answer: { ...delta, chain: [...delta.chain, [2, 'nonce000002']] } }]);
    await quiet();
    expect(asked).toEqual([groupId]);
    expect(await db.cursors.get(groupId)).toMatchObject({ version: 1 });
  });

  test('asks for the groups that it shows, up to 20, without those that its member was removed from', async () => {
    const ids = Array.from({ length: 22 }, (_, index) => `8b0c52f7-4a4e-4c0b-9d5f-${String(index).padStart(12, '0')}`);
    for (const id of ids) await known(id);
    await known(another, { archived: 'removed' });
    await known(groupId, { archived: 'closed' });
    await db.sessions.put({ id: 's', groupId, memberId: 'm', name: 'Ara', secret: 'secret', state: 'active' });
    engine.watch([another, groupId, ...ids]);
    await quiet();
    const request = await messages.subscriptionRequest();
    expect(request.map((one) => one.groupId)).toEqual([groupId, ...ids.slice(0, 19)]);
    expect(request[0]).toEqual({ groupId, cursor: { version: 1, nonce }, token: 'secret', shareUrl: share });
    expect(request[1]).not.toHaveProperty('token');
  });
});

describe('what a tab says of its connection', () => {
  test('how many requests are under way, and that the server answers', async () => {
    engine.watch([groupId]);
    await quiet();
    expect(reported).toEqual([{ sending: 1 }, { sending: 0 }, { reach: 'online' }]);
    expect(timers.delays()).toEqual([]);
  });

  test('fault list 17: that there is no connection when an answer takes long; it may still come', async () => {
    let answer: (value: unknown) => void = () => undefined;
    answers = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    engine.watch([groupId]);
    await until(() => {
      expect(asked).toHaveLength(1);
    });
    expect(timers.fire(slowMs)).toBe(1);
    expect(reported.at(-1)).toEqual({ reach: 'offline' });
    answer(delta);
    await quiet();
    expect(reported.at(-1)).toEqual({ reach: 'online' });
  });

  test('P13: that the server wants newer code', async () => {
    answers = () => {
      throw new CallError(426, 'upgrade_required', '');
    };
    engine.watch([groupId]);
    await quiet();
    expect(reported).toContainEqual({ isOutdated: true });
    expect(problems).toEqual([]);
  });

  test('P15: that newer code has the database', async () => {
    answers = async () => {
      await db.meta.put({ key: 'codeEpoch', value: rowEpoch + 1 });
      return delta;
    };
    engine.watch([groupId]);
    await quiet();
    expect(reported).toContainEqual({ isOutdated: true });
    expect(problems).toEqual([]);
  });

  test('not that the code is too old when a group is gone', async () => {
    answers = () => ({ proto: 1, kind: 'gone', results: [] });
    engine.watch([groupId]);
    await quiet();
    expect(reported).not.toContainEqual({ isOutdated: true });
    expect(reported.at(-1)).toEqual({ reach: 'online' });
  });

  test('what else fails is told as it is and tried again: the server was reached', async () => {
    const broken = new Error('The storage is gone.');
    answers = () => {
      throw broken;
    };
    engine.watch([groupId]);
    await until(() => {
      expect(timers.delays()).toEqual([500]);
    });
    expect(problems).toEqual([broken]);
    expect(reported.at(-1)).toEqual({ reach: 'online' });
  });

  test('live or not, as the socket says; a socket that works is a connection', () => {
    engine.setLive(true);
    engine.setLive(false);
    expect(reported).toEqual([{ isLive: true, reach: 'online' }, { isLive: false }]);
  });
});

describe('P17: a lock that another tab holds', () => {
  test('is tried again, is no news of the connection, and is ignored when it has been held for 30 s', async () => {
    isLocked = true;
    engine.watch([groupId]);
    await until(() => {
      expect(timers.delays()).toEqual([750]);
    });
    nowMs += busyLimitMs;
    timers.fire(750);
    await until(() => {
      expect(locks).toEqual([`moyeo-sync-${groupId}`, `moyeo-sync-${groupId}`]);
    });
    await until(() => {
      expect(timers.delays()).toEqual([750]);
    });
    expect(reported.every((one) => one.reach === undefined)).toBe(true);
    nowMs += 1;
    timers.fire(750);
    await quiet();
    expect([asked, locks.length]).toEqual([[groupId], 3]);
    // As long as it stays taken, nobody waits for it once more.
    await engine.wake();
    await quiet();
    expect([asked, locks.length]).toEqual([[groupId, groupId], 4]);
  });

  test('counts from when it was last found taken: once it was free the 30 s begin anew', async () => {
    isLocked = true;
    engine.watch([groupId]);
    await until(() => {
      expect(timers.delays()).toEqual([750]);
    });
    isLocked = false;
    timers.fire(750);
    await quiet();
    isLocked = true;
    nowMs += busyLimitMs + 1;
    await engine.wake();
    await until(() => {
      expect(timers.delays()).toEqual([750]);
    });
    expect([asked, locks.length]).toEqual([[groupId], 3]);
  });
});
