import { timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import { hashSecret } from './sessions.ts';

/**
 * Whether the token is an organiser's secret: the one that the group was created with, or one that a login by password
 * returned.
 */
export async function isOrganizerSecret(
  db: Knex,
  groupId: string,
  organizerHash: string,
  token: string | undefined,
): Promise<boolean> {
  return token !== undefined && isOrganizerSecretHash(db, groupId, organizerHash, hashSecret(token));
}

export async function isOrganizerSecretHash(
  db: Knex,
  groupId: string,
  organizerHash: string,
  hash: string,
): Promise<boolean> {
  if (timingSafeEqual(Buffer.from(hash), Buffer.from(organizerHash))) return true;
  return (
    (await db('organizer_tokens').where({ group_id: groupId, token_hash: hash }).first('created_at')) !== undefined
  );
}

export async function readAdminPasswordHash(db: Knex, groupId: string): Promise<string | null> {
  const found = await db('groups').where('id', groupId).first('admin_password_hash');
  return found?.admin_password_hash ?? null;
}

/** Devices on which the organiser has logged in by password; the oldest are forgotten. */
const mostTokens = 20;

export async function insertOrganizerToken(
  trx: Knex.Transaction,
  groupId: string,
  token: string,
  at: number,
): Promise<void> {
  await trx('organizer_tokens').insert({ group_id: groupId, token_hash: hashSecret(token), created_at: at });
  const old = await trx('organizer_tokens')
    .where('group_id', groupId)
    .orderBy('created_at', 'desc')
    .offset(mostTokens)
    .limit(mostTokens)
    .select('token_hash');
  if (old.length > 0)
    await trx('organizer_tokens')
      .where('group_id', groupId)
      .whereIn(
        'token_hash',
        old.map((one) => one.token_hash),
      )
      .delete();
}

export async function dropOrganizerToken(db: Knex, groupId: string, token: string): Promise<void> {
  await db('organizer_tokens')
    .where({ group_id: groupId, token_hash: hashSecret(token) })
    .delete();
}

/** Ends all organiser's secrets of a group but this one. */
export async function replaceOrganizerSecrets(trx: Knex.Transaction, groupId: string, token: string): Promise<void> {
  await trx('groups')
    .where('id', groupId)
    .update({ organizer_hash: hashSecret(token) });
  await trx('organizer_tokens').where('group_id', groupId).delete();
}

/** `null` takes the password away. */
export async function saveAdminPasswordHash(
  trx: Knex.Transaction,
  groupId: string,
  hash: string | null,
): Promise<void> {
  await trx('groups').where('id', groupId).update({ admin_password_hash: hash });
}
