import { isFromFuture, type TimeReading } from '#shared/kernel/clock.ts';
import type { LocalDb } from '#app/local/device/db.ts';
import { learnServerTime, nextTimestamp } from '#app/local/device/clock.ts';
import { retime } from './transitions.ts';

/**
 * Takes the server's time. Writes that were given a timestamp in its future (the clock stood ahead when they were made)
 * count as made now, in their order; the server judges them alike. Runs inside a transaction of its caller.
 */
export async function takeServerTime(db: LocalDb, reading: TimeReading): Promise<void> {
  const { serverMs, receivedMs } = reading;
  if (!(await learnServerTime(db, reading))) return;
  for (const entry of await db.outbox.orderBy('order').toArray())
    if (isFromFuture(entry.timestamp, serverMs))
      await retime(db, entry, await nextTimestamp(db, serverMs - receivedMs));
}
