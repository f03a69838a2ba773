import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createGroup } from '#app/local/group/groups.ts';
import { flushAll } from '#app/sync/flush-all.ts';
import { browserPorts, type SyncPorts } from '#app/sync/ports.ts';
import { springTrip } from '#test/builders/group.ts';
import { WorldServer } from '#test/worlds/devices.ts';

let server: WorldServer;
beforeEach(async () => {
  server = await WorldServer.open();
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await server.close();
});

/** Timers fire at once; `waits` counts them. */
const portsOf = (now: () => number, lock: SyncPorts['lock']) => {
  const waits: number[] = [];
  const ports: SyncPorts = {
    now,
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

test('seventeen 14: while a page holds the lock Background Sync waits for it, and then sends', async () => {
  const phone = server.phone('phone');
  await createGroup(phone.device, springTrip);
  let tries = 0;
  const { ports, waits } = portsOf(
    () => phone.now(),
    async (_name, act) => ((tries += 1) < 4 ? 'busy' : act()),
  );
  await flushAll(phone.device.db, ports, (request) => server.answer(request));
  expect(await phone.entries('pending')).toEqual([]);
  expect(waits).toEqual([3_000, 3_000, 3_000]);
});

test('seventeen 14: a lock that a frozen page keeps ends Background Sync no more: after 30 s it does without', async () => {
  const phone = server.phone('phone');
  await createGroup(phone.device, springTrip);
  const { ports, waits } = portsOf(
    () => phone.now(),
    () => Promise.resolve('busy'),
  );
  await flushAll(phone.device.db, ports, (request) => server.answer(request));
  expect(await phone.entries('pending')).toEqual([]);
  expect(waits.reduce((sum, one) => sum + one, 0)).toBe(30_000);
});

test('seventeen 16: Web Locks that reject are done without (P17)', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('Blocked.', 'SecurityError')) },
  });
  expect(await browserPorts.lock('moyeo-sync-g', () => Promise.resolve('sent'))).toBe('sent');
});

test('an exchange that fails under a lock is not run a second time without it', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_name: string, _options: unknown, act: (lock: unknown) => unknown) => act({}) },
  });
  let runs = 0;
  await expect(
    browserPorts.lock('moyeo-sync-g', () => {
      runs += 1;
      return Promise.reject(new Error('The disk is full.'));
    }),
  ).rejects.toThrow('disk');
  expect(runs).toBe(1);
});
