import { isKind, rowSchemas } from '#shared/protocol/rows.ts';
import type { Patch, WireGone, WireRow } from '#shared/protocol/sync.ts';
import { seeTimestamps } from '#app/local/device/clock.ts';
import type { LocalDb, StoredRow } from '#app/local/device/db.ts';

/**
 * `moved`: the rows were applied. `old`: this device already had them. `unrelated`: they continue another point than
 * the stored cursor.
 */
export type Advance = 'moved' | 'old' | 'unrelated';

/**
 * What the socket brings. It changes no outbox entry (rule P4). `gap`: versions between the stored cursor and the patch
 * are missing.
 */
export async function applyPatch(db: LocalDb, patch: Patch): Promise<'moved' | 'old' | 'gap'> {
  return db.write([db.rows, db.cursors, db.groups], async () => {
    const stored = await db.cursors.get(patch.groupId);
    if (!stored || stored.lost) return 'gap';
    const advance = await advanceRows(db, patch.groupId, patch);
    if (advance !== 'unrelated') return advance;
    const last = patch.chain.at(-1);
    return last && last[0] <= stored.version ? 'old' : 'gap';
  });
}

/**
 * Applies changed and removed rows and moves the cursor. Rule P3: only if the stored cursor is one of the chain's
 * points.
 */
export async function advanceRows(
  db: LocalDb,
  groupId: string,
  { chain, rows, gone }: { chain: readonly [number, string][]; rows: readonly WireRow[]; gone: readonly WireGone[] },
): Promise<Advance> {
  const stored = await db.cursors.get(groupId);
  const tip = chain.at(-1);
  if (!stored || stored.lost || !tip) return 'unrelated';
  const isInChain = chain.some(([version, nonce]) => version === stored.version && nonce === stored.nonce);
  if (!isInChain) return 'unrelated';
  if (tip[0] === stored.version) return 'old';
  await putRows(
    db,
    groupId,
    rows.filter((row) => row.version > stored.version),
  );
  await seeTimestamps(
    db,
    gone.map((one) => one.timestamp),
  );
  await db.rows.bulkDelete(
    gone.filter((one) => one.version > stored.version).map((one) => [groupId, one.kind, one.id]),
  );
  await db.cursors.put({ groupId, version: tip[0], nonce: tip[1] });
  return 'moved';
}

/** A reset: the server's rows replace all of the group's. */
export async function replaceRows(
  db: LocalDb,
  groupId: string,
  { version, nonce, rows, latest }: { version: number; nonce: string; rows: readonly WireRow[]; latest: number },
): Promise<void> {
  await db.rows.where('groupId').equals(groupId).delete();
  await putRows(db, groupId, rows);
  await seeTimestamps(db, [latest]);
  await db.cursors.put({ groupId, version, nonce });
}

/** Skips kinds that this build does not know; a build that knows them fetches all rows again (`rowEpoch`). */
async function putRows(db: LocalDb, groupId: string, rows: readonly WireRow[]): Promise<void> {
  const parsed: StoredRow[] = [];
  for (const { kind, id, version, timestamp, mutationId, data: sent } of rows) {
    if (!isKind(kind)) continue;
    const data = rowSchemas[kind].safeParse(sent);
    if (data.success) parsed.push({ groupId, kind, id, version, timestamp, mutationId, data: data.data });
  }
  await db.rows.bulkPut(parsed);
  await seeTimestamps(
    db,
    rows.map((one) => one.timestamp),
  );
  const group = parsed.find((row): row is StoredRow<'group'> => row.kind === 'group');
  if (!group) return;
  const { name, shareUrl } = group.data;
  await db.groups.update(groupId, (stored) => {
    if (stored.shareUrl !== shareUrl)
      stored.formerShareUrls = [...new Set([...(stored.formerShareUrls ?? []), stored.shareUrl])];
    stored.name = name;
    stored.shareUrl = shareUrl;
  });
}
