import type { OutboxEntry, StoredRow } from '#app/local/device/db.ts';
import type { MutationDefinition } from '#shared/kernel/mutation.ts';
import type { GroupReplica } from '#shared/kernel/replica.ts';
import { beats, rowKey } from '#shared/kernel/rows.ts';
import { bindsSession, isMutationName, mutationDefinitions } from '#shared/protocol/mutations.ts';
import { rebase } from '#shared/protocol/rebase.ts';
import { difference, type Rows } from '../world/row-text.ts';
import type { SimulatedDevice } from '../world/simulated-device.ts';
import { ownedKinds } from './authorship.ts';
import { InvariantViolation } from './invariant-violation.ts';

const shownKinds = [
  'group',
  'member',
  'simpleResponse',
  'preference',
  'customResponse',
  'dateVote',
  'typeVote',
  'rating',
  'activity',
  'placeVote',
  'decision',
  'decisionAct',
  'deadline',
  'rsvp',
  'typedPlace',
] as const;

const pendingEntries = (device: SimulatedDevice, groupId: string): OutboxEntry[] =>
  device
    .outbox()
    .filter((one) => one.groupId === groupId && one.state === 'pending')
    .sort((a, b) => a.order - b.order);

const toWrites = (entries: readonly OutboxEntry[]) => entries.map((one) => ({ ...one, memberId: one.memberId }));

/** What a screen of the device shows, made from the stored records without the app's own reads. */
export const viewFromStorage = (device: SimulatedDevice, groupId: string): GroupReplica =>
  rebase(device.rows(groupId), toWrites(pendingEntries(device, groupId)));

/** Rows and pending writes whose view has been checked; the storage has another object for whatever is written. */
const checked = new WeakMap<SimulatedDevice, Map<string, readonly object[]>>();

/** P19: whoever's budget is private has no amount in any row that a device shows. */
function checkPrivacy(device: SimulatedDevice, view: GroupReplica): void {
  for (const { id, data } of view.list('member')) {
    if (!data.budgetPrivacy?.isPrivate) continue;
    const simple = view.get('simpleResponse', id)?.data.payload;
    const preference = view.get('preference', id)?.data.answers;
    const amounts = [simple?.budgetTier, simple?.budgetMin, simple?.budgetMax, preference?.flightBudget]
      .concat(preference?.accommodationBudget, preference?.dailyBudget)
      .filter((one) => one !== null && one !== undefined);
    if (amounts.length > 0)
      throw new InvariantViolation('P19', `${device.label} shows a private budget of ${id}: ${amounts.join(', ')}`);
  }
}

/** S6 and S7 for what a device shows of a group. */
export function checkView(device: SimulatedDevice, groupId: string): void {
  const rows = device.rows(groupId);
  const pending = pendingEntries(device, groupId);
  const seen: readonly object[] = [...pending, ...rows];
  const groups = checked.get(device) ?? new Map<string, readonly object[]>();
  checked.set(device, groups);
  const before = groups.get(groupId);
  if (before?.length === seen.length && seen.every((one, index) => one === before[index])) return;
  const view = rebase(rows, toWrites(pending));
  for (const [index, entry] of pending.entries()) checkOwnWrite(device, view, entry, pending, index);
  checkPrivacy(device, view);
  checkIdempotent(device, rows, pending, view);
  groups.set(groupId, seen);
}

/** S7: applying every pending write twice gives the same view. */
function checkIdempotent(
  device: SimulatedDevice,
  rows: readonly StoredRow[],
  pending: readonly OutboxEntry[],
  view: GroupReplica,
): void {
  if (pending.length === 0) return;
  const twice = rebase(
    rows,
    toWrites(pending).flatMap((one) => [one, one]),
  );
  const wrong = isSameView(view, twice) ? undefined : difference(viewTexts(view), viewTexts(twice));
  if (wrong)
    throw new InvariantViolation('S7', `${device.label}: applying every write twice is not the same: ${wrong}`);
}

/** Whether both show the same data. Most rows are the very same objects, which needs no comparison of texts. */
function isSameView(view: GroupReplica, other: GroupReplica): boolean {
  return shownKinds.every((kind) => {
    const rows = view.list(kind);
    return (
      rows.length === other.list(kind).length &&
      rows.every((row) => {
        const twin = other.get(kind, row.id);
        return (
          twin?.mutationId === row.mutationId &&
          (twin.data === row.data || JSON.stringify(twin.data) === JSON.stringify(row.data))
        );
      })
    );
  });
}

export function viewTexts(view: GroupReplica): Rows {
  const found = new Map<string, string>();
  for (const kind of shownKinds)
    for (const row of view.list(kind)) found.set(rowKey(row.kind, row.id), JSON.stringify([row.mutationId, row.data]));
  return found;
}

/**
 * Mutations that remove the row that they write. They are told by their names, not by their reducers, which a mutant
 * may have changed.
 */
const takesBack = /^(withdraw|unrate)/;

/** S6: a device shows its own write from the moment it is queued, unless a later write is there. */
function checkOwnWrite(
  device: SimulatedDevice,
  view: GroupReplica,
  entry: OutboxEntry,
  pending: readonly OutboxEntry[],
  index: number,
): void {
  // A group whose own row is not here yet, or was lost by the server, is shown as loading.
  if (
    !isMutationName(entry.name) ||
    entry.memberId === undefined ||
    !view.get('group', entry.groupId) ||
    !view.get('member', entry.memberId)
  )
    return;
  const definition = mutationDefinitions[entry.name] as MutationDefinition<unknown>;
  const target = definition.target(entry.input, entry.memberId, entry.groupId);
  if (!target || !ownedKinds.has(target.kind) || mayBeUndone(entry, pending, index)) return;
  if (isListedLater(device, view, entry, pending.slice(index + 1))) return;
  const row = view.get(target.kind, target.id);
  const last = view.lastWrite(target.kind, target.id);
  const isBeaten = last !== undefined && last.mutationId !== entry.mutationId && beats(last, entry);
  const isSeen = takesBack.test(entry.name) ? !row : row?.mutationId === entry.mutationId;
  if (!isSeen && !isBeaten)
    throw new InvariantViolation(
      'S6',
      `${device.label} does not show its own ${entry.name} ${entry.mutationId}${row ? '' : ' (if it removes its row: is its name in takesBack?)'}`,
    );
}

/**
 * Whether the member is on the list only by a claim that was made after this write: the member was removed, the claim
 * that this write waits for was rejected, and the person has claimed the name once more.
 */
function isListedLater(
  device: SimulatedDevice,
  view: GroupReplica,
  { groupId, memberId = '' }: OutboxEntry,
  later: readonly OutboxEntry[],
): boolean {
  const maker = view.get('member', memberId)?.mutationId;
  const isConfirmed = device.rows(groupId).some((row) => row.kind === 'member' && row.id === memberId);
  return !isConfirmed && later.some((one) => one.mutationId === maker && bindsSession(one.name));
}

/**
 * Other pending writes may have undone it: a later save withdraws votes that contradict it, and leaving or a removal
 * takes everything.
 */
function mayBeUndone(entry: OutboxEntry, pending: readonly OutboxEntry[], index: number): boolean {
  const isUndoneLater = pending
    .slice(index + 1)
    .some(
      (later) =>
        later.memberId === entry.memberId && (later.name === 'saveSimpleResponse' || later.name === 'leaveGroup'),
    );
  if (isUndoneLater) return true;
  if (pending.some((one) => one.name === 'removeMember' || one.name === 'cleanUpDuplicates')) return true;
  // Without the required answer the reducer rejects it.
  return entry.name === 'saveCustomResponse' && !('food' in (entry.input as { responses: object }).responses);
}
