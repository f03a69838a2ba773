import { bindsSession } from '#shared/protocol/mutations.ts';
import { proto, type ExchangeRequest, type Mutation } from '#shared/protocol/sync.ts';
import { limits } from '#shared/kernel/limits.ts';
import type { LocalDb, OutboxEntry, StoredCursor, StoredSession } from '#app/local/device/db.ts';
import { pendingOf } from '#app/local/outbox/queue.ts';

export interface BuiltRequest {
  request: ExchangeRequest;
  /** The sessions behind the request's tokens, by index. */
  sessions: StoredSession[];
  /** More is waiting than this request holds. */
  isPartial: boolean;
}

/** Room for the envelope around the mutations. */
const bytesForMutations = limits.syncBytes - 16 * 1024;

/**
 * The next request of a group, read in one transaction: the stored cursor, and the pending writes in order (rules P1, P2, P4). Left out is
 * what cannot go: writes of a session that the server no longer takes, and what waits behind a refused join (rules P9, P14).
 */
export async function buildRequest(db: LocalDb, groupId: string): Promise<BuiltRequest> {
  return db.transaction('r', [db.cursors, db.outbox, db.sessions, db.organizers], async () => {
    const cursor = await db.cursors.get(groupId);
    const pending = await pendingOf(db, groupId);
    const rejected = await db.outbox.where('[groupId+state]').equals([groupId, 'rejected']).toArray();
    const known = new Map((await db.sessions.where('groupId').equals(groupId).toArray()).map((one) => [one.id, one]));
    const organizer = await db.organizers.get(groupId);

    const stopped = new Set(rejected.filter((one) => bindsSession(one.name)).map((one) => one.actor));
    const sessions: StoredSession[] = [];
    const mutations: Mutation[] = [];
    let bytes = 0;
    let isPartial = false;
    for (const entry of pending) {
      if (stopped.has(entry.actor)) continue;
      const requiredRole = actorOf(entry, known, sessions);
      if (requiredRole === undefined) continue;
      const mutation = toMutation(entry, requiredRole);
      bytes += JSON.stringify(mutation).length * 3;
      if (mutations.length > 0 && (mutations.length >= limits.mutations || bytes > bytesForMutations)) {
        isPartial = true;
        break;
      }
      mutations.push(mutation);
    }
    // The name that is in use asks too, so that the server can say that it is no longer welcome. A name whose join is still
    // waiting, or was refused, cannot.
    const active = [...known.values()].find((one) => one.state === 'active');
    const isJoining =
      active && [...pending, ...rejected].some((one) => one.actor === active.id && bindsSession(one.name));
    if (active && !isJoining && !sessions.includes(active) && sessions.length < 8) sessions.push(active);
    return {
      request: {
        proto,
        groupId,
        cursor: toCursor(cursor),
        tokens: sessions.map((one) => one.secret),
        ...(organizer && mutations.some((one) => one.actor === 'organizer') ? { organizerToken: organizer.token } : {}),
        mutations,
      },
      sessions,
      isPartial,
    };
  });
}

/** The index of the entry's session among the request's; nothing when it cannot speak. */
function actorOf(
  entry: OutboxEntry,
  known: Map<string, StoredSession>,
  sessions: StoredSession[],
): Mutation['actor'] | undefined {
  if (entry.actor === 'link' || entry.actor === 'organizer') return entry.actor;
  const session = known.get(entry.actor);
  if (!session || session.state === 'ended') return undefined;
  const index = sessions.indexOf(session);
  if (index >= 0) return index;
  return sessions.length < 8 ? sessions.push(session) - 1 : undefined;
}

function toMutation(entry: OutboxEntry, actor: Mutation['actor']): Mutation {
  return {
    mutationId: entry.mutationId,
    name: entry.name,
    ver: entry.ver,
    input: entry.input,
    timestamp: entry.timestamp,
    ...(entry.base === undefined ? {} : { base: entry.base }),
    actor,
  };
}

function toCursor(stored: StoredCursor | undefined): ExchangeRequest['cursor'] {
  return stored && !stored.lost ? { version: stored.version, nonce: stored.nonce } : null;
}
