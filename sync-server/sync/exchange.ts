import type { Knex } from 'knex';
import type { Row, Tombstone } from '#shared/kernel/rows.ts';
import { bindsSession, type InputOf } from '#shared/protocol/mutations.ts';
import { createGroupInput } from '#shared/group/schema.ts';
import { proto, type Cursor, type ExchangeResponse, type ExchangeRequest, type Result } from '#shared/protocol/sync.ts';
import { newNonce, type RandomBytes } from '#shared/kernel/ids.ts';
import { insertHead, lockHead, readHead, type GroupHead } from '#server/kernel/group-head.ts';
import { workOutPins } from '#server/member/pins.ts';
import { hashSecret, readSessions, sessionHashes } from '#server/access/sessions.ts';
import { isOrganizerSecret } from '#server/access/organizer-secrets.ts';
import { storageTrouble } from '#server/kernel/storage-failure.ts';
import { reading } from '#server/kernel/db.ts';
import {
  chainFrom,
  knows,
  countUnopened,
  poisonTries,
  storedResults,
  storeResults,
  unopenedTries,
} from './mutation-log.ts';
import { liveRows, rowsAfter, toWire } from './row-stores.ts';
import { isEffect, runMutations, type BatchOutcome, type Actor } from './run-mutations.ts';
import { hashPassword } from '#server/kernel/password.ts';

/** What an exchange needs besides the request: storage, time and chance are arguments. */
export interface ExchangePorts {
  db: Knex;
  now: () => number;
  random: RandomBytes;
  onException: (error: unknown, name: string) => void;
}

/** A commit that everybody in the group should hear of. */
export interface Commit {
  groupId: string;
  from: [number, string];
  to: [number, string];
  changes: (Row | Tombstone)[];
  /** Sessions that ended with it: their sockets leave. */
  ended: { tokenHashes: string[]; memberIds: string[]; group?: true };
}

export interface ExchangeOutcome {
  answer: ExchangeResponse;
  commit: Commit | undefined;
}

/** The exchange (rules P1, P2, P10): one transaction, one snapshot. Nothing of it counts before the transaction has committed. */
export async function exchange(
  ports: ExchangePorts,
  request: ExchangeRequest,
  options = { resultsOnly: false },
): Promise<ExchangeOutcome> {
  const first = request.mutations[0];
  const newGroup = first?.name === 'createGroup' ? createGroupInput.safeParse(first.input) : undefined;
  // scrypt is slow on purpose: it does not belong inside the write transaction.
  const adminPasswordHash =
    newGroup?.success && newGroup.data.adminPassword ? await hashPassword(newGroup.data.adminPassword) : null;
  const pins = await workOutPins(ports.db, request.groupId, request.mutations, ports.now());
  const isReading = request.mutations.length === 0;
  const once = (alone: boolean) => ports.db.transaction((trx) => run(trx, alone), isReading ? reading(ports.db) : {});
  try {
    return await once(false).catch((error: unknown) => {
      if (isReading || error instanceof NotOpened || storageTrouble(error)) throw error;
      // Something in the batch is poison, or another flusher opened the same group: once more, each mutation by itself (rule P11).
      return once(true);
    });
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error;
    return refused({ proto, kind: 'unknown', results: await Promise.all(error.results.map(afterException)) });
  }

  /** Rule P11 for the mutation that opens a group: the count stands outside of what was rolled back. */
  async function afterException(result: Result): Promise<Result> {
    if (result.code !== 'retry') return result;
    const tries = await ports.db.transaction((trx) =>
      countUnopened(trx, request.groupId, result.mutationId, first, ports.now()),
    );
    return tries < poisonTries ? result : { mutationId: result.mutationId, code: 'quarantined' };
  }

  async function run(trx: Knex.Transaction, alone: boolean): Promise<ExchangeOutcome> {
    const now = ports.now();
    let isNew = false;
    let head =
      request.mutations.length > 0 ? await lockHead(trx, request.groupId) : await readHead(trx, request.groupId);
    if (!head) {
      if (!first || !newGroup?.success || newGroup.data.groupId !== request.groupId)
        return refused({ proto, kind: 'unknown', results: [] });
      isNew = true;
      const { mutationId } = first;
      if ((await unopenedTries(trx, request.groupId, mutationId)) >= poisonTries)
        throw new NotOpened([{ mutationId, code: 'quarantined' }]);
      // A request that is refused as a whole opens nothing.
      const strangers = await readActors(trx, request.groupId, request);
      if ('why' in strangers) return refused({ proto, kind: 'forbidden', ...strangers, results: [] });
      head = await openGroup(trx, newGroup.data, adminPasswordHash, ports, now).catch((error: unknown) => {
        if (!alone || storageTrouble(error)) throw error;
        ports.onException(error, 'createGroup');
        throw new NotOpened([{ mutationId, code: 'retry' }]);
      });
    } else if (head.deletedAt !== null) {
      return refused({
        proto,
        kind: 'gone',
        results: [
          ...(
            await storedResults(
              trx,
              head.id,
              request.mutations.map((one) => one.mutationId),
            )
          ).values(),
        ],
      });
    } else if (request.cursor && !isAt(request.cursor, head) && !(await knows(trx, head.id, request.cursor))) {
      return refused({ proto, kind: 'lost' });
    }

    const actors = await readActors(trx, head.id, request);
    if ('why' in actors) {
      // What this identity had been answered before it ended is still its to know: the answer may have been lost.
      const own = request.mutations.filter((one) => one.actor === actors.actor);
      const known = await storedResults(
        trx,
        head.id,
        own.map((one) => one.mutationId),
      );
      // The device rejects what it sent. That must stay the last word: should the organiser bring the member back, a copy of this request
      // that is still on its way must not take effect (invariants S1, S2). A log-out has nothing to lose.
      const late =
        actors.why === 'removed' ? own.filter((one) => !known.has(one.mutationId) && one.name !== 'logout') : [];
      const rejected = [...new Set(late.map((one) => one.mutationId))].map((mutationId): Result => ({
        mutationId,
        code: 'member_removed',
      }));
      await storeResults(trx, head.id, rejected, now);
      return refused({ proto, kind: 'forbidden', ...actors, results: [...known.values(), ...rejected] });
    }
    const outcome: BatchOutcome =
      request.mutations.length > 0
        ? await runMutations({
            trx,
            head,
            actors,
            isOrganizer: await isOrganizerSecret(trx, head.id, head.organizerHash, request.organizerToken),
            mutations: request.mutations,
            now,
            random: ports.random,
            onException: ports.onException,
            alone,
            pins,
          })
        : { results: [], commit: undefined };
    // A group that could not be opened leaves nothing behind, nor does what came with it: that waits.
    if (isNew && !outcome.results.slice(0, 1).some(isEffect)) throw new NotOpened(outcome.results.slice(0, 1));
    const tip: Cursor = outcome.commit
      ? { version: outcome.commit.to[0], nonce: outcome.commit.to[1] }
      : { version: head.version, nonce: head.nonce };
    const isDeleted = outcome.results.some(
      (one) =>
        isEffect(one) &&
        request.mutations.some(({ mutationId, name }) => mutationId === one.mutationId && name === 'deleteGroup'),
    );
    return {
      answer: options.resultsOnly
        ? { proto, kind: 'delta', chain: [[tip.version, tip.nonce]], rows: [], gone: [], results: outcome.results }
        : isDeleted
          ? { proto, kind: 'gone', results: outcome.results }
          : request.cursor && isAt(request.cursor, head)
            ? ownNews(request.cursor, outcome)
            : await snapshot(trx, head.id, request.cursor, tip, outcome.results),
      commit: outcome.commit && {
        groupId: head.id,
        ...outcome.commit,
        ended: {
          ...(await endedBy(trx, head.id, outcome, request, actors)),
          ...(isDeleted ? { group: true as const } : {}),
        },
      },
    };
  }
}

class NotOpened extends Error {
  constructor(readonly results: Result[]) {
    super('The group was not opened.');
  }
}

const refused = (answer: ExchangeResponse): ExchangeOutcome => ({ answer, commit: undefined });

const isAt = (cursor: Cursor, point: Cursor): boolean =>
  cursor.version === point.version && cursor.nonce === point.nonce;

/** To a device that knew everything: what its own mutations changed is all that is new, and need not be read. */
function ownNews(cursor: Cursor, { commit, results }: BatchOutcome): ExchangeResponse {
  return {
    proto,
    kind: 'delta',
    chain: [[cursor.version, cursor.nonce], ...(commit ? [commit.to] : [])],
    ...toWire(commit?.changes ?? []),
    results,
  };
}

/** Rows from a cursor to the tip; everything for a device that has nothing. The cursor must be known. */
export async function snapshot(
  db: Knex,
  groupId: string,
  cursor: Cursor | null,
  tip: Cursor,
  results: Result[],
): Promise<ExchangeResponse> {
  if (!cursor) {
    return { proto, kind: 'reset', ...tip, rows: toWire(await liveRows(db, groupId)).rows, results };
  }
  const chain = await chainFrom(db, groupId, cursor);
  if (!chain) return { proto, kind: 'lost' };
  const changed = cursor.version < tip.version ? await rowsAfter(db, groupId, cursor.version) : [];
  return { proto, kind: 'delta', chain, ...toWire(changed), results };
}

async function openGroup(
  trx: Knex.Transaction,
  input: InputOf<'createGroup'>,
  adminPasswordHash: string | null,
  ports: ExchangePorts,
  at: number,
): Promise<GroupHead> {
  return insertHead(trx, {
    id: input.groupId,
    nonce: newNonce(ports.random),
    creatorEmail: input.creatorEmail,
    organizerHash: hashSecret(input.organizerToken),
    adminPasswordHash,
    at,
  });
}

/** A request that carries a dead credential executes nothing and learns nothing but that (invariant S10). */
async function readActors(
  trx: Knex.Transaction,
  groupId: string,
  request: ExchangeRequest,
): Promise<Actor[] | { why: 'removed' | 'revoked' | 'nosession'; actor: number }> {
  const hashes = request.tokens.map(hashSecret);
  const sessions = await readSessions(trx, groupId, hashes);
  const actors: Actor[] = [];
  for (const [actor, tokenHash] of hashes.entries()) {
    const session = sessions.get(tokenHash);
    if (session && session.state !== 'active') return { why: session.state, actor };
    const own = request.mutations.filter((one) => one.actor === actor);
    if (!session && !own.some((one) => bindsSession(one.name))) return { why: 'nosession', actor };
    actors.push({ tokenHash, memberId: session?.memberId });
  }
  return actors;
}

async function endedBy(
  trx: Knex.Transaction,
  groupId: string,
  outcome: BatchOutcome,
  request: ExchangeRequest,
  actors: readonly Actor[],
): Promise<Commit['ended']> {
  const tokenHashes: string[] = [];
  for (const one of outcome.results) {
    const mutation = request.mutations.find((candidate) => candidate.mutationId === one.mutationId);
    if (mutation?.name !== 'logout' || one.code !== 'applied' || typeof mutation.actor !== 'number') continue;
    const actor = actors[mutation.actor];
    if (actor) tokenHashes.push(actor.tokenHash);
  }
  const memberIds = (outcome.commit?.changes ?? [])
    .filter((entry) => entry.kind === 'member' && !entry.data)
    .map((entry) => entry.id);
  // A socket that said subscribe before its join was sent is known by its session alone.
  return { tokenHashes: [...tokenHashes, ...(await sessionHashes(trx, groupId, memberIds))], memberIds };
}
