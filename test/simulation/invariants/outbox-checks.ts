import type { OutboxEntry } from '#app/local/device/db.ts';
import type { SimulatedDevice } from '../world/simulated-device.ts';
import type { ServerRecord } from '../world/server-record.ts';
import { nextMutationId } from '#app/local/outbox/transitions.ts';
import { InvariantViolation } from './invariant-violation.ts';
import { isOvertaken } from './overtaken.ts';

/** Codes by which a device rejects an entry although the server has not rejected that very mutation. */
const rejectedByKind = new Set(['member_removed', 'group_gone', 'session_revoked', 'undone_by_restore']);

/** An acceptance: after a restore the same mutation can be accepted again. */
export const acceptanceKey = ({ mutationId, doneAt }: OutboxEntry): string => `${mutationId} ${doneAt ?? ''}`;

/**
 * S1, S2, S3 for the outbox of one device.
 * @returns the mutation ids that are seen as accepted for the first time, by a result.
 */
export function checkOutbox(
  device: SimulatedDevice,
  record: ServerRecord,
  entries: readonly OutboxEntry[],
): ReadonlySet<string> {
  checkNothingLost(device, entries);
  const fresh = new Set<string>();
  for (const entry of entries) {
    const key = acceptanceKey(entry);
    if (entry.state === 'done' && !device.acceptedAt.has(key)) {
      device.acceptedAt.set(key, record.effects);
      if (isOvertaken(device, entry)) device.overtaken.add(key);
      else fresh.add(entry.mutationId);
    }
    if (!device.overtaken.has(key)) checkResultWasHeard(device, record, entry);
  }
  return fresh;
}

/**
 * Writes that are sent again as another one of their own accord, after their member was brought back (rule P14).
 * @returns how many are new
 */
export function noteSentAgain(device: SimulatedDevice, entries: readonly OutboxEntry[]): number {
  const here = new Set(entries.map((one) => one.mutationId));
  const renewed = [...device.queued.keys()].filter(
    (one) => here.has(nextMutationId(one)) && !here.has(one) && !device.discarded.has(one),
  );
  for (const one of renewed) device.discarded.add(one);
  return renewed.length;
}

function checkNothingLost(device: SimulatedDevice, entries: readonly OutboxEntry[]): void {
  const here = new Set(entries.map((one) => one.mutationId));
  for (const [mutationId, { name }] of device.queued)
    if (!here.has(mutationId) && !device.discarded.has(mutationId))
      throw new InvariantViolation('S1', `${device.label} lost ${name} ${mutationId}`);
  for (const mutationId of device.reportedKept)
    if (!device.queued.has(mutationId))
      throw new InvariantViolation('S1', `${device.label} reported ${mutationId} as kept, and it was not`);
  if (here.size !== entries.length) throw new InvariantViolation('S2', `${device.label} holds a mutation twice`);
}

/**
 * S3: an entry is done or rejected only by a result that has reached this device, or done by a later vote of the same
 * member.
 */
function checkResultWasHeard(device: SimulatedDevice, record: ServerRecord, entry: OutboxEntry): void {
  const { mutationId, name, state, code } = entry;
  const isHeard = (one: string | undefined) => record.heard.has(`${mutationId} ${one ?? ''}`);
  if (state === 'done' && name !== 'logout' && !isHeard('applied') && !isHeard('superseded'))
    throw new InvariantViolation('S3', `${device.label} has ${name} ${mutationId} as done, and no answer said so`);
  if (state === 'rejected' && !isHeard(code) && !rejectedByKind.has(code ?? ''))
    throw new InvariantViolation(
      'S3',
      `${device.label} rejected ${name} ${mutationId} with ${code}, and no answer said so`,
    );
}
