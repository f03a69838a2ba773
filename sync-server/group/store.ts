import type { Knex } from 'knex';
import { shareUrlPattern, uuidPattern } from '#shared/kernel/ids.ts';
import { groupRow, type SurveyType } from '#shared/group/schema.ts';
import { isPostgres } from '#server/kernel/db.ts';
import { fromJson, rowStore } from '#server/kernel/row-table.ts';
import { runStatements } from '#server/kernel/run-statements.ts';

export const groupProfiles = rowStore({
  kind: 'group',
  table: 'group_profiles',
  columns: [
    'share_url',
    'name',
    'description',
    'created_by',
    'survey_type',
    'custom_questions',
    'created_at',
    'excused',
    'requires_pin',
  ],
  toColumns: (data) => ({
    share_url: data.shareUrl,
    name: data.name,
    description: data.description,
    created_by: data.createdBy,
    survey_type: data.surveyType,
    custom_questions: data.customQuestions ? JSON.stringify(data.customQuestions) : null,
    created_at: data.createdAt,
    excused: JSON.stringify(data.excused),
    requires_pin: data.requiresPin ? 1 : 0,
  }),
  fromColumns: (columns) => ({
    shareUrl: String(columns['share_url']),
    name: String(columns['name']),
    description: columns['description'] as string,
    createdBy: String(columns['created_by']),
    surveyType: columns['survey_type'] as SurveyType,
    customQuestions: groupRow.shape.customQuestions.parse(fromJson(columns['custom_questions'])),
    createdAt: Number(columns['created_at']),
    excused: groupRow.shape.excused.parse(fromJson(columns['excused']) ?? []),
    ...(Number(columns['requires_pin']) === 1 ? { requiresPin: true } : {}),
  }),
});

/** The head of a group's history, and what only the server knows of it. */
export interface GroupHead {
  id: string;
  version: number;
  nonce: string;
  organizerHash: string;
  deletedAt: number | null;
}

interface HeadColumns {
  id: string;
  version: number;
  nonce: string;
  organizer_hash: string;
  deleted_at: number | null;
}

const headColumns = ['id', 'version', 'nonce', 'organizer_hash', 'deleted_at'] as const;

function toHead(row: HeadColumns): GroupHead {
  return {
    id: row.id,
    version: Number(row.version),
    nonce: row.nonce,
    organizerHash: row.organizer_hash,
    deletedAt: row.deleted_at,
  };
}

export async function readHead(db: Knex, groupId: string): Promise<GroupHead | undefined> {
  const row = await db<HeadColumns>('groups')
    .where('id', groupId)
    .first(...headColumns);
  return row && toHead(row);
}

/** Locks the group for the rest of the transaction, so that commit order is version order (rule P10). */
export async function lockHead(trx: Knex.Transaction, groupId: string): Promise<GroupHead | undefined> {
  const query = trx<HeadColumns>('groups').where('id', groupId);
  // SQLite already holds its one write lock (BEGIN IMMEDIATE).
  const row = await (isPostgres(trx) ? query.forUpdate() : query).first(...headColumns);
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
  });
  await trx('group_versions').insert({ group_id: group.id, version: 0, nonce: group.nonce, at: group.at });
  return { id: group.id, version: 0, nonce: group.nonce, organizerHash: group.organizerHash, deletedAt: null };
}

export async function moveHead(
  trx: Knex.Transaction,
  groupId: string,
  to: { version: number; nonce: string; at: number },
): Promise<void> {
  await runStatements(trx, [
    async () => {
      await trx('groups')
        .where('id', groupId)
        .update({ version: to.version, nonce: to.nonce, last_activity_at: to.at });
    },
    async () => {
      await trx('group_versions').insert({ group_id: groupId, ...to });
    },
  ]);
}

export async function isShareUrlTaken(db: Knex, shareUrl: string): Promise<boolean> {
  return (await db('group_profiles').where('share_url', shareUrl).first('id')) !== undefined;
}

/** Decision 1: the group's id or its share link's token. What has neither form is not asked for. */
export async function resolveGroupId(db: Knex, ref: string): Promise<string | undefined> {
  const query = db('groups as g').whereNull('g.deleted_at');
  if (shareUrlPattern.test(ref))
    void query.join('group_profiles as p', 'p.group_id', 'g.id').where({ 'p.share_url': ref, 'p.removed': 0 });
  else if (uuidPattern.test(ref)) void query.where('g.id', ref);
  else return undefined;
  return ((await query.first('g.id')) as { id: string } | undefined)?.id;
}

/** Whether the reference leads to a group that its organiser has deleted. */
export async function isDeletedGroup(db: Knex, ref: string): Promise<boolean> {
  const query = db('groups as g').whereNotNull('g.deleted_at');
  if (shareUrlPattern.test(ref))
    void query.join('group_profiles as p', 'p.group_id', 'g.id').where({ 'p.share_url': ref, 'p.removed': 0 });
  else if (uuidPattern.test(ref)) void query.where('g.id', ref);
  else return false;
  return (await query.first('g.id')) !== undefined;
}
