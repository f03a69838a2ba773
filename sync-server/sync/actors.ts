import type { Knex } from 'knex';
import { bindsSession, flagsOf } from '#shared/protocol/mutations.ts';
import type { ExchangeRequest, Result } from '#shared/protocol/sync.ts';
import { hashSecret, isUnseen, readSessions } from '#server/access/sessions.ts';
import type { Actor } from './batch.ts';
import { storedResults, storeResults } from './mutation-log.ts';

/** Why the session of one actor ends the request. */
export interface EndedActor {
  why: 'removed' | 'revoked' | 'nosession';
  /** Index in the request's tokens. */
  actor: number;
}

/**
 * A request that carries an ended session executes nothing and learns nothing but that (invariant S10).
 * @param unseen gets the hashes of sessions whose last use has to be noted
 */
export async function readActors(
  trx: Knex.Transaction,
  groupId: string,
  request: ExchangeRequest,
  unseen: Set<string>,
  now: number,
): Promise<Actor[] | EndedActor> {
  const hashes = request.tokens.map(hashSecret);
  const sessions = await readSessions(trx, groupId, hashes);
  const actors: Actor[] = [];
  for (const [actor, tokenHash] of hashes.entries()) {
    const session = sessions.get(tokenHash);
    if (session && session.state !== 'active') return { why: session.state, actor };
    const own = request.mutations.filter((one) => one.actor === actor);
    if (!session && !own.some((one) => bindsSession(one.name))) return { why: 'nosession', actor };
    if (session && isUnseen(session, now)) unseen.add(tokenHash);
    actors.push({ tokenHash, memberId: session?.memberId });
  }
  return actors;
}

/**
 * What an actor whose session has ended is still told: the stored results of its mutations, because the answer with
 * them may have been lost. The device rejects the others. Of a removed member the server stores that rejection too:
 * should the organiser bring the member back, a copy of this request that is still on its way must not take effect
 * (invariants S1, S2). Mutations that end the session are left out: they write no rows.
 */
export async function resultsOfEnded(
  trx: Knex.Transaction,
  groupId: string,
  request: ExchangeRequest,
  ended: EndedActor,
  at: number,
): Promise<Result[]> {
  const own = request.mutations.filter((one) => one.actor === ended.actor);
  const ids = own.map((one) => one.mutationId);
  const known = await storedResults(trx, groupId, ids);
  const late =
    ended.why === 'removed' ? own.filter((one) => !known.has(one.mutationId) && !flagsOf(one.name).endsSession) : [];
  const lateIds = new Set(late.map((one) => one.mutationId));
  const rejected = [...lateIds].map((mutationId): Result => ({ mutationId, code: 'member_removed' }));
  await storeResults(trx, groupId, rejected, at);
  return [...known.values(), ...rejected];
}
