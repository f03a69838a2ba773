import { rebase } from '#shared/protocol/rebase.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { bindsSession, mutationDefinitions, isMutationName } from '#shared/protocol/mutations.ts';
import { isKind, rowSchemas } from '#shared/protocol/rows.ts';
import type { ExchangeResponse, Patch, Result, WireGone, WireRow } from '#shared/protocol/sync.ts';
import type { LocalDb, OutboxEntry, StoredRow, StoredSession } from '#app/local/device/db.ts';
import type { BuiltRequest } from './request.ts';

/** What the lane should do after an answer has been applied. */
export type Applied = { kind: 'settled'; again: boolean } | { kind: 'wait' } | { kind: 'gone' };

/**
 * Applies an exchange's answer: rows, cursor and results in one transaction (rules P1 to P4, P8, P14). Nothing else but `applyPatch` writes
 * confirmed rows.
 */
export async function applyResponse(
  db: LocalDb,
  built: BuiltRequest,
  answer: ExchangeResponse,
  nowMs: number,
): Promise<Applied> {
  const { groupId } = built.request;
  return db.write([db.rows, db.cursors, db.outbox, db.sessions, db.groups, db.organizers], async () => {
    switch (answer.kind) {
      case 'delta': {
        const moved = await moveAlong(db, groupId, answer.chain, answer.rows, answer.gone);
        await takeResults(db, answer.results, nowMs, moved !== 'unrelated');
        return { kind: 'settled', again: moved === 'unrelated' || built.isPartial || hasRetry(answer.results) };
      }
      case 'reset': {
        const stored = await db.cursors.get(groupId);
        // Another tab's answer came first: this one is from an older moment of the same history, or of another one.
        if (stored && !stored.lost && (built.request.cursor !== null || stored.version > answer.version)) {
          await takeResults(db, answer.results, nowMs, false);
          return { kind: 'settled', again: true };
        }
        await db.rows.where('groupId').equals(groupId).delete();
        await putRows(db, groupId, answer.rows, () => true);
        await db.cursors.put({ groupId, version: answer.version, nonce: answer.nonce });
        await takeResults(db, answer.results, nowMs, true);
        return { kind: 'settled', again: built.isPartial || hasRetry(answer.results) };
      }
      case 'lost':
        await resubmit(db, groupId);
        return { kind: 'settled', again: true };
      case 'unknown': {
        await takeResults(db, answer.results, nowMs, true);
        // The server was restored to a time before this group: the device that made it offers it again; the others keep what they have.
        const resubmitted = (await db.cursors.get(groupId)) !== undefined && (await resubmitGroup(db, groupId));
        return resubmitted ? { kind: 'settled', again: true } : { kind: 'wait' };
      }
      case 'gone':
        await takeResults(db, answer.results, nowMs, true);
        await reject(db, await pending(db, groupId), 'group_gone');
        await db.groups.update(groupId, { archived: 'gone' });
        return { kind: 'gone' };
      case 'forbidden': {
        const session = built.sessions[answer.actor];
        if (!session) return { kind: 'wait' };
        await takeResults(db, answer.results, nowMs, true);
        if (!(await db.sessions.get(session.id))) return { kind: 'settled', again: true };
        // An old request: by now this identity's join is on its way again, or was refused and waits for the person's word.
        if (answer.why === 'nosession' && (await isJoining(db, session.id))) return { kind: 'settled', again: true };
        await db.sessions.update(session.id, { state: 'ended', why: answer.why });
        const own = (await pending(db, groupId)).filter((one) => one.actor === session.id);
        if (answer.why === 'removed') {
          await reject(db, own, 'member_removed');
          await stopListening(db, session);
        }
        // A logout that finds its session already ended has nothing left to do.
        for (const entry of own)
          if (entry.name === 'logout')
            await db.outbox.update(entry.order, { state: 'done', code: 'applied', doneAt: nowMs });
        if (session.state === 'leaving' && own.every((one) => one.name === 'logout'))
          await db.sessions.delete(session.id);
        return { kind: 'settled', again: true };
      }
    }
  });
}

/** Invariant S10: whoever was taken out keeps what they have and hears nothing more, until somebody comes in here again by name. */
async function stopListening(db: LocalDb, ended: StoredSession): Promise<void> {
  const speaksOn = (await db.sessions.where('groupId').equals(ended.groupId).toArray()).some(
    (one) => one.id !== ended.id && one.state === 'active',
  );
  const manages = (await db.organizers.get(ended.groupId)) !== undefined;
  if (!speaksOn && !manages) await db.groups.update(ended.groupId, { archived: 'removed' });
}

/** A patch from the socket. It clears nothing from the queue (rule P4). `gap`: something is missing in between. */
export async function applyPatch(db: LocalDb, patch: Patch): Promise<'moved' | 'old' | 'gap'> {
  return db.write([db.rows, db.cursors, db.groups], async () => {
    const stored = await db.cursors.get(patch.groupId);
    if (!stored || stored.lost) return 'gap';
    const moved = await moveAlong(db, patch.groupId, patch.chain, patch.rows, patch.gone);
    if (moved !== 'unrelated') return moved;
    const last = patch.chain.at(-1);
    return last && last[0] <= stored.version ? 'old' : 'gap';
  });
}

/** Rule P3: rows count only if the stored cursor is one of the chain's pairs. */
async function moveAlong(
  db: LocalDb,
  groupId: string,
  chain: readonly [number, string][],
  rows: readonly WireRow[],
  gone: readonly WireGone[],
): Promise<'moved' | 'old' | 'unrelated'> {
  const stored = await db.cursors.get(groupId);
  const tip = chain.at(-1);
  if (
    !stored ||
    stored.lost ||
    !tip ||
    !chain.some(([version, nonce]) => version === stored.version && nonce === stored.nonce)
  )
    return 'unrelated';
  if (tip[0] === stored.version) return 'old';
  await putRows(db, groupId, rows, (row) => row.version > stored.version);
  await db.rows.bulkDelete(
    gone.filter((one) => one.version > stored.version).map((one) => [groupId, one.kind, one.id]),
  );
  await db.cursors.put({ groupId, version: tip[0], nonce: tip[1] });
  return 'moved';
}

/** Kinds that this build does not know are passed over; a build that knows them fetches everything anew (`rowEpoch`). */
async function putRows(
  db: LocalDb,
  groupId: string,
  rows: readonly WireRow[],
  wanted: (row: WireRow) => boolean,
): Promise<void> {
  const parsed: StoredRow[] = [];
  for (const row of rows) {
    if (!wanted(row) || !isKind(row.kind)) continue;
    const data = rowSchemas[row.kind].safeParse(row.data);
    if (data.success)
      parsed.push({
        groupId,
        kind: row.kind,
        id: row.id,
        version: row.version,
        timestamp: row.timestamp,
        mutationId: row.mutationId,
        data: data.data,
      });
  }
  await db.rows.bulkPut(parsed);
  const group = parsed.find((row): row is StoredRow<'group'> => row.kind === 'group');
  if (group && (await db.groups.get(groupId)))
    await db.groups.update(groupId, { name: group.data.name, shareUrl: group.data.shareUrl });
}

/** An entry leaves the queue only with the server's result, and, unless it is a refusal, only together with its rows (invariant S3). */
async function takeResults(db: LocalDb, results: readonly Result[], nowMs: number, withRows: boolean): Promise<void> {
  const left: string[] = [];
  for (const one of results) {
    const entry = await db.outbox.where('mutationId').equals(one.mutationId).first();
    if (entry?.state !== 'pending') continue;
    if (one.code === 'blocked' || one.code === 'retry') continue;
    if (one.code === 'applied' || one.code === 'superseded') {
      if (!withRows) continue;
      await db.outbox.update(entry.order, { state: 'done', code: one.code, doneAt: nowMs });
      if (entry.name === 'logout') left.push(entry.actor);
    } else {
      await reject(db, [entry], one.code);
    }
  }
  for (const actor of left) {
    await db.sessions.delete(actor);
    // A copy of this storage logged out: what only this one had made has nobody to speak for it any more.
    await reject(
      db,
      await db.outbox
        .where('state')
        .equals('pending')
        .filter((one) => one.actor === actor)
        .toArray(),
      'session_revoked',
    );
  }
}

const isJoining = async (db: LocalDb, actor: string): Promise<boolean> =>
  (await db.outbox
    .where('state')
    .anyOf('pending', 'rejected')
    .filter((one) => one.actor === actor && bindsSession(one.name))
    .count()) > 0;

const hasRetry = (results: readonly Result[]): boolean => results.some((one) => one.code === 'retry');

async function reject(db: LocalDb, entries: readonly OutboxEntry[], code: string): Promise<void> {
  for (const entry of entries) await db.outbox.update(entry.order, { state: 'rejected', code });
}

const pending = (db: LocalDb, groupId: string): Promise<OutboxEntry[]> =>
  db.outbox.where('[groupId+state]').equals([groupId, 'pending']).sortBy('order');

/**
 * Rule P8: the server does not know this device's point in history (it was restored from a backup). Writes that it had accepted and whose
 * effect still stands here become pending again, with their old mutation id and timestamp; those overwritten since do not. Rows stay until the
 * reset replaces them.
 */
async function resubmit(db: LocalDb, groupId: string): Promise<void> {
  const cursor = await db.cursors.get(groupId);
  if (cursor) await db.cursors.put({ ...cursor, lost: true });
  const rows = await db.rows.where('groupId').equals(groupId).toArray();
  const confirmed = rebase(rows, []);
  const done = (await db.outbox.where('[groupId+state]').equals([groupId, 'done']).toArray()).filter(
    (one) => one.code === 'applied',
  );
  for (const entry of done) {
    if (!isMutationName(entry.name) || entry.name === 'logout') continue;
    // After a log-out, or once taken out, nobody on this device may speak for that member any more.
    if (entry.actor !== 'link' && entry.actor !== 'organizer' && !(await mayAct(db, entry.actor))) continue;
    const definition = mutationDefinitions[entry.name] as MutationDefinition<unknown>;
    const target = definition.target(entry.input, entry.memberId, groupId);
    const row = target && confirmed.get(target.kind, target.id);
    const stands = definition.removes
      ? target && !row
      : row && (row.mutationId === entry.mutationId || definition.resubmitsWhilePresent);
    if (!stands) continue;
    // Part of it stands in what was made on it later: it goes first again, and conflicts with nothing.
    await db.outbox.update(entry.order, {
      state: 'pending',
      ...(row && row.mutationId !== entry.mutationId ? { base: undefined } : {}),
    });
  }
  await askAgain(db, groupId);
}

const mayAct = async (db: LocalDb, sessionId: string): Promise<boolean> => {
  const session = await db.sessions.get(sessionId);
  return session !== undefined && session.why !== 'removed';
};

/**
 * A refusal by a history that is gone is no refusal: the present one may take the write from a copy of the request that is still on its way.
 * Asked again with its own mid, it is in one place again, whichever (invariant S1). Whoever has logged out cannot ask.
 */
async function askAgain(db: LocalDb, groupId: string): Promise<void> {
  for (const entry of await db.outbox.where('[groupId+state]').equals([groupId, 'rejected']).toArray()) {
    const speaks =
      entry.actor === 'link' || entry.actor === 'organizer' || (await db.sessions.get(entry.actor))?.state === 'active';
    if (speaks) await db.outbox.update(entry.order, { state: 'pending' });
  }
}

async function resubmitGroup(db: LocalDb, groupId: string): Promise<boolean> {
  const made = (await db.outbox.where('[groupId+state]').equals([groupId, 'done']).toArray()).some(
    (one) => one.name === 'createGroup',
  );
  if (made) await resubmit(db, groupId);
  return made;
}
