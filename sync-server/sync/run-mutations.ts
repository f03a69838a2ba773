import type { Knex } from 'knex';
import { rowKey, type Row, type Tombstone } from '#shared/kernel/rows.ts';
import { bindsSession } from '#shared/protocol/mutations.ts';
import type { Mutation, Result } from '#shared/protocol/sync.ts';
import { storageFailure } from '#server/kernel/storage-failure.ts';
import { actorOf, isEffect, type Batch, type BatchActor, type BatchOutcome } from './batch.ts';
import { decide, refused, type Decision } from './decide.ts';
import { countPoison, maxAttempts } from './mutation-log.ts';
import { persist, writeRows } from './persist.ts';
import { plan, type Plan } from './plan.ts';

/** What is known while a batch runs. */
interface Run {
  batch: Batch;
  plan: Plan;
  /** Results of this run that were not known before it. */
  fresh: Result[];
  /** See `BatchOutcome`. */
  unkept: Result[];
  /** The rows that changed, by key. */
  changes: Map<string, Row | Tombstone>;
}

/**
 * Runs mutations in order inside the caller's transaction (rules P10, P11). The rows they may touch are read once, the
 * reducers run in memory, and what they changed is written once, so that a batch costs the same few statements whatever
 * its length. An exception ends the whole run; the caller then runs it again with `alone`.
 */
export async function runMutations(batch: Batch): Promise<BatchOutcome> {
  const actors = batch.actors.map((one): BatchActor => ({ ...one, blocked: false }));
  const run: Run = { batch, plan: await plan(batch), fresh: [], unkept: [], changes: new Map() };
  const results: Result[] = [];
  for (const [index, mutation] of batch.mutations.entries()) {
    // Awaited only where it is a promise: a thousand awaits of known values take a noticeable part of the time of a
    // long queue.
    const found = resultOf(run, index, mutation, actors);
    const result = found instanceof Promise ? await found : found;
    results.push(result);
    if (result.code === 'retry') break;
  }
  return { results, unkept: run.unkept, commit: await persist(batch, run.fresh, run.changes) };
}

function resultOf(
  run: Run,
  index: number,
  mutation: Mutation,
  actors: readonly BatchActor[],
): Promise<Result> | Result {
  const { known } = run.plan;
  const actor = actorOf(mutation, actors);
  const stored = known.get(mutation.mutationId);
  if (stored) {
    // A join that was refused stops the queue behind it (rule P9).
    if (actor && bindsSession(mutation.name) && !isEffect(stored)) actor.blocked = actor.memberId === undefined;
    return stored;
  }
  if (actor?.blocked) return { mutationId: mutation.mutationId, code: 'blocked' };
  const note = (result: Result): Result => {
    if (result.code === 'retry') return result;
    const isKept =
      isEffect(result) || result.code === 'quarantined' || !isStranger(mutation, actors, run.batch.isOrganizer);
    (isKept ? run.fresh : run.unkept).push(result);
    known.set(result.mutationId, result);
    if (actor && bindsSession(mutation.name) && !isEffect(result) && actor.memberId === undefined) actor.blocked = true;
    return result;
  };
  const made = (run.batch.alone ? attemptAlone : attempt)(run, index, mutation, actor);
  return made instanceof Promise ? made.then(note) : note(made);
}

function attempt(run: Run, index: number, mutation: Mutation, actor: BatchActor | undefined): Promise<Result> | Result {
  const { trx } = run.batch;
  const keep = (decision: Decision): Promise<Result> | Result => {
    keepDecision(run, decision);
    // At once: a mutation behind it may ask for what it wrote.
    return decision.afterApply ? decision.afterApply(trx).then(() => decision.result) : decision.result;
  };
  const decided = decideOne(run, trx, index, mutation, actor);
  return decided instanceof Promise ? decided.then(keep) : keep(decided);
}

function keepDecision(run: Run, decision: Decision): void {
  decision.keep();
  for (const entry of decision.changes) run.changes.set(rowKey(entry.kind, entry.id), entry);
}

/** Decides and writes. @returns `retry` for an exception that may still be tried again. */
async function attemptAlone(
  run: Run,
  index: number,
  mutation: Mutation,
  actor: BatchActor | undefined,
): Promise<Result> {
  const { batch } = run;
  const { trx, head, now } = batch;
  try {
    const decision = await trx.transaction((savepoint) => decideAndWrite(run, savepoint, index, mutation, actor));
    keepDecision(run, decision);
    return decision.result;
  } catch (error) {
    if (storageFailure(error)) throw error;
    batch.onException(error, mutation.name);
    const attempts = await countPoison(trx, head.id, mutation.mutationId, mutation, now);
    return { mutationId: mutation.mutationId, code: attempts < maxAttempts ? 'retry' : 'quarantined' };
  }
}

function decideOne(
  { batch, plan }: Run,
  trx: Knex.Transaction,
  index: number,
  mutation: Mutation,
  actor: BatchActor | undefined,
): Promise<Decision> | Decision {
  const parsed = batch.parsed[index] ?? 'invalid_input';
  return typeof parsed === 'string' ? refused(mutation, parsed) : decide(batch, plan, trx, parsed, actor);
}

async function decideAndWrite(
  run: Run,
  savepoint: Knex.Transaction,
  index: number,
  mutation: Mutation,
  actor: BatchActor | undefined,
): Promise<Decision> {
  const decision = await decideOne(run, savepoint, index, mutation, actor);
  await writeRows(savepoint, run.batch.head.id, decision.changes, run.batch.head.version + 1);
  await decision.afterApply?.(savepoint);
  return decision;
}

/**
 * Whether nobody who belongs to the group sends it: the link alone, a secret that is none, a join that has not
 * succeeded.
 */
const isStranger = (mutation: Mutation, actors: readonly BatchActor[], isOrganizer: boolean): boolean =>
  mutation.actor === 'organizer' ? !isOrganizer : actorOf(mutation, actors)?.memberId === undefined;
