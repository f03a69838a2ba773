import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import { flagsOf, isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import type { LocalDb, OutboxEntry } from '#app/local/device/db.ts';
import type { Device } from '#app/local/device/device.ts';
import { rememberGroupCode } from '#app/local/device/group-code.ts';
import { sessionStatus, waitsForJoin } from './actor-policy.ts';
import { addToOutbox, pendingOf, readView } from './queue.ts';
import { discard } from './transitions.ts';

/** Whether a group was refused for the code that the instance asks for. */
export const lacksCode = ({ code }: OutboxEntry): boolean =>
  code === 'group_code_missing' || code === 'group_code_wrong';

/**
 * Sends a rejected write again as a new one: with another mutation id, made on the present rows (rules P6, P7), behind
 * what has been made since (invariant S4). What others wait for keeps its place ahead of them: a join, a claim, the
 * opening of a group. Of a member who was removed the server is asked first whether they are back (rule P14); then it
 * goes by itself.
 * @param added what the input was refused for lacking
 */
export async function retryRejected(device: Device, mutationId: string, added: object = {}): Promise<void> {
  const { db } = device;
  await db.write([db.outbox, db.rows, db.sessions], async () => {
    const entry = await db.outbox.where('mutationId').equals(mutationId).first();
    if (entry?.state !== 'rejected' || !isMutationName(entry.name)) return;
    const session = await db.sessions.get(entry.actor);
    if (session && entry.code === 'member_removed' && sessionStatus(session) === 'removed') {
      if (session.removedSaidAt !== undefined) await db.sessions.update(session.id, { removedSaidAt: 0 });
      return;
    }
    const { bindsSession, opensGroup } = flagsOf(entry.name);
    const keepsPlace = bindsSession === true || opensGroup === true;
    const base = await baseOfNow(db, entry, mutationDefinitions[entry.name]);
    await discard(db, [entry]);
    await addToOutbox(
      device,
      { ...entry, name: entry.name, input: { ...(entry.input as object), ...added }, base },
      keepsPlace ? entry.order : undefined,
    );
  });
}

/**
 * The write that a retry is made on. Not one that waits and was itself made on the rejected write: the server rejects
 * that too (rule P7).
 */
async function baseOfNow(
  db: LocalDb,
  entry: OutboxEntry,
  definition: MutationDefinition<unknown>,
): Promise<string | null | undefined> {
  const target = definition.checksBase ? definition.target(entry.input, entry.memberId, entry.groupId) : undefined;
  if (!target) return undefined;
  const rejected = new Set([entry.mutationId]);
  for (const { base, mutationId } of await pendingOf(db, entry.groupId))
    if (base && rejected.has(base)) rejected.add(mutationId);
  const view = await readView(db, entry.groupId, rejected);
  return view.get(target.kind, target.id)?.mutationId ?? null;
}

/** The pending writes that wait for a rejected join or claim. */
export async function waitingBehind(db: LocalDb, join: OutboxEntry): Promise<OutboxEntry[]> {
  return (await pendingOf(db, join.groupId)).filter((one) => waitsForJoin(one, join));
}

/** Retries a refused `createGroup` with the code that it lacked; the pending writes of the group are sent after it. */
export async function retryWithCode(device: Device, mutationId: string, groupCode: string): Promise<void> {
  const { db } = device;
  await db.write([db.outbox, db.rows, db.sessions], async () => {
    await rememberGroupCode(db, groupCode);
    await retryRejected(device, mutationId, { groupCode });
  });
}
