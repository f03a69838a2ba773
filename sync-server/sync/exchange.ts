import type { Knex } from 'knex';
import type { Row, Tombstone } from '#shared/contract/rows.ts';
import { bindsSession, type InputOf } from '#shared/contract/intents.ts';
import { createGroupInput } from '#shared/group/schema.ts';
import { proto, type Cursor, type ExchangeAnswer, type ExchangeRequest, type Result } from '#shared/contract/sync.ts';
import { newNonce, type RandomBytes } from '#shared/ids.ts';
import { insertHead, lockHead, readHead, type GroupHead } from '#server/group/store.ts';
import { workOutPins } from '#server/member/pins.ts';
import { hashSecret, readSessions, sessionHashes } from '#server/member/store.ts';
import { isOrganizerSecret } from '#server/organizer/store.ts';
import { storageTrouble } from '#server/storage-trouble.ts';
import { reading } from '#server/db.ts';
import { chainFrom, knows, countUnopened, poisonTries, storedResults, storeResults, unopenedTries } from './journal.ts';
import { liveRows, rowsAfter, toWire } from './row-stores.ts';
import { isEffect, runIntents, type BatchOutcome, type Speaker } from './run-intents.ts';
import { hashPassword } from './password.ts';

/** What an exchange needs besides the request: storage, time and chance are arguments. */
export interface ExchangePorts {
  db: Knex;
  now: () => number;
  random: RandomBytes;
  onException: (error: unknown, name: string) => void;
}

/** A commit that everybody in the group should hear of. */
export interface Commit {
  groupId: string;
  from: [number, string];
  to: [number, string];
  changes: (Row | Tombstone)[];
  /** Sessions that ended with it: their sockets leave. */
  ended: { tokenHashes: string[]; memberIds: string[]; group?: true };
}

export interface ExchangeOutcome {
  answer: ExchangeAnswer;
  commit: Commit | undefined;
}

/** The exchange (rules P1, P2, P10): one transaction, one snapshot. Nothing of it counts before the transaction has committed. */
export async function exchange(ports: ExchangePorts, request: ExchangeRequest, options = { resultsOnly: false }): Promise<ExchangeOutcome> {
  const first = request.mutations[0];
  const newGroup = first?.name === 'createGroup' ? createGroupInput.safeParse(first.input) : undefined;
  // scrypt is slow on purpose: it does not belong inside the write transaction.
  const adminPasswordHash = newGroup?.success && newGroup.data.adminPassword ? await hashPassword(newGroup.data.adminPassword) : null;
  const pins = await workOutPins(ports.db, request.groupId, request.mutations, ports.now());
  const isReading = request.mutations.length === 0;
  const once = (alone: boolean) => ports.db.transaction((trx) => run(trx, alone), isReading ? reading(ports.db) : {});
  try {
    return await once(false).catch((error: unknown) => {
      if (isReading || error instanceof NotOpened || storageTrouble(error)) throw error;
      // Something in the batch is poison, or another flusher opened the same group: once more, each intent by itself (rule P11).
      return once(true);
    });
  } catch (error) {
    if (!(error instanceof NotOpened)) throw error;
    return refused({ proto, kind: 'unknown', results: await Promise.all(error.results.map(afterException)) });
  }

  /** Rule P11 for the intent that opens a group: the count stands outside of what was rolled back. */
  async function afterException(result: Result): Promise<Result> {
    if (result.code !== 'retry') return result;
    const tries = await ports.db.transaction((trx) => countUnopened(trx, request.groupId, result.mid, first, ports.now()));
    return tries < poisonTries ? result : { mid: result.mid, code: 'quarantined' };
  }

  async function run(trx: Knex.Transaction, alone: boolean): Promise<ExchangeOutcome> {
    const now = ports.now();
    let isNew = false;
    let head = request.mutations.length > 0 ? await lockHead(trx, request.groupId) : await readHead(trx, request.groupId);
    if (!head) {
      if (!first || !newGroup?.success || newGroup.data.groupId !== request.groupId) return refused({ proto, kind: 'unknown', results: [] });
      isNew = true;
      const { mid } = first;
      if ((await unopenedTries(trx, request.groupId, mid)) >= poisonTries) throw new NotOpened([{ mid, code: 'quarantined' }]);
      // A request that is refused as a whole opens nothing.
      const strangers = await readSpeakers(trx, request.groupId, request);
      if ('why' in strangers) return refused({ proto, kind: 'forbidden', ...strangers, results: [] });
      head = await openGroup(trx, newGroup.data, adminPasswordHash, ports, now).catch((error: unknown) => {
        if (!alone || storageTrouble(error)) throw error;
        ports.onException(error, 'createGroup');
        throw new NotOpened([{ mid, code: 'retry' }]);
      });
    } else if (head.deletedAt !== null) {
      return refused({ proto, kind: 'gone', results: [...(await storedResults(trx, head.id, request.mutations.map((one) => one.mid))).values()] });
    } else if (request.cursor && !isAt(request.cursor, head) && !(await knows(trx, head.id, request.cursor))) {
      return refused({ proto, kind: 'lost' });
    }

    const speakers = await readSpeakers(trx, head.id, request);
    if ('why' in speakers) {
      // What this identity had been answered before it ended is still its to know: the answer may have been lost.
      const own = request.mutations.filter((one) => one.as === speakers.as);
      const known = await storedResults(trx, head.id, own.map((one) => one.mid));
      // The device parks what it sent. That must stay the last word: should the organiser bring the member back, a copy of this request
      // that is still on its way must not take effect (promises S1, S2). A log-out has nothing to lose.
      const late = speakers.why === 'removed' ? own.filter((one) => !known.has(one.mid) && one.name !== 'logout') : [];
      const parked = [...new Set(late.map((one) => one.mid))].map((mid): Result => ({ mid, code: 'member_removed' }));
      await storeResults(trx, head.id, parked, now);
      return refused({ proto, kind: 'forbidden', ...speakers, results: [...known.values(), ...parked] });
    }
    const outcome: BatchOutcome =
      request.mutations.length > 0
        ? await runIntents({
            trx, head, speakers, isOrganizer: await isOrganizerSecret(trx, head.id, head.organizerHash, request.organizerToken),
            mutations: request.mutations, now, random: ports.random, onException: ports.onException, alone, pins,
          })
        : { results: [], commit: undefined };
    // A group that could not be opened leaves nothing behind, nor does what came with it: that waits.
    if (isNew && !outcome.results.slice(0, 1).some(isEffect)) throw new NotOpened(outcome.results.slice(0, 1));
    const tip: Cursor = outcome.commit ? { version: outcome.commit.to[0], nonce: outcome.commit.to[1] } : { version: head.version, nonce: head.nonce };
    const isDeleted = outcome.results.some((one) => isEffect(one) && request.mutations.some(({ mid, name }) => mid === one.mid && name === 'deleteGroup'));
    return {
      answer: options.resultsOnly
        ? { proto, kind: 'delta', chain: [[tip.version, tip.nonce]], rows: [], gone: [], results: outcome.results }
        : isDeleted
          ? { proto, kind: 'gone', results: outcome.results }
          : request.cursor && isAt(request.cursor, head)
            ? ownNews(request.cursor, outcome)
            : await snapshot(trx, head.id, request.cursor, tip, outcome.results),
      commit: outcome.commit && { groupId: head.id, ...outcome.commit, ended: { ...(await endedBy(trx, head.id, outcome, request, speakers)), ...(isDeleted ? { group: true as const } : {}) } },
    };
  }
}

class NotOpened extends Error {
  constructor(readonly results: Result[]) {
    super('The group was not opened.');
  }
}

const refused = (answer: ExchangeAnswer): ExchangeOutcome => ({ answer, commit: undefined });

const isAt = (cursor: Cursor, point: Cursor): boolean => cursor.version === point.version && cursor.nonce === point.nonce;

/** To a device that knew everything: what its own intents changed is all that is new, and need not be read. */
function ownNews(cursor: Cursor, { commit, results }: BatchOutcome): ExchangeAnswer {
  return { proto, kind: 'delta', chain: [[cursor.version, cursor.nonce], ...(commit ? [commit.to] : [])], ...toWire(commit?.changes ?? []), results };
}

/** Rows from a cursor to the tip; everything for a device that has nothing. The cursor must be known. */
export async function snapshot(db: Knex, groupId: string, cursor: Cursor | null, tip: Cursor, results: Result[]): Promise<ExchangeAnswer> {
  if (!cursor) {
    return { proto, kind: 'reset', ...tip, rows: toWire(await liveRows(db, groupId)).rows, results };
  }
  const chain = await chainFrom(db, groupId, cursor);
  if (!chain) return { proto, kind: 'lost' };
  const changed = cursor.version < tip.version ? await rowsAfter(db, groupId, cursor.version) : [];
  return { proto, kind: 'delta', chain, ...toWire(changed), results };
}

async function openGroup(trx: Knex.Transaction, input: InputOf<'createGroup'>, adminPasswordHash: string | null, ports: ExchangePorts, at: number): Promise<GroupHead> {
  return insertHead(trx, {
    id: input.groupId,
    nonce: newNonce(ports.random),
    creatorEmail: input.creatorEmail,
    organizerHash: hashSecret(input.organizerToken),
    adminPasswordHash,
    at,
  });
}

/** A request that carries a dead credential executes nothing and learns nothing but that (promise S10). */
async function readSpeakers(trx: Knex.Transaction, groupId: string, request: ExchangeRequest): Promise<Speaker[] | { why: 'removed' | 'revoked' | 'nosession'; as: number }> {
  const hashes = request.tokens.map(hashSecret);
  const sessions = await readSessions(trx, groupId, hashes);
  const speakers: Speaker[] = [];
  for (const [as, tokenHash] of hashes.entries()) {
    const session = sessions.get(tokenHash);
    if (session && session.state !== 'active') return { why: session.state, as };
    const own = request.mutations.filter((one) => one.as === as);
    if (!session && !own.some((one) => bindsSession(one.name))) return { why: 'nosession', as };
    speakers.push({ tokenHash, memberId: session?.memberId });
  }
  return speakers;
}

async function endedBy(trx: Knex.Transaction, groupId: string, outcome: BatchOutcome, request: ExchangeRequest, speakers: readonly Speaker[]): Promise<Commit['ended']> {
  const tokenHashes: string[] = [];
  for (const one of outcome.results) {
    const mutation = request.mutations.find((candidate) => candidate.mid === one.mid);
    if (mutation?.name !== 'logout' || one.code !== 'applied' || typeof mutation.as !== 'number') continue;
    const speaker = speakers[mutation.as];
    if (speaker) tokenHashes.push(speaker.tokenHash);
  }
  const memberIds = (outcome.commit?.changes ?? []).filter((entry) => entry.kind === 'member' && !entry.data).map((entry) => entry.id);
  // A socket that said hello before its join was sent is known by its session alone.
  return { tokenHashes: [...tokenHashes, ...(await sessionHashes(trx, groupId, memberIds))], memberIds };
}
