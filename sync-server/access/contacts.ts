import type { Knex } from 'knex';
import type { Language } from '#shared/kernel/languages.ts';

export interface Contact {
  memberId: string;
  email: string;
  /** Of the browser that it was typed in, where that is known. */
  language: Language | null;
}

/** E-mail addresses of those who are members now. For the organiser, and for mails of this server to them. */
export async function contactsOf(db: Knex, groupId: string): Promise<Contact[]> {
  const found = await db('member_contacts as c')
    .join('members as m', (join) => {
      join.on('m.group_id', 'c.group_id').andOn('m.id', 'c.member_id');
    })
    .where({ 'c.group_id': groupId, 'm.removed': 0 })
    .select<{ member_id: string; email: string; language: Language | null }[]>('c.member_id', 'c.email', 'c.language');
  return found.map(({ member_id, email, language }) => ({ memberId: member_id, email, language }));
}
