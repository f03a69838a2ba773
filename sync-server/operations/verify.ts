import type { Knex } from 'knex';
import { rowSchemas } from '#shared/protocol/rows.ts';
import type { Kind, Row, Tombstone } from '#shared/kernel/rows.ts';
import { isPostgres, reading } from '#server/kernel/db.ts';
import { schemaMismatch } from '#server/kernel/migrate.ts';
import { rowStores } from '#server/sync/row-stores.ts';
import { tablesOfVoters } from './erase.ts';

export interface Verdict {
  /** A sentence each; none = the database is whole. Ids only: no names, no answers. */
  problems: string[];
  groups: number;
  /** Live rows by kind. */
  rows: Partial<Record<Kind, number>>;
}

interface Head {
  id: string;
  version: number;
  deleted_at: number | null;
}

/** Groups that are read at once. */
const batchSize = 200;

/** Whether what is stored is what the program would have stored: pages, references, rows, versions. */
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
  let after: string | undefined = '';
  while (after !== undefined) {
    const from: string = after;
    after = await atOneMoment(db, (moment) => verifyBatch(moment, from, verdict));
  }
  return verdict;
}

/**
 * A group is looked at in one snapshot, and a snapshot lasts as long as a batch: while one is held, SQLite cannot take
 * its log into the file. Knex's own transaction would take SQLite's write lock from the server; a deferred one only
 * reads.
 */
async function atOneMoment<T>(db: Knex, look: (moment: Knex) => Promise<T>): Promise<T> {
  if (isPostgres(db)) return db.transaction(look, reading(db));
  await db.raw('BEGIN');
  try {
    return await look(db);
  } finally {
    await db.raw('ROLLBACK');
  }
}

/** Table by table, each a snapshot of its own. */
async function verifyPages(db: Knex, { problems }: Verdict): Promise<void> {
  const tables = (await db('sqlite_master').where('type', 'table').orderBy('name').pluck('name')) as string[];
  for (const table of tables) {
    const pages = await db.raw<{ integrity_check: string }[]>(`PRAGMA integrity_check("${table}")`);
    for (const page of pages)
      if (page.integrity_check !== 'ok') problems.push(`The file is damaged: ${page.integrity_check}`);
    const broken = await db.raw<{ parent: string }[]>(`PRAGMA foreign_key_check("${table}")`);
    for (const { parent } of broken) problems.push(`A row of ${table} refers to a row of ${parent} that is not there.`);
  }
}

/** @returns the last group of the batch; nothing after the last batch. */
async function verifyBatch(db: Knex, after: string, verdict: Verdict): Promise<string | undefined> {
  const heads = (await db('groups')
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .select('id', 'version', 'deleted_at')) as Head[];
  const last = heads.at(-1);
  if (!last) return undefined;
  const range = { after, upTo: last.id };
  const groups = new Map(heads.map((head) => [head.id, { head, entries: [] as (Row | Tombstone)[] }]));
  const say = (groupId: string, problem: string) => {
    verdict.problems.push(`Group ${groupId}: ${problem}`);
  };
  await verifyHistories(db, range, say);
  await verifyVoters(db, range, say);
  for (const store of Object.values(rowStores)) {
    const unreadable = new Map<string, string>();
    for (const { groupId, entry } of await store.readGroups(db, range.after, range.upTo)) {
      // A row that its own table cannot read is one finding, not the end of them.
      try {
        groups.get(groupId)?.entries.push(entry());
      } catch (error) {
        unreadable.set(groupId, error instanceof Error ? error.name : 'unknown');
      }
    }
    for (const [groupId, why] of unreadable) say(groupId, `its rows of kind ${store.kind} cannot be read (${why}).`);
  }
  for (const { head, entries } of groups.values()) verifyGroup(head, entries, verdict, say);
  verdict.groups += heads.length;
  return heads.length < batchSize ? undefined : last.id;
}

type Say = (groupId: string, problem: string) => void;

async function verifyHistories(db: Knex, { after, upTo }: { after: string; upTo: string }, say: Say): Promise<void> {
  const strangers = (await db('groups as g')
    .leftJoin('group_versions as v', (join) => {
      join.on('v.group_id', 'g.id').andOn('v.version', 'g.version').andOn('v.nonce', 'g.nonce');
    })
    .where('g.id', '>', after)
    .where('g.id', '<=', upTo)
    // Of a group that was erased only the head is left.
    .whereNull('g.deleted_at')
    .whereNull('v.nonce')
    .select('g.id', 'g.version')) as { id: string; version: number }[];
  for (const { id, version } of strangers) say(id, `its version ${version} is not in its history.`);
  const beyond = (await db('mutations as m')
    .join('groups as g', 'g.id', 'm.group_id')
    .where('m.group_id', '>', after)
    .where('m.group_id', '<=', upTo)
    .whereRaw('m.version > g.version')
    .select({ id: 'm.group_id', mutationId: 'm.mutation_id' })) as { id: string; mutationId: string }[];
  for (const { id, mutationId } of beyond) say(id, `write ${mutationId} belongs to a version that is still to come.`);
}

/**
 * What has changed is looked for by the version that is said of a member: rows of a later one would reach no device.
 */
async function verifyVoters(db: Knex, { after, upTo }: { after: string; upTo: string }, say: Say): Promise<void> {
  for (const table of tablesOfVoters) {
    const later = (await db(`${table} as r`)
      .join('voters as v', 'v.number', 'r.voter')
      .where('v.group_id', '>', after)
      .where('v.group_id', '<=', upTo)
      .whereRaw('r.version > v.version')
      .distinct({ id: 'v.group_id', memberId: 'v.member_id' })) as { id: string; memberId: string }[];
    for (const { id, memberId } of later)
      say(id, `member ${memberId} has rows in ${table} of a later version than is said of them.`);
  }
}

function verifyGroup(head: Head, entries: readonly (Row | Tombstone)[], verdict: Verdict, say: Say): void {
  const sayHere = (problem: string) => {
    say(head.id, problem);
  };
  const members = new Set(entries.flatMap((entry) => (entry.kind === 'member' && entry.data ? [entry.id] : [])));
  for (const entry of entries) {
    const name = `${entry.kind} ${entry.id}`;
    if (entry.version > head.version) sayHere(`${name} belongs to a version that is still to come.`);
    if (!entry.data) continue;
    verdict.rows[entry.kind] = (verdict.rows[entry.kind] ?? 0) + 1;
    if (!rowSchemas[entry.kind].safeParse(entry.data).success) sayHere(`${name} is not what a row of its kind is.`);
    else verifyTally(entry, members, sayHere);
  }
  const profiles = entries.filter((entry) => entry.kind === 'group' && entry.data).length;
  if (head.deleted_at === null && profiles !== 1) sayHere(`it has ${profiles} profiles instead of one.`);
}

/** Tallies count rows, so the member must be there. */
function verifyTally(row: Row, members: ReadonlySet<string>, say: (problem: string) => void): void {
  const memberId = 'memberId' in row.data ? row.data.memberId : undefined;
  if (memberId === undefined) return;
  if (!members.has(memberId)) say(`${row.kind} ${row.id} belongs to a member who is not there.`);
}
