import type { OutboxEntry } from '#app/local/device/db.ts';
import { rowKey, type Row } from '#shared/kernel/rows.ts';
import { difference, rowText, type Rows } from '../world/row-text.ts';
import type { SimulatedServer } from '../world/server.ts';
import type { SimulatedDevice } from '../world/simulated-device.ts';
import { InvariantViolation } from './invariant-violation.ts';
import { acceptanceKey } from './outbox-checks.ts';

const texts = new WeakMap<object, string>();

/** The storage has another object for whatever is written, so a text can be kept by its object. */
function textOf(row: Row): string {
  const known = texts.get(row.data);
  if (known !== undefined) return known;
  const text = rowText(row);
  texts.set(row.data, text);
  return text;
}

export const rowsHeldBy = (device: SimulatedDevice, groupId: string): Rows =>
  new Map(device.rows(groupId).map((row) => [rowKey(row.kind, row.id), textOf(row)]));

/** S5: the confirmed rows of a device are exactly the server's rows at the device's cursor. */
export function checkConfirmedRows(device: SimulatedDevice, server: SimulatedServer, groupId: string): void {
  const cursor = device.cursor(groupId);
  if (!cursor && device.rows(groupId).length > 0)
    throw new InvariantViolation('S5', `${device.label} holds rows and no cursor`);
  if (!cursor || cursor.lost) return;
  const truth = server.record.rowsAt.get(`${groupId}/${cursor.version}:${cursor.nonce}`);
  if (!truth) throw new InvariantViolation('S5', `${device.label} is at a point that never was: ${cursor.version}`);
  const wrong = difference(rowsHeldBy(device, groupId), truth);
  if (wrong) throw new InvariantViolation('S5', `${device.label} at version ${cursor.version}: ${wrong}`);
}

/**
 * S1, S6: what a device has as done is in the rows of its cursor. `fresh`: mutation ids that became done in this step.
 */
export function checkDoneEntries(
  device: SimulatedDevice,
  server: SimulatedServer,
  groupId: string,
  entries: readonly OutboxEntry[],
  fresh: ReadonlySet<string>,
): void {
  const cursor = device.cursor(groupId);
  if (!cursor || cursor.lost) return;
  const { record, tables } = server;
  const { stored, versions } = record.present;
  for (const entry of entries) {
    const { mutationId, name } = entry;
    if (entry.groupId !== groupId || entry.state !== 'done' || record.reportedWithoutRows.has(mutationId)) continue;
    if (fresh.has(mutationId) && name !== 'logout' && !stored.has(mutationId) && tables.knows(groupId, cursor))
      throw new InvariantViolation(
        'S1',
        `${device.label} has ${name} ${mutationId} as done in a history that does not have it`,
      );
    if ((versions.get(mutationId) ?? 0) <= cursor.version) continue;
    // It has no rows: that a session has ended is also known from a refusal of another request.
    if (name === 'logout') continue;
    // Accepted in a history that is gone, by a session that has logged out since: a copy of the request that takes
    // effect only now is news like any other.
    if ((device.acceptedAt.get(acceptanceKey(entry)) ?? 0) < (record.effectOf.get(mutationId) ?? 0)) continue;
    if (tables.knows(groupId, cursor))
      throw new InvariantViolation(
        'S6',
        `${device.label} has ${name} ${mutationId} as done at version ${cursor.version}, and does not show it yet`,
      );
  }
}
