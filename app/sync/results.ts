import { flagsOf } from '#shared/protocol/mutations.ts';
import type { Result } from '#shared/protocol/sync.ts';
import type { LocalDb } from '#app/local/device/db.ts';
import { markDone, reject } from '#app/local/outbox/transitions.ts';

/** The server could not run the mutation this time; the entry stays pending. */
export const hasRetry = (results: readonly Result[]): boolean => results.some((one) => one.code === 'retry');

/**
 * Takes an exchange's results into the outbox. An entry leaves the pending ones only with the server's result and, unless it is a rejection,
 * only together with its rows (invariant S3).
 * @param withRows whether the rows of the same response have been applied
 */
export async function takeResults(
  db: LocalDb,
  results: readonly Result[],
  nowMs: number,
  withRows: boolean,
): Promise<void> {
  const loggedOut: string[] = [];
  for (const { mutationId, code } of results) {
    const entry = await db.outbox.where('mutationId').equals(mutationId).first();
    if (entry?.state !== 'pending') continue;
    if (code === 'blocked' || code === 'retry') continue;
    if (code === 'applied' || code === 'superseded') {
      if (!withRows) continue;
      await markDone(db, entry, code, nowMs);
      if (flagsOf(entry.name).endsSession) loggedOut.push(entry.actor);
    } else {
      await reject(db, [entry], code);
    }
  }
  for (const actor of loggedOut) await endSession(db, actor);
}

/** Deletes a session that has logged out. If a copy of this storage logged out, entries that only this device had made cannot be sent any more. */
async function endSession(db: LocalDb, sessionId: string): Promise<void> {
  await db.sessions.delete(sessionId);
  const pending = await db.outbox.where('state').equals('pending').toArray();
  await reject(
    db,
    pending.filter((one) => one.actor === sessionId),
    'session_revoked',
  );
}
