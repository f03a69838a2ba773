import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { flagsOf, isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { LocalDb, OutboxEntry } from '#app/local/device/db.ts';
import { knownGroupCode } from '#app/local/device/group-code.ts';

/*
 * Every write to the outbox table. An entry is `pending` until the server's result arrives: then it is `done`, or
 * `rejected` with a code. Each function runs inside a transaction of its caller (`LocalDb.write` with the outbox among
 * its tables).
 */

type NewEntry = Omit<OutboxEntry, 'order' | 'state' | 'code' | 'doneAt'>;

/**
 * A new write, which waits for its result.
 * @param place the order of an entry that it takes the place of; left out: behind all others
 */
export const addPending = (db: LocalDb, write: NewEntry, place?: number): Promise<number> =>
  db.outbox.put(placed({ ...write, state: 'pending' }, place));

/** A new write that nobody can send: it is shown with its code, as one that the server has refused. */
export const addRejected = (db: LocalDb, write: NewEntry, code: string, place?: number): Promise<number> =>
  db.outbox.put(placed({ ...write, state: 'rejected', code }, place));

const placed = (entry: Omit<OutboxEntry, 'order'>, order?: number): Omit<OutboxEntry, 'order'> & { order?: number } =>
  order === undefined ? entry : { ...entry, order };

/**
 * The server has accepted the write; its secrets are removed from the entry. `superseded`: a later write of the same
 * row stands (rule P6).
 */
export async function markDone(
  db: LocalDb,
  entry: OutboxEntry,
  code: 'applied' | 'superseded',
  nowMs: number,
): Promise<void> {
  await db.outbox.update(entry.order, { state: 'done', code, doneAt: nowMs, input: withoutSecrets(entry) });
}

/** `null` for a write that cannot be offered again without its secret. */
function withoutSecrets({ name, input }: OutboxEntry): unknown {
  const definition: MutationDefinition<unknown> | undefined = isMutationName(name)
    ? mutationDefinitions[name]
    : undefined;
  return definition?.withoutSecrets ? (definition.withoutSecrets(input) ?? null) : input;
}

/** The writes are shown to the person with their code until he or she retries or discards them (rule P16). */
export async function reject(db: LocalDb, entries: readonly OutboxEntry[], code: string): Promise<void> {
  for (const entry of entries) await db.outbox.update(entry.order, { state: 'rejected', code });
}

/**
 * The write is sent again as it was: same mutation id, timestamp and place (rule P8). Its base is part of what the
 * server may have lost, so that the timestamp alone decides.
 */
export async function resubmit(db: LocalDb, entry: OutboxEntry): Promise<void> {
  await db.outbox.update(entry.order, { state: 'pending', base: undefined, input: await withSecrets(db, entry) });
}

/**
 * The organiser's secret of a group that is offered again, and the instance's code; a done entry no longer holds them.
 */
async function withSecrets(db: LocalDb, { name, input, groupId, state }: OutboxEntry): Promise<unknown> {
  if (state !== 'done' || !flagsOf(name).opensGroup) return input;
  const [organizer, groupCode] = [await db.organizers.get(groupId), await knownGroupCode(db)];
  return {
    ...(input as object),
    ...(organizer ? { organizerToken: organizer.token } : {}),
    ...(groupCode === undefined ? {} : { groupCode }),
  };
}

/**
 * The write is sent once more as another one, because the server keeps its refusal of this one. Every page of the
 * device gives it the same mutation id.
 */
export async function renew(db: LocalDb, { order, mutationId }: OutboxEntry): Promise<void> {
  await db.outbox.update(order, { mutationId: nextMutationId(mutationId) });
}

/** `<id>-2` is the second one that a write has, `<id>-3` the third. */
export function nextMutationId(mutationId: string): string {
  const [, first = mutationId, count = '1'] = /^(.+)-(\d{1,3})$/.exec(mutationId) ?? [];
  return `${first}-${Number(count) + 1}`;
}

/** The same behind what has been made since (invariant S4), by the session that its member has now. */
export async function renewAs(
  db: LocalDb,
  { order, code: _, base: __, highestTimestamp: ___, ...entry }: OutboxEntry,
  now: Pick<OutboxEntry, 'actor' | 'timestamp' | 'base'>,
): Promise<string> {
  const mutationId = nextMutationId(entry.mutationId);
  await db.outbox.delete(order);
  await db.outbox.add({ ...entry, ...now, mutationId, state: 'pending' });
  return mutationId;
}

/** The writes are another member's from now on; they keep their places. */
export async function giveTo(db: LocalDb, entries: readonly OutboxEntry[], memberId: string): Promise<void> {
  for (const { order } of entries) await db.outbox.update(order, { memberId });
}

/**
 * Another session of the same member sends the write from now on; behind all others, since its own join comes first.
 */
export async function requeueAs(db: LocalDb, entry: OutboxEntry, actor: string): Promise<void> {
  const { order, code: _code, base, ...rest } = entry;
  await db.outbox.delete(order);
  // What was accepted once is offered again without its base, as in `resubmit`.
  await db.outbox.add({ ...rest, ...(entry.state === 'done' ? {} : { base }), actor, state: 'pending' });
}

/** The write stays rejected; when it is retried, another session of the same member sends it, behind its own join. */
export async function reassign(db: LocalDb, { order, ...entry }: OutboxEntry, actor: string): Promise<void> {
  await db.outbox.delete(order);
  await db.outbox.add({ ...entry, actor });
}

/** The person gives writes up, or one is replaced by a new write. */
export async function discard(db: LocalDb, entries: readonly OutboxEntry[]): Promise<void> {
  await db.outbox.bulkDelete(entries.map((one) => one.order));
}

/** Writes of a group that have a result: the group leaves this device. */
export async function discardSettled(db: LocalDb, groupId: string): Promise<void> {
  await db.outbox
    .where('[groupId+state]')
    .anyOf([
      [groupId, 'done'],
      [groupId, 'rejected'],
    ])
    .delete();
}

/** The group leaves this device. */
export async function discardGroup(db: LocalDb, groupId: string): Promise<void> {
  await db.outbox.where('groupId').equals(groupId).delete();
}

/**
 * Done writes are kept this long, so that they can be resubmitted to a server that was restored from a backup (rule
 * P8).
 */
const keepDoneMs = 30 * 24 * 60 * 60 * 1000;

export async function forgetDone(db: LocalDb, nowMs: number): Promise<void> {
  // An entry that was resubmitted keeps the `doneAt` of its first result, so its state counts as well.
  await db.outbox
    .where('doneAt')
    .below(nowMs - keepDoneMs)
    .filter((one) => one.state === 'done')
    .delete();
}

/**
 * The write gets another timestamp: the clock that gave it the present one stood in the server's future (rule P6); a
 * copy that was sent before still has that (rule P10).
 */
export async function retime(db: LocalDb, entry: OutboxEntry, timestamp: number): Promise<void> {
  const highestTimestamp = Math.max(entry.timestamp, entry.highestTimestamp ?? 0);
  await db.outbox.update(entry.order, { timestamp, highestTimestamp });
}
