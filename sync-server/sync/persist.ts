import type { Knex } from 'knex';
import { newNonce } from '#shared/kernel/ids.ts';
import { rowKey, type Row, type Tombstone } from '#shared/kernel/rows.ts';
import type { Mutation, Result } from '#shared/protocol/sync.ts';
import { moveHead } from '#server/kernel/group-head.ts';
import { calledTimestamp } from '#server/kernel/run-one.ts';
import { runStatements } from '#server/kernel/run-statements.ts';
import { republishBudgetBand } from '#server/money/budget-band.ts';
import { bytesOfMutations } from './cost.ts';
import { isEffect, latestOf, type Batch, type BatchOutcome } from './batch.ts';
import { storeResults } from './mutation-log.ts';
import { rowStores } from './row-stores.ts';

/** One statement per kind of row. All entries get the version. */
export async function writeRows(
  trx: Knex.Transaction,
  groupId: string,
  entries: readonly (Row | Tombstone)[],
  version: number,
): Promise<void> {
  for (const entry of entries) entry.version = version;
  const touched = Object.values(rowStores).filter((store) => entries.some((entry) => entry.kind === store.kind));
  await runStatements(
    trx,
    touched.map((store) => () => {
      const own = entries.filter((entry) => entry.kind === store.kind);
      return store.write(trx, groupId, own);
    }),
  );
}

/**
 * Writes what a batch has decided: rows (unless each mutation wrote its own), the head, and the results of mutations
 * that had none.
 */
export async function persist(
  { trx, head, mutations, now, random, alone }: Batch,
  fresh: readonly Result[],
  changes: Map<string, Row | Tombstone>,
): Promise<BatchOutcome['commit']> {
  const accepted = fresh.filter(isEffect);
  let commit: BatchOutcome['commit'];
  if (accepted.length > 0) {
    const to: [number, string] = [head.version + 1, newNonce(random)];
    if (!alone) await writeRows(trx, head.id, [...changes.values()], to[0]);
    const hasSuperseded = accepted.some((one) => one.code === 'superseded');
    const band = await republishBudgetBand(trx, head.id, to[0], [...changes.values()], hasSuperseded);
    if (band) changes.set(rowKey(band.kind, band.id), band);
    commit = { from: [head.version, head.nonce], to, changes: [...changes.values()] };
  }
  const latestTimestamp = latestOf(head, [...changes.values()]);
  const results = [...accepted, ...fresh.filter((one) => !isEffect(one))];
  const forgettableFrom = keptFrom(mutations, now);
  const written = new Set(accepted.map((one) => one.mutationId));
  const kept = mutations.every((one) => written.has(one.mutationId))
    ? mutations
    : mutations.filter((one) => written.has(one.mutationId));
  const bytes = head.bytes + bytesOfMutations(kept);
  const to = commit && { version: commit.to[0], nonce: commit.to[1], at: now, latestTimestamp, bytes };
  await runStatements(trx, [
    ...(to ? [() => moveHead(trx, head.id, to)] : []),
    () => storeResults(trx, head.id, results, forgettableFrom),
  ]);
  return commit;
}

/**
 * From when on the age of an accepted write counts: not before the highest timestamp that a copy of it may have, by
 * which a repeat is known to be too old (rule P10).
 */
function keptFrom(mutations: readonly Mutation[], now: number): (result: Result) => number {
  const sent = new Map(mutations.map((one) => [one.mutationId, one]));
  return (result) => {
    const mutation = sent.get(result.mutationId);
    const isRepeatable = isEffect(result) && mutation !== undefined && mutation.timestamp !== calledTimestamp;
    return isRepeatable ? Math.max(now, mutation.timestamp, mutation.highestTimestamp ?? 0) : now;
  };
}
