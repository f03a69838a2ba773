import type { Knex } from 'knex';
import { currentCaller } from '#server/kernel/request-context.ts';

export async function saveContact(
  trx: Knex.Transaction,
  contact: { groupId: string; memberId: string; email: string },
): Promise<void> {
  await trx('member_contacts')
    .insert({
      group_id: contact.groupId,
      member_id: contact.memberId,
      email: contact.email,
      language: currentCaller()?.language ?? null,
    })
    .onConflict(['group_id', 'member_id'])
    .merge();
}
