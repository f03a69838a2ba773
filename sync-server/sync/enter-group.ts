import type { Knex } from 'knex';
import { newNonce } from '#shared/kernel/ids.ts';
import { proto, type Cursor, type ExchangeRequest, type ExchangeResponse, type Result } from '#shared/protocol/sync.ts';
import { opensClosed } from '#server/access/closed-groups.ts';
import { hashSecret } from '#server/access/sessions.ts';
import { lockHead, readHead, type GroupHead } from '#server/kernel/group-head.ts';
import { storageFailure } from '#server/kernel/storage-failure.ts';
import { readActors } from './actors.ts';
import type { ExchangePorts, ParsedMutation, PreparedWork } from './batch.ts';
import { knowsCursor, maxAttempts, storedResults, unopenedAttempts } from './mutation-log.ts';

/** The group could not be opened: everything is rolled back, and these are the results. */
export class NotOpened extends Error {
  constructor(readonly results: Result[]) {
    super('The group was not opened.');
  }
}

export interface Entry {
  ports: ExchangePorts;
  request: ExchangeRequest;
  /** `resultsOnly`: a call by REST, whose handler has found the group by what the caller holds. */
  options: { resultsOnly: boolean };
  opening: ParsedMutation | undefined;
  prepared: PreparedWork;
  /** See `readActors`. */
  unseen: Set<string>;
  /** See `Batch`. */
  alone: boolean;
}

type Entered = { head: GroupHead; isNew: boolean } | { answer: ExchangeResponse };

/** Finds the group and locks it for a request that writes, or opens it; an answer when the request ends here. */
export async function enterGroup(trx: Knex.Transaction, entry: Entry, now: number): Promise<Entered> {
  const { groupId, mutations, cursor } = entry.request;
  const head = mutations.length > 0 ? await lockHead(trx, groupId) : await readHead(trx, groupId);
  if (!head) return openGroup(trx, entry, now);
  if (head.deletedAt !== null) {
    const ids = mutations.map((one) => one.mutationId);
    const known = await storedResults(trx, head.id, ids);
    return { answer: { proto, kind: 'gone', results: [...known.values()] } };
  }
  if (head.isClosed && !entry.options.resultsOnly && !(await opensClosed(trx, head, keysOf(entry.request))))
    return { answer: await shut(trx, entry.request) };
  if (cursor && !isAt(cursor, head) && !(await knowsCursor(trx, head.id, cursor)))
    return { answer: { proto, kind: 'lost' } };
  return { head, isNew: false };
}

const keysOf = ({ tokens, organizerToken, shareUrl }: ExchangeRequest) => ({
  tokenHashes: [...tokens, ...(organizerToken ? [organizerToken] : [])].map(hashSecret),
  shareUrl,
});

/**
 * The answer about a closed group: `forbidden` where the cursor shows that the device has read its history, to anybody
 * else `unknown`, as if it did not exist.
 */
async function shut(trx: Knex.Transaction, { groupId, cursor }: ExchangeRequest): Promise<ExchangeResponse> {
  const hasRead = cursor !== null && (await knowsCursor(trx, groupId, cursor));
  return hasRead
    ? { proto, kind: 'forbidden', why: 'closed', actor: 0, results: [] }
    : { proto, kind: 'unknown', results: [] };
}

async function openGroup(
  trx: Knex.Transaction,
  { ports, request, opening, prepared, alone, unseen }: Entry,
  at: number,
): Promise<Entered> {
  if (!opening?.hooks.openGroup) return { answer: { proto, kind: 'unknown', results: [] } };
  const { mutation, input } = opening;
  const { mutationId } = mutation;
  const refusal = opening.hooks.refuseOpening?.(input, ports.groupCode);
  // Nothing is kept of it: the same request may come again with the right code.
  if (refusal) throw new NotOpened([{ mutationId, code: refusal }]);
  if ((await unopenedAttempts(trx, request.groupId, mutationId)) >= maxAttempts)
    throw new NotOpened([{ mutationId, code: 'quarantined' }]);
  // A request that is refused as a whole opens nothing.
  const actors = await readActors(trx, request.groupId, request, unseen, at);
  if ('why' in actors) return { answer: { proto, kind: 'forbidden', ...actors, results: [] } };
  const context = { trx, input, prepared: prepared.get(mutationId), nonce: newNonce(ports.random), at };
  try {
    return { head: await opening.hooks.openGroup(context), isNew: true };
  } catch (error) {
    if (!alone || storageFailure(error)) throw error;
    ports.onException(error, mutation.name);
    throw new NotOpened([{ mutationId, code: 'retry' }]);
  }
}

export const isAt = (cursor: Cursor, point: Cursor): boolean =>
  cursor.version === point.version && cursor.nonce === point.nonce;
