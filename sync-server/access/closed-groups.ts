import type { Knex } from 'knex';
import { isOrganizerSecretHash } from './organizer-secrets.ts';
import { readSessions } from './sessions.ts';

/** The credentials of a caller. */
export interface Keys {
  /** Hashes of session or organiser secrets. */
  tokenHashes: readonly string[];
  shareUrl?: string | undefined;
}

/**
 * Whether a group that its organiser has closed opens for these: a live session, the organiser's secret, or the present
 * share link.
 */
export async function opensClosed(
  db: Knex,
  group: { id: string; organizerHash: string },
  { tokenHashes, shareUrl }: Keys,
): Promise<boolean> {
  if (shareUrl !== undefined && (await presentShareUrl(db, group.id)) === shareUrl) return true;
  const sessions = await readSessions(db, group.id, tokenHashes);
  if ([...sessions.values()].some((one) => one.state === 'active')) return true;
  for (const hash of tokenHashes) if (await isOrganizerSecretHash(db, group.id, group.organizerHash, hash)) return true;
  return false;
}

export async function presentShareUrl(db: Knex, groupId: string): Promise<string | undefined> {
  const found = await db('group_profiles').where({ group_id: groupId, id: groupId, removed: 0 }).first('share_url');
  return found?.share_url ?? undefined;
}
