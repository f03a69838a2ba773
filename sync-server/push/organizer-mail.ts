import type { Knex } from 'knex';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { defaultLanguage, isLanguage, type Language } from '#shared/kernel/languages.ts';
import { newSecret } from '#shared/kernel/ids.ts';
import { dropOrganizerToken, insertOrganizerToken } from '#server/access/organizer-secrets.ts';
import { hashSecret } from '#server/access/sessions.ts';
import type { PushColumns } from '#server/kernel/tables.ts';
import { unsubscribePath } from '#server/mail/address-id.ts';
import type { MailOutcome } from '#server/mail/mailer.ts';
import { organizerMail } from '#server/mail/organizer-mail.ts';
import { isUnsubscribed, takeDay } from '#server/mail/store.ts';
import type { MailPorts } from './mail-ports.ts';
import { enqueue } from './store.ts';

/**
 * The kind of the queue's messages that are an organiser's link; their recipient is the hash of the address that was
 * typed.
 */
export const organizerLink = 'organizerLink';

const plain = (email: string): string => email.trim().toLowerCase();

/** Asks for an organiser's link to be mailed to this address, should it be that of the group. */
export async function enqueueOrganizerMail(
  trx: Knex.Transaction,
  { groupId, email, language, at }: { groupId: string; email: string; language: Language; at: number },
): Promise<void> {
  await enqueue(trx, {
    group_id: groupId,
    channel: 'mail',
    recipient: hashSecret(plain(email)),
    kind: organizerLink,
    title: '',
    body: language,
    due_at: at,
    made_at: at,
  });
}

/**
 * Mails a new organiser's link to the address that the group was made with; the old links stay. A link that could not
 * be sent holds for nothing.
 * @returns `needless`: another address was typed, the group has gone, the address was unsubscribed, or it has had the
 * group's link today
 */
export async function sendOrganizerMail(
  { db, now, random, liveRows, mailer, addressIds, home }: MailPorts,
  { group_id, recipient, body, made_at }: PushColumns,
): Promise<MailOutcome | 'needless'> {
  const found = await db('groups').where('id', group_id).whereNull('deleted_at').first('creator_email');
  const group = new GroupReplica(await liveRows(group_id)).get('group', group_id)?.data;
  const to = found?.creator_email ?? '';
  if (!group || to === '' || hashSecret(plain(to)) !== recipient) return 'needless';
  if (await isUnsubscribed(db, addressIds.of(to))) return 'needless';
  if (!(await takeDay(db, addressIds.of(`${organizerLink} ${group_id} ${to}`), `${group_id} ${made_at}`, now())))
    return 'needless';
  const token = newSecret(random);
  await db.transaction((trx) => insertOrganizerToken(trx, group_id, token, now()));
  const outcome = await mailer.send(
    organizerMail({
      to,
      groupName: group.name,
      language: isLanguage(body) ? body : defaultLanguage,
      link: `${home}/group/${group_id}/settings#organizer=${token}`,
      unsubscribeUrl: `${home}${unsubscribePath}/${addressIds.token(addressIds.of(to))}`,
    }),
  );
  if (outcome !== 'sent') await dropOrganizerToken(db, group_id, token);
  return outcome;
}
