import { flagsOf } from '#shared/protocol/mutations.ts';
import type { Result } from '#shared/protocol/sync.ts';
import { rotateOrganizerInput, takeOverGroupInput } from '#shared/organizer/schema.ts';
import type { LocalDb, OutboxEntry } from '#app/local/device/db.ts';
import { markDone, reject, renew } from '#app/local/outbox/transitions.ts';

/** The server could not run the mutation this time; the entry stays pending. */
export const hasRetry = (results: readonly Result[]): boolean => results.some((one) => one.code === 'retry');

/**
 * Takes an exchange's results into the outbox. An entry leaves the pending ones only with the server's result and,
 * unless it is a rejection, only together with its rows (invariant S3).
 * @param withRows whether the rows of the same response have been applied
 * @returns whether anything changed: an entry left the pending ones, or is sent again in another way
 */
export async function takeResults(
  db: LocalDb,
  results: readonly Result[],
  nowMs: number,
  withRows: boolean,
): Promise<boolean> {
  const loggedOut: string[] = [];
  let hasChanged = false;
  for (const { mutationId, code } of results) {
    const entry = await db.outbox.where('mutationId').equals(mutationId).first();
    if (entry?.state !== 'pending') continue;
    if (code === 'blocked' || code === 'retry') continue;
    if (!withRows && (code === 'applied' || code === 'superseded')) continue;
    hasChanged = true;
    if (code === 'applied' || code === 'superseded') {
      await keepNewSecret(db, entry);
      await markDone(db, entry, code, nowMs);
      if (flagsOf(entry.name).endsSession) loggedOut.push(entry.actor);
    } else if (code === 'not_organizer' && entry.actor === 'organizer' && (await tryEarlierSecret(db, entry))) {
      continue;
    } else {
      await reject(db, [entry], code);
    }
  }
  for (const actor of loggedOut) await endSession(db, actor);
  return hasChanged;
}

/**
 * Deletes a session that has logged out. If a copy of this storage logged out, entries that only this device had made
 * cannot be sent any more.
 */
async function endSession(db: LocalDb, sessionId: string): Promise<void> {
  await db.sessions.delete(sessionId);
  const pending = await db.outbox.where('state').equals('pending').toArray();
  await reject(
    db,
    pending.filter((one) => one.actor === sessionId),
    'session_revoked',
  );
}

/** From now on this device is the organiser by the secret that the write brought. */
async function keepNewSecret(db: LocalDb, { groupId, name, input }: OutboxEntry): Promise<void> {
  const { endsOrganizers, bringsOrganizer } = flagsOf(name);
  if (!endsOrganizers && !bringsOrganizer) return;
  const { organizerToken: token } = (bringsOrganizer ? takeOverGroupInput : rotateOrganizerInput).parse(input);
  const before = await db.organizers.get(groupId);
  await db.organizers.put({ groupId, token, ...(before && before.token !== token ? { before: before.token } : {}) });
}

/**
 * The server does not accept the organiser's secret. Either somebody else has replaced it, and this device no longer
 * manages the group, or the server was restored to a time before this device replaced it, and accepts the previous one.
 * @returns whether the entry is sent again with the previous one
 */
async function tryEarlierSecret(db: LocalDb, entry: OutboxEntry): Promise<boolean> {
  const { before } = (await db.organizers.get(entry.groupId)) ?? {};
  if (before === undefined) {
    await db.organizers.delete(entry.groupId);
    return false;
  }
  await db.organizers.put({ groupId: entry.groupId, token: before });
  await renew(db, entry);
  return true;
}
