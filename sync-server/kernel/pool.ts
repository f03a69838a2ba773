import type { Knex } from 'knex';

/** What Knex does not type: its pool, and how one hears of it. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
  on(event: 'acquireRequest' | 'acquireSuccess' | 'acquireFail', listener: (request: number) => void): void;
}

const poolOf = (db: Knex): Pool => (db.client as { pool: Pool }).pool;

export function poolCounts(db: Knex): { used: number; free: number; pending: number } {
  const pool = poolOf(db);
  return { used: pool.numUsed(), free: pool.numFree(), pending: pool.numPendingAcquires() };
}

/** @param listener is given the seconds that somebody waited for a connection, in vain or not. */
export function onPoolWait(db: Knex, listener: (seconds: number) => void): void {
  const asked = new Map<number, number>();
  const pool = poolOf(db);
  const end = (request: number) => {
    const from = asked.get(request);
    if (from === undefined) return;
    asked.delete(request);
    listener((performance.now() - from) / 1_000);
  };
  pool.on('acquireRequest', (request) => {
    asked.set(request, performance.now());
  });
  pool.on('acquireSuccess', end);
  pool.on('acquireFail', end);
}
