import type { Knex } from 'knex';
import { GroupReplica } from '#shared/kernel/replica.ts';
import type { MutationDefinition, ReadItem } from '#shared/kernel/mutation.ts';
import { bindsSession, mutationDefinitions, isMutationName } from '#shared/protocol/mutations.ts';
import { rowKey, type Kind, type Row, type Tombstone } from '#shared/kernel/rows.ts';
import type { Mutation, Result } from '#shared/protocol/sync.ts';
import type { ErrorCode } from '#shared/kernel/errors.ts';
import { newNonce, type RandomBytes } from '#shared/kernel/ids.ts';
import { moveHead, type GroupHead } from '#server/kernel/group-head.ts';
import type { PinWork } from '#server/member/pins.ts';
import { republishBudgetBand } from '#server/money/budget-band.ts';
import { storageTrouble } from '#server/kernel/storage-failure.ts';
import { mutationHooks } from './mutation-hooks.ts';
import type { MutationHooks, MutationContext } from '#server/kernel/mutation-hooks.ts';
import { countPoison, poisonTries, storedResults, storeResults } from './mutation-log.ts';
import { rowStores } from './row-stores.ts';
import { runStatements } from '#server/kernel/run-statements.ts';

/** Who speaks: by index in the request's tokens. `memberId` is known once a session (or a join in this batch) binds it. */
export interface Actor {
  tokenHash: string;
  memberId: string | undefined;
}

export interface Batch {
  trx: Knex.Transaction;
  head: GroupHead;
  actors: Actor[];
  isOrganizer: boolean;
  mutations: readonly Mutation[];
  now: number;
  random: RandomBytes;
  onException: (error: unknown, name: string) => void;
  pins: PinWork;
  /** Each mutation in a savepoint of its own, written at once: slower, and the one that fails harms no other (rule P11). */
  alone: boolean;
}

export interface BatchOutcome {
  results: Result[];
  /** What to tell everybody; absent when nothing was accepted. */
  commit: { from: [number, string]; to: [number, string]; changes: (Row | Tombstone)[] } | undefined;
}

/** A mutation that has been decided and not yet been written. */
interface Decided {
  result: Result;
  changes: readonly (Row | Tombstone)[];
  /** Makes it count for the mutations behind it. */
  keep: () => void;
  afterApply: (trx: Knex.Transaction) => Promise<void>;
}

interface Parsed {
  mutation: Mutation;
  definition: MutationDefinition<unknown>;
  input: unknown;
}

/**
 * Runs mutations in order inside the caller's transaction (rules P10, P11). The rows they may touch are read once, the reducers run in
 * memory, and what they changed is written once, so that a batch costs the same few statements whatever its length. An exception ends
 * the whole run; the caller then runs it again with `alone`.
 */
export async function runMutations(batch: Batch): Promise<BatchOutcome> {
  const { trx, head, mutations, now } = batch;
  const actors = batch.actors.map((one) => ({ ...one, blocked: false }));
  const parsed = mutations.map(parse);
  const [known, rows] = await runStatements<[Map<string, Result>, GroupReplica]>(trx, [
    () =>
      storedResults(trx, head.id, [
        ...mutations.map((one) => one.mutationId),
        ...mutations.flatMap((one) => (one.base ? [one.base] : [])),
      ]),
    () => load(trx, head.id, parsed, actors),
  ]);

  const results: Result[] = [];
  const accepted: Result[] = [];
  const refused: Result[] = [];
  const changes = new Map<string, Row | Tombstone>();
  const version = head.version + 1;

  for (const [index, mutation] of mutations.entries()) {
    const actor = typeof mutation.actor === 'number' ? actors[mutation.actor] : undefined;
    const stored = known.get(mutation.mutationId);
    if (stored) {
      results.push(stored);
      // A join that was refused stops the lane behind it (rule P9).
      if (actor && bindsSession(mutation.name) && !isEffect(stored)) actor.blocked = actor.memberId === undefined;
      continue;
    }
    if (actor?.blocked) {
      results.push({ mutationId: mutation.mutationId, code: 'blocked' });
      continue;
    }
    let outcome: Result;
    try {
      const decided = batch.alone
        ? await trx.transaction((savepoint) => attemptAlone(savepoint, mutation, parsed[index], actor))
        : await attempt(trx, mutation, parsed[index], actor);
      decided.keep();
      // At once: a mutation behind it may ask for what it wrote.
      if (!batch.alone) await decided.afterApply(trx);
      outcome = decided.result;
    } catch (error) {
      if (!batch.alone || storageTrouble(error)) throw error;
      batch.onException(error, mutation.name);
      const tries = await countPoison(trx, head.id, mutation.mutationId, mutation, now);
      if (tries < poisonTries) {
        results.push({ mutationId: mutation.mutationId, code: 'retry' });
        break;
      }
      outcome = { mutationId: mutation.mutationId, code: 'quarantined' };
    }
    results.push(outcome);
    (isEffect(outcome) ? accepted : refused).push(outcome);
    known.set(outcome.mutationId, outcome);
    if (actor && bindsSession(mutation.name) && !isEffect(outcome) && actor.memberId === undefined)
      actor.blocked = true;
  }

  let commit: BatchOutcome['commit'];
  if (accepted.length > 0) {
    const to: [number, string] = [version, newNonce(batch.random)];
    for (const entry of changes.values()) entry.version = version;
    if (!batch.alone) await writeRows(trx, head.id, [...changes.values()]);
    const band = await republishBudgetBand(trx, head.id, version, [...changes.values()]);
    if (band) changes.set(rowKey(band.kind, band.id), band);
    commit = { from: [head.version, head.nonce], to, changes: [...changes.values()] };
  }
  const to = commit && { version: commit.to[0], nonce: commit.to[1], at: now };
  await runStatements(trx, [
    ...(to ? [() => moveHead(trx, head.id, to)] : []),
    () => storeResults(trx, head.id, [...accepted, ...refused], now),
  ]);
  return { results, commit };

  async function attemptAlone(
    savepoint: Knex.Transaction,
    ...intent: [Mutation, Parsed | ErrorCode | undefined, Actor | undefined]
  ): Promise<Decided> {
    const decided = await attempt(savepoint, ...intent);
    for (const entry of decided.changes) entry.version = version;
    await writeRows(savepoint, head.id, decided.changes);
    await decided.afterApply(savepoint);
    return decided;
  }

  async function attempt(
    trx: Knex.Transaction,
    mutation: Mutation,
    one: Parsed | ErrorCode | undefined,
    actor: Actor | undefined,
  ): Promise<Decided> {
    const refuse = (code: ErrorCode): Decided => ({
      result: { mutationId: mutation.mutationId, code },
      changes: [],
      keep: () => undefined,
      afterApply: () => Promise.resolve(),
    });
    if (one === undefined) return refuse('invalid_input');
    if (typeof one === 'string') return refuse(one);
    const { definition, input } = one;
    const memberId = bindsSession(mutation.name) ? (input as { memberId: string }).memberId : actor?.memberId;
    if (definition.requiredRole === 'organizer' && !(mutation.actor === 'organizer' && batch.isOrganizer))
      return refuse('not_organizer');
    if (definition.requiredRole === 'member') {
      if (!actor || memberId === undefined) return refuse('not_authenticated');
      if (actor.memberId !== undefined && actor.memberId !== memberId) return refuse('not_yours');
    }
    const target = definition.target(input, memberId, head.id);
    const holder = target && rows.mark(target.kind, target.id);
    const present = target && rows.get(target.kind, target.id);
    const basesMatch = mutation.base !== undefined && mutation.base !== null && present?.mutationId === mutation.base;
    if (definition.checksBase && mutation.base !== undefined && present && present.mutationId !== mutation.base) {
      // A base unknown to this history (lost by a restore) is accepted (rule P7).
      if (mutation.base === null || known.has(mutation.base)) return refuse('conflict');
    }
    const context: MutationContext<unknown> = {
      trx,
      groupId: head.id,
      mutationId: mutation.mutationId,
      input,
      rows,
      memberId,
      tokenHash: actor?.tokenHash,
      at: now,
      pins: batch.pins,
      before: [],
      changes: [],
    };
    const handler = mutationHooks[mutation.name as keyof typeof mutationHooks] as MutationHooks<unknown>;
    const approval = await handler.beforeApply?.(context);
    if (typeof approval === 'string') return refuse(approval);

    // Rule P6: a timestamp from the future counts as now, and what was made on the present row comes after it.
    const ownTimestamp =
      mutation.timestamp > now || basesMatch
        ? Math.max(Math.min(mutation.timestamp, now), (holder?.timestamp ?? 0) + 1)
        : mutation.timestamp;
    const timestamp = Math.max(ownTimestamp, (approval?.above ?? -1) + 1);
    const run = rows.attempt({ timestamp, mutationId: mutation.mutationId }, (draft) => {
      const refusal = definition.apply(draft, input, {
        memberId,
        mutationId: mutation.mutationId,
        at: now,
        groupId: head.id,
      });
      if (refusal === undefined) approval?.act?.(draft);
      return refusal;
    });
    if (run.outcome !== undefined) return refuse(run.outcome);
    const before = run.changes.flatMap((entry) => rows.get(entry.kind, entry.id) ?? []);
    return {
      result: { mutationId: mutation.mutationId, code: run.superseded ? 'superseded' : 'applied', version },
      changes: run.changes,
      keep() {
        run.keep();
        for (const entry of run.changes) changes.set(rowKey(entry.kind, entry.id), entry);
        if (actor && bindsSession(mutation.name)) actor.memberId = memberId;
      },
      afterApply: (writing) =>
        handler.afterApply?.({ ...context, trx: writing, before, changes: run.changes }) ?? Promise.resolve(),
    };
  }
}

export const isEffect = (one: Result): boolean => one.code === 'applied' || one.code === 'superseded';

function parse(mutation: Mutation): Parsed | ErrorCode {
  if (!isMutationName(mutation.name)) return 'upgrade_required';
  const definition = mutationDefinitions[mutation.name] as MutationDefinition<unknown>;
  if (mutation.ver > definition.ver) return 'upgrade_required';
  const parsed = definition.input.safeParse(mutation.input);
  return parsed.success ? { mutation, definition, input: parsed.data } : 'invalid_input';
}

/** Reads what the mutations say they need, and their targets: one statement per kind. */
async function load(
  trx: Knex.Transaction,
  groupId: string,
  parsed: readonly (Parsed | ErrorCode)[],
  actors: readonly Actor[],
): Promise<GroupReplica> {
  const whole = new Set<Kind>();
  const single = new Map<Kind, Set<string>>();
  const ofMembers = new Map<Kind, Set<string>>();
  const provisional = actors.map((one) => one.memberId);
  for (const one of parsed) {
    if (typeof one === 'string') continue;
    const { mutation, definition, input } = one;
    if (bindsSession(mutation.name) && typeof mutation.actor === 'number')
      provisional[mutation.actor] ??= (input as { memberId: string }).memberId;
    const memberId = typeof mutation.actor === 'number' ? provisional[mutation.actor] : undefined;
    const target = definition.target(input, memberId, groupId);
    const readSet: ReadItem[] = [...definition.readSet(input, memberId, groupId), ...(target ? [target] : [])];
    for (const item of readSet) {
      if (item.id !== undefined) single.set(item.kind, (single.get(item.kind) ?? new Set()).add(item.id));
      else if (item.memberId !== undefined)
        ofMembers.set(item.kind, (ofMembers.get(item.kind) ?? new Set()).add(item.memberId));
      else whole.add(item.kind);
    }
  }
  const rows = new GroupReplica();
  const reads: (() => Promise<(Row | Tombstone)[]>)[] = [];
  for (const kind of new Set([...whole, ...single.keys(), ...ofMembers.keys()])) {
    const ids = single.get(kind);
    const memberIds = ofMembers.get(kind);
    const filter = whole.has(kind)
      ? {}
      : { ...(ids ? { ids: [...ids] } : {}), ...(memberIds ? { memberIds: [...memberIds] } : {}) };
    reads.push(() => rowStores[kind].read(trx, groupId, filter));
  }
  for (const found of await runStatements(trx, reads)) for (const row of found) rows.load(row);
  return rows;
}

async function writeRows(trx: Knex.Transaction, groupId: string, entries: readonly (Row | Tombstone)[]): Promise<void> {
  const touched = Object.values(rowStores).filter((store) => entries.some((entry) => entry.kind === store.kind));
  await runStatements(
    trx,
    touched.map(
      (store) => () =>
        store.write(
          trx,
          groupId,
          entries.filter((entry) => entry.kind === store.kind),
        ),
    ),
  );
}
