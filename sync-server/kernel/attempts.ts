import type { Knex } from 'knex';

/**
 * Founding decision 3: after this many wrong PINs or passwords in a window, none is accepted until it ends. Counted in
 * the database, for all processes.
 */
const maxAttempts = 5;
const windowMs = 15 * 60 * 1000;

interface Attempts {
  count: number;
  since: number;
}

async function readAttempts(db: Knex, groupId: string, subject: string, now: number): Promise<Attempts | undefined> {
  const found = await db('secret_attempts').where({ group_id: groupId, subject }).first('tries', 'since');
  // A window that begins in the future is one of a clock that has been set back since: it would last until then.
  return found && Math.abs(now - found.since) < windowMs ? { count: found.tries, since: found.since } : undefined;
}

export async function isLocked(db: Knex, groupId: string, subject: string, now: number): Promise<boolean> {
  return ((await readAttempts(db, groupId, subject, now))?.count ?? 0) >= maxAttempts;
}

/** The group must be locked by the caller's transaction, so that no attempt goes uncounted. */
export async function countAttempt(
  trx: Knex.Transaction,
  groupId: string,
  subject: string,
  now: number,
): Promise<void> {
  const before = await readAttempts(trx, groupId, subject, now);
  await trx('secret_attempts')
    .insert({ group_id: groupId, subject, tries: (before?.count ?? 0) + 1, since: before?.since ?? now })
    .onConflict(['group_id', 'subject'])
    .merge();
}

/** For an attempt that was counted before it was checked, and was right. */
export async function uncountAttempt(trx: Knex.Transaction, groupId: string, subject: string): Promise<void> {
  await trx('secret_attempts').where({ group_id: groupId, subject }).where('tries', '>', 0).decrement('tries', 1);
}

/** The secret itself has been removed. */
export async function forgetAttempts(trx: Knex.Transaction, groupId: string, subject: string): Promise<void> {
  await trx('secret_attempts').where({ group_id: groupId, subject }).delete();
}
