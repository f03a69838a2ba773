import type { Knex } from 'knex';
import { rowSchemas } from '#shared/protocol/rows.ts';
import { type Kind, type Row, type Tombstone } from '#shared/kernel/rows.ts';
import { voteId } from '#shared/vote/schema.ts';
import { isPostgres, schemaMismatch, reading } from '#server/kernel/db.ts';
import type { GroupColumns } from '#server/kernel/tables.ts';
import { rowStores } from '#server/sync/row-stores.ts';

export interface Verdict {
  /** A sentence each; none = the database is whole. Ids only: no names, no answers. */
  problems: string[];
  groups: number;
  /** Live rows by kind. */
  rows: Partial<Record<Kind, number>>;
}

type Head = Pick<GroupColumns, 'id' | 'version' | 'nonce' | 'deleted_at'>;

/** Whether what is stored is what the program would have stored: pages, references, rows, versions, one vote per member and option. */
export async function verify(db: Knex): Promise<Verdict> {
  const verdict: Verdict = { problems: [], groups: 0, rows: {} };
  const version = await schemaMismatch(db);
  if (version) {
    verdict.problems.push(
      version === 'older'
        ? 'It was made by an older version of this program: start the program on it once, which brings it up to date.'
        : 'It was made by a newer version of this program: update the program.',
    );
    return verdict;
  }
  if (!isPostgres(db)) await verifyPages(db, verdict);
  await atOneMoment(db, async (moment) => {
    const heads = await moment('groups').select('id', 'version', 'nonce', 'deleted_at');
    for (const head of heads) await verifyGroup(moment, head, verdict);
    verdict.groups = heads.length;
  });
  return verdict;
}

/** Knex's own transaction would take SQLite's write lock from the server; a deferred one only reads. */
async function atOneMoment(db: Knex, look: (moment: Knex) => Promise<void>): Promise<void> {
  if (isPostgres(db)) {
    await db.transaction(look, reading(db));
    return;
  }
  await db.raw('BEGIN');
  await look(db).finally(() => db.raw('ROLLBACK'));
}

async function verifyPages(db: Knex, { problems }: Verdict): Promise<void> {
  const pages = await db.raw<{ integrity_check: string }[]>('PRAGMA integrity_check');
  for (const page of pages)
    if (page.integrity_check !== 'ok') problems.push(`The file is damaged: ${page.integrity_check}`);
  const broken = await db.raw<{ table: string; parent: string }[]>('PRAGMA foreign_key_check');
  for (const { table, parent } of broken)
    problems.push(`A row of ${table} refers to a row of ${parent} that is not there.`);
}

async function verifyGroup(db: Knex, head: Head, verdict: Verdict): Promise<void> {
  const say = (problem: string) => {
    verdict.problems.push(`Group ${head.id}: ${problem}`);
  };
  const known = await db('group_versions').where({ group_id: head.id, version: head.version }).first('nonce');
  if (known?.nonce !== head.nonce) say(`its version ${head.version} is not in its history.`);
  const beyond = await db('mutations')
    .where('group_id', head.id)
    .where('version', '>', head.version)
    .first('mutation_id');
  if (beyond) say(`write ${beyond.mutation_id} belongs to a version that is still to come.`);

  const entries: (Row | Tombstone)[] = [];
  for (const store of Object.values(rowStores)) {
    // A row that cannot be read is one problem; the others are still looked for.
    try {
      entries.push(...(await store.read(db, head.id, {})));
    } catch (error) {
      say(`its rows of kind ${store.kind} cannot be read (${error instanceof Error ? error.name : 'unknown'}).`);
    }
  }
  const members = new Set(entries.flatMap((entry) => (entry.kind === 'member' && entry.data ? [entry.id] : [])));
  for (const entry of entries) {
    const name = `${entry.kind} ${entry.id}`;
    if (entry.version > head.version) say(`${name} belongs to a version that is still to come.`);
    if (!entry.data) continue;
    verdict.rows[entry.kind] = (verdict.rows[entry.kind] ?? 0) + 1;
    if (!rowSchemas[entry.kind].safeParse(entry.data).success) say(`${name} is not what a row of its kind is.`);
    else verifyTally(entry as Row, members, say);
  }
  const profiles = entries.filter((entry) => entry.kind === 'group' && entry.data).length;
  if (head.deleted_at === null && profiles !== 1) say(`it has ${profiles} profiles instead of one.`);
}

/** Tallies count rows, so each must be its member's only one, and the member must be there. */
function verifyTally(row: Row, members: ReadonlySet<string>, say: (problem: string) => void): void {
  const memberId = 'memberId' in row.data ? row.data.memberId : undefined;
  if (memberId === undefined) return;
  if (!members.has(memberId)) say(`${row.kind} ${row.id} belongs to a member who is not there.`);
  const option =
    'date' in row.data
      ? row.data.date
      : 'type' in row.data
        ? row.data.type
        : 'destinationId' in row.data
          ? row.data.destinationId
          : undefined;
  const expected = option === undefined ? memberId : voteId(option, memberId);
  if (row.id !== expected) say(`${row.kind} ${row.id} is kept under another id than its own.`);
}
