import { useLiveQuery } from 'dexie-react-hooks';
import type { StoredSession } from '#app/local/device/db.ts';
import { useDevice, type Device } from '#app/local/device/device.ts';

/**
 * All sessions of this device, of every group or of one: active ones, and ended or leaving ones that still have
 * something to send.
 */
export function useSessions(groupId?: string): StoredSession[] | undefined {
  const { db } = useDevice();
  return useLiveQuery(
    () => (groupId ? db.sessions.where('groupId').equals(groupId).toArray() : db.sessions.toArray()),
    [db, groupId],
  );
}

/** Sessions that the server no longer accepts, in every group or in one (rule P14). */
export function useEndedSessions(groupId?: string): StoredSession[] | undefined {
  return useSessions(groupId)?.filter((one) => one.state === 'ended' && !one.isDismissed);
}

/**
 * The notice has been read. The session is kept while entries of it are pending: they are sent after the member has
 * logged in again; and where the member was removed, for the organiser may bring them back (rule P14).
 */
export async function dismissEndedSession({ db }: Device, sessionId: string): Promise<void> {
  await db.write([db.sessions, db.outbox], async () => {
    const session = await db.sessions.get(sessionId);
    if (session?.state !== 'ended') return;
    const waits = await db.outbox
      .where('[groupId+state]')
      .equals([session.groupId, 'pending'])
      .filter((one) => one.actor === sessionId)
      .count();
    if (waits > 0) return;
    if (session.removedSaidAt === undefined) await db.sessions.delete(sessionId);
    else await db.sessions.update(sessionId, { isDismissed: true });
  });
}
