import {
  initialClock,
  learnTime,
  see,
  tick,
  withoutFuture,
  type Clock,
  type TimeReading,
} from '#shared/kernel/clock.ts';
import { z } from '#shared/kernel/z.ts';
import type { LocalDb } from './db.ts';

const stored = z.object({ offsetMs: z.number(), seenMs: z.number(), lastMs: z.number() });
const key = 'clock';

/*
 * This device's hybrid clock (rule P6), in the table `meta`: all its pages and its service worker share it. Each
 * function runs inside a transaction of its caller.
 */

async function readClock(db: LocalDb): Promise<Clock> {
  return stored.safeParse((await db.meta.get(key))?.value).data ?? initialClock;
}

async function change(db: LocalDb, act: (clock: Clock) => Clock): Promise<Clock> {
  const before = await readClock(db);
  const after = act(before);
  if (after !== before) await db.meta.put({ key, value: after });
  return after;
}

/** The timestamp of the next write. */
export async function nextTimestamp(db: LocalDb, physicalMs: number): Promise<number> {
  return (await change(db, (clock) => tick(clock, physicalMs))).lastMs;
}

/** What this device makes from now on comes after these timestamps. */
export async function seeTimestamps(db: LocalDb, timestamps: readonly number[]): Promise<void> {
  const highest = timestamps.reduce((most, one) => Math.max(most, one), 0);
  await change(db, (clock) => see(clock, highest));
}

/**
 * Learns the server's time.
 * @returns whether this device's clock stood in the server's future until now
 */
export async function learnServerTime(db: LocalDb, reading: TimeReading): Promise<boolean> {
  let wasAhead = false;
  await change(db, (clock) => {
    const learned = learnTime(clock, reading);
    const bounded = withoutFuture(learned, reading.serverMs);
    wasAhead = bounded !== learned;
    return bounded;
  });
  return wasAhead;
}
