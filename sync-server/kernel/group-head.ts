import type { Knex } from 'knex';
import { isPostgres } from './db.ts';
import { readSql, writeSql } from './direct-sql.ts';
import { runStatements } from './run-statements.ts';
import type { GroupColumns } from './tables.ts';

/** The head of a group's history, and what only the server knows of it. */
export interface GroupHead {
  id: string;
  version: number;
  nonce: string;
  organizerHash: string;
  deletedAt: number | null;
  /** The highest timestamp of any write so far (rule P6). */
  latestTimestamp: number;
  /** The id alone opens nothing any more. */
  isClosed: boolean;
  /** What it holds, at most. */
  bytes: number;
  lastActivityAt: number;
  /** Results of writes that came in before this time may be forgotten (milliseconds); 0: none. */
  forgottenBefore: number;
}

const headColumns = [
  'id',
  'version',
  'nonce',
  'organizer_hash',
  'deleted_at',
  'latest_timestamp',
  'closed',
  'bytes',
  'last_activity_at',
  'forgotten_before',
] as const;

function toHead(row: HeadColumns): GroupHead {
  return {
    id: row.id,
    version: row.version,
    nonce: row.nonce,
    organizerHash: row.organizer_hash,
    deletedAt: row.deleted_at,
    latestTimestamp: row.latest_timestamp,
    isClosed: row.closed === 1,
    bytes: row.bytes,
    lastActivityAt: row.last_activity_at,
    forgottenBefore: row.forgotten_before,
  };
}

type HeadColumns = Pick<GroupColumns, (typeof headColumns)[number]>;
const selection = `select ${headColumns.map((name) => `"${name}"`).join(', ')} from "groups" where "id" = ?`;

export async function readHead(db: Knex, groupId: string): Promise<GroupHead | undefined> {
  const [row] = await readSql<HeadColumns>(db, selection, [groupId]);
  return row && toHead(row);
}

/** Locks the group for the rest of the transaction, so that commit order is version order (rule P10). */
export async function lockHead(trx: Knex.Transaction, groupId: string): Promise<GroupHead | undefined> {
  // SQLite already holds its one write lock (BEGIN IMMEDIATE).
  const [row] = await readSql<HeadColumns>(trx, isPostgres(trx) ? `${selection} for update` : selection, [groupId]);
  return row && toHead(row);
}

export async function insertHead(
  trx: Knex.Transaction,
  group: {
    id: string;
    nonce: string;
    creatorEmail: string;
    organizerHash: string;
    adminPasswordHash: string | null;
    at: number;
  },
): Promise<GroupHead> {
  await trx('groups').insert({
    id: group.id,
    version: 0,
    nonce: group.nonce,
    creator_email: group.creatorEmail,
    organizer_hash: group.organizerHash,
    admin_password_hash: group.adminPasswordHash,
    last_activity_at: group.at,
    latest_timestamp: 0,
  });
  await trx('group_versions').insert({ group_id: group.id, version: 0, nonce: group.nonce, at: group.at });
  return {
    id: group.id,
    version: 0,
    nonce: group.nonce,
    organizerHash: group.organizerHash,
    deletedAt: null,
    latestTimestamp: 0,
    isClosed: false,
    bytes: 0,
    lastActivityAt: group.at,
    forgottenBefore: 0,
  };
}

/** The head's new point, and its place in the group's history. */
export async function moveHead(
  trx: Knex.Transaction,
  groupId: string,
  to: { version: number; nonce: string; at: number; latestTimestamp: number; bytes: number },
): Promise<void> {
  const { version, nonce, at, latestTimestamp, bytes } = to;
  await runStatements(trx, [
    () =>
      writeSql(
        trx,
        'update "groups" set "version" = ?, "nonce" = ?, "last_activity_at" = ?, "latest_timestamp" = ?, "bytes" = ? where "id" = ?',
        [version, nonce, at, latestTimestamp, bytes, groupId],
      ),
    () =>
      writeSql(trx, 'insert into "group_versions" ("group_id", "version", "nonce", "at") values (?, ?, ?, ?)', [
        groupId,
        version,
        nonce,
        at,
      ]),
  ]);
}
