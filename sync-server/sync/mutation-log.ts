import type { Knex } from 'knex';
import type { Cursor, Result } from '#shared/protocol/sync.ts';
import { readSql } from '#server/kernel/direct-sql.ts';
import { among, insertAll, listOf } from '#server/kernel/json-values.ts';

/** Results by mutation id, until `compactHistories` forgets them: what makes a repeat harmless (rule P10). */
export async function storedResults(
  db: Knex,
  groupId: string,
  mutationIds: readonly string[],
): Promise<Map<string, Result>> {
  if (mutationIds.length === 0) return new Map();
  const rows = await readSql<{ mutation_id: string; code: string; version: number | null }>(
    db,
    `select "mutation_id", "code", "version" from "mutations" where "group_id" = ? and ${among(db, 'mutation_id')}`,
    [groupId, listOf(mutationIds)],
  );
  return new Map(
    rows.map(({ mutation_id: mutationId, code, version }) => [
      mutationId,
      { mutationId, code, ...(version === null ? {} : { version }) },
    ]),
  );
}

export async function storeResults(
  trx: Knex.Transaction,
  groupId: string,
  results: readonly Result[],
  at: number | ((result: Result) => number),
): Promise<void> {
  const rows = results.map((one) => ({
    group_id: groupId,
    mutation_id: one.mutationId,
    code: one.code,
    version: one.version ?? null,
    at: typeof at === 'number' ? at : at(one),
  }));
  await insertAll(trx, 'mutations', rows);
}

/** Left out of what is kept for the operator (founding decisions 2 and 6). */
const secretKeys = new Set(['email', 'creatorEmail', 'organizerToken', 'adminPassword', 'pin']);

/** Rule P11: as many exceptions quarantine a mutation. */
export const maxAttempts = 3;

/** How often a mutation has ended in an unexpected exception; at the last time it is kept for the operator. */
export async function countPoison(
  trx: Knex.Transaction,
  groupId: string,
  mutationId: string,
  mutation: unknown,
  at: number,
): Promise<number> {
  const before = await trx('poisoned').where({ group_id: groupId, mutation_id: mutationId }).first('tries');
  const attempts = (before?.tries ?? 0) + 1;
  await trx('poisoned')
    .insert({
      group_id: groupId,
      mutation_id: mutationId,
      tries: attempts,
      mutation: attempts >= maxAttempts ? withoutSecrets(mutation) : null,
      at,
    })
    .onConflict(['group_id', 'mutation_id'])
    .merge();
  return attempts;
}

/** Of groups that were never opened, attempts are remembered this long: there is no group that they could go with. */
const unopenedKeptMs = 30 * 24 * 60 * 60 * 1000;

/** The same for the mutation that should open a group, of which nothing else is left behind. */
export async function countUnopened(
  trx: Knex.Transaction,
  groupId: string,
  mutationId: string,
  mutation: unknown,
  at: number,
): Promise<number> {
  await trx('unopened_groups')
    .where('at', '<', at - unopenedKeptMs)
    .delete();
  const attempts = (await unopenedAttempts(trx, groupId, mutationId)) + 1;
  await trx('unopened_groups')
    .insert({
      group_id: groupId,
      mutation_id: mutationId,
      tries: attempts,
      mutation: attempts >= maxAttempts ? withoutSecrets(mutation) : null,
      at,
    })
    .onConflict(['group_id', 'mutation_id'])
    .merge();
  return attempts;
}

export async function unopenedAttempts(db: Knex, groupId: string, mutationId: string): Promise<number> {
  const found = await db('unopened_groups').where({ group_id: groupId, mutation_id: mutationId }).first('tries');
  return found?.tries ?? 0;
}

const withoutSecrets = (mutation: unknown): string =>
  JSON.stringify(mutation, (key, value: unknown) => (secretKeys.has(key) ? undefined : value));

/**
 * Pairs of (version, nonce) that an answer names at most, besides the one it starts from; as many are never forgotten.
 */
export const chainLength = 256;

/** Whether the cursor is a point of this history. */
export async function knowsCursor(db: Knex, groupId: string, cursor: Cursor): Promise<boolean> {
  const [own] = await readSql<{ nonce: string }>(
    db,
    'select "nonce" from "group_versions" where "group_id" = ? and "version" = ?',
    [groupId, cursor.version],
  );
  return own?.nonce === cursor.nonce;
}

/** The history from a cursor to now, or nothing when this history does not know the cursor. */
export async function chainFrom(db: Knex, groupId: string, cursor: Cursor): Promise<[number, string][] | undefined> {
  if (!(await knowsCursor(db, groupId, cursor))) return undefined;
  const later = await readSql<{ version: number; nonce: string }>(
    db,
    'select "version", "nonce" from "group_versions" where "group_id" = ? and "version" > ? order by "version" desc limit ?',
    [groupId, cursor.version, chainLength],
  );
  return [[cursor.version, cursor.nonce], ...later.reverse().map((one): [number, string] => [one.version, one.nonce])];
}
