import type { Knex } from 'knex';
import { nameKey } from '#shared/kernel/person-name.ts';
import type { ArchivedRow } from '#server/organizer/store.ts';

/** What stands in the place of a name that has been forgotten. */
const noName = '…';

const theirTables = ['member_pins', 'member_contacts', 'given_answers', 'sessions'] as const;

interface Whose {
  group_id: string;
  member_id: string;
}

/**
 * Members who were taken out before this time, and can no longer be brought back. The name of whoever is the group's
 * organiser is the group's: it is shown, and the log has to say that they left, because a member may then take the
 * group over. It is forgotten once somebody has.
 * @param stopped throws before the next of them once that is so
 * @returns how many are forgotten
 */
export async function forgetRemoved(db: Knex, before: number, stopped?: AbortSignal): Promise<number> {
  const found = await db('removed_members').where('removed_at', '<', before).select('group_id', 'member_id', 'rows');
  let forgotten = 0;
  for (const { rows, ...whose } of found) {
    stopped?.throwIfAborted();
    await db.transaction(async (trx) => {
      for (const table of theirTables) await trx(table).where(whose).delete();
      const name = nameIn(JSON.parse(rows) as ArchivedRow[]);
      if (await isOrganizer(trx, whose, name)) {
        await trx('removed_members')
          .where(whose)
          .update({ rows: nameAlone(whose, name) });
        return;
      }
      await trx('removed_members').where(whose).delete();
      await forgetName(trx, whose, name);
      forgotten += 1;
    });
  }
  return forgotten;
}

async function isOrganizer(trx: Knex.Transaction, { group_id }: Whose, name: string): Promise<boolean> {
  const group = await trx('group_profiles').where({ group_id, id: group_id }).first('created_by', 'organized_by');
  return nameKey(group?.organized_by ?? group?.created_by ?? '') === nameKey(name);
}

async function forgetName(trx: Knex.Transaction, { group_id, member_id }: Whose, name: string): Promise<void> {
  const log = () => trx('activities').where({ group_id, removed: 0 });
  await log().where('subject_id', member_id).update({ subject_name: noName });
  // What names who acted is without an id: what another member of this name did stays theirs.
  if (await trx('members').where({ group_id, removed: 0, name }).first('id')) return;
  const acted = { group_id, removed: 0, actor_name: name };
  for (const table of ['activities', 'decisions', 'decision_acts'] as const)
    await trx(table).where(acted).update({ actor_name: noName });
  // Of a group that another has taken over.
  await trx('group_profiles').where({ group_id, removed: 0, created_by: name }).update({ created_by: noName });
}

const nameAlone = ({ member_id }: Whose, name: string): string =>
  JSON.stringify([{ kind: 'member', id: member_id, data: { name } }]);

function nameIn(rows: readonly ArchivedRow[]): string {
  const member = rows.find((one) => one.kind === 'member');
  return (member?.data as { name: string } | undefined)?.name ?? '';
}
