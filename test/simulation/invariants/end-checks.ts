import type { OutboxEntry } from '#app/local/device/db.ts';
import { needsNoSession } from '#app/local/outbox/actor-policy.ts';
import { liveRows, toWire } from '#server/sync/row-stores.ts';
import { difference, rowText } from '../world/row-text.ts';
import type { SimulatedServer } from '../world/server.ts';
import type { SimulatedDevice } from '../world/simulated-device.ts';
import { checkServerAuthors } from './authorship.ts';
import { deviceBehind, entryStillWaiting } from './convergence.ts';
import { InvariantViolation } from './invariant-violation.ts';
import { isOvertaken } from './overtaken.ts';
import { isShutOut } from './shut-out.ts';

/** Checked when the network works again and every queue has had time to drain. */
export async function checkEnd(
  devices: readonly SimulatedDevice[],
  server: SimulatedServer,
  groupId: string,
): Promise<void> {
  const { record, tables } = server;
  const waiting = entryStillWaiting(devices, tables, groupId);
  if (waiting) throw new InvariantViolation('L1', waiting);
  const behind = deviceBehind(devices, server, groupId);
  if (behind) throw new InvariantViolation('L2', behind);
  await checkTables(server, groupId);
  for (const device of devices) checkFinalOutbox(device, devices, server, groupId);
  checkServerAuthors(devices, record, groupId);
  const wrong = record.present.votes.compare(groupId, record.rowsNow(groupId) ?? new Map());
  if (wrong) throw new InvariantViolation('S2', wrong);
}

/** S5: what the commits have published is what the tables hold. */
async function checkTables({ db, record, tables }: SimulatedServer, groupId: string): Promise<void> {
  const rows = record.rowsNow(groupId);
  if (!rows || tables.isDeleted(groupId)) return;
  const wire = toWire(await liveRows(db, groupId)).rows;
  const wrong = difference(new Map(wire.map((row) => [`${row.kind}/${row.id}`, rowText(row)])), rows);
  if (wrong) throw new InvariantViolation('S5', `the tables and the commits of ${groupId} differ: ${wrong}`);
}

/**
 * The organizer is asked about a removal of a member who is here: also where the restored server knows it, and the
 * member's own device has joined again since.
 */
const isUndone = (device: SimulatedDevice, { groupId, code, input }: OutboxEntry): boolean =>
  code === 'undone_by_restore' &&
  device.rows(groupId).some((row) => row.kind === 'member' && row.id === (input as { memberId: string }).memberId);

/** S1, S3, S9: in which state each entry may be in the end. */
function checkFinalOutbox(
  device: SimulatedDevice,
  devices: readonly SimulatedDevice[],
  { record, tables }: SimulatedServer,
  groupId: string,
): void {
  const { accepted } = record.present;
  const sessions = new Map(device.sessions().map((one) => [one.id, one]));
  // Only the last restore counts: after the next one a device starts anew with what it then holds.
  const isListening =
    device.generation === 0 &&
    device.group(groupId)?.archived === undefined &&
    device.heardOfRestore === record.restores &&
    !isShutOut(device, tables, groupId);
  const isCopied = (session: string) =>
    devices.some((one) => one !== device && one.sessions().some(({ id }) => id === session));
  const shown = new Set([...device.rows(groupId)].map((row) => row.mutationId));
  for (const entry of device.outbox()) {
    const { groupId: entryGroup, state, code, name, mutationId, actor } = entry;
    const isHere = entryGroup === groupId;
    if (isHere && state === 'pending' && sessions.get(actor)?.why === 'removed')
      throw new InvariantViolation('S3', `${name} ${mutationId} waits in the name of a member who was removed`);
    const isOver = accepted.has(mutationId) || isOvertaken(device, entry);
    if (isListening && device.mustResubmit.has(mutationId) && state === 'done' && !isOver)
      throw new InvariantViolation('S9', `${name} ${mutationId} was in effect before the restore, and is not any more`);
    // `too_old` says that the server can no longer tell. A session that has logged out cannot ask again (rule P8), nor
    // one whose member was removed, whom a copy of this storage has brought back; a row can still tell of the write.
    const session = sessions.get(actor);
    const canAsk =
      needsNoSession(actor) || (session !== undefined && !(session.why === 'removed' && isCopied(session.id)));
    const canLearn = shown.has(mutationId) || (canAsk && !isUndone(device, entry));
    if (isHere && state === 'rejected' && accepted.has(mutationId) && code !== 'too_old' && canLearn)
      throw new InvariantViolation('S1', `${name} ${mutationId} is rejected with ${code} and in effect`);
  }
}
