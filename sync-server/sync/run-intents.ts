import type { Knex } from 'knex';
import { GroupRows } from '#shared/contract/group-rows.ts';
import type { Intent, Need } from '#shared/contract/intent.ts';
import { bindsSession, intents, isIntentName } from '#shared/contract/intents.ts';
import { rowKey, type Kind, type Row, type Tombstone } from '#shared/contract/rows.ts';
import type { Mutation, Result } from '#shared/contract/sync.ts';
import type { RefusalCode } from '#shared/errors.ts';
import { newNonce, type RandomBytes } from '#shared/ids.ts';
import { moveHead, type GroupHead } from '#server/group/store.ts';
import type { PinWork } from '#server/member/pins.ts';
import { retellBudgets } from '#server/money/budget-band.ts';
import { storageTrouble } from '#server/storage-trouble.ts';
import { intentHandlers } from './intent-handlers.ts';
import type { IntentHandler, IntentScene } from './intent-handler.ts';
import { countPoison, poisonTries, storedResults, storeResults } from './journal.ts';
import { rowStores } from './row-stores.ts';
import { together } from './together.ts';

/** Who speaks: by index in the request's tokens. `memberId` is known once a session (or a join in this batch) binds it. */
export interface Speaker {
  tokenHash: string;
  memberId: string | undefined;
}

export interface Batch {
  trx: Knex.Transaction;
  head: GroupHead;
  speakers: Speaker[];
  isOrganizer: boolean;
  mutations: readonly Mutation[];
  now: number;
  random: RandomBytes;
  onException: (error: unknown, name: string) => void;
  pins: PinWork;
  /** Each intent in a savepoint of its own, written at once: slower, and the one that fails harms no other (rule P11). */
  alone: boolean;
}

export interface BatchOutcome {
  results: Result[];
  /** What to tell everybody; absent when nothing was accepted. */
  commit: { from: [number, string]; to: [number, string]; changes: (Row | Tombstone)[] } | undefined;
}

/** An intent that has been decided and not yet been written. */
interface Decided {
  result: Result;
  changes: readonly (Row | Tombstone)[];
  /** Makes it count for the intents behind it. */
  keep: () => void;
  settle: (trx: Knex.Transaction) => Promise<void>;
}

interface Parsed {
  mutation: Mutation;
  definition: Intent<unknown>;
  input: unknown;
}

/**
 * Runs intents in order inside the caller's transaction (rules P10, P11). The rows they may touch are read once, the reducers run in
 * memory, and what they changed is written once, so that a batch costs the same few statements whatever its length. An exception ends
 * the whole run; the caller then runs it again with `alone`.
 */
export async function runIntents(batch: Batch): Promise<BatchOutcome> {
  const { trx, head, mutations, now } = batch;
  const speakers = batch.speakers.map((one) => ({ ...one, blocked: false }));
  const parsed = mutations.map(parse);
  const [known, rows] = await together<[Map<string, Result>, GroupRows]>(trx, [
    () => storedResults(trx, head.id, [...mutations.map((one) => one.mid), ...mutations.flatMap((one) => (one.base ? [one.base] : []))]),
    () => load(trx, head.id, parsed, speakers),
  ]);

  const results: Result[] = [];
  const accepted: Result[] = [];
  const refused: Result[] = [];
  const changes = new Map<string, Row | Tombstone>();
  const version = head.version + 1;

  for (const [index, mutation] of mutations.entries()) {
    const speaker = typeof mutation.as === 'number' ? speakers[mutation.as] : undefined;
    const stored = known.get(mutation.mid);
    if (stored) {
      results.push(stored);
      // A join that was refused stops the lane behind it (rule P9).
      if (speaker && bindsSession(mutation.name) && !isEffect(stored)) speaker.blocked = speaker.memberId === undefined;
      continue;
    }
    if (speaker?.blocked) {
      results.push({ mid: mutation.mid, code: 'held' });
      continue;
    }
    let outcome: Result;
    try {
      const decided = batch.alone
        ? await trx.transaction((savepoint) => attemptAlone(savepoint, mutation, parsed[index], speaker))
        : await attempt(trx, mutation, parsed[index], speaker);
      decided.keep();
      // At once: an intent behind it may ask for what it wrote.
      if (!batch.alone) await decided.settle(trx);
      outcome = decided.result;
    } catch (error) {
      if (!batch.alone || storageTrouble(error)) throw error;
      batch.onException(error, mutation.name);
      const tries = await countPoison(trx, head.id, mutation.mid, mutation, now);
      if (tries < poisonTries) {
        results.push({ mid: mutation.mid, code: 'retry' });
        break;
      }
      outcome = { mid: mutation.mid, code: 'quarantined' };
    }
    results.push(outcome);
    (isEffect(outcome) ? accepted : refused).push(outcome);
    known.set(outcome.mid, outcome);
    if (speaker && bindsSession(mutation.name) && !isEffect(outcome) && speaker.memberId === undefined) speaker.blocked = true;
  }

  let commit: BatchOutcome['commit'];
  if (accepted.length > 0) {
    const to: [number, string] = [version, newNonce(batch.random)];
    for (const entry of changes.values()) entry.version = version;
    if (!batch.alone) await writeRows(trx, head.id, [...changes.values()]);
    const band = await retellBudgets(trx, head.id, version, [...changes.values()]);
    if (band) changes.set(rowKey(band.kind, band.id), band);
    commit = { from: [head.version, head.nonce], to, changes: [...changes.values()] };
  }
  const to = commit && { version: commit.to[0], nonce: commit.to[1], at: now };
  await together(trx, [
    ...(to ? [() => moveHead(trx, head.id, to)] : []),
    () => storeResults(trx, head.id, [...accepted, ...refused], now),
  ]);
  return { results, commit };

  async function attemptAlone(savepoint: Knex.Transaction, ...intent: [Mutation, Parsed | RefusalCode | undefined, Speaker | undefined]): Promise<Decided> {
    const decided = await attempt(savepoint, ...intent);
    for (const entry of decided.changes) entry.version = version;
    await writeRows(savepoint, head.id, decided.changes);
    await decided.settle(savepoint);
    return decided;
  }

  async function attempt(trx: Knex.Transaction, mutation: Mutation, one: Parsed | RefusalCode | undefined, speaker: Speaker | undefined): Promise<Decided> {
    const refuse = (code: RefusalCode): Decided => ({ result: { mid: mutation.mid, code }, changes: [], keep: () => undefined, settle: () => Promise.resolve() });
    if (one === undefined) return refuse('invalid_input');
    if (typeof one === 'string') return refuse(one);
    const { definition, input } = one;
    const memberId = bindsSession(mutation.name) ? (input as { memberId: string }).memberId : speaker?.memberId;
    if (definition.standing === 'organizer' && !(mutation.as === 'organizer' && batch.isOrganizer)) return refuse('not_organizer');
    if (definition.standing === 'member') {
      if (!speaker || memberId === undefined) return refuse('not_authenticated');
      if (speaker.memberId !== undefined && speaker.memberId !== memberId) return refuse('not_yours');
    }
    const target = definition.target(input, memberId, head.id);
    const holder = target && rows.mark(target.kind, target.id);
    const present = target && rows.get(target.kind, target.id);
    const basesMatch = mutation.base !== undefined && mutation.base !== null && present?.mid === mutation.base;
    if (definition.checksBase && mutation.base !== undefined && present && present.mid !== mutation.base) {
      // A base unknown to this history (lost by a restore) is accepted (rule P7).
      if (mutation.base === null || known.has(mutation.base)) return refuse('conflict');
    }
    const scene: IntentScene<unknown> = { trx, groupId: head.id, mid: mutation.mid, input, rows, memberId, tokenHash: speaker?.tokenHash, at: now, pins: batch.pins, before: [], changes: [] };
    const handler = intentHandlers[mutation.name as keyof typeof intentHandlers] as IntentHandler<unknown>;
    const admission = await handler.admit?.(scene);
    if (typeof admission === 'string') return refuse(admission);

    // Rule P6: a stamp from the future counts as now, and what was made on the present row comes after it.
    const ownStamp = mutation.stamp > now || basesMatch ? Math.max(Math.min(mutation.stamp, now), (holder?.stamp ?? 0) + 1) : mutation.stamp;
    const stamp = Math.max(ownStamp, (admission?.above ?? -1) + 1);
    const run = rows.attempt({ stamp, mid: mutation.mid }, (draft) => {
      const refusal = definition.apply(draft, input, { memberId, mid: mutation.mid, at: now, groupId: head.id });
      if (refusal === undefined) admission?.act?.(draft);
      return refusal;
    });
    if (run.outcome !== undefined) return refuse(run.outcome);
    const before = run.changes.flatMap((entry) => rows.get(entry.kind, entry.id) ?? []);
    return {
      result: { mid: mutation.mid, code: run.superseded ? 'superseded' : 'applied', version },
      changes: run.changes,
      keep() {
        run.keep();
        for (const entry of run.changes) changes.set(rowKey(entry.kind, entry.id), entry);
        if (speaker && bindsSession(mutation.name)) speaker.memberId = memberId;
      },
      settle: (settling) => handler.settle?.({ ...scene, trx: settling, before, changes: run.changes }) ?? Promise.resolve(),
    };
  }
}

export const isEffect = (one: Result): boolean => one.code === 'applied' || one.code === 'superseded';

function parse(mutation: Mutation): Parsed | RefusalCode {
  if (!isIntentName(mutation.name)) return 'upgrade_required';
  const definition = intents[mutation.name] as Intent<unknown>;
  if (mutation.ver > definition.ver) return 'upgrade_required';
  const parsed = definition.input.safeParse(mutation.input);
  return parsed.success ? { mutation, definition, input: parsed.data } : 'invalid_input';
}

/** Reads what the intents say they need, and their targets: one statement per kind. */
async function load(trx: Knex.Transaction, groupId: string, parsed: readonly (Parsed | RefusalCode)[], speakers: readonly Speaker[]): Promise<GroupRows> {
  const whole = new Set<Kind>();
  const single = new Map<Kind, Set<string>>();
  const ofMembers = new Map<Kind, Set<string>>();
  const provisional = speakers.map((one) => one.memberId);
  for (const one of parsed) {
    if (typeof one === 'string') continue;
    const { mutation, definition, input } = one;
    if (bindsSession(mutation.name) && typeof mutation.as === 'number') provisional[mutation.as] ??= (input as { memberId: string }).memberId;
    const memberId = typeof mutation.as === 'number' ? provisional[mutation.as] : undefined;
    const target = definition.target(input, memberId, groupId);
    const needs: Need[] = [...definition.needs(input, memberId, groupId), ...(target ? [target] : [])];
    for (const need of needs) {
      if (need.id !== undefined) single.set(need.kind, (single.get(need.kind) ?? new Set()).add(need.id));
      else if (need.memberId !== undefined) ofMembers.set(need.kind, (ofMembers.get(need.kind) ?? new Set()).add(need.memberId));
      else whole.add(need.kind);
    }
  }
  const rows = new GroupRows();
  const reads: (() => Promise<(Row | Tombstone)[]>)[] = [];
  for (const kind of new Set([...whole, ...single.keys(), ...ofMembers.keys()])) {
    const ids = single.get(kind);
    const memberIds = ofMembers.get(kind);
    const filter = whole.has(kind) ? {} : { ...(ids ? { ids: [...ids] } : {}), ...(memberIds ? { memberIds: [...memberIds] } : {}) };
    reads.push(() => rowStores[kind].read(trx, groupId, filter));
  }
  for (const found of await together(trx, reads)) for (const row of found) rows.load(row);
  return rows;
}

async function writeRows(trx: Knex.Transaction, groupId: string, entries: readonly (Row | Tombstone)[]): Promise<void> {
  const touched = Object.values(rowStores).filter((store) => entries.some((entry) => entry.kind === store.kind));
  await together(trx, touched.map((store) => () => store.write(trx, groupId, entries.filter((entry) => entry.kind === store.kind))));
}
