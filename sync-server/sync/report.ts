import type { Knex } from 'knex';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';
import { flagsOf } from '#shared/protocol/mutations.ts';
import {
  proto,
  type Cursor,
  type ExchangeRequest,
  type ExchangeResponse,
  type Mutation,
  type Result,
} from '#shared/protocol/sync.ts';
import { readSessions, revokedHashes, sessionHashes } from '#server/access/sessions.ts';
import type { GroupHead } from '#server/kernel/group-head.ts';
import { actorOf, isEffect, latestOf, type Actor, type BatchOutcome } from './batch.ts';
import { isAt } from './enter-group.ts';
import { chainFrom } from './mutation-log.ts';
import { liveRows, rowsAfter, toWire } from './row-stores.ts';

/** A commit that is to be published to the group. */
export interface Commit {
  groupId: string;
  from: [number, string];
  to: [number, string];
  changes: (Row | Tombstone)[];
  /**
   * Sessions that ended with it: their sockets leave. `link`: so do all that watch without a session; `organizers`:
   * that watch by a secret alone.
   */
  ended: { tokenHashes: string[]; memberIds: string[]; group?: true; link?: true; organizers?: true };
}

export interface ExchangeOutcome {
  answer: ExchangeResponse;
  commit: Commit | undefined;
}

/** The answer to the device that sent the batch, and the commit that is published to the others. */
export async function report(
  trx: Knex.Transaction,
  head: GroupHead,
  request: ExchangeRequest,
  actors: readonly Actor[],
  outcome: BatchOutcome,
  options: { resultsOnly: boolean },
): Promise<ExchangeOutcome> {
  const effective = effectiveMutations(request, outcome);
  const isClosed = effective.some(({ mutation }) => flagsOf(mutation.name).closesGroup);
  const isEnded = effective.some(({ mutation }) => flagsOf(mutation.name).endsGroup);
  const answer = isEnded && !options.resultsOnly ? gone(outcome) : await answerTo(trx, head, request, outcome, options);
  if (!outcome.commit) return { answer, commit: undefined };
  const ended = await endedBy(trx, head.id, outcome.commit.changes, effective, actors);
  return {
    answer,
    commit: {
      groupId: head.id,
      ...outcome.commit,
      ended: {
        ...ended,
        ...(isEnded ? { group: true as const } : {}),
        ...(isClosed ? { link: true as const } : {}),
        ...(effective.some(({ mutation }) => flagsOf(mutation.name).endsOrganizers)
          ? { organizers: true as const }
          : {}),
      },
    },
  };
}

const gone = ({ results }: BatchOutcome): ExchangeResponse => ({ proto, kind: 'gone', results });

interface Effective {
  mutation: Mutation;
  code: Result['code'];
}

/**
 * What this request has done. A result of an earlier one says nothing: whoever repeats its id may have given it another
 * name.
 */
function effectiveMutations({ mutations }: ExchangeRequest, { results, commit }: BatchOutcome): Effective[] {
  // Of two writes with one id the first one was run.
  const byId = new Map(mutations.toReversed().map((one) => [one.mutationId, one]));
  return results.flatMap(({ mutationId, code, version }) => {
    const mutation = byId.get(mutationId);
    return mutation && isEffect({ mutationId, code }) && version === commit?.to[0] ? [{ mutation, code }] : [];
  });
}

async function answerTo(
  trx: Knex.Transaction,
  head: GroupHead,
  { cursor }: ExchangeRequest,
  outcome: BatchOutcome,
  { resultsOnly }: { resultsOnly: boolean },
): Promise<ExchangeResponse> {
  const { commit, results } = outcome;
  const tip: Tip = {
    version: commit?.to[0] ?? head.version,
    nonce: commit?.to[1] ?? head.nonce,
    latestTimestamp: latestOf(head, commit?.changes ?? []),
  };
  if (resultsOnly) return { proto, kind: 'delta', chain: [[tip.version, tip.nonce]], rows: [], gone: [], results };
  return cursor && isAt(cursor, head) ? ownChanges(cursor, outcome) : snapshot(trx, head.id, cursor, tip, results);
}

/**
 * The answer to a device whose cursor was the present point: only its own mutations have changed rows, so none are
 * read.
 */
function ownChanges(cursor: Cursor, { commit, results }: BatchOutcome): ExchangeResponse {
  return {
    proto,
    kind: 'delta',
    chain: [[cursor.version, cursor.nonce], ...(commit ? [commit.to] : [])],
    ...toWire(commit?.changes ?? []),
    results,
  };
}

/** The present point of a group's history. */
type Tip = Pick<GroupHead, 'version' | 'nonce' | 'latestTimestamp'>;

/** Rows from a cursor to the tip; everything for a device that has nothing. The cursor must be known. */
export async function snapshot(
  db: Knex,
  groupId: string,
  cursor: Cursor | null,
  tip: Tip,
  results: Result[],
): Promise<ExchangeResponse> {
  if (!cursor) {
    const { version, nonce, latestTimestamp: latest } = tip;
    return { proto, kind: 'reset', version, nonce, latest, rows: toWire(await liveRows(db, groupId)).rows, results };
  }
  const chain = await chainFrom(db, groupId, cursor);
  if (!chain) return { proto, kind: 'lost' };
  const changed = cursor.version < tip.version ? await rowsAfter(db, groupId, cursor.version) : [];
  return { proto, kind: 'delta', chain, ...toWire(changed), results };
}

async function endedBy(
  trx: Knex.Transaction,
  groupId: string,
  changes: readonly (Row | Tombstone)[],
  effective: readonly Effective[],
  actors: readonly Actor[],
): Promise<Commit['ended']> {
  const tokenHashes = effective.flatMap(({ mutation: { name, actor }, code }) => {
    const isEnd = flagsOf(name).endsSession && code === 'applied' && typeof actor === 'number';
    return isEnd ? (actors[actor]?.tokenHash ?? []) : [];
  });
  const endings = effective.filter(({ mutation }) => flagsOf(mutation.name).endsOtherSessions);
  if (endings.length > 0) {
    const changed = changes.filter((entry) => entry.kind === 'member').map((entry) => entry.id);
    const own = endings.flatMap(({ mutation }) => actorOf(mutation, actors)?.memberId ?? []);
    tokenHashes.push(...(await revokedHashes(trx, groupId, [...new Set([...changed, ...own])])));
  }
  // A join that came after the removal of its member binds a session that has ended.
  const bound = effective
    .filter(({ mutation, code }) => flagsOf(mutation.name).bindsSession && code === 'superseded')
    .flatMap(({ mutation }) => actorOf(mutation, actors)?.tokenHash ?? []);
  const sessions = await readSessions(trx, groupId, bound);
  tokenHashes.push(...bound.filter((hash) => (sessions.get(hash)?.state ?? 'active') !== 'active'));
  const memberIds = changes.filter((entry) => entry.kind === 'member' && !entry.data).map((entry) => entry.id);
  // A socket that subscribed before its join was sent is known by its session alone.
  return { tokenHashes: [...tokenHashes, ...(await sessionHashes(trx, groupId, memberIds))], memberIds };
}
