import type { Knex } from 'knex';
import { uuidPattern } from '#shared/kernel/ids.ts';
import { DatabaseError } from '#server/kernel/database-error.ts';
import { isPostgres, openDatabase, type DatabaseConfig } from '#server/kernel/db.ts';

/** Tables whose rows have the number of a member instead (`voters`); they go with it. */
export const tablesOfVoters = ['date_votes', 'type_votes', 'place_votes', 'typed_places', 'ratings'];

/** Every table whose rows have the id of a group, the group's own excepted. */
export const tablesOfGroups = [
  'group_profiles',
  'group_versions',
  'mutations',
  'poisoned',
  'members',
  'sessions',
  'member_contacts',
  'member_pins',
  'simple_responses',
  'preferences',
  'custom_responses',
  'given_answers',
  'budget_bands',
  'voters',
  'decisions',
  'decision_acts',
  'deadlines',
  'rsvps',
  'secret_attempts',
  'organizer_tokens',
  'removed_members',
  'activities',
  'unopened_groups',
  'pushes',
  'push_subscriptions',
  'push_events',
  'push_groups',
  'reminders',
];

/**
 * Takes everything that is kept of a group out of the database. Its id stays, as one of a group that was deleted:
 * devices that ask for it are told so, and do not offer it again.
 * @returns how many rows are gone; `isInLog`: SQLite's write-ahead log still has them, because somebody reads.
 * @throws DatabaseError when there is no such group.
 */
export async function erase(
  database: DatabaseConfig,
  groupId: string,
  at: number,
): Promise<{ rows: number; isInLog: boolean }> {
  if (!uuidPattern.test(groupId)) throw new DatabaseError(`${JSON.stringify(groupId)} is no id of a group.`);
  const db = await openDatabase(database);
  try {
    const rows = await db.transaction((trx) => eraseGroup(trx, groupId, at));
    return { rows, isInLog: !isPostgres(db) && !(await emptyLog(db)) };
  } finally {
    await db.destroy();
  }
}

/**
 * Takes the write-ahead log into the file and cuts it to nothing. It waits for readers as long as for a lock.
 * @returns whether it did
 */
async function emptyLog(db: Knex): Promise<boolean> {
  const [row] = await db.raw<{ busy: number }[]>('PRAGMA wal_checkpoint(TRUNCATE)');
  return row?.busy === 0;
}

async function eraseGroup(trx: Knex.Transaction, groupId: string, at: number): Promise<number> {
  const known = await trx('groups')
    .where('id', groupId)
    .update({
      creator_email: '',
      // No secret has this hash.
      organizer_hash: '0'.repeat(64),
      admin_password_hash: null,
      deleted_at: at,
    });
  if (known === 0) throw new DatabaseError(`There is no group ${groupId}.`);
  let rows = 0;
  const numbers = trx('voters').where('group_id', groupId).select('number');
  for (const table of tablesOfVoters) rows += await trx(table).whereIn('voter', numbers).delete();
  for (const table of tablesOfGroups) rows += await trx(table).where('group_id', groupId).delete();
  return rows;
}
