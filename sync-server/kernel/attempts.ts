import type { Knex } from 'knex';

/** Decision 3: guessing a PIN or a password ends after so many tries in so long a time, whatever process counts them. */
export const mostTries = 5;
export const triesWindowMs = 15 * 60 * 1000;

interface Tries {
  tries: number;
  since: number;
}

async function readTries(db: Knex, groupId: string, subject: string, now: number): Promise<Tries | undefined> {
  const found = (await db('secret_attempts').where({ group_id: groupId, subject }).first('tries', 'since')) as
    Tries | undefined;
  return found && Number(found.since) + triesWindowMs > now
    ? { tries: Number(found.tries), since: Number(found.since) }
    : undefined;
}

export async function isLocked(db: Knex, groupId: string, subject: string, now: number): Promise<boolean> {
  return ((await readTries(db, groupId, subject, now))?.tries ?? 0) >= mostTries;
}

/** The group must be locked by the caller's transaction, so that no try goes uncounted. */
export async function countTry(trx: Knex.Transaction, groupId: string, subject: string, now: number): Promise<void> {
  const before = await readTries(trx, groupId, subject, now);
  await trx('secret_attempts')
    .insert({ group_id: groupId, subject, tries: (before?.tries ?? 0) + 1, since: before?.since ?? now })
    .onConflict(['group_id', 'subject'])
    .merge();
}

/** The try was right: it is not counted after all. */
export async function forgiveTry(trx: Knex.Transaction, groupId: string, subject: string): Promise<void> {
  await trx('secret_attempts').where({ group_id: groupId, subject }).where('tries', '>', 0).decrement('tries', 1);
}

/** What the tries were for is gone. */
export async function forgetTries(trx: Knex.Transaction, groupId: string, subject: string): Promise<void> {
  await trx('secret_attempts').where({ group_id: groupId, subject }).delete();
}
