import type { Knex } from 'knex';

/** Rows that one statement writes: a transaction of a bearable size. */
const copiesAtOnce = 2_000;

const mark = "printf('%08x', n)";
/** The first eight letters of an id tell the copies apart; ids of rows may hold a member's id at their end. */
const ofCopy: Record<string, (column: string) => string> = {
  group_id: (column) => `${mark} || substr(${column}, 9)`,
  token_hash: (column) => `${mark} || substr(${column}, 9)`,
  share_url: (column) => `${mark} || substr(${column}, 9)`,
  id: endingInUuid,
  member_id: endingInUuid,
  subject_id: endingInUuid,
  number: ofVoter,
  voter: ofVoter,
};

/** A group has fewer voters. */
function ofVoter(column: string): string {
  return `n * 1000 + ${column}`;
}

function endingInUuid(column: string): string {
  const isUuid = `length(${column}) >= 36 AND substr(${column}, -36) GLOB '*-*-*-*-*'`;
  const changed = `substr(${column}, 1, length(${column}) - 36) || ${mark} || substr(${column}, -28)`;
  return `CASE WHEN ${isUuid} THEN ${changed} ELSE ${column} END`;
}

/** The id of a group's or a member's copy. */
export const idOfCopy = (id: string, copy: number): string => copy.toString(16).padStart(8, '0') + id.slice(8);

/** Makes copies 1 to `count` of a group, with all its rows. No reference is checked. */
export async function copyGroup(db: Knex, groupId: string, count: number): Promise<void> {
  const tables = (await db('sqlite_master').where('type', 'table').pluck('name')) as string[];
  for (const table of ['groups', ...tables.filter((one) => one !== 'groups')]) {
    const columns = (await db.raw<{ name: string }[]>(`PRAGMA table_info(${table})`)).map(({ name }) => name);
    const whose = ['voter', 'group_id', 'id'].find(
      (one) => columns.includes(one) && (one !== 'id' || table === 'groups'),
    );
    if (whose === undefined) continue;
    const ofGroup = whose === 'voter' ? 'voter IN (SELECT number FROM voters WHERE group_id = ?)' : `"${whose}" = ?`;
    const names = columns.map((one) => `"${one}"`);
    const values = columns.map((one) => ofCopy[one]?.(`"${one}"`) ?? `"${one}"`);
    for (let from = 1; from <= count; from += copiesAtOnce) {
      const to = Math.min(count, from + copiesAtOnce - 1);
      await db.raw(
        `WITH RECURSIVE copies (n) AS (SELECT ${from} UNION ALL SELECT n + 1 FROM copies WHERE n < ${to})
        INSERT INTO "${table}" (${names.join(', ')}) SELECT ${values.join(', ')} FROM "${table}", copies WHERE ${ofGroup}`,
        [groupId],
      );
    }
  }
}
