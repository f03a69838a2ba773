import { useLiveQuery } from 'dexie-react-hooks';
import type { StoredSession } from '#app/local/device/db.ts';
import { useDevice, type Device } from '#app/local/device/device.ts';

/** Every name under which this device speaks or spoke and still has something to send. */
export function useSessions(groupId?: string): StoredSession[] | undefined {
  const { db } = useDevice();
  return useLiveQuery(
    () => (groupId ? db.sessions.where('groupId').equals(groupId).toArray() : db.sessions.toArray()),
    [db, groupId],
  );
}

/** Names that the server no longer takes from this device, everywhere or in one group (rule P14). */
export function useEndedSessions(groupId?: string): StoredSession[] | undefined {
  return useSessions(groupId)?.filter((one) => one.state === 'ended');
}

/** The notice has been read. Kept while something still waits under that name: coming back sends it. */
export async function dismissEndedSession({ db }: Device, sessionId: string): Promise<void> {
  await db.write([db.sessions, db.outbox], async () => {
    const session = await db.sessions.get(sessionId);
    if (session?.state !== 'ended') return;
    const waits = await db.outbox
      .where('[groupId+state]')
      .equals([session.groupId, 'pending'])
      .filter((one) => one.actor === sessionId)
      .count();
    if (waits === 0) await db.sessions.delete(sessionId);
  });
}
