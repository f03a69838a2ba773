import { createHash } from 'node:crypto';
import type { Knex } from 'knex';

const dayMs = 24 * 60 * 60 * 1000;

/** Of these members, those with an address wait for a reminder, until the next look at the group. */
export async function askToRemind(
  trx: Knex.Transaction,
  groupId: string,
  memberIds: readonly string[],
  at: number,
): Promise<void> {
  const found = await trx('member_contacts')
    .where('group_id', groupId)
    .whereIn('member_id', memberIds as string[])
    .select('member_id');
  if (found.length === 0) return;
  await trx('reminders')
    .insert(found.map(({ member_id }) => ({ group_id: groupId, member_id, at })))
    .onConflict(['group_id', 'member_id'])
    .merge();
}

/** Whom to remind now, each for one of several processes; what was asked for more than a day ago is too late. */
export async function takeReminders(trx: Knex.Transaction, groupId: string, now: number): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const { at, ...which } of await trx('reminders').where('group_id', groupId).select())
    if ((await trx('reminders').where(which).delete()) === 1 && at > now - dayMs) taken.add(which.member_id);
  return taken;
}

export async function hasContacts(db: Knex, groupId: string): Promise<boolean> {
  return (await db('member_contacts').where('group_id', groupId).first('member_id')) !== undefined;
}

/**
 * Groups in which a mail may be due though nobody has looked at them: as when mails were set up later, or a process
 * died.
 */
export async function unseenGroups(db: Knex, now: number): Promise<string[]> {
  const ending = await db('deadlines as d')
    .join('member_contacts as c', 'c.group_id', 'd.group_id')
    .leftJoin('push_groups as p', 'p.group_id', 'd.group_id')
    .whereNull('p.group_id')
    .where('d.removed', 0)
    .where('d.ends_at', '>', now)
    .distinct<{ group_id: string }[]>('d.group_id');
  const asked = await db('reminders').distinct('group_id');
  return [...new Set([...ending, ...asked].map(({ group_id }) => group_id))];
}

/**
 * Whether this address may be mailed now: once a day, and never after it was unsubscribed. From now on it has been; a
 * message that is tried again may. One statement decides, so that of several processes only one may.
 * @param message what the message is known by
 */
export async function takeDay(db: Knex, id: string, message: string, now: number): Promise<boolean> {
  const mailed = { mailed_at: now, mailed_for: createHash('sha256').update(message).digest('hex') };
  const fresh = await db('mail_addresses')
    .insert({ id, ...mailed, unsubscribed_at: null })
    .onConflict('id')
    .ignore()
    .returning('id');
  if (fresh.length > 0) return true;
  const changed = await db('mail_addresses')
    .where('id', id)
    .whereNull('unsubscribed_at')
    .where((either) => {
      void either
        .where('mailed_at', '<=', now - dayMs)
        .orWhere('mailed_for', mailed.mailed_for)
        // By a clock that stood ahead.
        .orWhere('mailed_at', '>', now + dayMs);
    })
    .update(mailed);
  return changed === 1;
}

export async function isUnsubscribed(db: Knex, id: string): Promise<boolean> {
  return (await db('mail_addresses').where('id', id).whereNotNull('unsubscribed_at').first('id')) !== undefined;
}

/** The same once more changes nothing. What it was mailed for is forgotten. */
export async function unsubscribeAddress(db: Knex, id: string, at: number): Promise<void> {
  await db('mail_addresses')
    .insert({ id, mailed_at: 0, mailed_for: '', unsubscribed_at: at })
    .onConflict('id')
    .merge({ mailed_for: '', unsubscribed_at: at });
}

/** What is older than a day counts for nothing; who has unsubscribed stays so. */
export async function forgetMailed(db: Knex, now: number): Promise<void> {
  await db('mail_addresses')
    .whereNull('unsubscribed_at')
    .where('mailed_at', '<=', now - dayMs)
    .delete();
  await db('reminders')
    .where('at', '<=', now - dayMs)
    .delete();
}
