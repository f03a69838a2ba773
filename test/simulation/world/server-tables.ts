import type { Cursor, ExchangeRequest } from '#shared/protocol/sync.ts';
import { hashSecret } from '#server/access/sessions.ts';
import type { MemoryDatabase } from './memory-sqlite.ts';

/** What somebody brings who wants to read a group: hashes of secrets, and a share link. */
export interface Keys {
  hashes: readonly string[];
  shareUrl: string | undefined;
}

/** Reads the server's tables directly, for checks: outside of any transaction and without advancing time. */
export class ServerTables {
  constructor(private readonly memory: () => MemoryDatabase) {}

  /** `code version` as stored for a mutation. */
  storedResult(groupId: string, mutationId: string): string | undefined {
    const [row] = this.memory().query('SELECT code, version FROM mutations WHERE group_id = ? AND mutation_id = ?', [
      groupId,
      mutationId,
    ]);
    return row && `${String(row['code'])} ${String(row['version'] ?? '')}`;
  }

  memberOf({ groupId, tokens }: ExchangeRequest, actor: number): string | undefined {
    const [row] = this.memory().query('SELECT member_id FROM sessions WHERE group_id = ? AND token_hash = ?', [
      groupId,
      hashSecret(tokens[actor] ?? ''),
    ]);
    return row && String(row['member_id']);
  }

  /** Whether one of the request's sessions has logged out or belongs to a removed member. */
  hasEndedSession({ groupId, tokens }: ExchangeRequest): boolean {
    return tokens.some((token) => this.isEnded(groupId, hashSecret(token)));
  }

  isEnded(groupId: string, tokenHash: string): boolean {
    const [row] = this.memory().query(
      'SELECT s.revoked_at, m.removed FROM sessions s LEFT JOIN members m ON m.group_id = s.group_id AND m.id = s.member_id WHERE s.group_id = ? AND s.token_hash = ?',
      [groupId, tokenHash],
    );
    return row !== undefined && (row['revoked_at'] !== null || row['removed'] !== 0);
  }

  /** The share link that leads to the group now; nothing when the server does not know the group. */
  presentLink(groupId: string): string | undefined {
    const [row] = this.memory().query(
      'SELECT p.share_url FROM group_profiles p JOIN groups g ON g.id = p.group_id WHERE p.group_id = ? AND p.removed = 0 AND g.deleted_at IS NULL',
      [groupId],
    );
    return row && String(row['share_url']);
  }

  /**
   * Founding decision 27: an open group is open to everybody, a closed one to a live session, the organizer's secret
   * and the present link.
   */
  isOpenTo(groupId: string, { hashes, shareUrl }: Keys): boolean {
    const [group] = this.memory().query(
      'SELECT organizer_hash FROM groups WHERE id = ? AND closed = 1 AND deleted_at IS NULL',
      [groupId],
    );
    if (!group || (shareUrl !== undefined && shareUrl === this.presentLink(groupId))) return true;
    return hashes.some((hash) => hash === group['organizer_hash'] || this.isLive(groupId, hash));
  }

  private isLive(groupId: string, tokenHash: string): boolean {
    const known = this.memory().query('SELECT token_hash FROM sessions WHERE group_id = ? AND token_hash = ?', [
      groupId,
      tokenHash,
    ]);
    return known.length > 0 && !this.isEnded(groupId, tokenHash);
  }

  isDeleted(groupId: string): boolean {
    return this.memory().query('SELECT id FROM groups WHERE id = ? AND deleted_at IS NOT NULL', [groupId]).length > 0;
  }

  /** Whether the present history has this point. */
  knows(groupId: string, { version, nonce }: Cursor): boolean {
    return (
      this.memory().query('SELECT version FROM group_versions WHERE group_id = ? AND version = ? AND nonce = ?', [
        groupId,
        version,
        nonce,
      ]).length > 0
    );
  }
}
