import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ExchangeRequest, ExchangeResponse } from '#shared/protocol/sync.ts';
import { createGroup } from '#app/local/group/groups.ts';
import { joinGroup } from '#app/local/group/members.ts';
import { castDateVote } from '#app/local/group/votes.ts';
import { Unreachable } from '#app/net/call.ts';
import { flushAll } from '#app/sync/flush-all.ts';
import type { SyncPorts } from '#app/sync/ports.ts';
import { springTrip } from '#test/builders/group.ts';
import { WorldServer } from '#test/worlds/devices.ts';
import { broughtBack } from '#test/builders/brought-back.ts';

let server: WorldServer;
beforeEach(async () => {
  server = await WorldServer.open();
});
afterEach(() => server.close());

/** Timers fire at once; `waits` counts them. */
const portsOf = (now: () => number, lock: SyncPorts['lock']) => {
  const waits: number[] = [];
  const ports: SyncPorts = {
    now,
    broughtBack,
    randomFraction: () => 0.5,
    timer: (delayMs, act) => {
      // The time limit of a request does not fire.
      if (delayMs < 20_000) {
        waits.push(delayMs);
        queueMicrotask(act);
      }
      return () => undefined;
    },
    lock,
    report: (problem) => {
      throw problem;
    },
  };
  return { ports, waits };
};

test('fault list 14: while a page holds the lock Background Sync waits for it, and then sends', async () => {
  const ara = server.device('ara');
  await createGroup(ara.device, springTrip);
  let tries = 0;
  const { ports, waits } = portsOf(
    () => ara.now(),
    async (_name, act) => ((tries += 1) < 4 ? 'busy' : act()),
  );
  await flushAll(ara.device.db, ports, (request) => server.answer(request));
  expect(await ara.entries('pending')).toEqual([]);
  expect(waits).toEqual([3_000, 3_000, 3_000]);
});

test('fault list 14: a lock that a frozen page keeps ends Background Sync no more: after 30 s it does without', async () => {
  const ara = server.device('ara');
  await createGroup(ara.device, springTrip);
  const { ports, waits } = portsOf(
    () => ara.now(),
    () => Promise.resolve('busy'),
  );
  await flushAll(ara.device.db, ports, (request) => server.answer(request));
  expect(await ara.entries('pending')).toEqual([]);
  expect(waits.reduce((sum, one) => sum + one, 0)).toBe(30_000);
});

/** No page holds a lock. */
const free: SyncPorts['lock'] = (_name, act) => act();

test.each([
  ['no page holds the lock', free, 0],
  ['a frozen page keeps the lock, which is waited for once', () => Promise.resolve('busy' as const), 30_000],
])('L1: a server that always says "again" is asked twenty times in one flush; %s', async (_, lock, waited) => {
  const ara = server.device('ara');
  const { groupId } = await createGroup(ara.device, springTrip);
  const session = await joinGroup(ara.device, groupId, 'Ara');
  await ara.sync(groupId);
  const mutationId = await castDateVote(ara.device, session, '2027-04-03');
  let asked = 0;
  const { ports, waits } = portsOf(() => ara.now(), lock);
  // It does not fail: the browser does not try again.
  await flushAll(ara.device.db, ports, async (request) => {
    asked += 1;
    const answer = (await server.answer({ ...request, mutations: [] })) as ExchangeResponse;
    return { ...answer, results: [{ mutationId, code: 'retry' }] };
  });
  expect(asked).toBe(20);
  expect(waits.reduce((sum, one) => sum + one, 0)).toBe(waited);
  expect(await ara.entries('pending')).toHaveLength(1);
});

test('L1: a server that has said all is asked once; one that is not reached makes the browser try again', async () => {
  const ara = server.device('ara');
  const { groupId } = await createGroup(ara.device, springTrip);
  const { ports } = portsOf(() => ara.now(), free);
  const asked: ExchangeRequest[] = [];
  const post = (answer: (request: ExchangeRequest) => Promise<unknown>) => (request: ExchangeRequest) => {
    asked.push(request);
    return answer(request);
  };
  const unreached = post(() => Promise.reject(new Unreachable()));
  await expect(flushAll(ara.device.db, ports, unreached)).rejects.toThrow('1 groups could not be sent yet.');
  expect(asked).toHaveLength(1);
  await ara.device.db.groups.update(groupId, { unasked: { place: 1, heard: 1 } });
  await expect(flushAll(ara.device.db, ports, unreached)).rejects.toThrow('1 groups');
  expect(asked).toHaveLength(2);
  await ara.sync(groupId);
  asked.length = 0;
  await flushAll(
    ara.device.db,
    ports,
    post((request) => server.answer(request)),
  );
  expect(asked).toEqual([]);
  await ara.device.db.groups.update(groupId, { unasked: { place: 1, heard: 1 } });
  await flushAll(
    ara.device.db,
    ports,
    post((request) => server.answer(request)),
  );
  expect(asked.map((one) => one.groupId)).toEqual([groupId]);
});
