import type { Knex } from 'knex';
import { proto, type ExchangeResponse, type ExchangeRequest, type Result } from '#shared/protocol/sync.ts';
import { isOrganizerSecret } from '#server/access/organizer-secrets.ts';
import { markSeen } from '#server/access/sessions.ts';
import { reading } from '#server/kernel/db.ts';
import type { GroupHead } from '#server/kernel/group-head.ts';
import { storageFailure } from '#server/kernel/storage-failure.ts';
import { nearExpiry } from '#server/retention/expiry.ts';
import { readActors, resultsOfEnded } from './actors.ts';
import { isEffect, type Actor, type Batch, type BatchOutcome, type ExchangePorts } from './batch.ts';
import { enterGroup, NotOpened, type Entry } from './enter-group.ts';
import { countUnopened, maxAttempts } from './mutation-log.ts';
import { openingMutation, parseMutation, prepareMutations } from './parse-mutations.ts';
import { report, type ExchangeOutcome } from './report.ts';
import { runMutations } from './run-mutations.ts';

interface Attempt extends Entry {
  parsed: Batch['parsed'];
  /** Refusals of the run that has succeeded, which are remembered outside of the database. */
  unkept: Result[];
}

/**
 * The exchange (rules P1, P2, P10): one transaction, one snapshot. Nothing of it counts before the transaction has
 * committed.
 */
export async function exchange(
  ports: ExchangePorts,
  request: ExchangeRequest,
  options = { resultsOnly: false },
): Promise<ExchangeOutcome> {
  const { answer, commit } = await exchangeAt(ports, request, options);
  return { answer: { ...answer, now: ports.now() }, commit };
}

async function exchangeAt(
  ports: ExchangePorts,
  request: ExchangeRequest,
  options: { resultsOnly: boolean },
): Promise<ExchangeOutcome> {
  const parsed = request.mutations.map(parseMutation);
  const prepared = await prepareMutations(ports, request, parsed);
  const whole: Attempt = {
    ports,
    request,
    options,
    parsed,
    prepared,
    opening: openingMutation(request),
    unseen: new Set(),
    unkept: [],
    alone: false,
  };
  const outcome = await runWhole(whole);
  if (whole.unseen.size > 0) await noteUse(ports, whole.unseen);
  ports.strangerRefusals?.remember(request.groupId, whole.unkept, ports.now());
  return outcome;
}

/**
 * Outside of the transaction, which may be one that only reads. Where nothing can be written the use is noted another
 * time.
 */
async function noteUse({ db, now }: ExchangePorts, unseen: ReadonlySet<string>): Promise<void> {
  await markSeen(db, [...unseen], now()).catch((error: unknown) => {
    if (!storageFailure(error)) throw error;
  });
}

async function runWhole(whole: Attempt): Promise<ExchangeOutcome> {
  const { ports, request } = whole;
  const isReading = request.mutations.length === 0;
  const write = ports.write ?? ((act) => ports.db.transaction(act));
  const once = (attempt: Attempt) => {
    const act = (trx: Knex.Transaction) => run(trx, attempt);
    return isReading ? ports.db.transaction(act, reading(ports.db)) : write(act, request.mutations.length);
  };
  try {
    return await once(whole).catch((error: unknown) => {
      if (isReading || error instanceof NotOpened || storageFailure(error)) throw error;
      // A mutation of the batch ended in an exception, or another request opened the same group: run again, each
      // mutation by itself (rule P11).
      return once({ ...whole, alone: true });
    });
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error;
    const results = await Promise.all(error.results.map((result) => countAttempt(ports, request, result)));
    return ended({ proto, kind: 'unknown', results });
  }
}

/** Rule P11 for the mutation that opens a group: the count stands outside of what was rolled back. */
async function countAttempt(ports: ExchangePorts, request: ExchangeRequest, result: Result): Promise<Result> {
  if (result.code !== 'retry') return result;
  const attempts = await ports.db.transaction((trx) =>
    countUnopened(trx, request.groupId, result.mutationId, request.mutations[0], ports.now()),
  );
  return attempts < maxAttempts ? result : { mutationId: result.mutationId, code: 'quarantined' };
}

async function run(trx: Knex.Transaction, attempt: Attempt): Promise<ExchangeOutcome> {
  const { ports, request, options } = attempt;
  const now = ports.now();
  // Checked once the request has its turn, so that answers given while it waited count.
  if (!options.resultsOnly) ports.checkAnswers?.();
  const entered = await enterGroup(trx, attempt, now);
  if ('answer' in entered) return ended(entered.answer);
  const { head, isNew } = entered;
  const actors = await readActors(trx, head.id, request, attempt.unseen, now);
  if ('why' in actors) {
    const results = await resultsOfEnded(trx, head.id, request, actors, now);
    return ended({ proto, kind: 'forbidden', ...actors, results });
  }
  const outcome = await outcomeOf(trx, attempt, head, actors, now);
  // Of a group that could not be opened nothing is stored, nor of the mutations that came with it: they stay pending.
  if (isNew && !outcome.results.slice(0, 1).some(isEffect)) throw new NotOpened(outcome.results.slice(0, 1));
  attempt.unkept.splice(0, Infinity, ...outcome.unkept);
  const reported = await report(trx, head, request, actors, outcome, options);
  return { ...reported, answer: withExpiry(reported.answer, head, outcome, now, ports) };
}

async function outcomeOf(
  trx: Knex.Transaction,
  { ports, request, parsed, prepared, alone }: Attempt,
  head: GroupHead,
  actors: readonly Actor[],
  now: number,
): Promise<BatchOutcome> {
  const { mutations, organizerToken } = request;
  if (mutations.length === 0) return { results: [], unkept: [], commit: undefined };
  const isOrganizer = await isOrganizerSecret(trx, head.id, head.organizerHash, organizerToken);
  const { random, onException, read, strangerRefusals } = ports;
  const ids = mutations.map((one) => one.mutationId);
  return runMutations({
    trx,
    head,
    actors,
    isOrganizer,
    mutations,
    parsed,
    prepared,
    remembered: strangerRefusals?.recall(head.id, ids, now) ?? [],
    now,
    random,
    onException,
    ...(read && { read }),
    alone,
  });
}

/** Tells the device when the group will be deleted. Not after a commit, which has just put that off. */
function withExpiry(
  answer: ExchangeResponse,
  head: GroupHead,
  { commit }: BatchOutcome,
  now: number,
  { retentionMonths }: ExchangePorts,
): ExchangeResponse {
  if (commit || retentionMonths === undefined || (answer.kind !== 'delta' && answer.kind !== 'reset')) return answer;
  const expiresAt = nearExpiry(head, now, retentionMonths);
  return expiresAt === undefined ? answer : { ...answer, expiresAt };
}

/** An answer without a commit. */
const ended = (answer: ExchangeResponse): ExchangeOutcome => ({ answer, commit: undefined });
