import type { Knex } from 'knex';
import { shareUrlPattern, uuidPattern } from '#shared/kernel/ids.ts';
import type { GroupColumns, RowColumns } from '#server/kernel/tables.ts';
import { callers } from '#server/kernel/caller.ts';
import { opensClosed } from './closed-groups.ts';

/**
 * Founding decision 1: by the group's id or its share link's token. Text of neither form is not looked up. The id of a
 * closed group is resolved only for a caller whose secret opens it (`opensClosed`).
 */
export async function resolveGroupId(db: Knex, ref: string): Promise<string | undefined> {
  const query = db('groups as g').whereNull('g.deleted_at');
  if (shareUrlPattern.test(ref))
    void query.join('group_profiles as p', 'p.group_id', 'g.id').where({ 'p.share_url': ref, 'p.removed': 0 });
  else if (uuidPattern.test(ref)) void query.where('g.id', ref);
  else return undefined;
  const found = await query.first<Found | undefined>('g.id', 'g.closed', 'g.organizer_hash');
  return found && (found.closed === 0 || shareUrlPattern.test(ref) || (await mayEnter(db, found)))
    ? found.id
    : undefined;
}

type Found = Pick<GroupColumns, 'id' | 'closed' | 'organizer_hash'>;

async function mayEnter(db: Knex, { id, organizer_hash: organizerHash }: Found): Promise<boolean> {
  const { tokenHash } = callers.getStore() ?? {};
  return opensClosed(db, { id, organizerHash }, { tokenHashes: tokenHash === undefined ? [] : [tokenHash] });
}

/** Whether the reference is that of a group that its organiser has deleted. */
export async function isDeletedGroup(db: Knex, ref: string): Promise<boolean> {
  const query = db('groups as g').whereNotNull('g.deleted_at');
  if (shareUrlPattern.test(ref))
    void query.join('group_profiles as p', 'p.group_id', 'g.id').where({ 'p.share_url': ref, 'p.removed': 0 });
  else if (uuidPattern.test(ref)) void query.where('g.id', ref);
  else return false;
  return (await query.first('g.id')) !== undefined;
}

/** Devices choose member ids, so two groups may have the same one: then the group where it joined first. */
export async function groupOfMember(db: Knex, memberId: string): Promise<string | undefined> {
  if (!uuidPattern.test(memberId)) return undefined;
  const row = await db('members as m')
    .join('groups as g', 'g.id', 'm.group_id')
    .where({ 'm.id': memberId, 'm.removed': 0 })
    .whereNull('g.deleted_at')
    .orderBy(['m.joined_at', 'm.group_id'])
    .first<(Pick<RowColumns, 'group_id'> & Pick<GroupColumns, 'closed' | 'organizer_hash'>) | undefined>(
      'm.group_id',
      'g.closed',
      'g.organizer_hash',
    );
  return row && (row.closed === 0 || (await mayEnter(db, { ...row, id: row.group_id }))) ? row.group_id : undefined;
}
