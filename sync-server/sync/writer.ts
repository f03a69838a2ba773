import type { Knex } from 'knex';
import type { ExchangeRequest } from '#shared/protocol/sync.ts';
import { opensClosed } from '#server/access/closed-groups.ts';
import { hashSecret } from '#server/access/sessions.ts';
import { readHead } from '#server/kernel/group-head.ts';
import type { Writer } from '#server/kernel/work-budget.ts';

/** Which budget a write counts against: those of strangers do not count against members behind the same address. */
export async function writerOf(db: Knex, { groupId, tokens, organizerToken }: ExchangeRequest): Promise<Writer> {
  const tokenHashes = [...tokens, ...(organizerToken ? [organizerToken] : [])].map(hashSecret);
  if (tokenHashes.length === 0) return 'stranger';
  const head = await readHead(db, groupId);
  return head?.deletedAt === null && (await opensClosed(db, head, { tokenHashes })) ? 'known' : 'stranger';
}
