import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { ExchangeRequest, ExchangeResponse, Mutation } from '#shared/protocol/sync.ts';
import { hashSecret } from '#server/access/sessions.ts';
import { isEffect } from '#server/sync/batch.ts';
import type { Commit } from '#server/sync/report.ts';
import type { StrangerRefusals } from '#server/sync/stranger-refusals.ts';
import type { Rows } from '../world/row-text.ts';
import type { ServerRecord } from '../world/server-record.ts';
import type { ServerTables } from '../world/server-tables.ts';
import { InvariantViolation } from './invariant-violation.ts';

/** Who queued a mutation: for the order in which the server takes them (invariant S4). */
export interface Origin {
  queue: string;
  order: number;
}

export interface CheckedServer {
  record: ServerRecord;
  tables: ServerTables;
  /** What strangers were refused is not in the tables. */
  strangerRefusals: StrangerRefusals;
}

type Checked = Pick<CheckedServer, 'record' | 'tables'>;

/** What was true before a request. */
interface Before {
  /** Mutation id -> `code version`, of the request's mutations that were stored already. */
  results: Map<string, string | undefined>;
  hasEndedSession: boolean;
  isLost: boolean;
  /** The group is closed, and the request has nothing that opens it. */
  isShutOut: boolean;
  rows: Rows | undefined;
}

export interface CheckedExchange {
  request: ExchangeRequest;
  origins: ReadonlyMap<string, Origin>;
  before: Before;
  answer: ExchangeResponse;
  commit: Commit | undefined;
  nowMs: number;
}

export function stateBefore({ record, tables }: Checked, request: ExchangeRequest): Before {
  const { groupId, cursor, mutations, tokens, organizerToken, shareUrl } = request;
  const secrets = [...tokens, ...(organizerToken === undefined ? [] : [organizerToken])];
  return {
    results: new Map(mutations.map(({ mutationId }) => [mutationId, tables.storedResult(groupId, mutationId)])),
    hasEndedSession: tables.hasEndedSession(request),
    isLost: cursor !== null && record.hasGroup(groupId) && !tables.knows(groupId, cursor),
    isShutOut: !tables.isOpenTo(groupId, { hashes: secrets.map(hashSecret), shareUrl }),
    rows: record.rowsNow(groupId),
  };
}

/** S2, S3, S4, S9 and S10 for one exchange. @throws InvariantViolation */
export function checkExchange(server: CheckedServer, exchange: CheckedExchange): void {
  checkKind(exchange);
  const effective = exchange.request.mutations.filter((mutation) => checkMutation(server, exchange, mutation));
  if (exchange.commit && effective.length === 0)
    throw new InvariantViolation('S2', 'a request with nothing new in it had an effect');
  checkResults(server, exchange);
}

/** S9 and S10: which answers an unknown cursor, an ended session and a stranger to a closed group may get. */
function checkKind({ before, answer, commit }: CheckedExchange): void {
  const isRefused = ['forbidden', 'gone', 'lost', 'unknown'].includes(answer.kind);
  if (before.hasEndedSession && (!isRefused || commit))
    throw new InvariantViolation('S10', `a session that had ended was answered ${answer.kind}`);
  const isClosed = answer.kind === 'forbidden' && answer.why === 'closed';
  if (before.isShutOut ? commit !== undefined || (answer.kind !== 'unknown' && !isClosed) : isClosed)
    throw new InvariantViolation(
      'S10',
      `a closed group answered ${answer.kind} to ${before.isShutOut ? 'a stranger' : 'somebody who may read it'}`,
    );
  if (before.isLost && !before.isShutOut && ((answer.kind !== 'lost' && answer.kind !== 'gone') || commit))
    throw new InvariantViolation('S9', `a cursor that this history does not know was answered ${answer.kind}`);
}

/** @returns whether the mutation has taken effect with this request. */
function checkMutation({ record, tables }: Checked, exchange: CheckedExchange, mutation: Mutation): boolean {
  const { request, before } = exchange;
  const { mutationId, name } = mutation;
  const now = tables.storedResult(request.groupId, mutationId);
  const was = before.results.get(mutationId);
  if (was !== undefined && now !== was)
    throw new InvariantViolation('S2', `${name} ${mutationId} was stored as ${was}, and is now ${String(now)}`);
  if (was !== undefined || now === undefined) return false;
  const [code = '', version] = now.split(' ');
  record.present.stored.set(mutationId, code);
  if (!isEffect({ mutationId, code })) return false;
  if (record.present.accepted.has(mutationId) && name !== 'logout')
    throw new InvariantViolation('S2', `${name} ${mutationId} took effect twice`);
  const hasRunBefore = record.effectOf.has(mutationId);
  record.accept(mutationId, Number(version));
  checkBase({ record, tables }, exchange, mutation);
  checkVote({ record, tables }, exchange, mutation, code);
  if (!hasRunBefore || !takesAway(name)) checkOrder(record, exchange.origins.get(mutationId), mutation, code);
  return true;
}

/** S2: a vote counts exactly when the reference model says so. */
function checkVote(
  { record, tables }: Checked,
  { request, nowMs }: CheckedExchange,
  { mutationId, name, input, timestamp, actor }: Mutation,
  code: string,
): void {
  const memberId = typeof actor === 'number' ? tables.memberOf(request, actor) : undefined;
  const wrong = record.present.votes.take(
    request.groupId,
    { mutationId, name, input, timestamp, memberId, code },
    nowMs,
  );
  if (wrong) throw new InvariantViolation('S2', wrong);
}

/**
 * What takes away from others and ran in a history that is gone is offered by no device by itself (P8): only a late
 * copy of a request from before the restore runs it again, behind what was offered again.
 */
function takesAway(name: string): boolean {
  const definition: MutationDefinition<unknown> | undefined = isMutationName(name)
    ? mutationDefinitions[name]
    : undefined;
  return definition?.takesAway === true;
}

/** S4: the entries of one queue run in the order in which they were made. */
function checkOrder(
  { present }: ServerRecord,
  origin: Origin | undefined,
  { name, mutationId }: Mutation,
  code: string,
): void {
  if (!origin) return;
  const last = present.lastRun.get(origin.queue);
  if (code === 'applied' && last !== undefined && origin.order < last)
    throw new InvariantViolation('S4', `${name} ${mutationId} ran after one that was made later on the same device`);
  present.lastRun.set(origin.queue, Math.max(last ?? 0, origin.order));
}

const answerKinds: Record<string, string> = {
  saveSimpleResponse: 'simpleResponse',
  savePreference: 'preference',
  saveCustomResponse: 'customResponse',
};

/**
 * S3, by rule P7: an answer that the device had not seen is not replaced. Checked for the first save of a request only.
 */
function checkBase({ record, tables }: Checked, { request, before }: CheckedExchange, save: Mutation): void {
  const kind = answerKinds[save.name];
  const { actor, base } = save;
  if (kind === undefined || base === undefined || typeof actor !== 'number') return;
  const first = request.mutations.find((one) => one.name === save.name && one.actor === actor);
  if (first?.mutationId !== save.mutationId) return;
  // Made on what an earlier mutation of this same request has written.
  if (request.mutations.some((one) => one.mutationId === base)) return;
  const text = before.rows?.get(`${kind}/${tables.memberOf(request, actor)}`);
  const present = text === undefined ? undefined : (JSON.parse(text) as string[])[4];
  if (present === undefined || present === base || present === save.mutationId) return;
  if (base === null || record.present.stored.has(base))
    throw new InvariantViolation('S3', `${save.name} ${save.mutationId} replaced ${present}, which it was not made on`);
}

/** S2: what is answered is what is stored; a refusal of a stranger is remembered in its place. */
function checkResults({ tables, strangerRefusals }: CheckedServer, { request, answer, nowMs }: CheckedExchange): void {
  if (!('results' in answer) || answer.kind === 'unknown') return;
  for (const { mutationId, code, version } of answer.results) {
    if (code === 'blocked' || code === 'retry') continue;
    const stored = tables.storedResult(request.groupId, mutationId);
    const [remembered] = strangerRefusals.recall(request.groupId, [mutationId], nowMs);
    if (stored === undefined && remembered?.[1].code === code) continue;
    if (stored !== `${code} ${version ?? ''}`)
      throw new InvariantViolation('S2', `${mutationId} was answered ${code} and is stored as ${String(stored)}`);
  }
}
