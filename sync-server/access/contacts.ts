import type { Knex } from 'knex';

/** E-mail addresses of those who are members now. For the organiser alone. */
export async function contactsOf(db: Knex, groupId: string): Promise<{ memberId: string; email: string }[]> {
  const found = await db('member_contacts as c')
    .join('members as m', (join) => {
      join.on('m.group_id', 'c.group_id').andOn('m.id', 'c.member_id');
    })
    .where({ 'c.group_id': groupId, 'm.removed': 0 })
    .select<{ member_id: string; email: string }[]>('c.member_id', 'c.email');
  return found.map(({ member_id, email }) => ({ memberId: member_id, email }));
}
