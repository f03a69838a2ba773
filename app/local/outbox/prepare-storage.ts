import type { LocalDb } from '#app/local/device/db.ts';
import { forgetDone } from './transitions.ts';

/**
 * Once after the database has been opened: stores this code's epoch, drops rows of another format and done writes of 30
 * days ago.
 */
export async function prepareStorage(db: LocalDb, nowMs: number): Promise<void> {
  await db.write([db.rows, db.cursors, db.outbox], async () => {
    await db.storeEpoch();
    await forgetDone(db, nowMs);
  });
}
