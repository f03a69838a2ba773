import type { Knex } from 'knex';
import { limits } from '#shared/kernel/limits.ts';
import { isPostgres } from '#server/kernel/db.ts';

/** Where text of people lies, by table: the columns that can be long. */
const textColumns = {
  simple_responses: 'payload',
  preferences: 'answers',
  custom_responses: 'responses',
  given_answers: 'answer',
  removed_members: 'rows',
} as const;

/** Only groups that have written this part of what they may hold are measured. */
const worthMeasuring = limits.groupBytes / 4;

/** What has been replaced and removed no longer counts. */
export async function measureGroups(db: Knex): Promise<void> {
  const found = await db('groups').whereNull('deleted_at').where('bytes', '>', worthMeasuring).select('id');
  for (const { id } of found)
    await db('groups')
      .where({ id })
      .update({ bytes: await bytesOf(db, id) });
}

/** In bytes of UTF-8; a mutation's other columns count with a fixed size. */
async function bytesOf(db: Knex, groupId: string): Promise<number> {
  let sum = 0;
  for (const [table, column] of Object.entries(textColumns)) {
    const row = (await db(table)
      .where('group_id', groupId)
      .first(db.raw(`sum(${isPostgres(db) ? 'octet_length(??)' : 'length(cast(?? as blob))'}) as bytes`, [column]))) as
      | { bytes: number | string | null }
      | undefined;
    sum += Number(row?.bytes ?? 0);
  }
  const results = await db('mutations').where('group_id', groupId).count({ count: '*' });
  return sum + Number(results[0]?.count ?? 0) * bytesPerResult;
}

const bytesPerResult = 120;
