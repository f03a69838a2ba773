import { bindsSession } from '#shared/contract/intents.ts';
import { proto, type ExchangeRequest, type Mutation } from '#shared/contract/sync.ts';
import { limits } from '#shared/limits.ts';
import type { LocalDb, OutboxEntry, StoredCursor, StoredSession } from '#app/local/db.ts';
import { pendingOf } from '#app/local/outbox.ts';

export interface Gathered {
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
export async function gather(db: LocalDb, groupId: string): Promise<Gathered> {
  return db.transaction('r', [db.cursors, db.outbox, db.sessions, db.organizers], async () => {
    const cursor = await db.cursors.get(groupId);
    const pending = await pendingOf(db, groupId);
    const parked = await db.outbox.where('[groupId+state]').equals([groupId, 'parked']).toArray();
    const known = new Map((await db.sessions.where('groupId').equals(groupId).toArray()).map((one) => [one.id, one]));
    const organizer = await db.organizers.get(groupId);

    const stopped = new Set(parked.filter((one) => bindsSession(one.name)).map((one) => one.identity));
    const sessions: StoredSession[] = [];
    const mutations: Mutation[] = [];
    let bytes = 0;
    let isPartial = false;
    for (const entry of pending) {
      if (stopped.has(entry.identity)) continue;
      const standing = speakerOf(entry, known, sessions);
      if (standing === undefined) continue;
      const mutation = toMutation(entry, standing);
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
    const isJoining = active && [...pending, ...parked].some((one) => one.identity === active.id && bindsSession(one.name));
    if (active && !isJoining && !sessions.includes(active) && sessions.length < 8) sessions.push(active);
    return {
      request: {
        proto,
        groupId,
        cursor: toCursor(cursor),
        tokens: sessions.map((one) => one.secret),
        ...(organizer && mutations.some((one) => one.as === 'organizer') ? { organizerToken: organizer.token } : {}),
        mutations,
      },
      sessions,
      isPartial,
    };
  });
}

/** The index of the entry's session among the request's; nothing when it cannot speak. */
function speakerOf(entry: OutboxEntry, known: Map<string, StoredSession>, sessions: StoredSession[]): Mutation['as'] | undefined {
  if (entry.identity === 'link' || entry.identity === 'organizer') return entry.identity;
  const session = known.get(entry.identity);
  if (!session || session.state === 'ended') return undefined;
  const index = sessions.indexOf(session);
  if (index >= 0) return index;
  return sessions.length < 8 ? sessions.push(session) - 1 : undefined;
}

function toMutation(entry: OutboxEntry, as: Mutation['as']): Mutation {
  return {
    mid: entry.mid,
    name: entry.name,
    ver: entry.ver,
    input: entry.input,
    stamp: entry.stamp,
    ...(entry.base === undefined ? {} : { base: entry.base }),
    as,
  };
}

function toCursor(stored: StoredCursor | undefined): ExchangeRequest['cursor'] {
  return stored && !stored.lost ? { version: stored.version, nonce: stored.nonce } : null;
}
