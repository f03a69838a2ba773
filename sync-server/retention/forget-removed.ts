import type { Knex } from 'knex';
import type { ArchivedRow } from '#server/organizer/store.ts';

/** What stands in the activity log in the place of a name that has been forgotten. */
const noName = '…';

const theirTables = ['removed_members', 'member_pins', 'member_contacts', 'given_answers', 'sessions'] as const;

/** Members who were taken out before this time, and can no longer be brought back. @returns how many */
export async function forgetRemoved(db: Knex, before: number): Promise<number> {
  const found = await db('removed_members').where('removed_at', '<', before).select('group_id', 'member_id', 'rows');
  for (const { rows, ...whose } of found)
    await db.transaction(async (trx) => {
      for (const table of theirTables) await trx(table).where(whose).delete();
      const log = () => trx('activities').where({ group_id: whose.group_id, removed: 0 });
      await log().where('subject_id', whose.member_id).update({ subject_name: noName });
      const name = nameIn(JSON.parse(rows) as ArchivedRow[]);
      const isTaken = await trx('members').where({ group_id: whose.group_id, removed: 0, name }).first('id');
      // Entries name who acted without an id: what another member of this name did stays theirs.
      if (!isTaken) await log().where('actor_name', name).update({ actor_name: noName });
    });
  return found.length;
}

function nameIn(rows: readonly ArchivedRow[]): string {
  const member = rows.find((one) => one.kind === 'member');
  return (member?.data as { name: string } | undefined)?.name ?? '';
}
