import type { Knex } from 'knex';
import { shareUrlPattern, uuidPattern } from '#shared/kernel/ids.ts';
import type { GroupColumns, RowColumns } from '#server/kernel/tables.ts';

/** Decision 1: by the group's id or its share link's token. Text of neither form is not looked up. */
export async function resolveGroupId(db: Knex, ref: string): Promise<string | undefined> {
  const query = db('groups as g').whereNull('g.deleted_at');
  if (shareUrlPattern.test(ref))
    void query.join('group_profiles as p', 'p.group_id', 'g.id').where({ 'p.share_url': ref, 'p.removed': 0 });
  else if (uuidPattern.test(ref)) void query.where('g.id', ref);
  else return undefined;
  return (await query.first<Pick<GroupColumns, 'id'> | undefined>('g.id'))?.id;
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

/** Devices choose member ids, so two groups may have the same one: then the group where it joined first. */
export async function groupOfMember(db: Knex, memberId: string): Promise<string | undefined> {
  if (!uuidPattern.test(memberId)) return undefined;
  const row = await db('members as m')
    .join('groups as g', 'g.id', 'm.group_id')
    .where({ 'm.id': memberId, 'm.removed': 0 })
    .whereNull('g.deleted_at')
    .orderBy(['m.joined_at', 'm.group_id'])
    .first<Pick<RowColumns, 'group_id'> | undefined>('m.group_id');
  return row?.group_id;
}
