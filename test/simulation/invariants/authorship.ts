import type { SimulatedDevice } from '../world/simulated-device.ts';
import type { ServerRecord } from '../world/server-record.ts';
import { InvariantViolation } from './invariant-violation.ts';

/** Kinds of rows that belong to a member. */
export const ownedKinds = new Set([
  'simpleResponse',
  'preference',
  'customResponse',
  'dateVote',
  'typeVote',
  'placeVote',
  'rating',
  'typedPlace',
  'rsvp',
]);

/**
 * The member who queued a write, if that was never `memberId`: of a storage and its copy, or its earlier state, only
 * one may have resolved a name clash.
 */
export function otherAuthor(
  memberId: string | undefined,
  mutationId: string,
  devices: readonly SimulatedDevice[],
): string | undefined {
  if (memberId === undefined) return undefined;
  let author: string | undefined;
  for (const device of devices) {
    const authors = device.authors.get(mutationId);
    if (authors?.has(memberId)) return undefined;
    author ??= authors?.values().next().value;
  }
  return author !== undefined && isOfClonedSession(memberId, mutationId, devices) ? undefined : author;
}

/**
 * Storage that was cloned has the same session twice: whom its person was taken for on one device, the other one's
 * writes are made as, also when the first has another storage since.
 */
function isOfClonedSession(memberId: string, mutationId: string, devices: readonly SimulatedDevice[]): boolean {
  const actor = devices.flatMap((device) => device.outbox()).find((one) => one.mutationId === mutationId)?.actor;
  if (actor === undefined) return false;
  return devices.some((device) => !device.authors.has(mutationId) && device.membersOf.get(actor)?.has(memberId));
}

/** S11 for the rows of a device. */
export function checkRowAuthors(device: SimulatedDevice, devices: readonly SimulatedDevice[], groupId: string): void {
  for (const row of device.rows(groupId)) {
    if (!ownedKinds.has(row.kind)) continue;
    const { memberId } = row.data as { memberId?: string };
    const other = otherAuthor(memberId, row.mutationId, devices);
    if (other !== undefined)
      throw new InvariantViolation('S11', `${row.kind} ${row.mutationId} of ${other} stands under ${memberId}`);
  }
}

type TextRow = [kind: string, id: string, version: number, timestamp: number, mutationId: string, data: object];

/** S2, S11 for the server's rows: each stands by an accepted write, under the member in whose name it was made. */
export function checkServerAuthors(devices: readonly SimulatedDevice[], record: ServerRecord, groupId: string): void {
  for (const [key, text] of record.rowsNow(groupId) ?? []) {
    const [kind, , , , mutationId, data] = JSON.parse(text) as TextRow;
    if (!ownedKinds.has(kind)) continue;
    if (devices.some((device) => device.queued.has(mutationId)) && !record.present.accepted.has(mutationId))
      throw new InvariantViolation('S2', `${key} stands by ${mutationId}, which was never accepted`);
    const { memberId } = data as { memberId?: string };
    const other = otherAuthor(memberId, mutationId, devices);
    if (other !== undefined)
      throw new InvariantViolation('S11', `${key} stands under ${memberId}; it was made by ${other}`);
  }
}
