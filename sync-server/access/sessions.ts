import { hash } from 'node:crypto';
import type { Knex } from 'knex';
import { callers } from '#server/kernel/caller.ts';
import { readSql } from '#server/kernel/direct-sql.ts';
import { among, listOf } from '#server/kernel/json-values.ts';

export const hashSecret = (secret: string): string => hash('sha256', secret, 'hex');

/** What a session secret stands for. `removed`: its member was taken out of the group. */
export interface SessionState {
  memberId: string;
  state: 'active' | 'revoked' | 'removed';
  lastSeenAt: number;
}

interface SessionColumns {
  token_hash: string;
  member_id: string;
  created_at: number;
  last_seen_at: number | null;
  revoked_at: number | null;
  removed: number | null;
}

/** By the secret's hash; unknown secrets are not in the map. */
export async function readSessions(
  db: Knex,
  groupId: string,
  hashes: readonly string[],
): Promise<Map<string, SessionState>> {
  if (hashes.length === 0) return new Map();
  const rows = await readSql<SessionColumns>(
    db,
    `select "token_hash", "member_id", "created_at", "last_seen_at", "revoked_at",
      (select "removed" from "members" where "members"."group_id" = "sessions"."group_id" and "members"."id" = "member_id") as "removed"
      from "sessions" where "group_id" = ? and ${among(db, 'token_hash')}`,
    [groupId, listOf(hashes)],
  );
  return new Map(
    rows.map((row) => [
      row.token_hash,
      {
        memberId: row.member_id,
        state: (row.removed ?? 1) === 1 ? 'removed' : row.revoked_at ? 'revoked' : 'active',
        lastSeenAt: row.last_seen_at ?? row.created_at,
      },
    ]),
  );
}

export async function sessionHashes(db: Knex, groupId: string, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return [];
  const rows = await db('sessions')
    .where('group_id', groupId)
    .whereIn('member_id', memberIds as string[])
    .select('token_hash');
  return rows.map((row) => row.token_hash);
}

export async function insertSession(
  trx: Knex.Transaction,
  session: { tokenHash: string; groupId: string; memberId: string; at: number; firstSession?: string | undefined },
): Promise<void> {
  await trx('sessions')
    .insert({
      token_hash: session.tokenHash,
      group_id: session.groupId,
      member_id: session.memberId,
      created_at: session.at,
      device: callers.getStore()?.device ?? null,
      first_session: session.firstSession ?? null,
    })
    .onConflict('token_hash')
    .ignore();
}

/**
 * The first session behind a session: itself, or the one that had set the PIN with which it came in. Two sessions with
 * the same first one are the same person's; without a PIN anybody comes in by the name (decision 0070).
 */
export async function firstSessionOf(db: Knex, tokenHash: string): Promise<string> {
  return (await db('sessions').where('token_hash', tokenHash).first('first_session'))?.first_session ?? tokenHash;
}

/** Whether the secret is a session of another group. */
export async function isSessionElsewhere(db: Knex, groupId: string, tokenHash: string): Promise<boolean> {
  return (
    (await db('sessions').where('token_hash', tokenHash).whereNot('group_id', groupId).first('group_id')) !== undefined
  );
}

/**
 * Ends the member's sessions, so that whoever came in before a PIN was set or changed has to log in again. `except`:
 * the session that goes on.
 */
export async function revokeSessionsOf(
  trx: Knex.Transaction,
  { groupId, memberId, except, at }: { groupId: string; memberId: string; except: string | undefined; at: number },
): Promise<void> {
  await trx('sessions')
    .where({ group_id: groupId, member_id: memberId })
    .whereNull('revoked_at')
    .whereNot('token_hash', except ?? '')
    .update({ revoked_at: at });
}

export async function revokedHashes(db: Knex, groupId: string, memberIds: readonly string[]): Promise<string[]> {
  const rows = await db('sessions')
    .where('group_id', groupId)
    .whereIn('member_id', memberIds as string[])
    .whereNotNull('revoked_at')
    .select('token_hash');
  return rows.map((row) => row.token_hash);
}

export async function revokeSession(trx: Knex.Transaction, tokenHash: string, at: number): Promise<void> {
  await trx('sessions').where({ token_hash: tokenHash }).whereNull('revoked_at').update({ revoked_at: at });
}

const dayMs = 24 * 60 * 60 * 1000;
/** A session that nobody has used for this long ends. */
const idleMs = 180 * dayMs;

/** Whether its last use must be noted again: once a day is enough. */
export const isUnseen = ({ lastSeenAt }: SessionState, now: number): boolean => now - lastSeenAt >= dayMs;

export async function markSeen(db: Knex, tokenHashes: readonly string[], at: number): Promise<void> {
  await db('sessions')
    .whereIn('token_hash', tokenHashes as string[])
    .whereNull('revoked_at')
    .update({ last_seen_at: at });
}

/** @returns how many */
export async function endIdleSessions(db: Knex, now: number): Promise<number> {
  return db('sessions')
    .whereNull('revoked_at')
    .whereRaw('coalesce(last_seen_at, created_at) < ?', [now - idleMs])
    .update({ revoked_at: now });
}

export interface OpenSession {
  /** Identifies the session among those of its member; it is no secret. */
  id: string;
  device: string;
  startedAt: number;
  lastSeenAt: number;
}

const idLength = 32;
export const sessionId = (tokenHash: string): string => tokenHash.slice(0, idLength);

/** A member's live sessions, the one used last first. */
export async function openSessions(db: Knex, groupId: string, memberId: string): Promise<OpenSession[]> {
  const rows = await db('sessions')
    .where({ group_id: groupId, member_id: memberId })
    .whereNull('revoked_at')
    .select('token_hash', 'created_at', 'last_seen_at', 'device');
  return rows
    .map((row) => ({
      id: sessionId(row.token_hash),
      device: row.device ?? '',
      startedAt: row.created_at,
      lastSeenAt: row.last_seen_at ?? row.created_at,
    }))
    .sort((a, b) => b.lastSeenAt - a.lastSeenAt || b.startedAt - a.startedAt);
}

/** Ends one session of a member, named by its id. */
export async function revokeSessionOf(
  trx: Knex.Transaction,
  { groupId, memberId, id, at }: { groupId: string; memberId: string; id: string; at: number },
): Promise<void> {
  await trx('sessions')
    .where({ group_id: groupId, member_id: memberId })
    .whereNull('revoked_at')
    .whereRaw('substr(token_hash, 1, ?) = ?', [idLength, id])
    .update({ revoked_at: at });
}
