import type { Knex } from 'knex';
import { limits } from '#shared/kernel/limits.ts';
import { restorableMs } from '#shared/organizer/schema.ts';
import { isPostgres } from '#server/kernel/db.ts';
import { endIdleSessions } from '#server/access/sessions.ts';
import { forgetMailed } from '#server/mail/store.ts';
import { endGroup } from '#server/organizer/store.ts';
import { measureGroups } from './group-bytes.ts';
import { retentionMs } from './expiry.ts';
import { forgetRemoved } from './forget-removed.ts';
import { mayExpireGroups } from './hold.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A deleted group could come back from a backup for as long as a removed member can. */
const keptMs = restorableMs;

/** What a sweep has forgotten, in groups, members and answers; `sessions`: that it ended because nobody used them. */
export interface Swept {
  expired: number;
  groups: number;
  members: number;
  answers: number;
  sessions: number;
}

/**
 * Deletes for good what the app says is gone: deleted groups, removed members and replaced answers after 7 days, and
 * groups in which nothing has happened for `retentionMonths`. Each group is a transaction of its own, so that nobody
 * waits long.
 * @param stopped throws before the next of them once that is so
 */
export async function sweep(db: Knex, now: number, retentionMonths: number, stopped?: AbortSignal): Promise<Swept> {
  const expired = (await mayExpireGroups(db, now))
    ? await expireGroups(db, now, now - retentionMs(retentionMonths), stopped)
    : 0;
  const groups = await scrubDeletedGroups(db, now - keptMs, stopped);
  const members = await forgetRemoved(db, now - keptMs, stopped);
  stopped?.throwIfAborted();
  const answers = await db('given_answers')
    .where('replaced_at', '<', now - limits.earlierAnswerDays * dayMs)
    .delete();
  const sessions = await endIdleSessions(db, now);
  await forgetSubscriptions(db);
  await forgetPoison(db, now - keptMs);
  await forgetRefusals(db, now - keptMs);
  await forgetMailed(db, now);
  stopped?.throwIfAborted();
  await measureGroups(db);
  if (!isPostgres(db)) await emptyPages(db, stopped);
  return { expired, groups, members, answers, sessions };
}

async function expireGroups(db: Knex, now: number, before: number, stopped?: AbortSignal): Promise<number> {
  const found = await db('groups').whereNull('deleted_at').where('last_activity_at', '<', before).select('id');
  for (const { id } of found) {
    stopped?.throwIfAborted();
    await db.transaction((trx) => endGroup(trx, id, now));
  }
  return found.length;
}

/** Only that there was a group by this id stays: a phone that comes back late is told so, and does not make it anew. */
async function scrubDeletedGroups(db: Knex, before: number, stopped?: AbortSignal): Promise<number> {
  const found = await db('groups')
    .where('deleted_at', '<', before)
    .whereNot('nonce', '')
    .select('id', 'deleted_at', 'last_activity_at');
  for (const { id, ...times } of found) {
    stopped?.throwIfAborted();
    await db.transaction(async (trx) => {
      // Everything of the group goes with its row.
      await trx('groups').where('id', id).delete();
      await trx('groups').insert({
        id,
        ...times,
        version: 0,
        latest_timestamp: 0,
        nonce: '',
        creator_email: '',
        organizer_hash: '0'.repeat(64),
        admin_password_hash: null,
        closed: 1,
      });
    });
  }
  return found.length;
}

/** Where phones are told whose session has ended: a process that was told of it at once has forgotten them already. */
async function forgetSubscriptions(db: Knex): Promise<void> {
  await db('push_subscriptions')
    // Each is looked up by its key: a list of all sessions would be read from end to end.
    .whereNotExists(
      db('sessions').whereRaw('sessions.token_hash = push_subscriptions.token_hash').whereNull('revoked_at'),
    )
    .delete();
}

/**
 * What was kept for the operator of mutations that end in exceptions. That they were tried stays, so that they are not
 * tried again.
 */
async function forgetPoison(db: Knex, before: number): Promise<void> {
  for (const table of ['poisoned', 'unopened_groups'] as const)
    await db(table).where('at', '<', before).whereNotNull('mutation').update({ mutation: null });
}

/** Refusals are kept so that a copy of the request is answered the same; no copy is on its way for that long. */
async function forgetRefusals(db: Knex, before: number): Promise<void> {
  await db('mutations').whereNull('version').where('at', '<', before).delete();
}

/** Pages that one statement gives back at most, so that nobody waits long for the one writer. */
const pagesAtOnce = 1_000;

/**
 * Deleted rows are overwritten with zeros (`secure_delete`). Pages that are empty then go back to the operating system;
 * the write-ahead log still holds pages from before until it is emptied.
 */
async function emptyPages(db: Knex, stopped?: AbortSignal): Promise<void> {
  let before = Infinity;
  for (let left = await freePages(db); left > 0 && left < before; left = await freePages(db)) {
    stopped?.throwIfAborted();
    before = left;
    await db.raw(`PRAGMA incremental_vacuum(${pagesAtOnce})`);
  }
  await db.raw('PRAGMA wal_checkpoint(TRUNCATE)');
}

async function freePages(db: Knex): Promise<number> {
  const [found] = await db.raw<{ freelist_count: number }[]>('PRAGMA freelist_count');
  return found?.freelist_count ?? 0;
}
