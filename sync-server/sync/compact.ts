import type { Knex } from 'knex';
import { limits } from '#shared/kernel/limits.ts';
import { lockHead } from '#server/kernel/group-head.ts';
import { chainLength } from './mutation-log.ts';
import { rowStores } from './row-stores.ts';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Whose tombstones stay: they tell a name that was taken off the list from one that this server has never heard of
 * (rule P8).
 */
const lasting = new Set(['member', 'group']);

/**
 * Forgets what no device can still ask for (decision 0025): results of writes that came in more than
 * `limits.offlineDays` ago; points of a history that are as old and further back than `keptSteps`; tombstones that no
 * known cursor lies before; and sessions that ended as long ago. Each group is a transaction of its own.
 * @param now milliseconds
 * @param stopped throws before the next group once that is so
 * @returns how many groups
 */
export async function compactHistories(
  db: Knex,
  now: number,
  keptSteps = chainLength,
  stopped?: AbortSignal,
): Promise<number> {
  const before = now - limits.offlineDays * dayMs;
  const found = await db('mutations').where('at', '<', before).whereNotNull('version').distinct('group_id');
  for (const { group_id: groupId } of found) {
    stopped?.throwIfAborted();
    await db.transaction((trx) => compactHistory(trx, groupId, before, keptSteps));
  }
  await db('sessions').where('revoked_at', '<', before).delete();
  return found.length;
}

async function compactHistory(
  trx: Knex.Transaction,
  groupId: string,
  before: number,
  keptSteps: number,
): Promise<void> {
  const head = await lockHead(trx, groupId);
  if (!head || head.deletedAt !== null) return;
  const old = () => trx('mutations').where('group_id', groupId).where('at', '<', before).whereNotNull('version');
  const last = await old().max({ at: 'at' }).first();
  // A write of that time is refused from here on, because it may be one of them. No later than the last of them: a
  // server's clock may have been ahead.
  const forgottenBefore = Math.max(Number(last?.at ?? 0) + 1, head.forgottenBefore);
  await trx('groups').where('id', groupId).update({ forgotten_before: forgottenBefore });
  await old().delete();
  const history = () => trx('group_versions').where('group_id', groupId);
  await history()
    .where('version', '<', head.version - keptSteps)
    .where('at', '<', before)
    .delete();
  const oldest = await history().min({ version: 'version' }).first();
  const upTo = Number(oldest?.version ?? head.version);
  for (const store of Object.values(rowStores))
    if (!lasting.has(store.kind)) await store.forgetTombstones(trx, groupId, { upTo, before: forgottenBefore });
}
