import type { Knex } from 'knex';
import { GroupReplica } from '#shared/kernel/replica.ts';
import { defaultLanguage } from '#shared/kernel/languages.ts';
import { contactsOf } from '#server/access/contacts.ts';
import { readHead } from '#server/kernel/group-head.ts';
import type { PushColumns } from '#server/kernel/tables.ts';
import { unsubscribePath } from '#server/mail/address-id.ts';
import { reminderMail, type Reminder } from '#server/mail/reminder.ts';
import { hasContacts, takeDay, takeReminders, unseenGroups } from '#server/mail/store.ts';
import { awaited, look } from './occasions.ts';
import type { MailPorts } from './mail-ports.ts';
import { organizerLink, sendOrganizerMail } from './organizer-mail.ts';
import { afterQuietHours } from './quiet-hours.ts';
import { dropPushes, enqueue, subscriptionsOf } from './store.ts';

/** A device that can be told by push has so long to take the message before the mail goes out. */
const pushFirstMs = 10 * 60 * 1000;
/** Where neither a device nor the deadline says more: that of the default language. */
const defaultTimeZone = 'Asia/Seoul';

/**
 * Reminds members by e-mail that their answer is missing, and sends organisers their link. The queue is that of
 * `Pushes`; this says what goes into it, and sends what comes out.
 */
export class Mails {
  constructor(private readonly ports: MailPorts) {}

  hasContacts(groupId: string): Promise<boolean> {
    return hasContacts(this.ports.db, groupId);
  }

  unseenGroups(): Promise<string[]> {
    return unseenGroups(this.ports.db, this.ports.now());
  }

  /** Mails to whoever somebody has asked to be reminded, and, near the deadline, to all whose answer is missing. */
  async enqueue(
    trx: Knex.Transaction,
    { groupId, rows, isNearDeadline, at }: { groupId: string; rows: GroupReplica; isNearDeadline: boolean; at: number },
  ): Promise<void> {
    const asked = await takeReminders(trx, groupId, at);
    if (!isNearDeadline && asked.size === 0) return;
    const missing = awaited(rows, groupId);
    const subscriptions = await subscriptionsOf(trx, groupId);
    for (const { memberId } of await contactsOf(trx, groupId)) {
      if (!missing.has(memberId) || !(isNearDeadline || asked.has(memberId))) continue;
      const device = isNearDeadline ? subscriptions.find(({ member_id }) => member_id === memberId) : undefined;
      const timeZone = device?.time_zone ?? rows.get('deadline', groupId)?.data.timeZone ?? defaultTimeZone;
      await enqueue(trx, {
        group_id: groupId,
        channel: 'mail',
        recipient: memberId,
        kind: isNearDeadline ? 'deadline' : 'reminded',
        title: '',
        body: '',
        due_at: device
          ? afterQuietHours(afterQuietHours(at, timeZone) + pushFirstMs, timeZone)
          : afterQuietHours(at, timeZone),
        made_at: at,
      });
    }
  }

  /**
   * @returns what became of it; `needless`: the answer is there, the member has gone, or the address has had its mail
   * of the day
   */
  async send(message: PushColumns): Promise<'sent' | 'failed' | 'refused' | 'needless'> {
    if (message.kind === organizerLink) return sendOrganizerMail(this.ports, message);
    const { db, now, mailer, addressIds } = this.ports;
    const reminder = await this.reminderOf(message);
    if (!reminder) return 'needless';
    const { group_id, recipient, kind, made_at } = message;
    const day = `${group_id} ${recipient} ${kind} ${made_at}`;
    if (!(await takeDay(db, addressIds.of(reminder.to), day, now()))) return 'needless';
    const outcome = await mailer.send(reminderMail(reminder));
    if (outcome === 'sent') await dropPushes(db, group_id, recipient, kind);
    return outcome;
  }

  /**
   * What is so now: since it was queued the answer may have come, the deadline may have moved, or the address may have
   * gone.
   */
  private async reminderOf({ group_id, recipient, kind }: PushColumns): Promise<Reminder | undefined> {
    const { db, now, liveRows, addressIds, home } = this.ports;
    const head = await readHead(db, group_id);
    const rows = new GroupReplica(await liveRows(group_id));
    const group = rows.get('group', group_id)?.data;
    const contact = (await contactsOf(db, group_id)).find(({ memberId }) => memberId === recipient);
    if (!head || head.deletedAt !== null || !group || !contact) return undefined;
    if (!awaited(rows, group_id).has(recipient)) return undefined;
    const isNear = () => look(rows, group_id, now()).occasions.some((one) => one.kind === 'deadline');
    if (kind === 'deadline' && !isNear()) return undefined;
    const device = (await subscriptionsOf(db, group_id)).find(({ member_id }) => member_id === recipient);
    return {
      to: contact.email,
      kind: kind === 'deadline' ? 'deadline' : 'reminded',
      groupName: group.name,
      language: device?.language ?? contact.language ?? defaultLanguage,
      link: `${home}/join/${group.shareUrl}`,
      unsubscribeUrl: `${home}${unsubscribePath}/${addressIds.token(addressIds.of(contact.email))}`,
    };
  }
}
