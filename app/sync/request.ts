import { limits } from '#shared/kernel/limits.ts';
import { proto, type ExchangeRequest, type Mutation } from '#shared/protocol/sync.ts';
import type { LocalDb, OutboxEntry, StoredCursor, StoredSession } from '#app/local/device/db.ts';
import { decideActor, isJoining, needsNoSession, sessionsToAskAbout } from '#app/local/outbox/actor-policy.ts';
import { pendingOf } from '#app/local/outbox/queue.ts';

export interface BuiltRequest {
  request: ExchangeRequest;
  /** The sessions behind the request's tokens, by index. */
  sessions: StoredSession[];
  /** More is pending than this request holds. */
  isPartial: boolean;
  /** The group's mark of rule P20, if it had one. */
  unasked?: number;
}

/** Room for the envelope around the mutations. */
const bytesForMutations = limits.syncBytes - 16 * 1024;
/** A character of JSON takes three bytes of UTF-8 at most. */
const bytesPerCharacter = 3;
const maxTokens = 8;

/**
 * The next request of a group, read in one transaction: the stored cursor, and the pending entries in order (rules P1,
 * P2, P4). Entries that cannot be sent are left out: those of a session that the server no longer accepts, and those
 * that wait for a rejected join (rules P9, P14).
 * @param nowMs by this device's clock; left out, nothing is asked about a member who was removed
 */
export async function buildRequest(db: LocalDb, groupId: string, nowMs?: number): Promise<BuiltRequest> {
  return db.transaction('r', [db.cursors, db.outbox, db.sessions, db.organizers, db.groups], async () => {
    const cursor = await db.cursors.get(groupId);
    const pending = await pendingOf(db, groupId);
    const rejected = await db.outbox.where('[groupId+state]').equals([groupId, 'rejected']).toArray();
    const known = await db.sessions.where('groupId').equals(groupId).toArray();
    const organizer = await db.organizers.get(groupId);

    const { mutations, sessions, isPartial } = selectMutations(pending, rejected, known);
    // The active session is sent even without mutations, so that the server can report that it is no longer valid.
    // While its join is pending or rejected the server does not know it.
    const active = known.find((one) => one.state === 'active');
    if (active && !isJoining([...pending, ...rejected], active.id)) indexOf(active, sessions);
    // A request with an ended session runs no mutations, so it is made only where nothing else is to be sent, with the
    // newest such session.
    const removed = nowMs === undefined ? undefined : sessionsToAskAbout(known, nowMs).at(-1);
    if (removed && mutations.length === 0) sessions.push(removed);
    // The share link that was opened last on this device, or the one that the group's row has brought since.
    const { shareUrl, unasked } = (await db.groups.get(groupId)) ?? {};
    return {
      request: {
        proto,
        groupId,
        cursor: toCursor(cursor),
        tokens: sessions.map((one) => one.secret),
        // Sent also without a write of the organizer: it opens a group that a new link has closed.
        ...(organizer ? { organizerToken: organizer.token } : {}),
        ...(shareUrl === undefined ? {} : { shareUrl }),
        mutations,
      },
      sessions,
      isPartial,
      ...(unasked && { unasked: unasked.heard }),
    };
  });
}

/** The entries that fit into one request and may be sent, in order, and the sessions that they need. */
function selectMutations(
  pending: readonly OutboxEntry[],
  rejected: readonly OutboxEntry[],
  known: readonly StoredSession[],
): { mutations: Mutation[]; sessions: StoredSession[]; isPartial: boolean } {
  const sessions: StoredSession[] = [];
  const mutations: Mutation[] = [];
  let bytes = 0;
  for (const entry of pending) {
    if (isJoining(rejected, entry.actor)) continue;
    const session = known.find((one) => one.id === entry.actor);
    if (decideActor('send', entry, session) !== 'allow') continue;
    const actor = actorOf(entry, session, sessions);
    if (actor === undefined) continue;
    const mutation = toMutation(entry, actor);
    bytes += JSON.stringify(mutation).length * bytesPerCharacter;
    if (mutations.length > 0 && (mutations.length >= limits.mutations || bytes > bytesForMutations))
      return { mutations, sessions, isPartial: true };
    mutations.push(mutation);
  }
  return { mutations, sessions, isPartial: false };
}

/** How the request names the entry's actor; nothing when it holds as many sessions as it may. */
function actorOf(
  { actor }: OutboxEntry,
  session: StoredSession | undefined,
  sessions: StoredSession[],
): Mutation['actor'] | undefined {
  if (needsNoSession(actor)) return actor;
  return session && indexOf(session, sessions);
}

/** The session's index among the request's sessions, to which it is added if there is room. */
function indexOf(session: StoredSession, sessions: StoredSession[]): number | undefined {
  const index = sessions.indexOf(session);
  if (index >= 0) return index;
  return sessions.length < maxTokens ? sessions.push(session) - 1 : undefined;
}

function toMutation(entry: OutboxEntry, actor: Mutation['actor']): Mutation {
  return {
    mutationId: entry.mutationId,
    name: entry.name,
    ver: entry.ver,
    input: entry.input,
    timestamp: entry.timestamp,
    ...(entry.highestTimestamp === undefined ? {} : { highestTimestamp: entry.highestTimestamp }),
    ...(entry.base === undefined ? {} : { base: entry.base }),
    actor,
  };
}

function toCursor(stored: StoredCursor | undefined): ExchangeRequest['cursor'] {
  return stored && !stored.lost ? { version: stored.version, nonce: stored.nonce } : null;
}
