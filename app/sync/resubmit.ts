import type { GroupReplica } from '#shared/kernel/replica.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { flagsOf, isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import { rebase } from '#shared/protocol/rebase.ts';
import type { LocalDb, OutboxEntry } from '#app/local/device/db.ts';
import { decideActor } from '#app/local/outbox/actor-policy.ts';
import { resubmit } from '#app/local/outbox/transitions.ts';

/**
 * Rule P8: the server does not know this device's cursor, because it was restored from a backup. Accepted writes whose effect still stands in the
 * rows of this device become pending again, with their mutation id and timestamp; those that were overwritten since do not. The rows stay until
 * the reset replaces them.
 */
export async function resubmitAfterLoss(db: LocalDb, groupId: string): Promise<void> {
  const cursor = await db.cursors.get(groupId);
  if (cursor) await db.cursors.put({ ...cursor, lost: true });
  const confirmed = rebase(await db.rows.where('groupId').equals(groupId).toArray(), []);
  const applied = (await entriesOf(db, groupId, 'done')).filter((one) => one.code === 'applied');
  for (const entry of applied) {
    const session = await db.sessions.get(entry.actor);
    if (decideActor('resubmitApplied', entry, session) !== 'allow') continue;
    const effect = effectOf(entry, confirmed);
    // A later write was made on this one, so this one is sent first again, and must not be compared with the row that the server has now.
    if (effect !== 'none') await resubmit(db, entry, effect === 'underLaterWrite');
  }
  await resubmitRejected(db, groupId);
}

/**
 * The server was restored to a time before the group existed: the device that made the group offers it again.
 * @returns whether this device made it
 */
export async function resubmitGroup(db: LocalDb, groupId: string): Promise<boolean> {
  const hasMadeIt = (await entriesOf(db, groupId, 'done')).some((one) => flagsOf(one.name).opensGroup);
  if (hasMadeIt) await resubmitAfterLoss(db, groupId);
  return hasMadeIt;
}

/** Whether a write's effect is in the confirmed rows, and whether it is the last write of its row. */
function effectOf(entry: OutboxEntry, confirmed: GroupReplica): 'none' | 'lastWrite' | 'underLaterWrite' {
  if (!isMutationName(entry.name)) return 'none';
  const definition = mutationDefinitions[entry.name] as MutationDefinition<unknown>;
  const target = definition.target(entry.input, entry.memberId, entry.groupId);
  const row = target && confirmed.get(target.kind, target.id);
  if (definition.removes && (!target || row)) return 'none';
  if (!row) return definition.removes ? 'lastWrite' : 'none';
  if (row.mutationId === entry.mutationId) return 'lastWrite';
  return definition.resubmitsWhilePresent ? 'underLaterWrite' : 'none';
}

/**
 * A rejection by a history that no longer exists does not count: a copy of the request that is still on its way may be accepted by the present one.
 * Sent again with its own mutation id, the entry ends in one place, whichever (invariant S1).
 */
async function resubmitRejected(db: LocalDb, groupId: string): Promise<void> {
  for (const entry of await entriesOf(db, groupId, 'rejected')) {
    const session = await db.sessions.get(entry.actor);
    if (decideActor('resubmitRejected', entry, session) === 'allow') await resubmit(db, entry);
  }
}

const entriesOf = (db: LocalDb, groupId: string, state: OutboxEntry['state']): Promise<OutboxEntry[]> =>
  db.outbox.where('[groupId+state]').equals([groupId, state]).toArray();
