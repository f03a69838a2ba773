import { randomBytes } from 'node:crypto';
import { newSecret, uuidPattern } from '#shared/kernel/ids.ts';
import { insertOrganizerToken } from '#server/access/organizer-secrets.ts';
import { DatabaseError } from '#server/kernel/database-error.ts';
import { openDatabase, type DatabaseConfig } from '#server/kernel/db.ts';

/**
 * Gives the organiser's seat back to who has lost the link and the password, and has written to the operator from the
 * e-mail address that the group was made with.
 * @returns the path of a new organiser's link. The old ones stay.
 * @throws DatabaseError when there is no such group, or it was made with another address.
 */
export async function organizerPath(
  database: DatabaseConfig,
  { groupId, email, at }: { groupId: string; email: string; at: number },
): Promise<string> {
  if (!uuidPattern.test(groupId)) throw new DatabaseError(`${JSON.stringify(groupId)} is no id of a group.`);
  const db = await openDatabase(database);
  try {
    return await db.transaction(async (trx) => {
      const group = await trx('groups').where('id', groupId).whereNull('deleted_at').first('creator_email');
      if (!group) throw new DatabaseError(`There is no group ${groupId}.`);
      if (plain(group.creator_email) !== plain(email))
        throw new DatabaseError(`The group ${groupId} was made with another e-mail address.`);
      const token = newSecret((length) => new Uint8Array(randomBytes(length)));
      await insertOrganizerToken(trx, groupId, token, at);
      return `/group/${groupId}/settings#organizer=${token}`;
    });
  } finally {
    await db.destroy();
  }
}

const plain = (email: string): string => email.trim().toLowerCase();
