import type { Knex } from 'knex';
import type { Row, WriteTimestamp } from '#shared/kernel/rows.ts';
import { restorableMs } from '#shared/organizer/schema.ts';
import { forgetGiven } from '#server/survey/given-answers.ts';

export async function endGroup(trx: Knex.Transaction, groupId: string, at: number): Promise<void> {
  await trx('groups').where('id', groupId).whereNull('deleted_at').update({ deleted_at: at });
  await forgetGiven(trx, groupId);
}

export async function closeGroup(trx: Knex.Transaction, groupId: string): Promise<void> {
  await trx('groups').where('id', groupId).update({ closed: 1 });
}

/** As it was when it was removed; archives of earlier builds, which are kept for seven days, have no timestamps. */
export type ArchivedRow = Pick<Row, 'kind' | 'id' | 'data'> & Partial<WriteTimestamp>;

/** Archives a member's rows for as long as the member can be restored; the sweep forgets them. */
export async function archiveMember(
  trx: Knex.Transaction,
  groupId: string,
  memberId: string,
  rows: readonly Row[],
  at: number,
): Promise<void> {
  await trx('removed_members')
    .insert({
      group_id: groupId,
      member_id: memberId,
      removed_at: at,
      rows: JSON.stringify(
        rows.map(({ kind, id, data, timestamp, mutationId }) => ({ kind, id, data, timestamp, mutationId })),
      ),
    })
    .onConflict(['group_id', 'member_id'])
    .merge();
}

export async function readArchive(
  db: Knex,
  groupId: string,
  memberId: string,
  now: number,
): Promise<ArchivedRow[] | undefined> {
  const found = await db('removed_members')
    .where({ group_id: groupId, member_id: memberId })
    .where('removed_at', '>=', now - restorableMs)
    .first('rows');
  return found && (JSON.parse(found.rows) as ArchivedRow[]);
}

export async function dropArchive(trx: Knex.Transaction, groupId: string, memberId: string): Promise<void> {
  await trx('removed_members').where({ group_id: groupId, member_id: memberId }).delete();
}
