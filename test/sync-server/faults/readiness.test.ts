import { expect, it } from 'vitest';
import { StorageHealth } from '#server/kernel/storage-failure.ts';

it('a failed write speaks for the storage until one succeeds, or for a while; a mistake in a request does not', () => {
  const clock = { now: 1_000 };
  const health = new StorageHealth(() => clock.now);
  expect(health.failure).toBeUndefined();
  health.failed(Object.assign(new Error('x'), { code: 'SQLITE_CONSTRAINT' }));
  expect(health.failure).toBeUndefined();
  health.failed(Object.assign(new Error('x'), { code: 'SQLITE_FULL' }));
  expect(health.failure).toBe('storage_full');
  health.wrote();
  expect(health.failure).toBeUndefined();
  health.failed(Object.assign(new Error('x'), { code: 'SQLITE_BUSY' }));
  expect(health.failure).toBe('unavailable');
  // A process that nobody asks to write any more must come back by itself.
  clock.now += 14_999;
  expect(health.failure).toBe('unavailable');
  clock.now += 1;
  expect(health.failure).toBeUndefined();
});
